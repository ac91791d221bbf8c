/// A path, compared and ordered by its bytes, with `/` between its components.
package struct FilePath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let string: String

  package init(_ string: String) {
    self.string = string
  }

  package var description: String { string }

  package static func == (left: FilePath, right: FilePath) -> Bool {
    left.string.hasSameBytes(as: right.string)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ByteKey(string))
  }

  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.string.precedesByBytes(right.string)
  }

  package var isAbsolute: Bool { string.utf8.first == UInt8(ascii: "/") }

  /// The components between the slashes, empty ones and `.` left out.
  package var components: [String] {
    string.utf8.split(separator: UInt8(ascii: "/"))
      .map { String(decodingUTF8: $0) }
      .filter { $0 != "." }
  }

  /// The path without `.`, and without `..` where a name before it can be left out.
  ///
  /// It looks at no file, so it holds only where no component is a link.
  package var normalized: FilePath {
    var parts: [String] = []
    for part in components {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return FilePath((isAbsolute ? "/" : "") + parts.joined(separator: "/"))
  }

  package var lastComponent: String { components.last ?? "" }

  /// The folder that holds this path; `.` for a single component, `/` for the root.
  package var parent: FilePath {
    let isAbove = !components.isEmpty && components.allSatisfy { $0 == ".." }
    let parts = isAbove && !isAbsolute ? components + [".."] : components.dropLast()
    let joined = parts.joined(separator: "/")
    if isAbsolute { return FilePath("/" + joined) }
    return FilePath(parts.isEmpty ? "." : joined)
  }

  /// The bytes after the last dot of the last component, without the dot; `nil` when there is none.
  package var fileExtension: String? {
    let name = Array(lastComponent.utf8)
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    return String(decodingUTF8: name[(dot + 1)...])
  }

  /// The path without its extension and the dot before it.
  package var withoutExtension: FilePath {
    guard let fileExtension else { return self }
    return FilePath(String(decodingUTF8: string.utf8.dropLast(fileExtension.utf8.count + 1)))
  }

  /// The path of something inside this folder; an absolute `other` stands for itself.
  package func appending(_ other: String) -> FilePath {
    let other = FilePath(other)
    if other.isAbsolute || string.isEmpty || string == "." { return other }
    if other.string.isEmpty { return self }
    return FilePath(
      string.utf8.last == UInt8(ascii: "/") ? string + other.string : "\(string)/\(other.string)")
  }

  package func appending(_ other: FilePath) -> FilePath { appending(other.string) }

  /// The relative URL that leads from a page at this path to another path of the same tree.
  ///
  /// Both paths are relative to one root and hold no `..`: from `a/b.html` to `a/c/d.html` it is
  /// `c/d.html`, to `C#.html` it is `../C%23.html`.
  package func relativeReference(to target: FilePath) -> String {
    let from = Array(components.dropLast())
    let to = target.components
    var shared = 0
    while shared < from.count, shared < to.count - 1, from[shared].hasSameBytes(as: to[shared]) {
      shared += 1
    }
    let up = Array(repeating: "..", count: from.count - shared)
    return (up + to[shared...].map(Self.percentEncoded)).joined(separator: "/")
  }

  /// The path as part of a URL.
  package var percentEncoded: String {
    (isAbsolute ? "/" : "") + components.map(Self.percentEncoded).joined(separator: "/")
  }

  /// The component with everything that means something in a URL, or may be changed on its way,
  /// written out: a `#` would start a fragment and a `:` would end a scheme.
  static func percentEncoded(_ component: String) -> String {
    var bytes: [UInt8] = []
    for byte in component.utf8 {
      let isUnreserved =
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
      if isUnreserved {
        bytes.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        bytes.append("%\(byte < 16 ? "0" : "")\(digits)")
      }
    }
    return String(decodingUTF8: bytes)
  }
}
