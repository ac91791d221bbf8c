import CatalogCore

/// What a person calls a revision, read without a look at the repository.
struct GitRevisionName {
  let text: String
  /// The branch, tag or hash that the rest starts from: `main` of `main~2`; it may be empty.
  let base: String

  /// - Throws: `malformedRevision` for what names no single commit, whatever the repository holds.
  init(_ text: String) throws(GitProblem) {
    self.text = text
    let bytes = Array(text.utf8)
    if let flaw = Self.flaw(bytes) { throw .malformedRevision(text, flaw) }
    let end = bytes.indices.first { index in
      bytes[index] == UInt8(ascii: "~") || bytes[index] == UInt8(ascii: "^")
        || bytes.hasBytes("@{", at: index)
    }
    base = String(decodingUTF8: bytes[..<(end ?? bytes.endIndex)])
  }

  /// git reads these as something else than a commit; no branch or tag can have such a name.
  private static func flaw(_ bytes: [UInt8]) -> GitProblem.RevisionFlaw? {
    if bytes.isEmpty { return .empty }
    if bytes.contains(where: { $0 < .space || $0 == 0x7F }) { return .controlCharacter }
    if bytes.firstIndex(of: "..", from: 0) != nil { return .range }
    if bytes.first == UInt8(ascii: "^") { return .exclusion }
    return bytes.contains(UInt8(ascii: ":")) ? .path : nil
  }

  /// What to ask git for, one after the other: arguments that cannot be options.
  ///
  /// A name that starts with a dash is written out in full, so that no version of git has to know an
  /// argument after which there are no options.
  var spellings: [String] { Self.spellings(of: text) }

  static func spellings(of text: String) -> [String] {
    guard text.utf8.first == UInt8(ascii: "-") else { return [text] }
    return ["refs/heads/", "refs/tags/", "refs/remotes/"].map { $0 + text }
  }

  /// Whether it may be the start of a hash.
  var isHash: Bool {
    (4...64).contains(base.utf8.count)
      && base.utf8.allSatisfy {
        $0.isASCIIDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0.asciiLowercased
      }
  }

  var isHead: Bool { ["HEAD", "@"].contains { base.hasSameBytes(as: $0) } }
}
