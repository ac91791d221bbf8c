import CatalogCore

/// Writes the one canonical text of a document.
///
/// One fact a line, two spaces a level, a blank line before each area, section and row so that
/// changes to neighbours merge, and a last line `end` that a truncated file lacks.
package struct SnapshotWriter {
  /// The version that the first line names; readers refuse a higher one.
  package static let formatVersion = 1

  private var output: [UInt8] = []
  private var level = 0

  /// The document as UTF-8 text with a final newline.
  package static func bytes(of document: SnapshotDocument) -> [UInt8] {
    var writer = SnapshotWriter()
    writer.write(document)
    return writer.output
  }

  private mutating func write(_ document: SnapshotDocument) {
    line("catalog snapshot \(Self.formatVersion)")
    line("screen", identifier: document.screen.id, text: document.screen.title)
    line("scenario", identifier: document.scenario.id, text: document.scenario.title)
    if let model = document.model { line("model", identifier: model) }
    if let group = document.group { line("group", text: group) }
    if document.isImported { line("imported") }
    if !document.isListed { line("unlisted") }
    if let style = document.tableStyle {
      line("table \(style.rawValue)\(document.followsReadableWidth ? " readable" : "")")
    }
    line("state \(document.state.rawValue)")
    write(document.variants)
    if let metrics = document.metrics { line("metrics", identifier: metrics) }
    for note in document.notes { line("note", text: note) }
    for finding in document.findings { write(finding) }
    for kind in document.kinds { write(kind) }
    for area in document.areas { write(area) }
    for section in document.sections { write(section) }
    blankLine()
    line("end")
  }

  /// Variants of one width and direction that follow each other share a line.
  private mutating func write(_ variants: [SnapshotDocument.Variant]) {
    var rest = variants[...]
    while let first = rest.first {
      let line = rest.prefix {
        $0.width == first.width && $0.isRightToLeft == first.isRightToLeft
      }
      begin("variant \(first.width.text)")
      for variant in line { append(" \(variant.textSize.rawValue)") }
      if first.isRightToLeft { output.append(" rtl" as StaticString) }
      endLine()
      rest = rest.dropFirst(line.count)
    }
  }

  private mutating func write(_ finding: SnapshotDocument.Finding) {
    begin("finding")
    word(identifier: finding.id)
    output.append(" \(finding.severity.rawValue)")
    word(quoted: finding.message)
    if let row = finding.row {
      output.append(" row" as StaticString)
      word(identifier: row)
    }
    endLine()
  }

  private mutating func write(_ area: SnapshotDocument.Area) {
    blankLine()
    line("area", identifier: area.name)
    nested { writer in
      for slot in area.slots { writer.write(slot) }
      for action in area.actions { writer.write(action) }
    }
  }

  private mutating func write(_ section: SnapshotDocument.Section) {
    blankLine()
    line("section", identifier: section.id)
    nested { writer in
      if let header = section.header { writer.line("header", text: header) }
      if let footer = section.footer { writer.line("footer", text: footer) }
      if let indexTitle = section.indexTitle { writer.line("index", text: indexTitle) }
      for row in section.rows { writer.write(row) }
    }
  }

  private mutating func write(_ row: SnapshotDocument.Row) {
    blankLine()
    begin("row")
    word(identifier: row.kind)
    word(identifier: row.identity)
    endLine()
    nested { writer in
      if let height = row.height { writer.write(height) }
      writer.write(row.attributes)
      for slot in row.slots { writer.write(slot) }
      for action in row.actions { writer.write(action) }
    }
  }

  private mutating func write(_ height: SnapshotDocument.Height) {
    line(
      "height \(height.value.points.text) \(height.origin.rawValue)\(height.value.remarks)")
    nested { writer in
      for exception in height.exceptions {
        writer.line("at \(exception.scope) \(exception.value.text)")
      }
    }
  }

  private mutating func write(_ slot: SnapshotDocument.Slot) {
    begin(slot.kind.rawValue)
    word(identifier: slot.id)
    if let style = slot.style { word(identifier: style) }
    word(quoted: slot.value)
    switch slot.source {
    case .field(let field) where SnapshotText.isBareWord(field): output.append(" <- \(field)")
    case .field(let field):
      output.append(" <- field" as StaticString)
      word(quoted: field)
    case .label(let label):
      output.append(" <-" as StaticString)
      word(quoted: label)
    case nil: break
    }
    endLine()
    nested { writer in
      writer.write(slot.attributes)
      for slot in slot.slots { writer.write(slot) }
    }
  }

  private mutating func write(_ action: SnapshotDocument.Action) {
    begin("action")
    word(identifier: action.id)
    if let route = action.route {
      output.append(" \(route.transition.rawValue)")
      word(identifier: route.screen)
      if let query = route.query {
        output.append(" query" as StaticString)
        word(quoted: query)
      }
    }
    endLine()
    nested { $0.write(action.attributes) }
  }

  private mutating func write(_ attributes: [SnapshotDocument.Attribute]) {
    for attribute in attributes.inWritingOrder {
      begin(attribute.name.rawValue)
      for argument in attribute.arguments {
        switch argument {
        // A word that is none would bring in syntax; in quotes it is at worst refused when read.
        case .word(let word): self.word(identifier: word)
        case .text(let text): word(quoted: text)
        case .number(let number): output.append(" \(number.text)")
        }
      }
      endLine()
    }
  }

  // MARK: - Lines

  mutating func nested(_ body: (inout SnapshotWriter) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  mutating func begin(_ text: String) {
    for _ in 0..<level { output.append("  " as StaticString) }
    output.append(text)
  }

  mutating func word(identifier: String) {
    output.append(.space)
    SnapshotText.append(identifier: identifier, to: &output)
  }

  mutating func word(quoted text: String) {
    output.append(.space)
    SnapshotText.append(quoted: text, to: &output)
  }

  /// Appends to a line that has begun.
  mutating func append(_ text: String) { output.append(text) }

  mutating func endLine() { output.append(.lineFeed) }

  mutating func blankLine() { output.append(.lineFeed) }

  mutating func line(_ text: String) {
    begin(text)
    endLine()
  }

  mutating func line(_ keyword: String, identifier: String? = nil, text: String? = nil) {
    begin(keyword)
    if let identifier { word(identifier: identifier) }
    if let text { word(quoted: text) }
    endLine()
  }
}

extension SnapshotDocument.Height.Value {
  /// The spelling in a snapshot: `64 needs 104`, `43.67 or 64`.
  package var text: String { points.text + remarks }

  /// What follows the points and, for the base variant, the origin.
  package var remarks: String {
    (needed.map { " needs \($0.text)" } ?? "") + (alternative.map { " or \($0.text)" } ?? "")
  }
}

extension SnapshotDocument.Height.Exception {
  /// The spelling of where it holds: `AX3`, `393 AX3`, `393 AX3 rtl`.
  package var scope: String {
    [width?.text, textSize.rawValue, isRightToLeft ? "rtl" : nil].compactMap(\.self)
      .joined(separator: " ")
  }
}

extension SnapshotDocument.Variant {
  /// The spelling in a snapshot: `393 AX3 rtl`.
  package var text: String {
    "\(width.text) \(textSize.rawValue)\(isRightToLeft ? " rtl" : "")"
  }
}

extension [SnapshotDocument.Attribute] {
  /// By rank; several of one name keep their order.
  package var inWritingOrder: [SnapshotDocument.Attribute] {
    guard count > 1 else { return self }
    return enumerated()
      .sorted { ($0.element.name.rank, $0.offset) < ($1.element.name.rank, $1.offset) }
      .map(\.element)
  }
}
