import CatalogCore

/// Writes a Markdown tree as text, one node a line, for debugging and for tests.
///
/// ```
/// document 1:1-1:9
///   heading 1 #hello 1:1-1:9
///     text 1:3-1:9 "Hello"
/// ```
package enum MarkdownDump {
  /// The lines of the whole document.
  package static func text(_ document: MarkdownDocument, withRanges: Bool = true) -> String {
    var text = ""
    var depth = 0
    for event in document.events() {
      switch event {
      case .exit: depth -= 1
      case .enter(let index):
        let node = document.nodes[index]
        text += String(repeating: "  ", count: depth)
        text += name(node.kind)
        if withRanges {
          let range = node.range
          text += " \(range.startLine):\(range.startColumn)-\(range.endLine):\(range.endColumn)"
        }
        for literal in literals(node.kind) { text += " \(quoted(literal))" }
        text += "\n"
        if node.kind.isContainer { depth += 1 }
      }
    }
    return text
  }

  private static func name(_ kind: MarkdownNode.Kind) -> String {
    switch kind {
    case .document: "document"
    case .blockQuote: "blockQuote"
    case .list(let list): "list \(marker(list.marker)) \(list.isTight ? "tight" : "loose")"
    case .item: "item"
    case .codeBlock: "codeBlock"
    case .htmlBlock: "htmlBlock"
    case .paragraph: "paragraph"
    case .heading(let level, let id):
      "heading \(level)" + (id.map { " #\(String(decodingUTF8: $0))" } ?? "")
    case .thematicBreak: "thematicBreak"
    case .table(let alignments):
      "table " + alignments.map(\.rawValue).joined(separator: ",")
    case .tableRow(let isHeader): isHeader ? "tableRow header" : "tableRow"
    case .tableCell: "tableCell"
    case .text: "text"
    case .softBreak: "softBreak"
    case .lineBreak: "lineBreak"
    case .code: "code"
    case .htmlInline: "htmlInline"
    case .emphasis: "emphasis"
    case .strong: "strong"
    case .link: "link"
    case .image: "image"
    }
  }

  private static func marker(_ marker: MarkdownList.Marker) -> String {
    switch marker {
    case .bullet: "bullet"
    case .ordered(let start, .period): "\(start)."
    case .ordered(let start, .parenthesis): "\(start))"
    }
  }

  private static func literals(_ kind: MarkdownNode.Kind) -> [[UInt8]] {
    switch kind {
    case .codeBlock(let info, let literal): [info, literal]
    case .htmlBlock(let literal), .text(let literal), .code(let literal),
      .htmlInline(let literal):
      [literal]
    case .link(let url, let title), .image(let url, let title): [url, title]
    default: []
    }
  }

  private static func quoted(_ bytes: [UInt8]) -> String {
    var text = "\""
    for scalar in String(decodingUTF8: bytes).unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
          text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}
