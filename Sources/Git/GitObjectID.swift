import CatalogCore

/// The hash that names an object of a repository.
package struct GitObjectID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// All of its digits, in lower case: 40 in a repository of SHA-1, 64 in one of SHA-256.
  package let text: String

  /// The hash that the bytes spell, or `nil` when they are something else.
  package init?(_ digits: some Collection<UInt8>) {
    let isHash =
      (digits.count == 40 || digits.count == 64)
      && digits.allSatisfy {
        $0.isASCIIDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
    guard isHash else { return nil }
    text = String(decodingUTF8: digits)
  }

  package init?(_ text: String) {
    self.init(text.utf8)
  }

  package static func < (left: GitObjectID, right: GitObjectID) -> Bool {
    left.text.precedesByBytes(right.text)
  }

  package var description: String { text }

  /// Its first ten digits, for people to read.
  ///
  /// git's own abbreviation depends on its settings and on how many objects a clone has; this one is
  /// the same on every machine, and with ten digits two objects of a large repository hardly ever meet.
  package var short: String { String(text.prefix(10)) }
}
