import CatalogCore

/// Turns the source of a template into instructions.
struct ProgramWriter {
  private let source: SourceText
  private let bytes: [UInt8]
  private let tags: [Tag]
  private let indentation: CommonIndentation
  private var instructions: [Program.Instruction] = []
  private var literals: [UInt8] = []
  /// The instructions that are not finished, in the order of their tags.
  private var open: [Int] = []
  /// The arguments of the parents that are open.
  private var arguments: [[Program.Argument]] = []
  /// What each line of the overrides that are open loses at its start.
  private var removedIndentation: [Range<Int>] = []
  private var references: Set<[UInt8]> = []
  private var hasDynamicReferences = false

  static func program(for source: SourceText) throws(TemplateError) -> Program {
    if let offset = source.bytes.firstInvalidUTF8 {
      let place = TemplateError.Place(source, offset..<(offset + 1))
      throw TemplateError(problem: .notUTF8, place: place)
    }
    let tags = try TagMatcher.matched(TagScanner.tags(in: source), in: source)
    var writer = ProgramWriter(source: source, tags: tags)
    return writer.write()
  }

  private init(source: SourceText, tags: [Tag]) {
    self.source = source
    self.bytes = source.bytes
    self.tags = tags
    self.indentation = CommonIndentation(tags, in: source)
    literals.reserveCapacity(source.bytes.count)
    instructions.reserveCapacity(2 * tags.count + 1)
  }

  private mutating func write() -> Program {
    var end = 0
    for index in tags.indices {
      if !isTextIgnored(before: index) { writeText(end..<tags[index].consumed.lowerBound) }
      end = tags[index].consumed.upperBound
      if !tags[index].isIgnored { writeTag(at: index) }
    }
    writeText(end..<bytes.count)
    return Program(
      source: source, instructions: instructions, literals: literals,
      references: references.map { String(decodingUTF8: $0) }.sorted { $0.precedesByBytes($1) },
      hasDynamicReferences: hasDynamicReferences)
  }

  // MARK: - Text

  /// Whether what stands before the tag is inside a parent but in none of its overrides.
  private func isTextIgnored(before index: Int) -> Bool {
    let tag = tags[index]
    if tag.kind == .closing {
      return tag.isIgnored || tag.partner.map { tags[$0].kind == .parent } ?? false
    }
    return tag.isIgnored || tag.isArgument
  }

  private mutating func writeText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let start = literals.count
    if let removed = removedIndentation.last, !removed.isEmpty {
      var index = range.lowerBound
      while index < range.upperBound {
        if index == 0 || bytes[index - 1].isLineEnding {
          index = endOfIndentation(removed, at: index, before: range.upperBound)
        }
        var lineEnd = index
        while lineEnd < range.upperBound, !bytes[lineEnd].isLineEnding { lineEnd += 1 }
        if lineEnd < range.upperBound { lineEnd = bytes.lineEndingEnd(at: lineEnd) }
        literals.append(contentsOf: bytes[index..<lineEnd])
        index = lineEnd
      }
    } else {
      literals.append(contentsOf: bytes[range])
    }
    if literals.count > start { instructions.append(.text(start..<literals.count)) }
  }

  /// Where the line at `index` goes on after the removed blanks; a blank line may have fewer.
  private func endOfIndentation(_ removed: Range<Int>, at index: Int, before end: Int) -> Int {
    var count = 0
    while count < removed.count, index + count < end,
      bytes[index + count] == bytes[removed.lowerBound + count]
    {
      count += 1
    }
    return index + count
  }

  /// Puts the blanks before a tag into the literals, less what every line around it loses.
  private mutating func literal(indentation blanks: Range<Int>) -> Range<Int> {
    let removed = removedIndentation.last?.count ?? 0
    return literal(min(blanks.lowerBound + removed, blanks.upperBound)..<blanks.upperBound)
  }

  private mutating func literal(_ range: Range<Int>) -> Range<Int> {
    let start = literals.count
    literals.append(contentsOf: bytes[range])
    return start..<literals.count
  }

  // MARK: - Tags

  private mutating func writeTag(at index: Int) {
    let tag = tags[index]
    switch tag.kind {
    case .comment, .delimiters: break
    case .value, .rawValue:
      instructions.append(.value(name(of: tag), isRaw: tag.kind == .rawValue))
    case .section: writeOpening(.section(name(of: tag), end: 0))
    case .invertedSection: writeOpening(.invertedSection(name(of: tag), end: 0))
    case .partial:
      instructions.append(.include(inclusion(of: tag, kind: .partial)))
    case .parent:
      writeOpening(.include(inclusion(of: tag, kind: .parent)))
      arguments.append([])
    case .block:
      if tag.isArgument {
        openArgument(at: index)
      } else {
        openBlock(at: index)
      }
    case .closing: writeClosing(tag)
    }
  }

  private mutating func writeOpening(_ instruction: Program.Instruction) {
    open.append(instructions.count)
    instructions.append(instruction)
  }

  private mutating func openArgument(at index: Int) {
    let start = instructions.count
    removedIndentation.append(indentation.ofLines(inBlockAt: index) ?? 0..<0)
    arguments[arguments.count - 1].append(
      Program.Argument(name: Array(bytes[tags[index].name]), instructions: start..<start))
  }

  private mutating func openBlock(at index: Int) {
    let tag = tags[index]
    let blanks =
      (tag.takesLineStart ? indentation.ofLines(inBlockAt: index) : nil) ?? tag.indentation
    writeOpening(
      .block(
        Program.Block(
          name: Array(bytes[tag.name]), tag: tag.range,
          indentation: literal(indentation: blanks), end: 0)))
  }

  private mutating func writeClosing(_ tag: Tag) {
    if tag.isArgument {
      removedIndentation.removeLast()
      let parent = arguments.count - 1
      let last = arguments[parent].count - 1
      let start = arguments[parent][last].instructions.lowerBound
      arguments[parent][last].instructions = start..<instructions.count
      return
    }
    guard let opening = open.popLast() else { return }
    let end = instructions.count
    switch instructions[opening] {
    case .section(let name, _): instructions[opening] = .section(name, end: end)
    case .invertedSection(let name, _): instructions[opening] = .invertedSection(name, end: end)
    case .include(var inclusion):
      inclusion.arguments = arguments.removeLast()
      inclusion.end = end
      instructions[opening] = .include(inclusion)
    case .block(var block):
      block.end = end
      if tag.consumed.upperBound > tag.range.upperBound {
        block.lineEnding = literal(lineEnding(before: tag.consumed.upperBound))
      }
      instructions[opening] = .block(block)
    case .text, .value: break
    }
  }

  /// The line ending that ends at `index`; empty at the end of the file.
  private func lineEnding(before index: Int) -> Range<Int> {
    guard bytes[index - 1].isLineEnding else { return index..<index }
    let isPair = bytes[index - 1] == .lineFeed && bytes[index - 2] == .carriageReturn
    return (isPair ? index - 2 : index - 1)..<index
  }

  // MARK: - Names

  private func name(of tag: Tag) -> Program.Name {
    let bytes = bytes[tag.name]
    guard !bytes.elementsEqual(CollectionOfOne(UInt8(ascii: "."))) else {
      return Program.Name(first: nil, rest: [], tag: tag.range)
    }
    let parts = bytes.split(separator: UInt8(ascii: ".")).map { String(decodingUTF8: $0) }
    return Program.Name(first: parts.first, rest: Array(parts.dropFirst()), tag: tag.range)
  }

  private mutating func inclusion(of tag: Tag, kind: TemplateError.Inclusion)
    -> Program.Inclusion
  {
    let target: Program.Inclusion.Target
    if tag.isDynamic {
      hasDynamicReferences = true
      target = .dynamic(name(of: tag))
    } else {
      let name = Array(bytes[tag.name])
      references.insert(name)
      target = .named(name)
    }
    let blanks = tag.takesLineStart ? tag.indentation : 0..<0
    return Program.Inclusion(
      kind: kind, target: target, tag: tag.range, indentation: literal(indentation: blanks),
      end: instructions.count + 1)
  }
}
