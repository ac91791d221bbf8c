import CatalogCore

/// The lines of a document, for whoever has to read the source of a paragraph again.
struct SourceLines {
  let bytes: [UInt8]
  private let ranges: [Range<Int>]
  private let firstLine: Int

  init(of bytes: [UInt8], firstLine: Int) {
    self.bytes = bytes
    self.ranges = bytes.lineRanges()
    self.firstLine = firstLine
  }

  var numbers: Range<Int> { firstLine..<(firstLine + ranges.count) }

  /// The whole line with the given number, empty when there is none.
  subscript(number: Int) -> Range<Int> {
    numbers.contains(number) ? ranges[number - firstLine] : bytes.count..<bytes.count
  }

  /// The column of an offset in the line with the given number.
  func column(of offset: Int, line: Int) -> Int {
    offset - self[line].lowerBound + 1
  }

  /// The column of an offset, kept inside a part of its line.
  func column(near offset: Int, in part: Range<Int>, line: Int) -> Int {
    column(
      of: min(max(offset, part.lowerBound), max(part.upperBound - 1, part.lowerBound)), line: line)
  }

  /// The column of the last byte of a line that is no blank; 0 in an empty line.
  func lastColumn(ofLine number: Int) -> Int {
    trimmed(self[number]).upperBound - self[number].lowerBound
  }

  /// Whether a line holds nothing, or nothing but the markers of block quotes.
  func isBlank(_ number: Int) -> Bool {
    bytes[self[number]].allSatisfy { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") }
  }

  /// Whether a line could be the underline of a heading.
  func isUnderline(_ number: Int) -> Bool {
    let line = trimmed(self[number])
    guard let mark = bytes[line].last, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-")
    else { return false }
    guard let before = bytes[line].last(where: { $0 != mark }) else { return true }
    return before.isSpaceOrTab || before == UInt8(ascii: ">")
  }

  /// Whether a pipe stands in the second line of a range or a later one.
  func hasPipe(afterFirstLineOf range: MarkdownRange) -> Bool {
    guard range.endLine > range.startLine else { return false }
    let lower = self[range.startLine].upperBound
    let upper = self[range.endLine].upperBound
    return lower < upper && bytes[lower..<upper].contains(UInt8(ascii: "|"))
  }

  /// The content of the lines of a paragraph, without what its containers put in front.
  func paragraphContent(_ range: MarkdownRange, in containers: ContainerChain) -> [SourceLine] {
    (range.startLine...max(range.startLine, range.endLine)).map { number in
      let line = self[number]
      let start =
        number == range.startLine
        ? min(line.lowerBound + range.startColumn - 1, line.upperBound)
        : containers.contentStart(in: bytes, line: line)
      return SourceLine(number: number, content: trimmed(start..<line.upperBound))
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[lower].isSpaceOrTab { lower += 1 }
    while upper > lower, bytes[upper - 1].isSpaceOrTab { upper -= 1 }
    return lower..<upper
  }
}

/// One line of a paragraph.
struct SourceLine {
  let number: Int
  /// Where its content stands in the document, without blanks at either end.
  let content: Range<Int>
}

/// The block quotes and list items around a paragraph.
struct ContainerChain {
  private struct Quote {
    /// Whether a list item lies between this block quote and the one around it.
    var isBehindItem: Bool
  }

  private var quotes: [Quote] = []

  /// Takes the containers from the outermost to the innermost.
  init(_ kinds: some Sequence<MarkdownNode.Kind>) {
    var isBehindItem = false
    for kind in kinds {
      switch kind {
      case .blockQuote:
        quotes.append(Quote(isBehindItem: isBehindItem))
        isBehindItem = false
      case .item: isBehindItem = true
      default: break
      }
    }
  }

  /// Where the content of a line begins that continues a paragraph in these containers.
  ///
  /// A list item is indentation, which the content of a paragraph does not keep anyway. From the
  /// first block quote marker that is missing, the line is a lazy continuation.
  func contentStart(in bytes: [UInt8], line: Range<Int>) -> Int {
    var start = line.lowerBound
    for quote in quotes {
      var index = start
      while index < line.upperBound, bytes[index].isSpaceOrTab { index += 1 }
      guard index < line.upperBound, bytes[index] == UInt8(ascii: ">"),
        quote.isBehindItem || index - start <= 4
      else { break }
      start = index + 1
    }
    return start
  }
}
