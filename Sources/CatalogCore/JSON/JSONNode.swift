/// A value in a JSON text together with its place.
package struct JSONNode: Equatable, Sendable {
  /// How many lists and objects may stand within each other.
  package static let maximumDepth = 200

  package var content: Content
  /// Byte offsets into the text that the node was read from; empty for one made by hand.
  package var range: Range<Int>

  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number as it is spelt.
    case number(String)
    case string(String)
    case list([JSONNode])
    /// In the order of the text, no key twice.
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package var key: String
    package var keyRange: Range<Int>
    package var value: JSONNode

    package init(key: String, keyRange: Range<Int> = 0..<0, value: JSONNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  package init(_ content: Content, _ range: Range<Int> = 0..<0) {
    self.content = content
    self.range = range
  }

  /// Reads JSON as RFC 8259 defines it, without extensions.
  ///
  /// Numbers keep their spelling, keys are compared byte by byte, and a key that comes twice in one
  /// object is an error. A byte order mark at the start is skipped. Cost: linear.
  package init(parsing source: SourceText) throws(JSONError) {
    var reader = JSONReader(source)
    self = try reader.read()
  }
}

// MARK: - Made by hand

extension JSONNode {
  package static func string(_ text: String) -> JSONNode { JSONNode(.string(text)) }

  package static func bool(_ value: Bool) -> JSONNode { JSONNode(.bool(value)) }

  package static func number(_ value: Int) -> JSONNode { JSONNode(.number(String(value))) }

  package static func list(_ nodes: [JSONNode]) -> JSONNode { JSONNode(.list(nodes)) }

  /// An object without the members that are `nil`.
  package static func object(_ members: [(key: String, value: JSONNode?)]) -> JSONNode {
    JSONNode(
      .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } }))
  }
}
