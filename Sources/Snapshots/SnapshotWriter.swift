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
  /// The line that is written, counted from 1.
  private(set) var lineNumber = 1
  /// Only for whoever asks where things stand.
  private var recorder: LineRecorder?

  /// The document as UTF-8 text with a final newline.
  package static func bytes(of document: SnapshotDocument) -> [UInt8] {
    var writer = SnapshotWriter()
    writer.write(document)
    return writer.output
  }

  /// The same text, and on which of its lines things stand.
  static func bytesAndLines(of document: SnapshotDocument)
    -> ([UInt8], [SnapshotLines.Key: Range<Int>])
  {
    var writer = SnapshotWriter()
    writer.recorder = LineRecorder()
    writer.write(document)
    return (writer.output, writer.recorder?.lines ?? [:])
  }

  private mutating func write(_ document: SnapshotDocument) {
    line("catalog snapshot \(Self.formatVersion)")
    line("screen", identifier: document.screen.id, text: document.screen.title)
    mark(.text(.screenID))
    mark(.text(.screenTitle))
    line("scenario", identifier: document.scenario.id, text: document.scenario.title)
    mark(.text(.scenarioID))
    mark(.text(.scenarioTitle))
    if let model = document.model { line(.text(.model), "model", identifier: model) }
    if let group = document.group { line(.text(.group), "group", text: group) }
    if document.isImported { line(.imported, "imported") }
    if document.isInitial { line(.initial, "initial") }
    if !document.isListed { line(.listed, "unlisted") }
    if let style = document.tableStyle {
      line(.table, "table \(style.rawValue)\(document.followsReadableWidth ? " readable" : "")")
    }
    line(.state, "state \(document.state.rawValue)")
    write(document.variants)
    if let metrics = document.metrics { line(.text(.metrics), "metrics", identifier: metrics) }
    write(notes: document.notes)
    write(document.findings)
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
      if recorder != nil { mark(line.map(\.place)) }
      rest = rest.dropFirst(line.count)
    }
  }

  private mutating func write(notes: [String]) {
    let places = recorder == nil ? [] : NumberedPlace.notes(notes)
    for (index, note) in notes.enumerated() {
      line("note", text: note)
      mark(places.isEmpty ? [] : [places[index].place])
    }
  }

  private mutating func write(_ findings: [SnapshotDocument.Finding]) {
    let places = recorder == nil ? [] : NumberedPlace.findings(findings)
    for (index, finding) in findings.enumerated() {
      write(finding)
      mark(places.isEmpty ? [] : [places[index].place])
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
    block(area.place) { writer in
      writer.line("area", identifier: area.name)
      writer.nested { writer in
        for slot in area.slots { writer.write(slot) }
        for action in area.actions { writer.write(action) }
      }
    }
  }

  private mutating func write(_ section: SnapshotDocument.Section) {
    blankLine()
    block(section.place) { writer in
      writer.line("section", identifier: section.id)
      writer.nested { writer in
        if let header = section.header { writer.line(.text(.header), "header", text: header) }
        if let footer = section.footer { writer.line(.text(.footer), "footer", text: footer) }
        if let indexTitle = section.indexTitle {
          writer.line(.text(.indexTitle), "index", text: indexTitle)
        }
        for row in section.rows { writer.write(row) }
      }
    }
  }

  private mutating func write(_ row: SnapshotDocument.Row) {
    blankLine()
    block(row.place) { writer in
      writer.begin("row")
      writer.word(identifier: row.kind)
      writer.word(identifier: row.identity)
      writer.endLine()
      writer.nested { writer in
        if let height = row.height { writer.write(height) }
        writer.write(row.attributes)
        for slot in row.slots { writer.write(slot) }
        for action in row.actions { writer.write(action) }
      }
    }
  }

  private mutating func write(_ height: SnapshotDocument.Height) {
    line(
      .height(.base),
      "height \(height.value.points.text) \(height.origin.rawValue)\(height.value.remarks)")
    nested { writer in
      for exception in height.exceptions {
        writer.line(
          .height(HeightDifference.Entry(exception)),
          "at \(exception.scope) \(exception.value.text)")
      }
    }
  }

  private mutating func write(_ slot: SnapshotDocument.Slot) {
    let outer = place
    block(slot.place(in: outer.owner, outer.path)) { writer in
      writer.writeHeading(slot)
      writer.nested { writer in
        writer.write(slot.attributes)
        for slot in slot.slots { writer.write(slot) }
      }
    }
  }

  private mutating func writeHeading(_ slot: SnapshotDocument.Slot) {
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
  }

  private mutating func write(_ action: SnapshotDocument.Action) {
    let outer = place
    block(action.place(in: outer.owner)) { writer in
      writer.writeHeading(action)
      writer.nested { $0.write(action.attributes) }
    }
  }

  private mutating func writeHeading(_ action: SnapshotDocument.Action) {
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
      mark(.attribute(attribute.name))
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

  mutating func endLine() {
    output.append(.lineFeed)
    lineNumber += 1
  }

  mutating func blankLine() { endLine() }

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

  /// A line that tells one fact of the thing that is written.
  mutating func line(
    _ fact: SnapshotLines.Fact, _ keyword: String, identifier: String? = nil, text: String? = nil
  ) {
    line(keyword, identifier: identifier, text: text)
    mark(fact)
  }

  // MARK: - Where things stand

  /// The place that is written, as far as anybody asks.
  private var place: SnapshotChange.Place {
    recorder?.place ?? SnapshotChange.Place(.document)
  }

  /// Writes a thing with everything in it.
  mutating func block(
    _ place: @autoclosure () -> SnapshotChange.Place, _ body: (inout SnapshotWriter) -> Void
  ) {
    guard let outer = recorder?.place else { return body(&self) }
    let start = lineNumber
    recorder?.place = place()
    body(&self)
    recorder?.add(.block, start..<lineNumber)
    recorder?.place = outer
  }

  /// Notes the line that was just written.
  mutating func mark(_ fact: SnapshotLines.Fact) {
    recorder?.add(fact, (lineNumber - 1)..<lineNumber)
  }

  /// Notes everything written since a line.
  mutating func mark(_ fact: SnapshotLines.Fact, since start: Int) {
    recorder?.add(fact, start..<lineNumber)
  }

  /// Notes the line that was just written for things that have no other line.
  private mutating func mark(_ places: [SnapshotChange.Place]) {
    for place in places { recorder?.add(place, (lineNumber - 1)..<lineNumber) }
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
