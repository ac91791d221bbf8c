import CatalogCore

/// A scratch document in which libcmark parses the inlines of all tables of a document at once.
///
/// It begins with the link reference definitions of the document, so that references work in cells.
/// Each text stands in a paragraph of its own; one call for all of them keeps the cost linear
/// however many definitions and tables there are.
struct TableBatch {
  private var bytes: [UInt8] = []
  private var line = 1
  /// For each piece, the line of the scratch document where it begins.
  private var startLines: [Int] = []

  /// A cell begins with an empty value and a space: a word that no block construct starts with, and
  /// after which every delimiter means what it means at the start of a line.
  static let cellPrefix: [UInt8] = {
    var prefix: [UInt8] = []
    InertText.append(value: [], to: &prefix)
    return prefix + [.space]
  }()

  var isEmpty: Bool { startLines.isEmpty }

  /// Whether a piece might refer to a definition.
  var mayHaveReferences: Bool { bytes.contains(UInt8(ascii: "[")) }

  /// Adds the text of a cell and returns its number.
  ///
  /// `\|` is how a pipe is written anywhere in a cell, so its backslash goes before parsing: in a code
  /// span it would stay.
  mutating func add(cell: ArraySlice<UInt8>) -> Int {
    startLines.append(line)
    bytes += Self.cellPrefix
    var previous: UInt8 = 0
    for byte in cell {
      if byte == UInt8(ascii: "|"), previous == UInt8(ascii: "\\") { bytes.removeLast() }
      bytes.append(byte)
      previous = byte
    }
    endParagraph()
    return startLines.count - 1
  }

  /// Adds the lines of a paragraph and returns its number.
  mutating func add(paragraph lines: some Collection<ArraySlice<UInt8>>) -> Int {
    startLines.append(line)
    append(lines)
    return startLines.count - 1
  }

  /// Parses everything after the given paragraphs, which hold definitions.
  func parsed(after definitions: [[ArraySlice<UInt8>]]) -> ParsedTableBatch {
    var document = TableBatch()
    for definition in definitions { document.append(definition) }
    let offset = document.line - 1
    document.bytes += bytes
    return ParsedTableBatch(
      nodes: CmarkTree.nodes(of: document.bytes, lineOffset: -offset), startLines: startLines)
  }

  private mutating func append(_ lines: some Collection<ArraySlice<UInt8>>) {
    for (index, content) in lines.enumerated() {
      if index > 0 {
        // Indented this far, nothing interrupts a paragraph or underlines it.
        bytes.append("\n    " as StaticString)
        line += 1
      }
      bytes += content
    }
    endParagraph()
  }

  private mutating func endParagraph() {
    bytes.append("\n\n" as StaticString)
    line += 2
  }
}

/// The trees of the pieces of a `TableBatch`, with lines counted from its first piece.
struct ParsedTableBatch {
  let nodes: [MarkdownNode]
  private let startLines: [Int]
  /// For each piece, its paragraph; a piece of nothing but definitions has none.
  private let paragraphs: [Int?]

  init(nodes: [MarkdownNode], startLines: [Int]) {
    self.nodes = nodes
    self.startLines = startLines
    var paragraphs: [Int?] = []
    var block = 1
    for startLine in startLines {
      while block < nodes.count, nodes[block].range.startLine < startLine {
        block = nodes[block].subtreeEnd
      }
      let isThere = block < nodes.count && nodes[block].range.startLine == startLine
      paragraphs.append(isThere ? block : nil)
    }
    self.paragraphs = paragraphs
  }

  /// The nodes inside the paragraph of a piece.
  func inlines(of piece: Int) -> Range<Int>? {
    guard let paragraph = paragraphs[piece] else { return nil }
    return (paragraph + 1)..<nodes[paragraph].subtreeEnd
  }

  /// The line where a piece begins.
  func startLine(of piece: Int) -> Int { startLines[piece] }
}
