// Text is compared, split and searched as UTF-8 bytes: `String` equality folds NFC with NFD, and a
// `Character` may be a CR LF pair.

extension UInt8 {
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let tab = UInt8(ascii: "\t")

  package var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  package var isASCIILetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }

  package var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }

  package var isASCIIPunctuation: Bool {
    0x21...0x7E ~= self && !isASCIIAlphanumeric
  }

  package var isSpaceOrTab: Bool { self == .space || self == .tab }

  package var isLineEnding: Bool { self == .lineFeed || self == .carriageReturn }

  /// The lower-case form of an ASCII letter; any other byte as it is.
  package var asciiLowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  package func hasByte(_ byte: UInt8, at index: Int) -> Bool {
    indices.contains(index) && self[index] == byte
  }

  /// Whether `text` stands at `index`, byte for byte.
  package func hasBytes(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index >= startIndex, index + count <= endIndex else { return false }
    return text.withUTF8Buffer { expected in
      for offset in 0..<count where self[index + offset] != expected[offset] { return false }
      return true
    }
  }

  /// The ranges of the lines without their endings, which are LF, CR LF or a lone CR.
  ///
  /// A final line ending does not start another line; empty bytes have no line.
  package func lineRanges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      guard byte == .lineFeed || byte == .carriageReturn else {
        index += 1
        continue
      }
      ranges.append(start..<index)
      index += byte == .carriageReturn && hasByte(.lineFeed, at: index + 1) ? 2 : 1
      start = index
    }
    if start < endIndex { ranges.append(start..<endIndex) }
    return ranges
  }

  /// The first place at or after `index` where `text` stands.
  package func firstIndex(of text: StaticString, from index: Int) -> Int? {
    var index = index
    while index + text.utf8CodeUnitCount <= endIndex {
      if hasBytes(text, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// The text without spaces and tabs at either end.
  package func trimmingBlanks() -> SubSequence {
    var lower = startIndex
    var upper = endIndex
    while lower < upper, self[lower].isSpaceOrTab { lower += 1 }
    while upper > lower, self[upper - 1].isSpaceOrTab { upper -= 1 }
    return self[lower..<upper]
  }
}

extension Array where Element == UInt8 {
  /// As for any collection of bytes, but on the memory itself: snapshots are cut into lines often.
  package func lineRanges() -> [Range<Int>] {
    withUnsafeBufferPointer { bytes in
      var ranges: [Range<Int>] = []
      var start = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        guard byte == .lineFeed || byte == .carriageReturn else {
          index += 1
          continue
        }
        ranges.append(start..<index)
        let isPair =
          byte == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .lineFeed
        index += isPair ? 2 : 1
        start = index
      }
      if start < bytes.count { ranges.append(start..<bytes.count) }
      return ranges
    }
  }

  package mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }

  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}

extension String {
  /// The text of UTF-8 bytes; bytes that are no UTF-8 become U+FFFD.
  package init(decodingUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// Whether two texts have the same bytes; `==` would fold canonically equivalent ones.
  package func hasSameBytes(as other: String) -> Bool {
    let same: Bool?? = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        left.count == right.count && left.elementsEqual(right)
      }
    }
    return (same ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether this text comes before another in the order of their bytes, which no locale changes.
  package func precedesByBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension Array where Element == UInt8 {
  /// The offset of the first byte that is not part of well-formed UTF-8.
  package var firstInvalidUTF8: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var parser = UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }
}
