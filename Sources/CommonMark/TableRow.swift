import CatalogCore

/// Splits a line into the cells of a table row.
enum TableRow {
  /// Where the cells stand in `bytes`, without blanks around them; at most `limit` of them.
  ///
  /// A pipe separates two cells unless a backslash precedes it or it stands in a code span. A pipe
  /// at the start or the end of the line belongs to the frame of the table. Cost: linear.
  static func cells(of line: Range<Int>, in bytes: [UInt8], limit: Int) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var index = line.lowerBound
    let end = line.upperBound
    if index < end, bytes[index] == UInt8(ascii: "|") { index += 1 }
    guard index < end else { return [] }
    var cellStart = index
    var codeSpans: CodeSpans?
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "|"):
        cells.append(trimmed(cellStart..<index, in: bytes))
        if cells.count == limit { return cells }
        index += 1
        cellStart = index
      case UInt8(ascii: "\\"):
        index += index + 1 < end && bytes[index + 1].isASCIIPunctuation ? 2 : 1
      case UInt8(ascii: "`"):
        if codeSpans == nil { codeSpans = CodeSpans(of: line, in: bytes) }
        index = codeSpans?.end(ofSpanAt: index) ?? index + 1
      default:
        index += 1
      }
    }
    if cellStart < end { cells.append(trimmed(cellStart..<end, in: bytes)) }
    return cells
  }

  /// The alignments that a delimiter row states, or `nil` for any other line.
  static func alignments(of line: Range<Int>, in bytes: [UInt8]) -> [MarkdownAlignment]? {
    var hasPipe = false
    for byte in bytes[line] {
      switch byte {
      case UInt8(ascii: "|"): hasPipe = true
      case UInt8(ascii: "-"), UInt8(ascii: ":"), .space, .tab: break
      default: return nil
      }
    }
    // Without a pipe it would be a line that merely looks like a rule.
    guard hasPipe else { return nil }
    let cells = cells(of: line, in: bytes, limit: maximumColumns + 1)
    guard !cells.isEmpty, cells.count <= maximumColumns else { return nil }
    var alignments: [MarkdownAlignment] = []
    for cell in cells {
      guard let alignment = alignment(of: bytes[cell]) else { return nil }
      alignments.append(alignment)
    }
    return alignments
  }

  /// More columns than this are no table: every short row would be filled up to them.
  static let maximumColumns = 128

  private static func alignment(of cell: ArraySlice<UInt8>) -> MarkdownAlignment? {
    var dashes = cell
    let isLeft = dashes.first == UInt8(ascii: ":")
    if isLeft { dashes.removeFirst() }
    let isRight = dashes.last == UInt8(ascii: ":")
    if isRight { dashes.removeLast() }
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
    switch (isLeft, isRight) {
    case (true, true): return .center
    case (true, false): return .left
    case (false, true): return .right
    case (false, false): return MarkdownAlignment.none
    }
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[lower].isSpaceOrTab { lower += 1 }
    while upper > lower, bytes[upper - 1].isSpaceOrTab { upper -= 1 }
    return lower..<upper
  }
}

/// The runs of backticks in a line, and which of them end a code span.
private struct CodeSpans {
  private struct Run {
    var start: Int
    var length: Int
  }

  private var runs: [Run] = []
  /// For each length, the runs that have it, the last one first.
  private var runsByLength: [Int: [Int]] = [:]
  private var current = 0

  init(of line: Range<Int>, in bytes: [UInt8]) {
    var index = line.lowerBound
    while index < line.upperBound {
      let start = index
      while index < line.upperBound, bytes[index] == UInt8(ascii: "`") { index += 1 }
      if index > start { runs.append(Run(start: start, length: index - start)) } else { index += 1 }
    }
    for run in runs.indices.reversed() { runsByLength[runs[run].length, default: []].append(run) }
  }

  /// Where the code span ends that a backtick opens; without a matching run, where its run ends.
  ///
  /// Backticks must be asked for from left to right. A run whose first backtick is escaped opens a
  /// span with the rest of its backticks.
  mutating func end(ofSpanAt index: Int) -> Int {
    while current < runs.count, runs[current].start + runs[current].length <= index { current += 1 }
    guard current < runs.count else { return index + 1 }
    let openerEnd = runs[current].start + runs[current].length
    let length = openerEnd - index
    while let candidate = runsByLength[length]?.last {
      guard candidate <= current else {
        return runs[candidate].start + runs[candidate].length
      }
      runsByLength[length]?.removeLast()
    }
    return openerEnd
  }
}
