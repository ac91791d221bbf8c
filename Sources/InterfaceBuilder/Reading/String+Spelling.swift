import CatalogCore

/// Words of files, compared and cut as bytes.
extension String {
  /// Whether the text has exactly the bytes of a literal.
  func isSpelled(_ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard utf8.count == count else { return false }
    return literal.withUTF8Buffer { $0.elementsEqual(utf8) }
  }

  /// The text where there is any.
  var nonEmpty: String? { isEmpty ? nil : self }

  /// What follows a prefix; `nil` where the text does not start with it.
  func rest(after prefix: String) -> String? {
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return String(decodingUTF8: utf8.dropFirst(prefix.utf8.count))
  }

  /// What stands before a suffix; `nil` where the text does not end with it, or is nothing else.
  func part(before suffix: String) -> String? {
    let count = suffix.utf8.count
    guard utf8.count > count, utf8.suffix(count).elementsEqual(suffix.utf8) else { return nil }
    return String(decodingUTF8: utf8.dropLast(count))
  }
}

extension String? {
  /// Whether there is a text, and it has exactly the bytes of a literal.
  func isSpelled(_ literal: StaticString) -> Bool { self?.isSpelled(literal) ?? false }

  /// The text where there is any.
  var nonEmpty: String? { flatMap(\.nonEmpty) }
}
