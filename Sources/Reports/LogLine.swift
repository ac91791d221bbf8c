import CatalogCore

/// Keeps what values hold from being read as commands by the machine that shows a log.
///
/// GitHub obeys a line that starts with `::`, blanks before it or not, and one with `##[` anywhere;
/// Azure and TeamCity look for `##vso[` and `##teamcity[`.
enum LogLine {
  /// One line with the marks of commands written out.
  static func inert(_ line: String) -> String {
    var line = line
    if line.utf8.contains(UInt8(ascii: "#")) { line = line.replacing("##", with: "#\\u{23}") }
    let bytes = Array(line.utf8)
    guard let start = bytes.firstIndex(where: { $0 != .space }), bytes.hasBytes("::", at: start)
    else { return line }
    return String(decodingUTF8: bytes[..<start]) + "\\u{3A}"
      + String(decodingUTF8: bytes[(start + 1)...])
  }
}
