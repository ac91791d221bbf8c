import CatalogCore

/// Writes the nodes of one document, in order and without recursion.
struct HTMLWriter {
  private let nodes: [MarkdownNode]
  private let options: HTMLOptions
  private var buffer: HTMLBuffer
  /// The containers around the current node, outermost first.
  private var open: [Int] = []
  private var table = TableState()

  private struct TableState {
    var alignments: [MarkdownAlignment] = []
    var column = 0
    var isHeader = false
    var hasBody = false
  }

  init(nodes: [MarkdownNode], options: HTMLOptions) {
    self.nodes = nodes
    self.options = options
    self.buffer = HTMLBuffer(fragments: options.fragments)
  }

  var output: [UInt8] { buffer.bytes }

  mutating func writeAll() {
    var index = 0
    while index < nodes.count {
      leaveNodes(endingAt: index)
      index = enter(index)
    }
    leaveNodes(endingAt: nodes.count)
  }

  private mutating func leaveNodes(endingAt index: Int) {
    while let innermost = open.last, nodes[innermost].subtreeEnd <= index {
      open.removeLast()
      leave(nodes[innermost])
    }
  }

  /// Writes the beginning of a node and returns the next node to enter.
  private mutating func enter(_ index: Int) -> Int {
    let node = nodes[index]
    switch node.kind {
    case .text(let literal): buffer.appendText(literal)
    case .softBreak: buffer.append("\n")
    case .lineBreak: buffer.append("<br />\n")
    case .code(let literal):
      buffer.append("<code>")
      buffer.appendText(literal)
      buffer.append("</code>")
    case .htmlInline(let literal): writeRawHTML(literal)
    case .htmlBlock(let literal):
      buffer.startLine()
      writeRawHTML(literal)
      buffer.startLine()
    case .codeBlock(let info, let literal): writeCodeBlock(info: info, literal: literal)
    case .thematicBreak:
      buffer.startLine()
      buffer.append("<hr />\n")
    case .image(let url, let title):
      writeImage(index, url: url, title: title)
      return node.subtreeEnd
    case .paragraph:
      if let fragment = onlyFragment(of: index), !isTight {
        buffer.startLine()
        buffer.append(fragment: fragment)
        buffer.startLine()
        return node.subtreeEnd
      }
      if !isTight {
        buffer.startLine()
        buffer.append("<p>")
      }
      open.append(index)
    default:
      enterContainer(node)
      open.append(index)
    }
    return index + 1
  }

  private mutating func enterContainer(_ node: MarkdownNode) {
    switch node.kind {
    case .emphasis: buffer.append("<em>")
    case .strong: buffer.append("<strong>")
    case .link(let url, let title):
      buffer.append("<a href=\"")
      writeURL(url, .link, node.range)
      writeTitle(title)
      buffer.append("\">")
    case .blockQuote:
      buffer.startLine()
      buffer.append("<blockquote>\n")
    case .list(let list):
      buffer.startLine()
      switch list.marker {
      case .bullet: buffer.append("<ul>\n")
      case .ordered(1, _): buffer.append("<ol>\n")
      case .ordered(let start, _): buffer.append("<ol start=\"\(start)\">\n")
      }
    case .item:
      buffer.startLine()
      buffer.append("<li>")
    case .heading(let level, let id):
      buffer.startLine()
      buffer.append("<h\(level)")
      if options.headingIDs, let id {
        buffer.append(" id=\"")
        buffer.appendText(id)
        buffer.append("\"")
      }
      buffer.append(">")
    case .table, .tableRow, .tableCell: enterTablePart(node.kind)
    default: break
    }
  }

  private mutating func leave(_ node: MarkdownNode) {
    switch node.kind {
    case .emphasis: buffer.append("</em>")
    case .strong: buffer.append("</strong>")
    case .link: buffer.append("</a>")
    case .paragraph: if !isTight { buffer.append("</p>\n") }
    case .blockQuote:
      buffer.startLine()
      buffer.append("</blockquote>\n")
    case .list(let list): buffer.append(list.marker == .bullet ? "</ul>\n" : "</ol>\n")
    case .item: buffer.append("</li>\n")
    case .heading(let level, _): buffer.append("</h\(level)>\n")
    case .table:
      if table.hasBody { buffer.append("</tbody>\n") }
      buffer.append("</table>\n")
    case .tableRow(let isHeader): buffer.append(isHeader ? "</tr>\n</thead>\n" : "</tr>\n")
    case .tableCell: buffer.append(table.isHeader ? "</th>\n" : "</td>\n")
    default: break
    }
  }

  /// Whether the innermost open container is an item of a tight list, whose paragraphs show no tags.
  private var isTight: Bool {
    guard open.count > 1, case .list(let list) = nodes[open[open.count - 2]].kind else {
      return false
    }
    return list.isTight
  }

  // MARK: - Tables

  private mutating func enterTablePart(_ kind: MarkdownNode.Kind) {
    switch kind {
    case .table(let alignments):
      table = TableState(alignments: alignments)
      buffer.startLine()
      buffer.append("<table")
      if let name = options.tableClass { appendAttribute("class", name) }
      buffer.append(">\n")
    case .tableRow(let isHeader):
      table.isHeader = isHeader
      table.column = 0
      if isHeader {
        buffer.append("<thead>\n")
      } else if !table.hasBody {
        table.hasBody = true
        buffer.append("<tbody>\n")
      }
      buffer.append("<tr>\n")
    default:
      buffer.append(table.isHeader ? "<th" : "<td")
      let alignments = table.alignments
      let alignment =
        alignments.indices.contains(table.column) ? alignments[table.column] : .none
      table.column += 1
      if alignment != .none {
        if let prefix = options.alignmentClassPrefix {
          appendAttribute("class", prefix + alignment.rawValue)
        } else {
          appendAttribute("align", alignment.rawValue)
        }
      }
      buffer.append(">")
    }
  }

  private mutating func appendAttribute(_ name: String, _ value: String) {
    buffer.append(" \(name)=\"")
    buffer.appendText(Array(value.utf8))
    buffer.append("\"")
  }

  // MARK: - Leaves

  private mutating func writeRawHTML(_ literal: [UInt8]) {
    if options.unsafe {
      buffer.appendRawHTML(literal)
    } else {
      buffer.append("<!-- raw HTML omitted -->")
    }
  }

  private mutating func writeCodeBlock(info: [UInt8], literal: [UInt8]) {
    buffer.startLine()
    buffer.append("<pre><code")
    if !info.isEmpty {
      buffer.append(" class=\"language-")
      buffer.appendFirstWord(of: info)
      buffer.append("\"")
    }
    buffer.append(">")
    buffer.appendText(literal)
    buffer.append("</code></pre>\n")
  }

  /// An image has the plain text of its children as its alternative text.
  private mutating func writeImage(_ index: Int, url: [UInt8], title: [UInt8]) {
    buffer.append("<img src=\"")
    writeURL(url, .image, nodes[index].range)
    buffer.append("\" alt=\"")
    for node in nodes[index..<nodes[index].subtreeEnd] {
      switch node.kind {
      case .text(let literal), .code(let literal), .htmlInline(let literal):
        buffer.appendAttributeText(literal)
      case .softBreak, .lineBreak: buffer.append(" ")
      default: break
      }
    }
    writeTitle(title)
    buffer.append("\" />")
  }

  private mutating func writeTitle(_ title: [UInt8]) {
    guard !title.isEmpty else { return }
    buffer.append("\" title=\"")
    buffer.appendAttributeText(title)
  }

  private mutating func writeURL(
    _ literal: [UInt8], _ kind: HTMLDestination.Kind, _ range: MarkdownRange
  ) {
    var url = InertText.decoded(literal)
    guard options.unsafe || !LinkSafety.isDangerous(url) else { return }
    if let rewrite = options.rewriteDestination {
      url = rewrite(HTMLDestination(kind: kind, url: url, range: range))
      guard options.unsafe || !LinkSafety.isDangerous(url) else { return }
    }
    buffer.appendURL(url)
  }

  /// The fragment that is all there is in a paragraph.
  private func onlyFragment(of paragraph: Int) -> Int? {
    guard nodes[paragraph].subtreeEnd == paragraph + 2,
      case .text(let literal) = nodes[paragraph + 1].kind, InertText.isPresent(in: literal)
    else { return nil }
    let pieces = InertText.pieces(of: literal)
    guard pieces.count == 1, case .fragment(let number) = pieces[0] else { return nil }
    return number
  }
}
