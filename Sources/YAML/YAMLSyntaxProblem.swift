import CatalogCore

/// The ways in which a text is not YAML, as far as a person can do something about each.
package enum YAMLSyntaxProblem: Equatable, Sendable {
  /// A second `: ` in one value, as in `title: a: b`.
  case colonInValue
  /// A key below a value that already stands on the line above.
  case keyBelowValue
  case missingColon
  case expectedKey
  case expectedListItem
  case unclosedQuote
  case unclosedList
  case unclosedBraces
  /// A value starts with a character that YAML keeps for itself, such as `@`.
  case reservedCharacter(UInt8)
  case unknownEscape
  case listItemInValue
  case questionMarkInValue
  case textAfterBlockMark
  case missingValue
  case documentMark
  case forbiddenCharacter(Int)
  case directive
  /// Any other complaint, in libyaml's own words.
  case other(String)
}

extension YAMLError {
  /// Reads libyaml's complaint; the place is the one that helps, not always the one it names.
  init(_ failure: YAMLLibraryProblem, in source: SourceText, positions: YAMLPositions) {
    switch failure.place {
    case .byte(let offset, let value):
      let start = positions.markLength + offset
      self.init(.syntax(.forbiddenCharacter(value)), at: start..<(start + 1))
    case .characters(let index, let context):
      self.init(
        failure, in: source, mark: positions.offset(ofCharacter: index),
        context: context.map(positions.offset))
    }
  }

  private init(_ failure: YAMLLibraryProblem, in source: SourceText, mark: Int, context: Int?) {
    let byte = mark < source.bytes.count ? source.bytes[mark] : nil
    let start = context ?? mark
    if failure.problem.contains("tab character") || byte == .tab {
      self.init(.tabIndentation, at: mark..<(mark + 1))
    } else if failure.context == "while scanning an alias" {
      self.init(.alias, at: start..<(start + 1))
    } else if failure.context == "while scanning an anchor" {
      self.init(.anchor, at: start..<(start + 1))
    } else if failure.problem == "found undefined tag handle" {
      self.init(tagAt: mark, in: source)
    } else if ["while scanning a tag", "while parsing a tag"].contains(failure.context) {
      self.init(tagAt: start, in: source)
    } else {
      let problem = YAMLSyntaxProblem(failure, byte: byte, source: source, mark: mark)
      switch problem {
      case .missingColon, .unclosedQuote:
        // libyaml stops where it lost hope, which can be at the end of the file.
        self.init(.syntax(problem), at: start..<(start + 1))
      case .unclosedList, .unclosedBraces, .expectedListItem:
        let place = Self.lastText(in: source, before: mark)
        self.init(.syntax(problem), at: place, related: context.map { $0..<($0 + 1) })
      default:
        self.init(.syntax(problem), at: Self.lastText(in: source, before: mark))
      }
    }
  }

  private init(tagAt start: Int, in source: SourceText) {
    let text = source.bytes[start...].prefix { $0 > .space }
    self.init(.tag(String(decodingUTF8: text)), at: start..<(start + max(1, text.count)))
  }

  /// The mark; for a mark at the end of the file, the end of the last line that has something.
  private static func lastText(in source: SourceText, before mark: Int) -> Range<Int> {
    guard mark >= source.bytes.count else { return mark..<(mark + 1) }
    var end = source.bytes.count
    while end > 0, source.bytes[end - 1] <= .space { end -= 1 }
    return end..<(end + 1)
  }
}

extension YAMLSyntaxProblem {
  fileprivate init(
    _ failure: YAMLLibraryProblem, byte: UInt8?, source: SourceText, mark: Int
  ) {
    switch failure.problem {
    case "mapping values are not allowed in this context":
      self = Self.hasKey(in: source, before: mark) ? .colonInValue : .keyBelowValue
    case "could not find expected ':'": self = .missingColon
    case "did not find expected key": self = .expectedKey
    case "did not find expected '-' indicator": self = .expectedListItem
    case "did not find expected ',' or ']'": self = .unclosedList
    case "did not find expected ',' or '}'": self = .unclosedBraces
    case "found unexpected end of stream": self = .unclosedQuote
    case "found character that cannot start any token": self = .reservedCharacter(byte ?? .space)
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      self = .unknownEscape
    case "block sequence entries are not allowed in this context": self = .listItemInValue
    case "mapping keys are not allowed in this context": self = .questionMarkInValue
    case "did not find expected comment or line break", "found an indentation indicator equal to 0":
      self = .textAfterBlockMark
    case "did not find expected node content": self = .missingValue
    case "found unexpected document indicator", "did not find expected <document start>":
      self = .documentMark
    default:
      let isDirective =
        failure.context.contains("directive") || failure.problem.contains("directive")
        || failure.problem == "found incompatible YAML document"
      self = isDirective ? .directive : .other(failure.problem)
    }
  }

  /// Whether a `: ` stands on the same line before the mark.
  private static func hasKey(in source: SourceText, before mark: Int) -> Bool {
    var index = mark - 1
    while index >= 0, source.bytes[index] != .lineFeed, source.bytes[index] != .carriageReturn {
      if source.bytes.hasBytes(": ", at: index) || source.bytes.hasBytes(":\t", at: index) {
        return true
      }
      index -= 1
    }
    return false
  }
}
