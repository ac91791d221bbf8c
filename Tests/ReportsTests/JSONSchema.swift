import CatalogCore

/// As much of JSON Schema 2020-12 as our schemas use.
///
/// A keyword that it does not know is a problem too: it would be a rule that nobody checks.
struct JSONSchema {
  private let root: JSONNode

  init(_ bytes: [UInt8]) throws {
    root = try JSONNode(parsing: SourceText(path: "schema", bytes: bytes))
  }

  /// What is wrong with a value, each with the place where.
  func problems(of value: JSONNode) -> [String] { check(value, root, at: "") }

  private func check(_ value: JSONNode, _ schema: JSONNode, at place: String) -> [String] {
    var problems: [String] = []
    for member in schema.members {
      switch member.key {
      case "$schema", "title", "description", "$defs": break
      case "$ref": problems += check(value, definition(member.value.text), at: place)
      case "type":
        if !value.has(type: member.value.text) {
          problems.append("\(place): no \(member.value.text)")
        }
      case "const":
        if value.content != member.value.content { problems.append("\(place): not the constant") }
      case "enum":
        if !member.value.elements.contains(where: { $0.content == value.content }) {
          problems.append("\(place): “\(value.text)” is none of the words")
        }
      case "minimum":
        if value.integer ?? 0 < member.value.integer ?? 0 { problems.append("\(place): too small") }
      case "minItems":
        if value.elements.count < member.value.integer ?? 0 { problems.append("\(place): too few") }
      case "items":
        for (index, element) in value.elements.enumerated() {
          problems += check(element, member.value, at: "\(place)/\(index)")
        }
      case "required":
        for key in member.value.elements where value.member(key.text) == nil {
          problems.append("\(place): \(key.text) is missing")
        }
      case "properties":
        for property in member.value.members {
          guard let found = value.member(property.key) else { continue }
          problems += check(found, property.value, at: "\(place)/\(property.key)")
        }
      case "additionalProperties":
        let known = schema.member("properties")?.members.map(\.key) ?? []
        for other in value.members where !known.contains(other.key) {
          problems.append("\(place): \(other.key) is not known")
        }
      default: problems.append("\(place): the schema has the keyword \(member.key)")
      }
    }
    return problems
  }

  private func definition(_ reference: String) -> JSONNode {
    let name = String(reference.dropFirst("#/$defs/".count))
    return root.member("$defs")?.member(name) ?? JSONNode(.object([]))
  }

  /// The names of all definitions, and of those that something refers to.
  var definitions: (declared: Set<String>, used: Set<String>) {
    (Set(root.member("$defs")?.members.map(\.key) ?? []), references(root))
  }

  private func references(_ node: JSONNode) -> Set<String> {
    var found: Set<String> = []
    for member in node.members {
      if member.key == "$ref" {
        found.insert(String(member.value.text.dropFirst("#/$defs/".count)))
      }
      found.formUnion(references(member.value))
    }
    for element in node.elements { found.formUnion(references(element)) }
    return found
  }
}

extension JSONNode {
  var members: [Member] { if case .object(let members) = content { members } else { [] } }

  var elements: [JSONNode] { if case .list(let nodes) = content { nodes } else { [] } }

  var text: String { if case .string(let text) = content { text } else { "" } }

  var integer: Int? { if case .number(let number) = content { Int(number) } else { nil } }

  func member(_ key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  fileprivate func has(type: String) -> Bool {
    switch (type, content) {
    case ("object", .object), ("array", .list), ("string", .string), ("boolean", .bool): true
    case ("integer", .number(let number)): Int(number) != nil
    default: false
    }
  }
}
