import CatalogCore

/// The text that a reader sees in a part of a tree.
enum MarkdownPlainText {
  static func text(of nodes: [MarkdownNode], in range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    var isAtBlockStart = true
    for node in nodes[range] {
      switch node.kind {
      case .text(let literal), .code(let literal):
        text += InertText.decoded(literal)
        isAtBlockStart = false
      case .codeBlock(_, let literal):
        separate(&text, isAtBlockStart)
        text += InertText.decoded(literal)
        isAtBlockStart = false
      case .softBreak, .lineBreak:
        text.append(.space)
      case .htmlInline, .htmlBlock, .emphasis, .strong, .link, .image:
        break
      default:
        separate(&text, isAtBlockStart)
        isAtBlockStart = true
      }
    }
    return text
  }

  private static func separate(_ text: inout [UInt8], _ isAtBlockStart: Bool) {
    if !isAtBlockStart, text.last != .lineFeed { text.append(.lineFeed) }
  }
}
