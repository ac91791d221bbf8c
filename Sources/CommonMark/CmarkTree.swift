import Ccmark

/// The bridge to libcmark, and the only file that knows it.
///
/// Every C pointer is obtained, used and freed inside one call of `nodes(of:lineOffset:)`.
enum CmarkTree {
  /// Parses CommonMark and returns the nodes in preorder.
  ///
  /// The bytes should be valid UTF-8 without U+0000; libcmark replaces what is not. `lineOffset` is
  /// added to every line number.
  static func nodes(of source: [UInt8], lineOffset: Int) -> [MarkdownNode] {
    var builder = MarkdownTreeBuilder()
    let root = source.withUnsafeBytes { bytes in
      cmark_parse_document(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
        CMARK_OPT_VALIDATE_UTF8)
    }
    guard let root, let iterator = cmark_iter_new(root) else { return builder.finish() }
    defer {
      cmark_iter_free(iterator)
      cmark_node_free(root)
    }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      if event == CMARK_EVENT_EXIT {
        builder.close()
        continue
      }
      guard let node = cmark_iter_get_node(iterator) else { continue }
      enter(node, lineOffset: lineOffset, &builder)
    }
    return builder.finish()
  }

  private static func enter(
    _ node: OpaquePointer, lineOffset: Int, _ builder: inout MarkdownTreeBuilder
  ) {
    let range = MarkdownRange(
      startLine: Int(cmark_node_get_start_line(node)) + lineOffset,
      startColumn: Int(cmark_node_get_start_column(node)),
      endLine: Int(cmark_node_get_end_line(node)) + lineOffset,
      endColumn: Int(cmark_node_get_end_column(node)))
    switch cmark_node_get_type(node).rawValue {
    case CMARK_NODE_TEXT.rawValue:
      if let literal = cmark_node_get_literal(node) {
        builder.text(String(cString: literal).utf8, range)
      }
    case CMARK_NODE_SOFTBREAK.rawValue: builder.lineEnd(.softBreak)
    case CMARK_NODE_LINEBREAK.rawValue: builder.lineEnd(.lineBreak)
    case CMARK_NODE_CODE.rawValue:
      builder.leaf(.code(bytes(cmark_node_get_literal(node))), range)
    case CMARK_NODE_HTML_INLINE.rawValue:
      builder.leaf(.htmlInline(bytes(cmark_node_get_literal(node))), range)
    case CMARK_NODE_EMPH.rawValue: builder.open(.emphasis, range)
    case CMARK_NODE_STRONG.rawValue: builder.open(.strong, range)
    case CMARK_NODE_LINK.rawValue:
      builder.open(
        .link(url: bytes(cmark_node_get_url(node)), title: bytes(cmark_node_get_title(node))),
        range)
    case CMARK_NODE_IMAGE.rawValue:
      builder.open(
        .image(url: bytes(cmark_node_get_url(node)), title: bytes(cmark_node_get_title(node))),
        range)
    case CMARK_NODE_DOCUMENT.rawValue: builder.open(.document, range)
    case CMARK_NODE_BLOCK_QUOTE.rawValue: builder.open(.blockQuote, range)
    case CMARK_NODE_LIST.rawValue: builder.open(.list(list(node)), range)
    case CMARK_NODE_ITEM.rawValue: builder.open(.item, range)
    case CMARK_NODE_CODE_BLOCK.rawValue:
      builder.leaf(
        .codeBlock(
          info: bytes(cmark_node_get_fence_info(node)),
          literal: bytes(cmark_node_get_literal(node))),
        range)
    case CMARK_NODE_HTML_BLOCK.rawValue:
      builder.leaf(.htmlBlock(bytes(cmark_node_get_literal(node))), range)
    case CMARK_NODE_HEADING.rawValue:
      builder.open(.heading(level: Int(cmark_node_get_heading_level(node)), id: nil), range)
    case CMARK_NODE_THEMATIC_BREAK.rawValue: builder.leaf(.thematicBreak, range)
    default:
      // A paragraph; the parser makes no custom nodes.
      builder.open(.paragraph, range)
    }
  }

  private static func list(_ node: OpaquePointer) -> MarkdownList {
    let isTight = cmark_node_get_list_tight(node) != 0
    guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else {
      return MarkdownList(marker: .bullet, isTight: isTight)
    }
    let delimiter: MarkdownList.Delimiter =
      cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? .parenthesis : .period
    let start = Int(cmark_node_get_list_start(node))
    return MarkdownList(marker: .ordered(start: start, delimiter: delimiter), isTight: isTight)
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
    guard let text else { return [] }
    return Array(String(cString: text).utf8)
  }
}
