import CatalogCore

/// Follows relative URLs the way a browser does.
package enum URLReference {
  /// The path in a site that a relative URL on a page leads to, without query and fragment.
  ///
  /// `nil` for a URL with a scheme, from the root, or to above the site.
  package static func target(of reference: String, from page: String) -> String? {
    let path = reference.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    if path.isEmpty { return page }
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty, !first.contains(UInt8(ascii: ":")) else {
      return nil
    }
    var folders = page.utf8.split(separator: UInt8(ascii: "/")).dropLast()
      .map { String(decodingUTF8: $0) }
    for part in parts {
      switch String(decodingUTF8: decoded(part)) {
      case ".": break
      case "..": if folders.popLast() == nil { return nil }
      case let name: folders.append(name)
      }
    }
    return folders.joined(separator: "/")
  }

  /// What follows `#`, percent-decoded; `nil` without one.
  package static func fragment(of reference: String) -> String? {
    guard let hash = reference.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    return String(decodingUTF8: decoded(reference.utf8[reference.utf8.index(after: hash)...]))
  }

  private static func decoded(_ text: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isASCIIAlphanumeric),
        let value = UInt8(String(decodingUTF8: digits), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
