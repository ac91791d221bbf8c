import CatalogCore

/// A table that was found in a paragraph, before the inlines of its cells are known.
struct FoundTable {
  struct Lead {
    /// The number of the piece in the batch.
    var piece: Int
    var lines: [SourceLine]
  }

  struct Cell {
    enum Text {
      case empty
      /// The content as it is: nothing in it could be markup.
      case plain
      /// The number of the piece in the batch.
      case piece(Int)
    }

    var content: Range<Int>
    var text: Text
  }

  struct Row {
    var line: SourceLine
    var cells: [Cell]
    var missingCells: Int
  }

  /// The paragraph or heading that the table replaces.
  var node: Int
  var alignments: [MarkdownAlignment]
  /// The lines before the header row.
  var lead: Lead?
  var delimiter: SourceLine?
  /// The header row and the rows of the body.
  var rows: [Row] = []
  /// The line of hyphens after the table that libcmark took for the underline of a heading.
  var thematicBreak: SourceLine?

  init(node: Int, alignments: [MarkdownAlignment]) {
    self.node = node
    self.alignments = alignments
  }
}

/// Writes the nodes of tables into a new tree.
struct TableWriter {
  var builder = MarkdownTreeBuilder()
  private let lines: SourceLines
  private let parsed: ParsedTableBatch

  init(lines: SourceLines, parsed: ParsedTableBatch) {
    self.lines = lines
    self.parsed = parsed
  }

  mutating func write(_ table: FoundTable, instead original: MarkdownNode) {
    if let lead = table.lead { write(lead) }
    guard let first = table.rows.first?.line else { return }
    var last = first
    if let delimiter = table.delimiter { last = delimiter }
    if table.rows.count > 1, let row = table.rows.last { last = row.line }
    builder.open(.table(table.alignments), range(from: first, to: last))
    for (index, row) in table.rows.enumerated() { write(row, isHeader: index == 0) }
    builder.close()
    if let line = table.thematicBreak { builder.leaf(.thematicBreak, range(from: line, to: line)) }
  }

  private mutating func write(_ lead: FoundTable.Lead) {
    guard let inlines = parsed.inlines(of: lead.piece), let first = lead.lines.first,
      let last = lead.lines.last
    else { return }
    builder.open(.paragraph, range(from: first, to: last))
    let startLine = parsed.startLine(of: lead.piece)
    let lines = lines
    builder.graft(parsed.nodes, inlines) { node in
      node.range = node.range.mapped { line, column in
        guard lead.lines.indices.contains(line - startLine) else { return (first.number, 1) }
        let source = lead.lines[line - startLine]
        return (
          source.number,
          lines.column(
            near: source.content.lowerBound + column - 1, in: source.content, line: source.number)
        )
      }
    }
    builder.close()
  }

  private mutating func write(_ row: FoundTable.Row, isHeader: Bool) {
    builder.open(.tableRow(isHeader: isHeader), range(from: row.line, to: row.line))
    for cell in row.cells { write(cell, in: row.line) }
    let end = row.line.content.upperBound
    for _ in 0..<row.missingCells {
      builder.open(.tableCell, range(of: end..<end, in: row.line))
      builder.close()
    }
    builder.close()
  }

  private mutating func write(_ cell: FoundTable.Cell, in line: SourceLine) {
    let range = range(of: cell.content, in: line)
    builder.open(.tableCell, range)
    switch cell.text {
    case .empty: break
    case .plain: builder.text(lines.bytes[cell.content], range)
    case .piece(let piece):
      if let inlines = parsed.inlines(of: piece) { write(inlines, of: cell, in: line) }
    }
    builder.close()
  }

  /// Copies the inlines of a cell, without the prefix that the batch put in front of them.
  private mutating func write(_ inlines: Range<Int>, of cell: FoundTable.Cell, in line: SourceLine)
  {
    let prefix = TableBatch.cellPrefix
    let lines = lines
    func placed(_ range: MarkdownRange) -> MarkdownRange {
      range.mapped { _, column in
        let offset = cell.content.lowerBound + column - 1 - prefix.count
        return (line.number, lines.column(near: offset, in: cell.content, line: line.number))
      }
    }
    var rest = inlines
    if let first = inlines.first, case .text(let text) = parsed.nodes[first].kind {
      builder.text(text.dropFirst(prefix.count), placed(parsed.nodes[first].range))
      rest = (first + 1)..<inlines.upperBound
    }
    builder.graft(parsed.nodes, rest) { $0.range = placed($0.range) }
  }

  // MARK: - Places

  private func range(from first: SourceLine, to last: SourceLine) -> MarkdownRange {
    MarkdownRange(
      startLine: first.number,
      startColumn: lines.column(of: first.content.lowerBound, line: first.number),
      endLine: last.number,
      endColumn: lines.column(of: last.content.upperBound, line: last.number) - 1)
  }

  private func range(of content: Range<Int>, in line: SourceLine) -> MarkdownRange {
    let start = lines.column(of: content.lowerBound, line: line.number)
    return MarkdownRange(
      startLine: line.number, startColumn: start, endLine: line.number,
      endColumn: start + max(content.count, 1) - 1)
  }
}

extension MarkdownRange {
  fileprivate func mapped(_ place: (Int, Int) -> (Int, Int)) -> MarkdownRange {
    let start = place(startLine, startColumn)
    let end = place(endLine, endColumn)
    return MarkdownRange(
      startLine: start.0, startColumn: start.1, endLine: end.0, endColumn: end.1)
  }
}
