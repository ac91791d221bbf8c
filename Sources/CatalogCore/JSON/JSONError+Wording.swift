extension JSONError {
  /// The error in words.
  package var diagnostic: Diagnostic {
    var diagnostic = Diagnostic(id: id, message, in: source, range: range, hint: hint)
    switch problem {
    case .unclosed(let container, let opening):
      diagnostic.related = [
        Diagnostic.Related(
          "\(container.words) starts here", at: source.location(of: opening))
      ]
    case .duplicateKey(_, let first):
      diagnostic.related = [
        Diagnostic.Related("it is here first", at: source.location(of: first.lowerBound))
      ]
    default: break
    }
    return diagnostic
  }

  private var id: String {
    switch problem {
    case .duplicateKey: "json-duplicate-key"
    case .tooDeep: "json-too-deep"
    case .notUTF8: "json-invalid-utf8"
    default: "json-syntax"
    }
  }

  private var message: String {
    switch problem {
    case .notUTF8: "this byte is not valid UTF-8"
    case .expectedValue: "a value is missing here"
    case .expectedKey: "a key in double quotes is missing here"
    case .expectedColon: "a colon is missing after the key"
    case .expectedCommaOrEnd(let container):
      "a comma or the end of \(container.words) is missing here"
    case .unclosed(let container, _): "the text ends within \(container.words)"
    case .unclosedString: "this text has no closing quote on its line"
    case .controlCharacter(let byte):
      "the control character U+00\(byte >> 4)\(String(byte & 15, radix: 16, uppercase: true))"
        + " must be written as an escape"
    case .invalidEscape: "there is no such escape"
    case .loneSurrogate: "this escape is half a character"
    case .invalidNumber: "this is not a number as JSON spells it"
    case .duplicateKey(let key, _): "the key “\(key)” comes twice in this object"
    case .trailingText: "something follows the end of the value"
    case .tooDeep(let limit): "more than \(limit) lists and objects stand within each other"
    }
  }

  private var hint: String? {
    switch problem {
    case .notUTF8: "save the file as UTF-8"
    case .loneSurrogate: "a character beyond U+FFFF is written as two escapes, high and low"
    case .invalidNumber: "no leading zeros or plus sign, and digits on both sides of the point"
    default: nil
    }
  }
}

extension JSONError.Container {
  fileprivate var words: String {
    switch self {
    case .list: "the list"
    case .object: "the object"
    }
  }
}
