/// Keeps what values hold from being read as commands by the machine that shows a log.
///
/// GitHub obeys a line that starts with `::`, blanks before it or not, and one with `##[` anywhere;
/// Azure and TeamCity look for `##vso[` and `##teamcity[`.
package enum LogLine {
  /// Lines with the marks of commands written out; text without such a mark stays as it is.
  package static func inert(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.firstIndex(of: "::", from: 0) != nil || bytes.firstIndex(of: "##", from: 0) != nil
    else { return text }
    var result: [UInt8] = []
    var isAtStart = true
    for (index, byte) in bytes.enumerated() {
      if isAtStart, bytes.hasBytes("::", at: index) {
        result.append("\\u{3A}" as StaticString)
      } else if index > 0, marks.contains(where: { bytes.hasBytes($0, at: index - 1) }) {
        result.append("\\u{23}" as StaticString)
      } else {
        result.append(byte)
      }
      // Other blanks than these are written out before a value comes into a line.
      isAtStart = byte == .lineFeed || byte == .carriageReturn || isAtStart && byte.isSpaceOrTab
    }
    return String(decodingUTF8: result)
  }

  /// The second character of each is the one that is written out.
  private static let marks: [StaticString] = ["##[", "##vso[", "##teamcity["]
}
