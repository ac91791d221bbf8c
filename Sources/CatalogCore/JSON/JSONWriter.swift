/// Writes JSON with two spaces a level, the members in their order, and a final newline.
package struct JSONWriter {
  private var output: [UInt8] = []

  package static func bytes(of node: JSONNode) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(node, level: 0)
    writer.output.append(.lineFeed)
    return writer.output
  }

  private mutating func write(_ node: JSONNode, level: Int) {
    switch node.content {
    case .null: output.append("null" as StaticString)
    case .bool(let value): output.append(value ? "true" : "false")
    case .number(let number): output.append(number)
    case .string(let text): write(text)
    case .list(let nodes):
      write(nodes, between: ("[", "]"), level: level) { writer, node in
        writer.write(node, level: level + 1)
      }
    case .object(let members):
      write(members, between: ("{", "}"), level: level) { writer, member in
        writer.write(member.key)
        writer.output.append(": " as StaticString)
        writer.write(member.value, level: level + 1)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], between ends: (StaticString, StaticString), level: Int,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    output.append(ends.0)
    for (index, element) in elements.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      newLine(level + 1)
      body(&self, element)
    }
    if !elements.isEmpty { newLine(level) }
    output.append(ends.1)
  }

  private mutating func newLine(_ level: Int) {
    output.append(.lineFeed)
    for _ in 0..<level { output.append("  " as StaticString) }
  }

  private mutating func write(_ text: String) {
    output.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output.append("\\\"" as StaticString)
      case "\\": output.append("\\\\" as StaticString)
      case "\n": output.append("\\n" as StaticString)
      case "\r": output.append("\\r" as StaticString)
      case "\t": output.append("\\t" as StaticString)
      default:
        if InvisibleCharacters.contains(scalar) {
          for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            let digits = String(unit, radix: 16)
            output.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
          }
        } else {
          output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
