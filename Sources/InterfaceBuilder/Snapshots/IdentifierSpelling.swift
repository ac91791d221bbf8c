import CatalogCore

/// Turns the names of a project into ids that people read and every file system stores.
enum IdentifierSpelling {
  /// The most bytes of an id.
  static let maximumLength = 100

  /// A name in lower case with `-` between its words: `BerthDetail` becomes `berth-detail`.
  ///
  /// A word starts at a capital after a small letter or a digit, and at the last capital of several
  /// before a small letter. Letters of any script and digits stay; everything else only separates.
  static func kebabCase(_ name: String) -> String {
    words(of: name).map { $0.lowercased() }.joined(separator: "-")
  }

  /// The words of a name as they are written; `s` after capitals makes them several: `App`, `IDs`.
  private static func words(of name: String) -> [String] {
    var words: [[Unicode.Scalar]] = [[]]
    let scalars = Array(name.unicodeScalars.prefix(4 * maximumLength))
    func letter(at index: Int) -> Unicode.Scalar { index < scalars.count ? scalars[index] : "-" }
    for (index, scalar) in scalars.enumerated() {
      guard isLetterOrDigit(scalar) else {
        words.append([])
        continue
      }
      if isCapital(scalar), let before = words.last?.last {
        let (following, last) = (letter(at: index + 1), letter(at: index + 2))
        let isPlural = following == "s" && !isSmall(last)
        if !isCapital(before) || isSmall(following) && !isPlural { words.append([]) }
      }
      words[words.count - 1].append(scalar)
    }
    return words.filter { !$0.isEmpty }.map { word in
      var text = ""
      text.unicodeScalars.append(contentsOf: word)
      return text
    }
  }

  /// A name in camel case as people write it.
  ///
  /// `syncStatus` becomes `Sync Status`, and `iCloudSettings` becomes `iCloud Settings`. A name that is
  /// more than letters and digits stays as it is.
  static func spaced(_ name: String) -> String {
    guard name.utf8.allSatisfy(\.isASCIIAlphanumeric) else { return name }
    var words = words(of: name)
    guard let first = words.first else { return name }
    if first.utf8.count == 1, words.count > 1, first.unicodeScalars.allSatisfy(isSmall) {
      words.replaceSubrange(0..<2, with: [first + words[1]])
    } else {
      words[0] = capitalized(Array(first.utf8))
    }
    return words.joined(separator: " ")
  }

  /// The id of an object within an id, its capitals made small: `l5s-Ay-FKR` becomes `l5s-ay-fkr`.
  static func objectID(_ id: String) -> String {
    id.unicodeScalars.prefix(4 * maximumLength)
      .split { !isLetterOrDigit($0) }
      .map { String($0).lowercased() }.joined(separator: "-")
  }

  /// An id of at most `maximumLength` bytes: a longer one is cut and ends in a hash of the whole.
  static func shortened(_ id: String) -> String {
    guard id.utf8.count > maximumLength else { return id }
    let suffix = "-" + StableHash.hexadecimal(of: id.utf8)
    var kept = ""
    for scalar in id.unicodeScalars {
      guard kept.utf8.count + UTF8.width(scalar) + suffix.utf8.count <= maximumLength else { break }
      kept.unicodeScalars.append(scalar)
    }
    return kept + suffix
  }

  /// A class or a storyboard id without what every controller is called.
  static func withoutControllerSuffix(_ name: String) -> String {
    name.part(before: "ViewController") ?? name.part(before: "Controller") ?? name
  }

  /// The words of a name in camel case as a sentence would have them: `Table view controller`.
  static func sentenceCase(_ name: String) -> String {
    let text = kebabCase(name).utf8.map { $0 == UInt8(ascii: "-") ? UInt8.space : $0 }
    return capitalized(text)
  }

  /// The words of a name in camel case, each with a capital: `Page Curl`.
  static func titleCase(_ name: String) -> String {
    kebabCase(name).utf8.split(separator: UInt8(ascii: "-")).map { capitalized(Array($0)) }
      .joined(separator: " ")
  }

  private static func capitalized(_ text: [UInt8]) -> String {
    guard let first = text.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
      return String(decodingUTF8: text)
    }
    return String(decodingUTF8: [first & ~0x20] + text.dropFirst())
  }

  /// A fixed table and not the standard library's properties, which change with its Unicode version.
  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case ..<0xC0, 0xD7, 0xF7, 0x0300...0x036F, 0x2000...0x2BFF, 0x2E00...0x2E7F: false
    case 0x3000...0x3004, 0x3008...0x3020, 0xFE10...0xFE6F, 0xFF00...0xFF0F, 0x10000...0x1FFFF:
      false
    default: !InvisibleCharacters.contains(scalar)
    }
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    0x41...0x5A ~= scalar.value
  }

  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    0x61...0x7A ~= scalar.value
  }
}
