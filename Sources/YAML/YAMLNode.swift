package import CatalogCore

/// A scalar, a sequence or a mapping with its place.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// The pairs in the order of the file; no two keys have the same bytes.
    case mapping([YAMLEntry])
  }

  package let content: Content
  /// Where the node starts; for a value that was left out, the place after the colon.
  package let location: SourceLocation
  /// The byte offsets in the parsed text.
  package let range: Range<Int>

  /// Whether this is a value that was left out, or a plain `null` or `~`.
  package var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain, scalar.tag == nil else {
      return false
    }
    return ["", "~", "null"].contains { scalar.text.hasSameBytes(as: $0) }
  }
}

/// A text as it was written, without its quotes.
package struct YAMLScalar: Equatable, Sendable {
  package enum Style: Sendable {
    /// Without quotes; only such a text can be a number, `true`, `false` or `null`.
    case plain
    case quoted
    /// A text on lines of its own after `|` or `>`.
    case block
  }

  package let text: String
  package let style: Style
  /// The full name of the tag, which can only be that of a text; `nil` in nearly all cases.
  package let tag: String?

  package static func == (left: YAMLScalar, right: YAMLScalar) -> Bool {
    left.text.hasSameBytes(as: right.text) && left.style == right.style && left.tag == right.tag
  }
}

/// A key with its value.
package struct YAMLEntry: Sendable {
  package let key: String
  package let keyLocation: SourceLocation
  package let keyRange: Range<Int>
  package let value: YAMLNode
}
