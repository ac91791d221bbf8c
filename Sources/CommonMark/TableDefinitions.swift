import CatalogCore

/// Finds the link reference definitions of a document, which libcmark does not tell about.
///
/// A definition leaves no node, so it can only stand in lines that belong to no leaf block, or at the
/// start of a paragraph or heading. The lines that are found are parsed again, so it does no harm that
/// some are not definitions.
struct TableDefinitions {
  private let lines: SourceLines
  /// For each line of the document, whether a definition may stand there.
  private var isCandidate: [Bool]
  /// For each line, whether a leaf block begins there.
  private var isBlockStart: [Bool]

  /// The lines of the definitions in order, each group a paragraph.
  static func collect(nodes: [MarkdownNode], lines: SourceLines) -> [[ArraySlice<UInt8>]] {
    var definitions = TableDefinitions(lines: lines)
    for node in nodes { definitions.cover(node) }
    return definitions.groups()
  }

  private init(lines: SourceLines) {
    self.lines = lines
    isCandidate = Array(repeating: true, count: lines.numbers.count)
    isBlockStart = Array(repeating: false, count: lines.numbers.count)
  }

  private mutating func cover(_ node: MarkdownNode) {
    switch node.kind {
    case .codeBlock, .htmlBlock, .thematicBreak: break
    case .paragraph, .heading:
      let first = lines[node.range.startLine]
      let start = first.lowerBound + node.range.startColumn - 1
      if lines.bytes.hasByte(UInt8(ascii: "["), at: start) {
        isBlockStart[node.range.startLine - lines.numbers.lowerBound] = true
        return
      }
    default: return
    }
    let base = lines.numbers.lowerBound
    let end = min(node.range.endLine - base + 1, isCandidate.count)
    for line in (node.range.startLine - base)..<max(end, node.range.startLine - base) {
      isCandidate[line] = false
    }
  }

  private func groups() -> [[ArraySlice<UInt8>]] {
    var groups: [[ArraySlice<UInt8>]] = []
    var isInGroup = false
    var quotes = 0
    for number in lines.numbers {
      let line = lines[number]
      let prefix = ContainerPrefix(in: lines.bytes, at: line.lowerBound)
      let content = lines.bytes[min(prefix.end, line.upperBound)..<line.upperBound]
      let index = number - lines.numbers.lowerBound
      guard isCandidate[index], !content.isEmpty else {
        isInGroup = false
        continue
      }
      let isNew =
        !isInGroup || isBlockStart[index] || prefix.items > 0 || prefix.quotes > quotes
      if isNew, content.first == UInt8(ascii: "[") {
        groups.append([content])
        isInGroup = true
      } else if isInGroup {
        groups[groups.count - 1].append(content)
      }
      quotes = prefix.quotes
    }
    return groups
  }
}
