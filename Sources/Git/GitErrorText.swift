import CatalogCore

/// What git wrote to standard error, in English.
struct GitErrorText {
  let lines: [String]

  init(_ bytes: [UInt8]) {
    lines = bytes.lineRanges().map { String(decodingUTF8: bytes[$0]) }
  }

  /// What git gave up for: its first `fatal` or else `error` line without that word, or its first line.
  var message: String {
    for word in ["fatal: ", "error: "] {
      for line in lines {
        if let rest = line.afterPrefix(word) { return rest }
      }
    }
    return lines.first ?? ""
  }

  /// An object that git looked for and did not find.
  var missingObject: GitObjectID? {
    let phrases: [StaticString] = [
      "could not fetch", "unable to read", "Could not read", "missing", "bad object",
      "not a tree object", "unable to find", "failed to traverse parents",
    ]
    for line in lines {
      let bytes = Array(line.utf8)
      guard phrases.contains(where: { bytes.firstIndex(of: $0, from: 0) != nil }) else { continue }
      let words = bytes.split { !$0.isASCIIAlphanumeric }
      if let id = words.lazy.compactMap({ GitObjectID($0) }).first { return id }
    }
    return nil
  }

  /// Whether an object is missing because the clone left it on its server.
  var isPartialClone: Bool {
    lines.contains { Array($0.utf8).firstIndex(of: "promisor remote", from: 0) != nil }
  }
}

extension String {
  /// What follows a prefix, compared by bytes; `nil` when the text does not start with it.
  func afterPrefix(_ prefix: String) -> String? {
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return String(decodingUTF8: utf8.dropFirst(prefix.utf8.count))
  }
}
