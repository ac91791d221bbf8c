import CatalogCore

/// Keeps what values hold from being read as commands by the machine that shows a log.
///
/// GitHub obeys a line that starts with `::`, blanks before it or not, and one with `##[` anywhere;
/// Azure and TeamCity look for `##vso[` and `##teamcity[`.
enum LogLine {
  /// One line with the marks of commands written out.
  static func inert(_ line: String) -> String {
    let bytes = Array(line.utf8)
    let start = bytes.firstIndex { $0 != .space } ?? 0
    let isCommand = bytes.hasBytes("::", at: start)
    guard isCommand || bytes.firstIndex(of: "##", from: 0) != nil else { return line }
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if isCommand, index == start {
        result.append("\\u{3A}" as StaticString)
      } else if byte == UInt8(ascii: "#"), bytes.hasByte(byte, at: index - 1) {
        result.append("\\u{23}" as StaticString)
      } else {
        result.append(byte)
      }
    }
    return String(decodingUTF8: result)
  }
}
