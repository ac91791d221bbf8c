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
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if index == start, bytes.hasBytes("::", at: index) {
        result.append("\\u{3A}" as StaticString)
      } else if index > 0, marks.contains(where: { bytes.hasBytes($0, at: index - 1) }) {
        result.append("\\u{23}" as StaticString)
      } else {
        result.append(byte)
      }
    }
    return String(decodingUTF8: result)
  }

  /// The second character of each is the one that is written out.
  private static let marks: [StaticString] = ["##[", "##vso[", "##teamcity["]
}
