import CatalogCore

/// Tells how the characters of a table are stored.
enum StringsEncoding {
  /// The text as UTF-8 without a byte order mark.
  ///
  /// UTF-16 is known by its mark or, since texts begin with ASCII, by every other byte being zero.
  static func decoded(_ source: SourceText) throws(Diagnostic) -> SourceText {
    let bytes = source.bytes
    if bytes.hasBytes("bplist", at: 0) { throw StringsWording.compiled(source) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw StringsWording.encoding(source, "UTF-32")
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(source, from: 2, isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(source, from: 2, isBigEndian: true) }
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 {
      return try utf16(source, from: 0, isBigEndian: true)
    }
    if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 {
      return try utf16(source, from: 0, isBigEndian: false)
    }
    if let offset = bytes.firstInvalidUTF8 { throw StringsWording.notUTF8(source, offset) }
    if let offset = bytes.firstIndex(of: 0) { throw StringsWording.zero(source, offset) }
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return source }
    return SourceText(path: source.path, bytes: Array(bytes.dropFirst(3)))
  }

  private static func utf16(
    _ source: SourceText, from start: Int, isBigEndian: Bool
  ) throws(Diagnostic) -> SourceText {
    let bytes = source.bytes
    guard (bytes.count - start).isMultiple(of: 2) else { throw StringsWording.cutOff(source) }
    let units = stride(from: start, to: bytes.count, by: 2).map { index in
      let (high, low) = isBigEndian ? (index, index + 1) : (index + 1, index)
      return UInt16(bytes[high]) << 8 | UInt16(bytes[low])
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw StringsWording.encoding(source, "broken UTF-16")
    }
    let decoded = SourceText(path: source.path, text)
    if let offset = decoded.bytes.firstIndex(of: 0) { throw StringsWording.zero(decoded, offset) }
    return decoded
  }
}
