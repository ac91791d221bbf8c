import CatalogCore

/// Makes GitHub's pipe tables out of paragraphs.
///
/// libcmark sees a table as a paragraph, or as a heading when a line of hyphens follows at once. A
/// paragraph that holds a header row and a delimiter row of equally many cells becomes a table; the
/// lines before the header stay a paragraph, and all lines after it are rows.
struct TableExtension {
  private let nodes: [MarkdownNode]
  private let lines: SourceLines
  private var remainingCells: Int
  private var fillableCells: Int
  private var batch = TableBatch()
  private var tables: [FoundTable] = []

  static func apply(
    to nodes: [MarkdownNode], lines: SourceLines, limits: MarkdownLimits
  ) throws(MarkdownError) -> [MarkdownNode] {
    var tables = TableExtension(nodes: nodes, lines: lines, limits: limits)
    try tables.find()
    return tables.tables.isEmpty ? nodes : tables.rebuilt()
  }

  private init(nodes: [MarkdownNode], lines: SourceLines, limits: MarkdownLimits) {
    self.nodes = nodes
    self.lines = lines
    self.remainingCells = limits.tableCells
    self.fillableCells = limits.filledCells
  }

  // MARK: - Finding

  private mutating func find() throws(MarkdownError) {
    var open: [Int] = []
    for index in nodes.indices where nodes[index].kind.isBlock {
      let node = nodes[index]
      while let last = open.last, nodes[last].subtreeEnd <= index { open.removeLast() }
      switch node.kind {
      case .paragraph, .heading:
        if lines.hasPipe(afterFirstLineOf: node.range) {
          try findTable(at: index, in: ContainerChain(open.map { nodes[$0].kind }))
        }
      default:
        if node.kind.isContainer { open.append(index) }
      }
    }
  }

  private mutating func findTable(
    at index: Int, in containers: ContainerChain
  ) throws(MarkdownError) {
    var content = lines.paragraphContent(nodes[index].range, in: containers)
    var underline: SourceLine?
    if case .heading = nodes[index].kind { underline = content.popLast() }
    guard let (delimiter, alignments) = delimiterRow(in: content) else { return }
    var table = FoundTable(node: index, alignments: alignments)
    if delimiter > 1 {
      let before = content[..<(delimiter - 1)]
      table.lead = FoundTable.Lead(
        piece: batch.add(paragraph: before.map { lines.bytes[$0.content] }),
        lines: Array(before))
    }
    table.delimiter = content[delimiter]
    table.rows.append(try row(content[delimiter - 1], columns: alignments.count))
    var body = content[(delimiter + 1)...]
    if let underline {
      if isThematicBreak(underline) {
        table.thematicBreak = underline
      } else {
        body.append(underline)
      }
    }
    for line in body { table.rows.append(try row(line, columns: alignments.count)) }
    tables.append(table)
  }

  /// The first line that is a delimiter row for the line before it.
  private func delimiterRow(
    in content: [SourceLine]
  ) -> (index: Int, alignments: [MarkdownAlignment])? {
    for index in content.indices.dropFirst() {
      guard let alignments = TableRow.alignments(of: content[index].content, in: lines.bytes)
      else { continue }
      let header = TableRow.cells(
        of: content[index - 1].content, in: lines.bytes, limit: alignments.count + 1)
      if header.count == alignments.count { return (index, alignments) }
    }
    return nil
  }

  private mutating func row(
    _ line: SourceLine, columns: Int
  ) throws(MarkdownError) -> FoundTable.Row {
    var cells: [FoundTable.Cell] = []
    for content in TableRow.cells(of: line.content, in: lines.bytes, limit: columns) {
      cells.append(FoundTable.Cell(content: content, text: text(of: content)))
    }
    remainingCells -= max(cells.count, 1)
    guard remainingCells >= 0 else { throw .tooManyCells(line: line.number) }
    let missing = min(columns - cells.count, fillableCells)
    fillableCells -= missing
    return FoundTable.Row(line: line, cells: cells, missingCells: missing)
  }

  private mutating func text(of cell: Range<Int>) -> FoundTable.Cell.Text {
    if cell.isEmpty { return .empty }
    let isPlain = lines.bytes[cell].allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"):
        false
      default: true
      }
    }
    return isPlain ? .plain : .piece(batch.add(cell: lines.bytes[cell]))
  }

  private func isThematicBreak(_ line: SourceLine) -> Bool {
    line.content.count > 2 && lines.bytes[line.content.lowerBound] == UInt8(ascii: "-")
  }

  // MARK: - Rebuilding

  private func rebuilt() -> [MarkdownNode] {
    let definitions =
      batch.mayHaveReferences ? TableDefinitions.collect(nodes: nodes, lines: lines) : []
    let parsed =
      batch.isEmpty
      ? ParsedTableBatch(nodes: [], startLines: []) : batch.parsed(after: definitions)
    var writer = TableWriter(lines: lines, parsed: parsed)
    var open: [Int] = []
    var next = tables.makeIterator()
    var table = next.next()
    var index = 0
    while index < nodes.count {
      while let last = open.last, nodes[last].subtreeEnd <= index {
        writer.builder.close()
        open.removeLast()
      }
      let node = nodes[index]
      if let found = table, found.node == index {
        writer.write(found, instead: node)
        table = next.next()
        index = node.subtreeEnd
      } else if !node.kind.isBlock || !node.kind.isContainer {
        writer.builder.graft(nodes, index..<node.subtreeEnd)
        index = node.subtreeEnd
      } else {
        writer.builder.open(node.kind, node.range)
        open.append(index)
        index += 1
      }
    }
    return writer.builder.finish()
  }
}
