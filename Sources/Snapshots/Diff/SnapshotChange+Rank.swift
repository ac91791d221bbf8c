import CatalogCore

extension SnapshotChange {
  /// What a reviewer should see first of it.
  var rank: Cause.Rank {
    switch difference {
    case .state(_, .failed): return .failed
    case .text(.screenID, _, _), .text(.scenarioID, _, _): return .renamed
    case .inserted, .removed, .moved: break
    case .reparented: return .moved
    case .renamed(_, let renaming): return renaming == .object ? .quiet : .changed
    case .attribute(.frame, let from, let to) where view != nil:
      return FrameChange(from: from, to: to)?.isMove == true ? .moved : .changed
    case .text(.value, _, _), .text(.style, _, _), .text(.header, _, _), .text(.footer, _, _),
      .text(.indexTitle, _, _), .text(.screenTitle, _, _), .table, .state, .replaced, .rowKind,
      .heightRule,
      .layout, .height, .slotKind, .source, .route:
      return .changed
    case .attribute(let name, _, _): return name.isSeen ? .changed : .quiet
    case .text, .imported, .initial, .listed: return .quiet
    }
    switch (place.owner, difference) {
    case (.finding(let finding, _), .inserted):
      return finding.severity == .error ? .failed : .warned
    case (.variant, _), (.note, _), (.finding, _), (.kind, _): return .quiet
    case (_, .removed): return .partRemoved
    case (_, .inserted): return .added
    default: return .moved
    }
  }
}

extension SnapshotDocument.Attribute.Name {
  /// Whether it changes what a row looks like or does.
  var isSeen: Bool {
    switch self {
    case .accessibilityLabel, .accessibilityHint, .accessibilityIdentifier, .accessibilityTraits,
      .note, .frame:
      false
    default: true
    }
  }
}
