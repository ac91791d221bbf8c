package import CatalogCore

/// As much of JSON Schema 2020-12 as our schemas use.
///
/// A keyword that it does not know is a problem too: it would be a rule that nobody checks.
package struct JSONSchema {
  private let root: JSONNode

  /// Reads a schema.
  package init(_ bytes: [UInt8]) throws {
    root = try JSONNode(parsing: SourceText(path: "schema", bytes: bytes))
  }

  /// What is wrong with a value, each with the place where.
  package func problems(of value: JSONNode) -> [String] { check(value, root, at: "") }

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
      case "maxItems":
        if value.elements.count > member.value.integer ?? 0 {
          problems.append("\(place): too many")
        }
      case "oneOf":
        let fitting = member.value.elements.count { check(value, $0, at: place).isEmpty }
        if fitting != 1 { problems.append("\(place): \(fitting) of the alternatives fit") }
      case "not":
        if check(value, member.value, at: place).isEmpty { problems.append("\(place): refused") }
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
  package var definitions: (declared: Set<String>, used: Set<String>) {
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
  /// The members of an object; none of anything else.
  package var members: [Member] { if case .object(let members) = content { members } else { [] } }

  /// The elements of a list; none of anything else.
  package var elements: [JSONNode] { if case .list(let nodes) = content { nodes } else { [] } }

  /// A string; empty for anything else.
  package var text: String { if case .string(let text) = content { text } else { "" } }

  /// A whole number.
  package var integer: Int? { if case .number(let number) = content { Int(number) } else { nil } }

  /// The value of a member of an object.
  package func member(_ key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  fileprivate func has(type: String) -> Bool {
    switch (type, content) {
    case ("object", .object), ("array", .list), ("string", .string), ("boolean", .bool): true
    case ("number", .number): true
    case ("integer", .number(let number)): Int(number) != nil
    default: false
    }
  }
}
