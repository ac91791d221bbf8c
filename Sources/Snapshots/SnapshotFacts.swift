import CatalogCore

/// A document or a part of it as a list of single facts, for comparing.
struct SnapshotFacts: Equatable {
  /// What the fact is about and what it says: `text title` is `"Harbour"`.
  ///
  /// Both are spelled as in a snapshot, so no two facts of one thing have the same name and no two
  /// values look the same.
  struct Fact: Equatable {
    var name: String
    var value: String
    /// Whether its place among the others means something.
    var isOrdered = false

    /// `==` on texts would fold canonically equivalent ones.
    static func == (left: Fact, right: Fact) -> Bool {
      left.name.hasSameBytes(as: right.name) && left.value.hasSameBytes(as: right.value)
    }
  }

  private(set) var facts: [Fact] = []

  init(_ row: SnapshotDocument.Row) {
    add("cell", identifier(row.kind))
    if let height = row.height {
      add("height", "\(height.value.points.text) \(height.origin.rawValue)\(height.value.remarks)")
      for exception in height.exceptions {
        add("height at \(exception.scope)", exception.value.text, isOrdered: true)
      }
    }
    add(row.attributes, prefix: "")
    add(row.slots, prefix: "")
    add(row.actions)
  }

  init(_ area: SnapshotDocument.Area) {
    add(area.slots, prefix: "")
    add(area.actions)
  }

  init(_ section: SnapshotDocument.Section) {
    if let header = section.header { add("header", quoted(header)) }
    if let footer = section.footer { add("footer", quoted(footer)) }
    if let indexTitle = section.indexTitle { add("index", quoted(indexTitle)) }
  }

  /// The facts about the screen as a whole, without areas and sections.
  init(screen document: SnapshotDocument) {
    add("screen title", quoted(document.screen.title))
    add("scenario title", quoted(document.scenario.title))
    if let model = document.model { add("model", identifier(model)) }
    if let group = document.group { add("group", quoted(group)) }
    if document.isImported { add("imported", "yes") }
    if !document.isListed { add("unlisted", "yes") }
    if let style = document.tableStyle {
      add("table", style.rawValue + (document.followsReadableWidth ? " readable" : ""))
    }
    add("state", document.state.rawValue)
    for (index, variant) in document.variants.enumerated() {
      add("variant \(index + 1)", variant.text)
    }
    if let metrics = document.metrics { add("metrics", identifier(metrics)) }
    for (index, note) in document.notes.enumerated() { add("note \(index + 1)", quoted(note)) }
    add(document.findings)
    for kind in document.kinds { add(kind) }
  }

  private mutating func add(_ kind: SnapshotDocument.CellKind) {
    let name = "kind \(identifier(kind.id))"
    let height = kind.height.map { "\($0.origin.rawValue) \($0.points.text)" }
    add("\(name) height", height ?? "not stated", isOrdered: true)
    switch kind.layout {
    case .style(let style): add("\(name) layout", style.rawValue)
    case .stack(let stack): add("\(name) layout", Self.spelling(of: stack))
    case nil: break
    }
  }

  private static func spelling(of stack: SnapshotDocument.CellLayout.Stack) -> String {
    let items = stack.items.map { item in
      switch item {
      case .slot(let id, let width, let height):
        "slot \(SnapshotText.spelling(identifier: id))"
          + (width.map { " width \($0.text)" } ?? "") + (height.map { " height \($0.text)" } ?? "")
      case .stack(let inner): spelling(of: inner)
      case .spacer: "spacer"
      }
    }
    return "\(stack.facts) (\(items.joined(separator: ", ")))"
  }

  private mutating func add(_ name: String, _ value: String, isOrdered: Bool = false) {
    facts.append(Fact(name: name, value: value, isOrdered: isOrdered))
  }

  /// Several findings of one kind about one row are told apart by a number.
  private mutating func add(_ findings: [SnapshotDocument.Finding]) {
    var counts: [ByteKey: Int] = [:]
    for finding in findings {
      var name = "finding \(identifier(finding.id))"
      if let row = finding.row { name += " in row \(identifier(row))" }
      counts[ByteKey(name), default: 0] += 1
      if let count = counts[ByteKey(name)], count > 1 { name += " number \(count)" }
      let value = "\(finding.severity.rawValue) \(quoted(finding.message))"
      add(name, value, isOrdered: true)
    }
  }

  private mutating func add(_ attributes: [SnapshotDocument.Attribute], prefix: String) {
    var counts: [SnapshotDocument.Attribute.Name: Int] = [:]
    for attribute in attributes.inWritingOrder {
      counts[attribute.name, default: 0] += 1
      let number = attribute.name.isRepeatable ? " \(counts[attribute.name, default: 1])" : ""
      let arguments = attribute.arguments.map { argument in
        switch argument {
        case .word(let word): identifier(word)
        case .text(let text): quoted(text)
        case .number(let number): number.text
        }
      }
      add("\(prefix)\(attribute.name.rawValue)\(number)", arguments.joined(separator: " "))
    }
  }

  private mutating func add(_ slots: [SnapshotDocument.Slot], prefix: String) {
    for slot in slots {
      let name = "\(prefix)\(slot.kind.rawValue) \(identifier(slot.id))"
      add(name, quoted(slot.value), isOrdered: true)
      if let style = slot.style { add("\(name) style", identifier(style)) }
      switch slot.source {
      case .field(let field) where SnapshotText.isBareWord(field): add("\(name) source", field)
      case .field(let field): add("\(name) source", "field \(quoted(field))")
      case .label(let label): add("\(name) source", quoted(label))
      case nil: break
      }
      add(slot.attributes, prefix: "\(name) ")
      add(slot.slots, prefix: "\(name) › ")
    }
  }

  private mutating func add(_ actions: [SnapshotDocument.Action]) {
    for action in actions {
      var value = "no route"
      if let route = action.route {
        value = "\(route.transition.rawValue) \(identifier(route.screen))"
        if let query = route.query { value += " query \(quoted(query))" }
      }
      let name = "action \(identifier(action.id))"
      add(name, value, isOrdered: true)
      add(action.attributes, prefix: "\(name) ")
    }
  }

  private func identifier(_ text: String) -> String { SnapshotText.spelling(identifier: text) }

  private func quoted(_ text: String) -> String { SnapshotText.spelling(quoted: text) }
}
