package import CatalogCore

// Every sentence that this target says to a person.

extension YAMLError {
  /// The error in words, pointing into the text that was parsed.
  package func diagnostic(in source: SourceText) -> Diagnostic {
    Diagnostic(
      id: id, message, in: source, range: range, hint: hint(in: source),
      related: related(in: source))
  }

  private var id: String {
    switch problem {
    case .syntax: "yaml-syntax"
    case .tabIndentation: "yaml-tab-indentation"
    case .notUTF8: "yaml-not-utf8"
    case .tooLarge: "yaml-too-large"
    case .tooDeep: "yaml-too-deep"
    case .manyDocuments: "yaml-many-documents"
    case .duplicateKey: "yaml-duplicate-key"
    case .keyIsNotText: "yaml-key-not-text"
    case .alias, .anchor: "yaml-alias"
    case .tag: "yaml-tag"
    case .unclosedFrontMatter: "front-matter-unclosed"
    case .wrongType: "yaml-wrong-type"
    case .outOfRange: "yaml-out-of-range"
    case .unknownKey: "yaml-unknown-key"
    case .missingKey: "yaml-missing-key"
    case .unknownChoice: "yaml-unknown-choice"
    }
  }

  private var message: String {
    switch problem {
    case .syntax(let problem): problem.message
    case .tabIndentation: "a tab stands where YAML wants spaces"
    case .notUTF8: "this byte is no UTF-8 text"
    case .tooLarge(let count):
      "the YAML has \(count) bytes, more than the \(YAMLDocument.maximumByteCount) that are read"
    case .tooDeep:
      "lists and mappings stand inside one another more than \(YAMLDocument.maximumDepth) levels"
        + " deep"
    case .manyDocuments: "a second YAML document starts here, but only one is read"
    case .duplicateKey(let key): "the key \(inQuotes(key)) is given twice"
    case .keyIsNotText: "a key must be a text, not a list or a mapping"
    case .alias: "“*” starts a YAML alias, and aliases are not supported"
    case .anchor: "“&” starts a YAML anchor, and anchors are not supported"
    case .tag(let tag): "the YAML tag \(inQuotes(tag)) is not supported here"
    case .unclosedFrontMatter: "the front matter that starts here has no end"
    case .wrongType(let expected, let found): "expected \(expected.words), found \(found.words)"
    case .outOfRange(let range): Self.rangeMessage(range)
    case .unknownKey(let key, _): "the key \(inQuotes(key)) is not known here"
    case .missingKey(let key): "the key \(inQuotes(key)) is missing"
    case .unknownChoice(let choice, _): "\(inQuotes(choice)) is not one of the possible values"
    }
  }

  private static func rangeMessage(_ range: ClosedRange<Int>) -> String {
    if range.upperBound == .max { return "the number must be at least \(range.lowerBound)" }
    return "the number must be from \(range.lowerBound) to \(range.upperBound)"
  }

  private func hint(in source: SourceText) -> String? {
    switch problem {
    case .syntax(.colonInValue):
      return quotingHint(for: source.line(source.location(of: range.lowerBound).line))
    case .syntax(let problem): return problem.hint
    case .tabIndentation: return "indent with spaces; two for each level"
    case .notUTF8: return "save the file as UTF-8"
    case .manyDocuments: return "remove the line “---”"
    case .duplicateKey: return "keep one of the two"
    case .keyIsNotText:
      return "to write a text that starts with “{” or “[”, put it in quotes"
    case .alias, .anchor: return "write the value out, or put a text that starts so in quotes"
    case .tag: return "leave the tag out, or put a text that starts with “!” in quotes"
    case .unclosedFrontMatter:
      return "end it with a line “---”; to start a page with a rule, write “***”"
    case .wrongType(let expected, let found): return Self.typeHint(expected, found)
    case .unknownKey(let key, let known): return nearest(key, known, "the known keys are")
    case .unknownChoice(let choice, let choices):
      return nearest(choice, choices, "the possible values are")
    case .tooLarge, .tooDeep, .outOfRange, .missingKey: return nil
    }
  }

  /// The line as it should be, with everything after its first `: ` in quotes.
  private func quotingHint(for line: ArraySlice<UInt8>) -> String {
    let advice = "a value with “: ” in it needs quotes"
    guard let colon = line.firstIndex(of: ": ", from: line.startIndex), line.count <= 120 else {
      return advice
    }
    let value = Array(line[(colon + 2)...].trimmingBlanks())
    let isQuotable = value.allSatisfy {
      $0 >= .space && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard isQuotable, !value.isEmpty, value[0] != UInt8(ascii: "'") else { return advice }
    let key = Array(line[...colon].trimmingBlanks())
    return advice + ": \(String(decodingUTF8: key)) \"\(String(decodingUTF8: value))\""
  }

  private static func typeHint(_ expected: ExpectedType, _ found: FoundType) -> String? {
    switch (expected, found) {
    case (.bool, .plain(let text)):
      switch text.lowercased() {
      case "yes", "on", "y", "true": return "write true"
      case "no", "off", "n", "false": return "write false"
      default: return "write true or false"
      }
    case (.bool, .quoted(let text)) where ["true", "false"].contains(text):
      return "write \(text) without quotes"
    case (.integer, .quoted), (.number, .quoted): return "write the number without quotes"
    case (.integer, .plain(let text)) where text.contains("_"),
      (.number, .plain(let text)) where text.contains("_"):
      return "write the digits without “_”"
    case (.integer, .plain(let text)) where isZeroPadded(text),
      (.number, .plain(let text)) where isZeroPadded(text):
      return "write the number without zeros before it"
    case (.list, .plain(let text)) where text.utf8.count <= 60,
      (.list, .quoted(let text))
    where text.utf8.count <= 60:
      return "for a list of one, write [\(text)]"
    case (.text, .nothing): return "write \"\" for an empty text"
    default: return nil
    }
  }

  private static func isZeroPadded(_ text: String) -> Bool {
    let digits = Array(text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") })
    return digits.hasByte(UInt8(ascii: "0"), at: 0) && digits.count > 1
      && digits.allSatisfy(\.isASCIIDigit)
  }

  private func nearest(_ name: String, _ names: [String], _ list: String) -> String {
    if let near = NearestName.suggestion(for: name, among: names) {
      return "did you mean “\(near)”?"
    }
    return "\(list) \(names.joined(separator: ", "))"
  }

  private func related(in source: SourceText) -> [Diagnostic.Related] {
    guard let related else { return [] }
    let words =
      switch problem {
      case .duplicateKey: "the first one is here"
      case .syntax(.unclosedList), .syntax(.expectedListItem): "the list starts here"
      case .syntax(.unclosedBraces): "the mapping starts here"
      default: "it starts here"
      }
    return [Diagnostic.Related(words, at: source.location(of: related.lowerBound))]
  }
}

extension YAMLSyntaxProblem {
  fileprivate var message: String {
    switch self {
    case .colonInValue: "a second “: ” stands in this value"
    case .keyBelowValue: "this key is indented below a line that already has a value"
    case .missingColon: "a key without “:” stands here"
    case .expectedKey: "expected a key here, as in “key: value”"
    case .expectedListItem: "expected the next “- ” of the list here"
    case .unclosedQuote: "the quote that starts here is not closed"
    case .unclosedList: "the list needs a “,” or its closing “]” here"
    case .unclosedBraces: "the mapping needs a “,” or its closing “}” here"
    case .reservedCharacter(let byte):
      "a value cannot start with “\(Unicode.Scalar(byte))” without quotes"
    case .unknownEscape: "YAML does not know this escape with “\\”"
    case .listItemInValue: "a list cannot start on the line of its key"
    case .questionMarkInValue: "a value cannot start with “? ” without quotes"
    case .textAfterBlockMark: "after “|” or “>” the text must start on the next line"
    case .missingValue: "a value is missing here"
    case .documentMark: "a line that starts with “---” or “...” cannot stand here"
    case .forbiddenCharacter(let value):
      "the character U+\(Self.hexadecimal(value)) may not stand in YAML"
    case .directive: "this line with “%” is no YAML directive"
    case .other(let problem): "this is no YAML: \(problem)"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .colonInValue: "a value with “: ” in it needs quotes"
    case .keyBelowValue: "keys of one mapping start in the same column"
    case .missingColon: "write “key: value”; a text on several lines needs “|” after its key"
    case .expectedKey:
      "keys of one mapping start in the same column, and a value that starts with a quote or a"
        + " bracket ends with it"
    case .expectedListItem: "the items of one list start in the same column"
    case .reservedCharacter, .questionMarkInValue: "put the value in quotes"
    case .unknownEscape: "write “\\\\” for a backslash, or use single quotes"
    case .listItemInValue:
      "start the list on the next line, or put a text that starts with “- ” in quotes"
    case .textAfterBlockMark: "put a text that starts with “|” or “>” in quotes"
    case .forbiddenCharacter: "inside double quotes it can be written as an escape, such as \\x1B"
    case .unclosedQuote, .unclosedList, .unclosedBraces, .missingValue, .documentMark, .directive,
      .other:
      nil
    }
  }

  private static func hexadecimal(_ value: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension YAMLError.ExpectedType {
  fileprivate var words: String {
    switch self {
    case .text: "a text"
    case .bool: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension YAMLError.FoundType {
  fileprivate var words: String {
    switch self {
    case .nothing: "nothing"
    case .plain(let text): inQuotes(text)
    case .quoted(let text): "the text \(inQuotes(text))"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// The text in quotation marks, cut when it is long.
private func inQuotes(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard scalars.count > 60 else { return "“\(text)”" }
  return "“\(String(String.UnicodeScalarView(scalars.prefix(59))))…”"
}
