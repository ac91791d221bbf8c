import Screens
import Snapshots

// How the words of the architecture are written in a snapshot.

extension SnapshotDocument.Row {
  /// What a cell shows, before the row is named.
  init(_ cell: BoundCell) {
    self.init(
      kind: "", identity: "", attributes: cell.accessibility.attributes,
      slots: cell.slots.map(SnapshotDocument.Slot.init),
      actions: cell.actions.map(SnapshotDocument.Action.init))
    if cell.accessory != .none {
      attributes.append(SnapshotDocument.Attribute(.accessory, .word(cell.accessory.word)))
    }
  }
}

extension SnapshotDocument.Slot {
  init(_ slot: Slot) {
    self.init(.custom, slot.id, value: "")
    switch slot.content {
    case .text(let text, let style, let lines):
      kind = .text
      self.style = style.rawValue
      value = text
      if lines != 1 { attributes.append(.lines(lines)) }
    case .attributedText(let runs, let style, let lines):
      kind = .text
      self.style = style.rawValue
      value = runs.map(\.text).joined()
      if lines != 1 { attributes.append(.lines(lines)) }
      attributes += runs.map(SnapshotDocument.Attribute.run)
    case .image(let name, let width, let height):
      kind = .image
      value = name
      attributes.append(.numbers(.size, width, height))
    case .button(let title):
      kind = .button
      value = title
    case .toggle(let isOn):
      kind = .toggle
      value = isOn ? "on" : "off"
    case .slider(let number, let range):
      kind = .slider
      value = Points(number)?.text ?? "\(number)"
      attributes.append(.numbers(.range, range.lowerBound, range.upperBound))
    case .textField(let text, let placeholder):
      kind = .field
      value = text
      if let placeholder {
        attributes.append(SnapshotDocument.Attribute(.placeholder, .text(placeholder)))
      }
    case .progress(let part):
      kind = .progress
      value = Points(part)?.text ?? "\(part)"
    case .custom(let kind, let description, let width, let height):
      style = kind
      value = description
      if let width, let height { attributes.append(.numbers(.size, width, height)) }
    }
    switch slot.source {
    case .field(let field): source = .field(field)
    case .label(let label): source = .label(label)
    case .constant, .unknown: source = nil
    }
    if slot.mayTruncate {
      attributes.append(SnapshotDocument.Attribute(.truncation, .word("allowed")))
    }
    if let color = slot.color {
      attributes.append(SnapshotDocument.Attribute(.color, .text(color)))
    }
    if let shadow = slot.shadow {
      attributes.append(
        SnapshotDocument.Attribute(
          .shadow, .text(shadow.color), .number(Points(shadow.x) ?? Points(0)),
          .number(Points(shadow.y) ?? Points(0))))
    }
    attributes += slot.accessibility.attributes
  }
}

extension SnapshotDocument.Attribute {
  fileprivate static func lines(_ count: Int) -> SnapshotDocument.Attribute {
    // `Int.max` lines, as some write for no limit, would be more than a snapshot's numbers hold.
    SnapshotDocument.Attribute(.lines, .number(Points(max(0, min(count, 1_000_000)))))
  }

  fileprivate static func numbers(_ name: Name, _ numbers: Double...)
    -> SnapshotDocument.Attribute
  {
    SnapshotDocument.Attribute(name, numbers.map { .number(Points($0) ?? Points(0)) })
  }

  fileprivate static func run(_ run: TextRun) -> SnapshotDocument.Attribute {
    var arguments: [SnapshotDocument.Argument] = [.text(run.text)]
    if run.isBold { arguments.append(.word("bold")) }
    if run.isItalic { arguments.append(.word("italic")) }
    if let color = run.color { arguments += [.word("color"), .text(color)] }
    return SnapshotDocument.Attribute(.run, arguments)
  }
}

extension SnapshotDocument.Action {
  init(_ action: Action) {
    self.init(action.id)
    route = action.route.map { route in
      SnapshotDocument.Route(
        SnapshotDocument.Route.Transition(route.transition), route.screen, query: route.query)
    }
    guard let swipe = action.swipe else { return }
    attributes = [
      SnapshotDocument.Attribute(.title, .text(swipe.title)),
      SnapshotDocument.Attribute(.swipe, .word(swipe.edge.rawValue)),
    ]
    if swipe.isDestructive {
      attributes.append(SnapshotDocument.Attribute(.role, .word("destructive")))
    }
  }
}

extension SnapshotDocument.Route.Transition {
  init(_ transition: Route.Transition) {
    switch transition {
    case .push: self = .push
    case .present: self = .present
    }
  }
}

extension SnapshotDocument.TableStyle {
  init(_ style: TableStyle) {
    switch style {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    }
  }
}

extension SnapshotDocument.State {
  init(_ state: RenderedScreen.State) {
    switch state {
    case .idle: self = .idle
    case .loading: self = .loading
    case .content: self = .content
    case .empty: self = .empty
    case .failed: self = .failed
    }
  }
}

extension SnapshotDocument.Finding {
  init(_ finding: RenderedScreen.Finding) {
    switch finding {
    case .error(let error):
      self.init(
        id: error.findingID, severity: .error, message: error.sentence, row: error.row)
    case .leak(let leak):
      self.init(id: "reuse-leak", severity: .warning, message: leak.sentence, row: leak.row)
    }
  }
}

extension SnapshotDocument.Finding {
  /// A cell class whose height is negative, not finite, or more than a snapshot can hold.
  init(kindWithoutHeight row: Row) {
    self.init(
      id: "invalid-height", severity: .error,
      message: "\(row.cellIdentifier) states a height that is no number of points",
      row: row.identity)
  }
}

extension Accessibility {
  var attributes: [SnapshotDocument.Attribute] {
    let texts: [(SnapshotDocument.Attribute.Name, String?)] = [
      (.accessibilityLabel, label), (.accessibilityHint, hint),
      (.accessibilityIdentifier, identifier),
    ]
    var attributes = texts.compactMap { name, text in
      text.map { SnapshotDocument.Attribute(name, .text($0)) }
    }
    if !traits.isEmpty {
      attributes.append(
        SnapshotDocument.Attribute(.accessibilityTraits, traits.map { .word($0.word) }))
    }
    return attributes
  }
}

extension Accessibility.Trait {
  fileprivate var word: String {
    switch self {
    case .notEnabled: "not-enabled"
    case .updatesFrequently: "updates-frequently"
    default: rawValue
    }
  }
}

extension Accessory {
  var word: String {
    switch self {
    case .none: "none"
    case .disclosureIndicator: "disclosure-indicator"
    case .detailDisclosureButton: "detail-disclosure-button"
    case .checkmark: "checkmark"
    case .detailButton: "detail-button"
    }
  }
}

extension CellState {
  var words: [String] {
    let names: [(CellState, String)] = [
      (.highlighted, "highlighted"), (.selected, "selected"), (.disabled, "disabled"),
      (.editing, "editing"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
