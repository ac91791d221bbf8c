import CatalogCore

/// Reads tables that are property lists in XML: plain ones, and those with rules for plurals.
enum StringsPropertyList {
  static func read(_ source: SourceText, into entries: inout StringsEntries) throws(Diagnostic) {
    guard let root = try PropertyList.root(of: source),
      case .dictionary(let members) = root.content
    else { throw StringsWording.noTable(source.path, 1) }
    for member in members {
      if let value = text(of: member.value) {
        entries.append(StringsTable.Entry(key: member.key, value: value, line: member.line))
      } else {
        entries.report {
          StringsWording.form(
            source.path, member.line,
            "the value of \(StringsWording.quoted(member.key)) is no text and no rule for plurals")
        }
      }
    }
  }

  /// A text, or the one that a rule gives where nothing else is said: that of `other`.
  private static func text(of value: PropertyList) -> String? {
    if let text = value.text { return text }
    guard case .dictionary(let members) = value.content else { return nil }
    if let format = value["NSStringLocalizedFormatKey"]?.text {
      return FormatExpansion.text(format) { name in
        guard let rule = members.last(where: { $0.key.hasSameBytes(as: name) })?.value,
          let other = rule["other"]?.text
        else { return nil }
        return (other, rule["NSStringFormatValueTypeKey"]?.text)
      }
    }
    if let rule = value["NSStringDeviceSpecificRuleType"] {
      return rule["iphone"]?.text ?? rule["other"]?.text
    }
    guard case .dictionary(let widths) = value["NSStringVariableWidthRuleType"]?.content else {
      return nil
    }
    return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value.text
  }
}

/// Puts texts with plurals together: `%#@boats@` stands for another text, which may hold more of them.
enum FormatExpansion {
  /// A small file may stand for a very long text.
  private static let greatestLength = 10_000
  private static let greatestDepth = 8

  /// `part` gives the text of a name and the type of its value, such as `lld`.
  static func text(
    _ format: String, _ part: (String) -> (text: String, type: String?)?
  ) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    var output: [UInt8] = []
    append(Array(format.utf8), type: nil, depth: 0, to: &output, part)
    return String(decodingUTF8: output)
  }

  private static func append(
    _ format: [UInt8], type: String?, depth: Int, to output: inout [UInt8],
    _ part: (String) -> (text: String, type: String?)?
  ) {
    var index = 0
    while index < format.count, output.count < greatestLength {
      if let name = name(in: format, at: index), depth < greatestDepth,
        let found = part(String(decodingUTF8: format[name.range]))
      {
        append(Array(found.text.utf8), type: found.type, depth: depth + 1, to: &output, part)
        index = name.end
      } else if let type, format.hasBytes("%arg", at: index) {
        output.append("%\(type)")
        index += 4
      } else {
        output.append(format[index])
        index += 1
      }
    }
  }

  /// The name in `%#@name@` or `%1$#@name@`.
  private static func name(in bytes: [UInt8], at start: Int) -> (range: Range<Int>, end: Int)? {
    guard bytes.hasByte(UInt8(ascii: "%"), at: start) else { return nil }
    var index = start + 1
    while index < bytes.count, bytes[index].isASCIIDigit || bytes[index] == UInt8(ascii: "$") {
      index += 1
    }
    guard bytes.hasBytes("#@", at: index) else { return nil }
    let lower = index + 2
    guard let end = bytes[lower...].prefix(200).firstIndex(of: UInt8(ascii: "@")) else {
      return nil
    }
    return (lower..<end, end + 1)
  }
}
