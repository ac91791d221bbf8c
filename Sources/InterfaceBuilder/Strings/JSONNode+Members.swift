import CatalogCore

extension JSONNode {
  /// The value of a key, for an object.
  subscript(key: StaticString) -> JSONNode? {
    members?.first { $0.key.isSpelled(key) }?.value
  }

  var members: [Member]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  var list: [JSONNode]? {
    guard case .list(let nodes) = content else { return nil }
    return nodes
  }

  var text: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }
}
