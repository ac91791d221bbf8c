import CatalogCore

/// Turns libyaml's character counts into byte offsets, and byte offsets into lines and columns.
struct YAMLPositions {
  /// How many bytes of a byte order mark stand before the YAML.
  let markLength: Int
  private let source: SourceText
  private let lineStarts: [Int]
  /// The byte offset of every character; `nil` when each character is one byte.
  private let characterStarts: [Int]?

  init(_ source: SourceText) {
    let bytes = source.bytes
    self.source = source
    markLength = bytes.hasBytes("\u{FEFF}", at: 0) ? 3 : 0
    lineStarts = [0] + bytes.lineRanges().dropFirst().map(\.lowerBound)
    let isASCII = bytes[markLength...].allSatisfy { $0 < 0x80 }
    characterStarts =
      isASCII ? nil : bytes.indices.dropFirst(markLength).filter { bytes[$0] & 0xC0 != 0x80 }
  }

  func offset(ofCharacter index: Int) -> Int {
    guard let characterStarts else { return min(markLength + index, source.bytes.count) }
    return index < characterStarts.count ? characterStarts[index] : source.bytes.count
  }

  func range(ofCharacters characters: Range<Int>) -> Range<Int> {
    offset(ofCharacter: characters.lowerBound)..<offset(ofCharacter: characters.upperBound)
  }

  func location(of offset: Int) -> SourceLocation {
    var lower = 0
    var upper = lineStarts.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if lineStarts[middle] <= offset { lower = middle } else { upper = middle }
    }
    return SourceLocation(
      path: source.path, line: source.firstLine + lower, column: offset - lineStarts[lower] + 1)
  }
}
