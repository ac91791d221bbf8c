/// The spelling of a value inside Markdown source that no Markdown construct can take for syntax.
///
/// Backslashes and entities protect a value in running text, but not in a code span or a code block,
/// and `*{{x}}*` still depends on whether the value starts with a space. So a template writes a value
/// as *inert text*: a start mark, then letters and digits as they are, and every byte that could mean
/// anything as one private-use character of its own. A Markdown parser sees a word, whatever the value
/// was; the HTML renderer reads the value back after parsing and escapes it for the place where it
/// ended up. The structure of a document therefore depends on its template alone.
///
/// | characters | meaning |
/// |---|---|
/// | U+10FE00 … U+10FEFF | one byte of the value's UTF-8, 0 … 255 |
/// | U+10FF00 | start of a value; decodes to nothing, so that an empty value is a word too |
/// | U+10FF01 … U+10FF02 | a reference to a fragment: its number in U+10FF10 … U+10FF19 |
///
/// These characters are reserved: where a template or a value holds one, its bytes are spelled out.
/// Whoever forges the spelling gains nothing, since a decoded byte is always escaped.
package enum InertText {
  /// Appends a value as inert text.
  ///
  /// Cost: at most four bytes for a byte of the value.
  package static func append(value: some Collection<UInt8>, to output: inout [UInt8]) {
    appendMark(to: &output)
    let bytes = Array(value)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte.isASCIIAlphanumeric { output.append(byte) } else { append(byte: byte, to: &output) }
        index += 1
        continue
      }
      let length = sequenceLength(in: bytes, at: index)
      let sequence = bytes[index..<(index + length)]
      if isLetterLike(sequence) {
        output.append(contentsOf: sequence)
      } else {
        for byte in sequence { append(byte: byte, to: &output) }
      }
      index += length
    }
  }

  /// Appends Markdown source as it is, but for the reserved characters, which are spelled out.
  package static func append(source: some Collection<UInt8>, to output: inout [UInt8]) {
    let bytes = Array(source)
    guard firstReserved(in: bytes, from: 0) != nil else {
      output.append(contentsOf: bytes)
      return
    }
    var index = 0
    while let reserved = firstReserved(in: bytes, from: index) {
      output.append(contentsOf: bytes[index..<reserved])
      for byte in bytes[reserved..<(reserved + 4)] { append(byte: byte, to: &output) }
      index = reserved + 4
    }
    output.append(contentsOf: bytes[index...])
  }

  /// The Markdown source that stands for the fragment with the given number.
  package static func fragmentReference(_ number: Int) -> [UInt8] {
    var output: [UInt8] = [0xF4, 0x8F, 0xBC, 0x81]
    for digit in String(number).utf8 {
      output += [0xF4, 0x8F, 0xBC, 0x90 + (digit - UInt8(ascii: "0"))]
    }
    return output + [0xF4, 0x8F, 0xBC, 0x82]
  }

  /// A piece of text in which inert text may stand.
  package enum Piece: Equatable, Sendable {
    /// Text as the Markdown author wrote it.
    case source([UInt8])
    /// Text that was inert: a value, decoded.
    case value([UInt8])
    /// The number of a fragment.
    case fragment(Int)
  }

  /// The pieces of a text in order; a malformed reserved character is dropped.
  package static func pieces(of text: some Collection<UInt8>) -> [Piece] {
    let bytes = Array(text)
    var pieces: [Piece] = []
    var source: [UInt8] = []
    var value: [UInt8] = []
    func flush() {
      if !source.isEmpty { pieces.append(.source(source)) }
      if !value.isEmpty { pieces.append(.value(value)) }
      source = []
      value = []
    }
    var index = 0
    while index < bytes.count {
      guard isReserved(bytes, at: index) else {
        if !value.isEmpty { flush() }
        source.append(bytes[index])
        index += 1
        continue
      }
      let code = reservedCode(bytes, at: index)
      index += 4
      switch code {
      case 0x00...0xFF:
        if !source.isEmpty { flush() }
        value.append(UInt8(code))
      case 0x101:
        var number: Int?
        var end = index
        while isReserved(bytes, at: end), 0x110...0x119 ~= reservedCode(bytes, at: end),
          number ?? 0 < 1_000_000_000
        {
          number = (number ?? 0) * 10 + reservedCode(bytes, at: end) - 0x110
          end += 4
        }
        guard let number, isReserved(bytes, at: end), reservedCode(bytes, at: end) == 0x102 else {
          continue
        }
        flush()
        pieces.append(.fragment(number))
        index = end + 4
      default:
        continue
      }
    }
    flush()
    return pieces
  }

  /// The text with its values decoded and its fragment references left out.
  package static func decoded(_ text: some Collection<UInt8>) -> [UInt8] {
    let bytes = Array(text)
    guard firstReserved(in: bytes, from: 0) != nil else { return bytes }
    return pieces(of: bytes).flatMap { piece -> [UInt8] in
      switch piece {
      case .source(let bytes), .value(let bytes): return bytes
      case .fragment: return []
      }
    }
  }

  /// Whether any reserved character stands in the text.
  package static func isPresent(in text: [UInt8]) -> Bool {
    firstReserved(in: text, from: 0) != nil
  }

  // MARK: - Reserved characters

  private static func append(byte: UInt8, to output: inout [UInt8]) {
    output.append(0xF4)
    output.append(0x8F)
    output.append(0xB8 + byte >> 6)
    output.append(0x80 + byte & 0x3F)
  }

  private static func appendMark(to output: inout [UInt8]) {
    output.append(0xF4)
    output.append(0x8F)
    output.append(0xBC)
    output.append(0x80)
  }

  /// Whether one of U+10FE00 … U+10FF3F stands at `index`.
  ///
  /// All four bytes count: a sequence that is cut off must not swallow the character after it.
  private static func isReserved(_ bytes: [UInt8], at index: Int) -> Bool {
    index + 3 < bytes.count && bytes[index] == 0xF4 && bytes[index + 1] == 0x8F
      && 0xB8...0xBC ~= bytes[index + 2] && 0x80...0xBF ~= bytes[index + 3]
  }

  /// The reserved character at `index`, counted from U+10FE00.
  private static func reservedCode(_ bytes: [UInt8], at index: Int) -> Int {
    Int(bytes[index + 2] - 0xB8) << 6 | Int(bytes[index + 3] & 0x3F)
  }

  private static func firstReserved(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 3 < bytes.count {
      if bytes[index] == 0xF4, isReserved(bytes, at: index) { return index }
      index += 1
    }
    return nil
  }

  // MARK: - What may stay as it is

  private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int {
    let length =
      switch bytes[index] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    return min(length, bytes.count - index)
  }

  /// Letters, marks and numbers: no Markdown rule looks at them.
  private static func isLetterLike(_ sequence: ArraySlice<UInt8>) -> Bool {
    let scalars = String(decoding: sequence, as: UTF8.self).unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1, scalar != "\u{FFFD}" else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default:
      return false
    }
  }
}
