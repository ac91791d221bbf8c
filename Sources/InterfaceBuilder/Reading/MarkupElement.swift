/// An element of an XML file with all that stands in it, before anybody says what it means.
struct MarkupElement: Sendable {
  var name: String
  /// In no particular order: the reader of the system does not keep it.
  var attributes: [(name: String, value: String)]
  var children: [MarkupElement]
  /// The characters directly in the element, with those of CDATA, joined.
  ///
  /// Empty where there are only blanks between children.
  var text: String
  /// The line on which the start tag ends, counted from 1; 0 for an element that no file holds.
  var line: Int

  init(
    _ name: String, _ attributes: [(name: String, value: String)] = [],
    children: [MarkupElement] = [], text: String = "", line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// The value of an attribute.
  subscript(name: StaticString) -> String? {
    attributes.first { $0.name.isSpelled(name) }?.value
  }

  /// The first child of a name.
  func child(_ name: StaticString) -> MarkupElement? {
    children.first { $0.name.isSpelled(name) }
  }

  /// The first child whose attribute `key` says which property of this object it is.
  func child(key: StaticString) -> MarkupElement? {
    children.first { $0[Self.key].isSpelled(key) }
  }

  /// The children of the first child of a name, such as those of `subviews`.
  func list(_ name: StaticString) -> [MarkupElement] { child(name)?.children ?? [] }

  /// Whether an attribute is `YES`.
  func flag(_ name: StaticString) -> Bool { self[name].isSpelled("YES") }

  /// Whether an attribute that is `YES` by default is `NO`.
  func denies(_ name: StaticString) -> Bool { self[name].isSpelled("NO") }

  private static let key: StaticString = "key"
}
