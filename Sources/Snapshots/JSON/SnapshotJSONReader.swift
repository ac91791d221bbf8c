package import CatalogCore

/// Reads a document from JSON and says where it is wrong.
///
/// It makes the document and then reads the text that `SnapshotWriter` gives of it, so both forms obey
/// the same rules: what the text refuses, such as two rows with one identity, JSON cannot bring in.
package struct SnapshotJSONReader {
  let source: SourceText

  package static func document(from source: SourceText) throws(Diagnostic) -> SnapshotDocument {
    let root: JSONNode
    do {
      root = try JSONNode(parsing: source)
    } catch {
      throw error.diagnostic
    }
    let document = try SnapshotJSONReader(source: source).document(root)
    do {
      let text = SourceText(path: source.path, bytes: SnapshotWriter.bytes(of: document))
      return try SnapshotParser.document(from: text)
    } catch {
      var diagnostic = error.diagnostic(in: source)
      diagnostic.location = SourceLocation(path: source.path)
      diagnostic.quotedLine = nil
      diagnostic.related = []
      throw diagnostic
    }
  }

  private func document(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument {
    var members = try Members(node, in: source)
    let format = try members.string("format")
    guard format.hasSameBytes(as: SnapshotJSON.format) else {
      throw members.problem("“\(format)” is no format that this tool reads", at: "format")
    }
    var document = SnapshotDocument(
      screen: try name(try members.node("screen")),
      scenario: try name(try members.node("scenario")))
    document.model = try members.optionalString("model")
    document.group = try members.optionalString("group")
    document.isImported = try members.bool("imported")
    document.isInitial = try members.bool("initial")
    document.isListed = try !members.bool("unlisted")
    document.tableStyle = try members.optionalWord("table")
    document.followsReadableWidth = try members.bool("readableWidth")
    document.state = try members.word("state")
    for item in try members.list("variants") { document.variants.append(try variant(item)) }
    document.metrics = try members.optionalString("metrics")
    for item in try members.list("notes") { document.notes.append(try string(item)) }
    for item in try members.list("findings") { document.findings.append(try finding(item)) }
    for item in try members.list("kinds") { document.kinds.append(try kind(item)) }
    for item in try members.list("areas") { document.areas.append(try area(item)) }
    for item in try members.list("sections") { document.sections.append(try section(item)) }
    try members.end()
    return document
  }

  private func string(_ node: JSONNode) throws(Diagnostic) -> String {
    guard case .string(let text) = node.content else {
      throw Members.problem("expected a text", at: node.range, in: source)
    }
    return text
  }

  func points(_ node: JSONNode) throws(Diagnostic) -> Points {
    guard case .number(let text) = node.content, let points = Points(parsing: text.utf8) else {
      throw Members.problem(
        "expected a number with at most two decimals", at: node.range, in: source)
    }
    return points
  }

  private func name(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.Name {
    var members = try Members(node, in: source)
    let name = SnapshotDocument.Name(
      id: try members.string("id"), title: try members.string("title"))
    try members.end()
    return name
  }

  private func variant(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.Variant {
    var members = try Members(node, in: source)
    let variant = SnapshotDocument.Variant(
      width: try points(try members.node("width")), textSize: try members.word("textSize"),
      isRightToLeft: try members.bool("rightToLeft"))
    try members.end()
    return variant
  }

  private func finding(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.Finding {
    var members = try Members(node, in: source)
    let finding = SnapshotDocument.Finding(
      id: try members.string("id"), severity: try members.word("severity"),
      message: try members.string("message"), row: try members.optionalString("row"))
    try members.end()
    return finding
  }

  private func area(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.Area {
    var members = try Members(node, in: source)
    var area = SnapshotDocument.Area(name: try members.string("name"))
    for item in try members.list("slots") { area.slots.append(try slot(item)) }
    for item in try members.list("actions") { area.actions.append(try action(item)) }
    try members.end()
    return area
  }

  private func section(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.Section {
    var members = try Members(node, in: source)
    var section = SnapshotDocument.Section(id: try members.string("id"))
    section.header = try members.optionalString("header")
    section.footer = try members.optionalString("footer")
    section.indexTitle = try members.optionalString("index")
    for item in try members.list("rows") { section.rows.append(try row(item)) }
    try members.end()
    return section
  }

  private func row(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.Row {
    var members = try Members(node, in: source)
    var row = SnapshotDocument.Row(
      kind: try members.string("kind"), identity: try members.string("identity"))
    if let height = members.optionalNode("height") { row.height = try self.height(height) }
    for item in try members.list("attributes") { row.attributes.append(try attribute(item)) }
    for item in try members.list("slots") { row.slots.append(try slot(item)) }
    for item in try members.list("actions") { row.actions.append(try action(item)) }
    try members.end()
    return row
  }

  private func height(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.Height {
    var members = try Members(node, in: source)
    var height = SnapshotDocument.Height(
      try heightValue(&members), try members.word("origin"))
    for item in try members.list("exceptions") {
      var inner = try Members(item, in: source)
      let width = try optionalPoints(&inner, "width")
      let exception = SnapshotDocument.Height.Exception(
        width: width, textSize: try inner.word("textSize"),
        isRightToLeft: try inner.bool("rightToLeft"), try heightValue(&inner))
      try inner.end()
      height.exceptions.append(exception)
    }
    try members.end()
    return height
  }

  private func heightValue(_ members: inout Members) throws(Diagnostic)
    -> SnapshotDocument.Height.Value
  {
    var value = SnapshotDocument.Height.Value(try points(try members.node("points")))
    value.needed = try optionalPoints(&members, "needed")
    value.alternative = try optionalPoints(&members, "alternative")
    return value
  }

  func optionalPoints(_ members: inout Members, _ key: String) throws(Diagnostic) -> Points? {
    guard let node = members.optionalNode(key) else { return nil }
    return try points(node)
  }

  /// The depth of JSON is limited, so this may call itself.
  private func slot(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.Slot {
    var members = try Members(node, in: source)
    var slot = SnapshotDocument.Slot(
      try members.word("kind"), try members.string("id"),
      style: try members.optionalString("style"), value: try members.string("value"))
    let label = try members.optionalString("label")
    if let field = try members.optionalString("field") {
      guard label == nil else {
        throw members.problem("a slot has a field or a label, not both", at: "label")
      }
      slot.source = .field(field)
    } else {
      slot.source = label.map { .label($0) }
    }
    for item in try members.list("attributes") { slot.attributes.append(try attribute(item)) }
    for item in try members.list("slots") { slot.slots.append(try self.slot(item)) }
    try members.end()
    return slot
  }

  private func action(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.Action {
    var members = try Members(node, in: source)
    var action = SnapshotDocument.Action(try members.string("id"))
    if let route = members.optionalNode("route") {
      var inner = try Members(route, in: source)
      action.route = SnapshotDocument.Route(
        try inner.word("transition"), try inner.string("screen"),
        query: try inner.optionalString("query"))
      try inner.end()
    }
    for item in try members.list("attributes") { action.attributes.append(try attribute(item)) }
    try members.end()
    return action
  }

  private func attribute(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.Attribute {
    var members = try Members(node, in: source)
    var attribute = SnapshotDocument.Attribute(try members.word("name"), [])
    for item in try members.list("arguments") {
      guard case .object = item.content else {
        attribute.arguments.append(.number(try points(item)))
        continue
      }
      var inner = try Members(item, in: source)
      if let word = try inner.optionalString("word") {
        guard SnapshotText.isBareWord(word) else {
          throw inner.problem("“\(word)” is no single word", at: "word")
        }
        attribute.arguments.append(.word(word))
      } else {
        attribute.arguments.append(.text(try inner.string("text")))
      }
      try inner.end()
    }
    try members.end()
    return attribute
  }
}
