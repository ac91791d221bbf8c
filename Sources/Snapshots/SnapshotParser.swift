package import CatalogCore

/// Reads the text of a snapshot.
///
/// It is lenient where nothing can be lost: lines may end in LF, CR LF or CR, blank lines and spaces
/// within and at the end of a line may stand anywhere, and a text may be quoted or escaped where it
/// need not be. Words and numbers have one spelling, and facts one order. A damaged file is a problem with a place, never an empty
/// document. Cost: linear in the size of the file.
package struct SnapshotParser {
  let bytes: [UInt8]
  var lines: [SnapshotLine] = []
  var position = 0

  package static func document(from source: SourceText) throws(SnapshotProblem)
    -> SnapshotDocument
  {
    var parser = SnapshotParser(bytes: source.bytes)
    do {
      return try parser.document()
    } catch {
      throw parser.isCutOff(at: error) ? SnapshotProblem(.truncated, error.range) : error
    }
  }

  /// Whether what looks wrong is only the rest of a line that was cut in the middle.
  private func isCutOff(at problem: SnapshotProblem) -> Bool {
    switch problem.kind {
    case .empty, .notASnapshot, .gitLFSPointer, .newerVersion, .conflictMarker, .textAfterEnd:
      return false
    default:
      guard let last = bytes.lineRanges().last, last.upperBound == bytes.count else { return false }
      return problem.range.lowerBound >= last.lowerBound
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func document() throws(SnapshotProblem) -> SnapshotDocument {
    try cutLines()
    try readVersion()
    var document = SnapshotDocument(
      screen: try name("screen"), scenario: try name("scenario"))
    if var line = take("model", level: 0) {
      document.model = try line.identifier("a type name")
      try line.end()
    }
    document.group = try text(after: "group", level: 0)
    if let line = take("imported", level: 0) {
      document.isImported = true
      try line.end()
    }
    if let line = take("initial", level: 0) {
      document.isInitial = true
      try line.end()
    }
    if let line = take("unlisted", level: 0) {
      document.isListed = false
      try line.end()
    }
    if var line = take("table", level: 0) {
      document.tableStyle = try line.word(of: SnapshotDocument.TableStyle.self)
      document.followsReadableWidth = line.takeWord("readable")
      try line.end()
    }
    var state = try require("state")
    document.state = try state.word(of: SnapshotDocument.State.self)
    try state.end()
    var variants = UniqueNames("the variant")
    while var line = take("variant", level: 0) {
      document.variants += try line.variants(&variants)
    }
    if var line = take("metrics", level: 0) {
      document.metrics = try line.identifier("the name of what texts were measured with")
      try line.end()
    }
    while let note = try text(after: "note", level: 0) { document.notes.append(note) }
    while var line = take("finding", level: 0) {
      document.findings.append(try line.finding())
      try line.end()
    }
    var kinds = UniqueNames("the kind")
    while var line = take("kind", level: 0) {
      document.kinds.append(try kind(&line, &kinds))
    }
    var areas = UniqueNames("the area")
    while var line = take("area", level: 0) {
      document.areas.append(try area(&line, &areas))
    }
    var identifiers = Identifiers()
    while var line = take("section", level: 0) {
      document.sections.append(try section(&line, &identifiers))
    }
    try readEnd()
    return document
  }

  // MARK: - Frame

  private mutating func cutLines() throws(SnapshotProblem) {
    guard !bytes.isEmpty else { throw SnapshotProblem(.empty, 0..<0) }
    if bytes.hasBytes("version https://git-lfs", at: 0) {
      throw SnapshotProblem(.gitLFSPointer, 0..<bytes.count)
    }
    if let offset = bytes.firstInvalidUTF8 {
      throw SnapshotProblem(.notUTF8, offset..<(offset + 1))
    }
    lines.reserveCapacity(bytes.count / 24)
    for range in bytes.lineRanges()
    where !bytes[range].allSatisfy({ $0 == .space || $0 == .tab }) {
      // The first line decides whether this is a snapshot at all, before others are blamed.
      if lines.isEmpty, !bytes.hasBytes("catalog snapshot ", at: range.lowerBound) {
        let isConflict = bytes.hasBytes("<<<<<<<", at: range.lowerBound)
        throw SnapshotProblem(isConflict ? .conflictMarker : .notASnapshot, range)
      }
      lines.append(try SnapshotLine(bytes, range))
    }
    if lines.isEmpty { throw SnapshotProblem(.empty, 0..<0) }
  }

  private mutating func readVersion() throws(SnapshotProblem) {
    let line = lines[0]
    position = 1
    guard line.tokens.count == 3 else { throw SnapshotProblem(.notASnapshot, line.range) }
    let version = line.tokens[2]
    guard version.kind == .word, version.text.utf8.allSatisfy(\.isASCIIDigit),
      version.text.utf8.first != UInt8(ascii: "0")
    else { throw SnapshotProblem(.notASnapshot, line.range) }
    // A number too large for an integer is a newer version as well.
    guard let number = Int(version.text), number <= SnapshotWriter.formatVersion else {
      throw SnapshotProblem(.newerVersion(version.text), version.range)
    }
  }

  private mutating func readEnd() throws(SnapshotProblem) {
    if let line = take("end", level: 0) {
      try line.end()
      guard position == lines.count else {
        throw SnapshotProblem(.textAfterEnd, lines[position].range)
      }
      return
    }
    guard position < lines.count else {
      let last = lines[lines.count - 1].range
      throw SnapshotProblem(.truncated, last)
    }
    throw unexpectedLine(level: 0, known: Self.topLevel)
  }

  private static let topLevel = [
    "screen", "scenario", "model", "group", "imported", "initial", "unlisted", "table", "state",
    "variant",
    "metrics", "note", "finding", "kind", "area", "section", "end",
  ]

  // MARK: - Blocks

  private mutating func name(_ keyword: String) throws(SnapshotProblem) -> SnapshotDocument.Name {
    var line = try require(keyword)
    let id = try line.identifier("an identifier")
    let title = try line.quoted("a title")
    try line.end()
    return SnapshotDocument.Name(id: id, title: title)
  }

  private mutating func area(
    _ line: inout LineReader, _ names: inout UniqueNames
  ) throws(SnapshotProblem) -> SnapshotDocument.Area {
    let range = line.nextRange
    var area = SnapshotDocument.Area(name: try line.identifier("a name"))
    try names.insert(area.name, range)
    try line.end()
    area.slots = try slots(level: 1, depth: 1)
    area.actions = try actions(level: 1)
    try expectDedent(level: 1, known: SnapshotDocument.SlotKind.allNames + ["action"])
    return area
  }

  private struct Identifiers {
    var sections = UniqueNames("the section")
    var rows = UniqueNames("the row identity")
  }

  private mutating func section(
    _ line: inout LineReader, _ identifiers: inout Identifiers
  ) throws(SnapshotProblem) -> SnapshotDocument.Section {
    let range = line.nextRange
    var section = SnapshotDocument.Section(id: try line.identifier("an identifier"))
    try identifiers.sections.insert(section.id, range)
    try line.end()
    section.header = try text(after: "header", level: 1)
    section.footer = try text(after: "footer", level: 1)
    section.indexTitle = try text(after: "index", level: 1)
    while var line = take("row", level: 1) {
      section.rows.append(try row(&line, &identifiers.rows))
    }
    try expectDedent(level: 1, known: ["header", "footer", "index", "row"])
    return section
  }

  private mutating func row(
    _ line: inout LineReader, _ identities: inout UniqueNames
  ) throws(SnapshotProblem) -> SnapshotDocument.Row {
    let kind = try line.identifier("a cell kind")
    let range = line.nextRange
    var row = SnapshotDocument.Row(kind: kind, identity: try line.identifier("an identity"))
    try identities.insert(row.identity, range)
    try line.end()
    if var line = take("height", level: 2) { row.height = try height(&line) }
    row.attributes = try attributes(level: 2)
    row.slots = try slots(level: 2, depth: 1)
    row.actions = try actions(level: 2)
    try expectDedent(
      level: 2,
      known: SnapshotDocument.SlotKind.allNames + SnapshotDocument.Attribute.Name.allNames
        + ["height", "action"])
    return row
  }

  private mutating func height(_ line: inout LineReader) throws(SnapshotProblem)
    -> SnapshotDocument.Height
  {
    let points = try line.number()
    var height = SnapshotDocument.Height(
      points, try line.word(of: SnapshotDocument.Height.Origin.self))
    height.value = try line.heightValue(points)
    var scopes = UniqueNames("the variant")
    while var line = take("at", level: 3) {
      height.exceptions.append(try line.heightException(&scopes))
    }
    try expectDedent(level: 3, known: ["at"])
    return height
  }

  /// How many slots may stand inside each other.
  private static let greatestDepth = 64

  private mutating func slots(level: Int, depth: Int) throws(SnapshotProblem)
    -> [SnapshotDocument.Slot]
  {
    var slots: [SnapshotDocument.Slot] = []
    var names = UniqueNames("the slot")
    while position < lines.count, lines[position].indentation == level * 2,
      let kind = SnapshotDocument.SlotKind(word: lines[position].keyword)
    {
      guard depth <= Self.greatestDepth else {
        throw SnapshotProblem(.tooDeep, lines[position].range)
      }
      var line = LineReader(lines[position])
      position += 1
      let range = line.nextRange
      var slot = SnapshotDocument.Slot(kind, try line.identifier("a slot name"), value: "")
      try names.insert(slot.id, range)
      if line.hasStyle { slot.style = try line.identifier("a style") }
      slot.value = try line.quoted("a value")
      slot.source = try line.source()
      try line.end()
      slot.attributes = try attributes(level: level + 1)
      slot.slots = try self.slots(level: level + 1, depth: depth + 1)
      try expectDedent(
        level: level + 1,
        known: SnapshotDocument.SlotKind.allNames + SnapshotDocument.Attribute.Name.allNames)
      slots.append(slot)
    }
    return slots
  }

  private mutating func actions(level: Int) throws(SnapshotProblem) -> [SnapshotDocument.Action] {
    var actions: [SnapshotDocument.Action] = []
    var names = UniqueNames("the action")
    while var line = take("action", level: level) {
      let range = line.nextRange
      var action = SnapshotDocument.Action(try line.identifier("a name"))
      try names.insert(action.id, range)
      if line.hasWord {
        let transition = try line.word(of: SnapshotDocument.Route.Transition.self)
        var route = SnapshotDocument.Route(transition, try line.identifier("a screen"))
        if line.takeWord("query") { route.query = try line.quoted("a query") }
        action.route = route
      }
      try line.end()
      action.attributes = try attributes(level: level + 1)
      try expectDedent(level: level + 1, known: SnapshotDocument.Attribute.Name.allNames)
      actions.append(action)
    }
    return actions
  }

  private mutating func attributes(level: Int) throws(SnapshotProblem)
    -> [SnapshotDocument.Attribute]
  {
    var attributes: [SnapshotDocument.Attribute] = []
    while position < lines.count, lines[position].indentation == level * 2,
      let name = SnapshotDocument.Attribute.Name(word: lines[position].keyword)
    {
      var line = LineReader(lines[position])
      if let last = attributes.last {
        guard last.name.rank <= name.rank else {
          throw SnapshotProblem(.misplacedLine(name.rawValue), lines[position].range)
        }
        if last.name == name, !name.isRepeatable {
          throw SnapshotProblem(
            .duplicate("“\(name.rawValue)”", first: lines[position - 1].range.lowerBound),
            lines[position].range)
        }
      }
      position += 1
      attributes.append(SnapshotDocument.Attribute(name, try line.arguments(name.shape)))
    }
    return attributes
  }

  // MARK: - Lines

  /// The next line if it has this keyword at this level.
  mutating func take(_ keyword: String, level: Int) -> LineReader? {
    guard position < lines.count, lines[position].indentation == level * 2,
      lines[position].keyword == keyword
    else { return nil }
    position += 1
    return LineReader(lines[position - 1])
  }

  private mutating func require(_ keyword: String) throws(SnapshotProblem) -> LineReader {
    if let line = take(keyword, level: 0) { return line }
    guard position < lines.count else {
      throw SnapshotProblem(.truncated, lines[position - 1].range)
    }
    let found = lines[position]
    let isKnown = found.indentation == 0 && Self.topLevel.contains(found.keyword)
    let comesLater = lines[position...].contains { $0.indentation == 0 && $0.keyword == keyword }
    guard isKnown, !comesLater else { throw unexpectedLine(level: 0, known: Self.topLevel) }
    throw SnapshotProblem(.missing("the line “\(keyword)”"), found.range)
  }

  private mutating func text(after keyword: String, level: Int) throws(SnapshotProblem)
    -> String?
  {
    guard var line = take(keyword, level: level) else { return nil }
    let text = try line.quoted("a text")
    try line.end()
    return text
  }

  /// Checks that the block at `level` is over: the next line belongs to an outer one.
  func expectDedent(
    level: Int, known: @autoclosure () -> [String]
  ) throws(SnapshotProblem) {
    guard position < lines.count, lines[position].indentation > (level - 1) * 2 else { return }
    throw unexpectedLine(level: level, known: known())
  }

  private func unexpectedLine(level: Int, known: [String]) -> SnapshotProblem {
    let line = lines[position]
    let word = line.tokens[0].text
    guard line.indentation == level * 2 else {
      return SnapshotProblem(
        .indentation(expected: level * 2, found: line.indentation), line.range)
    }
    guard line.tokens[0].kind == .word else {
      return SnapshotProblem(
        .unexpected(word, expected: "a word that starts a line"), line.tokens[0].range)
    }
    return SnapshotProblem(
      known.contains(word) ? .misplacedLine(word) : .unknownLine(word, known: known),
      line.tokens[0].range)
  }
}
