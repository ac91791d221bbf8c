/// One element of a Markdown document, stored in a flat array in the order in which it is written.
///
/// The descendants of the node at `index` are the nodes `index + 1 ..< subtreeEnd`.
package struct MarkdownNode: Equatable, Sendable {
  package var kind: Kind
  package var range: MarkdownRange
  /// The index after the last descendant.
  package var subtreeEnd: Int

  package enum Kind: Equatable, Sendable {
    case document
    case blockQuote
    case list(MarkdownList)
    case item
    /// The info string is empty for an indented block.
    case codeBlock(info: [UInt8], literal: [UInt8])
    case htmlBlock([UInt8])
    case paragraph
    /// The identifier is absent when the parser was not asked for one.
    case heading(level: Int, id: [UInt8]?)
    case thematicBreak
    case table([MarkdownAlignment])
    case tableRow(isHeader: Bool)
    case tableCell

    case text([UInt8])
    case softBreak
    case lineBreak
    case code([UInt8])
    case htmlInline([UInt8])
    case emphasis
    case strong
    case link(url: [UInt8], title: [UInt8])
    case image(url: [UInt8], title: [UInt8])

    /// Whether a node of this kind may have children.
    package var isContainer: Bool {
      switch self {
      case .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code,
        .htmlInline:
        false
      default:
        true
      }
    }

    /// Whether a node of this kind is a block, a row or a cell.
    package var isBlock: Bool {
      switch self {
      case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image:
        false
      default:
        true
      }
    }
  }
}

/// How the items of a list are marked and spaced.
package struct MarkdownList: Equatable, Sendable {
  package enum Marker: Equatable, Sendable {
    case bullet
    case ordered(start: Int, delimiter: Delimiter)
  }

  package enum Delimiter: Equatable, Sendable {
    case period
    case parenthesis
  }

  package var marker: Marker
  /// Whether the paragraphs of the items are shown without their own spacing.
  package var isTight: Bool
}

/// How the cells of a table column are aligned.
package enum MarkdownAlignment: String, Equatable, Sendable {
  case none
  case left
  case center
  case right
}

/// Where a node stands in the source.
///
/// Lines count from 1, or from the first line that the `SourceText` names. Columns count UTF-8 bytes
/// from 1, and the end column is that of the last byte. Lines and the columns of blocks and table
/// cells are exact. libcmark 0.30 does not always know the column of an inline node, and misses the
/// lines of link reference definitions at the start of its paragraph.
package struct MarkdownRange: Equatable, Sendable {
  package var startLine: Int
  package var startColumn: Int
  package var endLine: Int
  package var endColumn: Int
}
