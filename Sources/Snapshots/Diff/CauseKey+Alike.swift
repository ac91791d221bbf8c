import CatalogCore

/// The keys of causes that many views of interface files have in common.
extension CauseKey {
  static func fonts(_ view: SnapshotChange.View, _ font: SnapshotChange.FontSwitch) -> CauseKey {
    CauseKey(
      .alike(noun: view.noun),
      ["views alike", "font", view.noun] + optional(font.from) + optional(font.to))
  }

  /// Words of states and notes are those that came and went: others that a view has tell nothing.
  static func alike(
    _ name: SnapshotDocument.Attribute.Name, _ from: [SnapshotDocument.Attribute],
    _ to: [SnapshotDocument.Attribute]
  ) -> CauseKey {
    let words: [String]
    if let lists = WordLists(name, from, to) {
      words = ["\(lists.gone.count)"] + lists.gone + lists.new
    } else {
      words = [description(from), description(to)]
    }
    return CauseKey(.alike(noun: "view"), ["views alike", name.rawValue] + words)
  }

  static func sizes(_ view: SnapshotChange.View, from: String, to: String) -> CauseKey {
    CauseKey(.alike(noun: view.noun), ["views alike", "size", view.noun, from, to])
  }

  /// Views of one screen that have other frames.
  static func laidOut(_ names: [String], screen: String) -> CauseKey {
    CauseKey(.laidOut(names), ["views laid out", screen])
  }

  static func rowsDrawn(from origin: SnapshotDocument.Height.Origin) -> CauseKey {
    CauseKey(.rowsDrawn, ["rows drawn", origin.rawValue])
  }

  /// A colour with a name whose components are others; `nil` for every other change.
  static func namedColor(
    from: [SnapshotDocument.Attribute], to: [SnapshotDocument.Attribute]
  ) -> CauseKey? {
    guard from.count == 1, to.count == 1, [.color, .background, .tint].contains(to[0].name),
      from[0].arguments.count == 2, to[0].arguments.count == 2,
      case .text(let old) = from[0].arguments[0], case .text(let name) = to[0].arguments[0],
      old.hasSameBytes(as: name)
    else { return nil }
    let (before, after) = (from[0].arguments[1].words, to[0].arguments[1].words)
    return CauseKey(
      .namedColor(name, from: before, to: after), ["named colour", name, before, after])
  }

  static func findingReworded(_ finding: SnapshotChange.FindingKey, from message: String)
    -> CauseKey
  {
    CauseKey(
      .findingReworded(finding, from: message),
      ["finding reworded", finding.id.text, message, finding.message.text])
  }
}
