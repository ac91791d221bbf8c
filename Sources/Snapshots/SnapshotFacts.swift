/// A document or a part of it as a list of single facts, for comparing.
struct SnapshotFacts: Equatable {
  /// What the fact is about and what it says: `text title` is `headline "Harbour"`.
  struct Fact: Equatable {
    var name: String
    var value: String
  }

  private(set) var facts: [Fact] = []

  init(_ row: SnapshotDocument.Row) {
    add("cell", row.kind)
    if let height = row.height {
      add("height", "\(height.points.text) \(height.origin.rawValue)")
      for exception in height.exceptions {
        var value = exception.points.text
        if let needed = exception.needed { value += " needs \(needed.text)" }
        if let alternative = exception.alternative { value += " or \(alternative.text)" }
        add("height at \(exception.variant.text)", value)
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
    if let model = document.model { add("model", model) }
    if let group = document.group { add("group", quoted(group)) }
    if document.isImported { add("imported", "yes") }
    if !document.isListed { add("unlisted", "yes") }
    if let style = document.tableStyle { add("table", style.rawValue) }
    add("state", document.state.rawValue)
    for (index, variant) in document.variants.enumerated() {
      add("variant \(index + 1)", variant.text)
    }
    for (index, note) in document.notes.enumerated() { add("note \(index + 1)", quoted(note)) }
    for finding in document.findings {
      let row = finding.row.map { " in row \($0)" } ?? ""
      add("finding \(finding.id)\(row)", "\(finding.severity.rawValue) \(quoted(finding.message))")
    }
  }

  private mutating func add(_ name: String, _ value: String) {
    facts.append(Fact(name: name, value: value))
  }

  private mutating func add(_ attributes: [SnapshotDocument.Attribute], prefix: String) {
    var counts: [SnapshotDocument.Attribute.Name: Int] = [:]
    for attribute in attributes.inWritingOrder {
      counts[attribute.name, default: 0] += 1
      let number = attribute.name.isRepeatable ? " \(counts[attribute.name, default: 1])" : ""
      let arguments = attribute.arguments.map { argument in
        switch argument {
        case .word(let word): word
        case .text(let text): quoted(text)
        case .number(let number): number.text
        }
      }
      add("\(prefix)\(attribute.name.rawValue)\(number)", arguments.joined(separator: " "))
    }
  }

  private mutating func add(_ slots: [SnapshotDocument.Slot], prefix: String) {
    for slot in slots {
      let name = "\(prefix)\(slot.kind.rawValue) \(slot.id)"
      add(name, quoted(slot.value))
      if let style = slot.style { add("\(name) style", style) }
      switch slot.source {
      case .field(let field): add("\(name) source", field)
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
        value = "\(route.transition.rawValue) \(route.screen)"
        if let query = route.query { value += " query \(quoted(query))" }
      }
      add("action \(action.id)", value)
      add(action.attributes, prefix: "action \(action.id) ")
    }
  }

  private func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    SnapshotText.append(quoted: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
