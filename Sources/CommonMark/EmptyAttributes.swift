import CatalogCore

/// Gives quotes to attributes without quotes whose value turned out to be empty.
///
/// In `<i id={{a}} title={{b}}>`, an HTML parser would take the second attribute for the value of the
/// first one if that were written as nothing.
enum EmptyAttributes {
  private enum State {
    case text
    case tag
    case quoted(UInt8)
  }

  /// Raw HTML in which an empty value after `=` is written as two quotes.
  static func quoted(_ html: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var state = State.text
    var index = 0
    while index < html.count {
      let byte = html[index]
      switch state {
      case .text:
        if html.hasBytes("<!--", at: index) {
          let end = html.firstIndex(of: "-->" as StaticString, from: index) ?? html.count
          output += html[index..<end]
          index = end
          continue
        }
        if byte == UInt8(ascii: "<"), index + 1 < html.count, html[index + 1].isASCIILetter {
          state = .tag
        }
      case .tag:
        if byte == UInt8(ascii: ">") { state = .text }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { state = .quoted(byte) }
        if byte == UInt8(ascii: "="), isEmptyValue(in: html, at: index + 1) {
          output.append("=\"\"" as StaticString)
          index += 1
          continue
        }
      case .quoted(let quote):
        if byte == quote { state = .tag }
      }
      output.append(byte)
      index += 1
    }
    return output
  }

  private static func isEmptyValue(in html: [UInt8], at start: Int) -> Bool {
    var index = start
    while html.hasBytes("\u{10FF00}", at: index) { index += 4 }
    guard index > start, index < html.count else { return false }
    return html[index] <= .space || html[index] == UInt8(ascii: ">")
  }
}
