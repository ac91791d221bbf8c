import CatalogCore

/// Refuses the documents that would take libcmark long, in one pass over their bytes.
///
/// It knows lines, not blocks: what stands in a code block counts as if it were markup. Its figures
/// are upper bounds that documents written by people stay far below.
struct MarkdownScreening {
  private let bytes: [UInt8]
  private let limits: MarkdownLimits
  /// An upper bound of the containers that are open after the line before.
  private var openContainers = 0
  private var isAfterBlankLine = true
  private var nestedLines = 0
  private var imageSteps = 0
  /// The `![` of the paragraph so far.
  private var images = 0

  /// Throws when the document is beyond its limits; `firstLine` is the number of its first line.
  static func check(
    _ bytes: [UInt8], firstLine: Int, limits: MarkdownLimits
  ) throws(MarkdownError) {
    guard bytes.count <= limits.size else {
      throw .tooLarge(size: bytes.count, limit: limits.size)
    }
    var screening = MarkdownScreening(bytes: bytes, limits: limits)
    var line = firstLine
    var index = 0
    while index < bytes.count {
      let end = try screening.checkLine(at: index, number: line)
      index = end + (bytes.hasBytes("\r\n", at: end) ? 2 : 1)
      line += 1
    }
  }

  private init(bytes: [UInt8], limits: MarkdownLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Checks one line and returns where it ends.
  private mutating func checkLine(at start: Int, number: Int) throws(MarkdownError) -> Int {
    let prefix = ContainerPrefix(in: bytes, at: start)
    let end = try checkInlines(from: prefix.end, number: number)
    let hasContent = prefix.end < end || prefix.items > 0
    let reached =
      min(openContainers, prefix.indentation / 2) + prefix.quotes + prefix.items
    let before = openContainers
    if hasContent, isAfterBlankLine {
      openContainers = reached
    } else {
      // An empty line closes no list, and a line that continues a paragraph lazily closes nothing.
      openContainers = max(openContainers, reached)
    }
    if openContainers > limits.nesting, isThematicBreak(start..<end) { openContainers = before }
    if !hasContent, prefix.quotes == 0 { images = 0 }
    // Four columns of blanks may turn a marker into the text of a paragraph.
    isAfterBlankLine = !hasContent && (prefix.quotes == 0 || prefix.indentation < 4)
    guard openContainers <= limits.nesting else {
      throw .tooDeep(line: number, limit: limits.nesting)
    }
    nestedLines += openContainers
    guard nestedLines <= limits.nestedLines else { throw .tooManyNestedLines(line: number) }
    return end
  }

  /// Counts images and links up to the end of the line, which it returns.
  private mutating func checkInlines(
    from start: Int, number: Int
  ) throws(MarkdownError) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= .carriageReturn, byte == .lineFeed || byte == .carriageReturn { break }
      if byte == UInt8(ascii: "]") {
        imageSteps += images
      } else if byte == UInt8(ascii: "["), index > start, bytes[index - 1] == UInt8(ascii: "!") {
        images += 1
      }
      index += 1
    }
    guard imageSteps <= limits.imageSteps else { throw .tooManyImages(line: number) }
    return index
  }

  /// Whether the line is only one kind of `*`, `-` or `_`, which look like the markers of lists.
  private func isThematicBreak(_ line: Range<Int>) -> Bool {
    var marker: UInt8?
    for byte in bytes[line] where !byte.isSpaceOrTab {
      if let marker, byte != marker { return false }
      marker = byte
    }
    return marker == UInt8(ascii: "*") || marker == UInt8(ascii: "-")
  }
}
