package import CatalogCore

/// A text file that becomes part of the program.
///
/// The text is written as a raw string literal, which the compiler reads about as fast as it reads
/// the file; an array of bytes would take seconds.
package struct ThemeFile {
  /// The path relative to the folder of all files.
  package let path: String
  private let bytes: [UInt8]

  /// Takes any UTF-8 text without NUL; `folder` is only named in the error.
  package init(path: String, bytes: [UInt8], folder: String = "Theme") throws(Diagnostic) {
    self.path = path
    self.bytes = bytes
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw Diagnostic(
        id: "embed-not-text", "only UTF-8 text can be embedded",
        at: SourceLocation(path: FilePath(folder).appending(path).string),
        hint: "keep pictures as .svg, or out of this folder")
    }
  }

  /// One Swift file that holds all files, in the order of their paths' bytes.
  ///
  /// The name of their folder, such as `Theme`, names the type.
  package static func swiftSource(of files: [ThemeFile], folder: String = "Theme") -> [UInt8] {
    var output = Array(
      """
      // Made by embed-files from a \(folder) folder; changes belong there.

      /// A file that is part of the program, with its path in the folder.
      struct EmbeddedFile: Sendable {
        let path: String
        let text: String
      }

      /// The files of the \(folder) folder, in the order of their paths' bytes.
      enum Embedded\(folder) {
        static let files: [EmbeddedFile] = [

      """.utf8)
    for file in files.sorted(by: { $0.path.precedesByBytes($1.path) }) {
      output.append("EmbeddedFile(path: " as StaticString)
      appendLiteral(Array(file.path.utf8), quotes: "\"", to: &output)
      output.append(", text: " as StaticString)
      appendLiteral(file.bytes, quotes: "\"\"\"", to: &output)
      output.append("),\n" as StaticString)
    }
    output.append("  ]\n}\n" as StaticString)
    return output
  }

  /// Writes a raw literal whose value is exactly `text`; only a long one may hold line feeds.
  private static func appendLiteral(
    _ text: [UInt8], quotes: StaticString, to output: inout [UInt8]
  ) {
    let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: hashCount(for: text))
    let isLong = quotes.utf8CodeUnitCount > 1
    output += hashes
    output.append(quotes)
    if isLong { output.append(.lineFeed) }
    var index = 0
    while index < text.count {
      let byte = text[index]
      if text.hasBytes("\u{FEFF}", at: index) {
        appendEscape(0xFEFF)
        index += 3
        continue
      }
      // The compiler reads CR LF as LF, and refuses most other control characters.
      let isControl = byte < .space || byte == 0x7F
      if !isControl || byte == .tab || (isLong && byte == .lineFeed) {
        output.append(byte)
      } else {
        appendEscape(Int(byte))
      }
      index += 1
    }
    if isLong { output.append(.lineFeed) }
    output.append(quotes)
    output += hashes

    func appendEscape(_ scalar: Int) {
      output.append(UInt8(ascii: "\\"))
      output += hashes
      output.append("u{\(String(scalar, radix: 16, uppercase: true))}")
    }
  }

  /// One more than the longest run of `#` that follows a quote or a backslash.
  ///
  /// So nothing in the text ends the literal or starts an escape.
  private static func hashCount(for text: [UInt8]) -> Int {
    var longest = 0
    var run: Int?
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 0
      case UInt8(ascii: "#"): run = run.map { $0 + 1 }
      default: run = nil
      }
      longest = max(longest, run ?? 0)
    }
    return longest + 1
  }
}
