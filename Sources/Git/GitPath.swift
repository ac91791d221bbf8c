import CatalogCore

/// A path as git gives it, as bytes.
enum GitPath {
  /// The path for people to read: bytes that are no ASCII, or no character, as `\xNN`.
  static func escaped(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      if 0x20...0x7E ~= byte {
        text.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text.append("\\x\(byte < 16 ? "0" : "")\(digits)")
      }
    }
    return String(decodingUTF8: text)
  }

  /// Whether it stays in its folder when somebody appends it: a damaged tree may hold `..`.
  static func isInside(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
  }
}
