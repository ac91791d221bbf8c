import CatalogCore

/// How wide each Unicode scalar is, for look-up by index.
///
/// The figures stand in `Data/advances.txt`, whose head explains its lines and names its sources.
struct AdvanceTable: Sendable {
  struct Entry: Equatable, Sendable {
    var regular: Int32
    var bold: Int32
    var kind: Kind
  }

  enum Kind: UInt8, Sendable {
    case plain
    /// A letter that joins others or changes its shape beside them.
    case joined
    /// A sign that joins two consonants of an Indic script.
    case joiner
    /// A picture; a cluster with one is as wide as one.
    case emoji
    /// Nothing is known but an average.
    case unknown
  }

  /// How many units are one em: a thousandth of what the data file counts in.
  static let unitsPerEm: Int32 = 2_048_000
  /// How wide an emoji is taken to be; no figure is published.
  static let emojiUnits: Int32 = unitsPerEm / 4 * 5

  private(set) var name = "table-0"
  /// For each block of 256 scalars the number of its page.
  private var pages = [UInt16](repeating: 0, count: 0x1100)
  /// The pages one after the other; the first holds what is unknown.
  private var entries: [Entry]

  /// A table in which every scalar is unknown and half an em wide.
  init() {
    let half = Self.unitsPerEm / 2
    entries = Array(repeating: Entry(regular: half, bold: half, kind: .unknown), count: 256)
  }

  /// Any number that is no scalar is unknown.
  subscript(scalar: UInt32) -> Entry {
    let block = Int(scalar >> 8)
    return entries[(block < pages.count ? Int(pages[block]) << 8 : 0) | Int(scalar & 0xFF)]
  }

  /// The entry of an ASCII byte, found faster.
  func entry(ascii byte: UInt8) -> Entry { entries[Int(pages[0]) << 8 | Int(byte)] }
}

// MARK: - Reading

extension AdvanceTable {
  /// Reads the text of a data file; `nil` when a line has another form.
  init?(parsing bytes: [UInt8]) {
    self.init()
    var scale: Int32 = 1000
    var kind = Kind.plain
    for line in bytes.lineRanges() {
      var words = WordReader(bytes: bytes, range: line)
      guard let first = words.next(), bytes[first.lowerBound] != UInt8(ascii: "#") else { continue }
      switch words.keyword(first) {
      case .name:
        guard let word = words.next() else { return nil }
        name = String(decodingUTF8: bytes[word])
      case .fallback:
        guard let regular = words.nextNumber(), let bold = words.nextNumber() else { return nil }
        let entry = Entry(regular: regular * 1000, bold: bold * 1000, kind: .unknown)
        entries = Array(repeating: entry, count: 256)
      case .font:
        guard let number = words.nextNumber() else { return nil }
        scale = number
        kind = words.next() == nil ? .plain : .joined
      case .zero: guard fill(&words, width: 0, kind: .plain) else { return nil }
      case .wide: guard fill(&words, width: Self.unitsPerEm, kind: .plain) else { return nil }
      case .half: guard fill(&words, width: Self.unitsPerEm / 2, kind: .plain) else { return nil }
      case .emoji: guard fill(&words, width: Self.emojiUnits, kind: .emoji) else { return nil }
      case .joiner: guard fill(&words, width: 0, kind: .joiner) else { return nil }
      case nil:
        guard var scalar = words.hexadecimal(first) else { return nil }
        while let item = words.nextItem() {
          guard let item, scalar + item.count <= 0x110000 else { return nil }
          let entry = Entry(regular: item.regular * scale, bold: item.bold * scale, kind: kind)
          for _ in 0..<item.count {
            set(scalar, to: entry)
            scalar += 1
          }
        }
      }
    }
    // A tab reaches no stop in a label; it is taken to be as wide as four spaces.
    var tab = self[0x20]
    tab.regular *= 4
    tab.bold *= 4
    set(0x09, to: tab)
  }

  private mutating func set(_ scalar: UInt32, to entry: Entry) {
    let block = Int(scalar >> 8)
    if pages[block] == 0 {
      pages[block] = UInt16(entries.count >> 8)
      entries.append(contentsOf: entries[..<256])
    }
    entries[Int(pages[block]) << 8 | Int(scalar & 0xFF)] = entry
  }

  /// Gives all scalars of a line's ranges one width; whole blocks share one page.
  private mutating func fill(_ words: inout WordReader, width: Int32, kind: Kind) -> Bool {
    let entry = Entry(regular: width, bold: width, kind: kind)
    var shared: UInt16?
    while let word = words.next() {
      guard let range = words.range(word), range.upperBound < 0x110000 else { return false }
      var scalar = range.lowerBound
      while scalar <= range.upperBound {
        guard scalar & 0xFF == 0, scalar + 0xFF <= range.upperBound, pages[Int(scalar >> 8)] == 0
        else {
          set(scalar, to: entry)
          scalar += 1
          continue
        }
        let page = shared ?? UInt16(entries.count >> 8)
        if shared == nil {
          entries.append(contentsOf: repeatElement(entry, count: 256))
          shared = page
        }
        pages[Int(scalar >> 8)] = page
        scalar += 256
      }
    }
    return true
  }

  private enum Keyword: String {
    case name
    case fallback
    case font
    case zero
    case wide
    case half
    case emoji
    case joiner
  }

  /// The words of one line of the data file.
  private struct WordReader {
    let bytes: [UInt8]
    var range: Range<Int>

    mutating func next() -> Range<Int>? {
      var start = range.lowerBound
      while start < range.upperBound, bytes[start] == .space { start += 1 }
      var end = start
      while end < range.upperBound, bytes[end] > .space { end += 1 }
      range = end..<range.upperBound
      return start < end ? start..<end : nil
    }

    mutating func nextNumber() -> Int32? {
      guard let word = next() else { return nil }
      var index = word.lowerBound
      let number = number(at: &index, before: word.upperBound)
      return index == word.upperBound ? number : nil
    }

    /// An item such as `1366+113*6`; `.some(nil)` for what is none.
    mutating func nextItem() -> (regular: Int32, bold: Int32, count: UInt32)?? {
      guard let word = next() else { return nil }
      var index = word.lowerBound
      guard let regular = number(at: &index, before: word.upperBound) else { return .some(nil) }
      var bold = regular
      for sign in [UInt8(ascii: "+"), UInt8(ascii: "-")]
      where index < word.upperBound && bytes[index] == sign {
        index += 1
        guard let change = number(at: &index, before: word.upperBound) else { return .some(nil) }
        bold += sign == UInt8(ascii: "+") ? change : -change
      }
      var count: UInt32 = 1
      if index < word.upperBound, bytes[index] == UInt8(ascii: "*") {
        index += 1
        guard let number = number(at: &index, before: word.upperBound) else { return .some(nil) }
        count = UInt32(number)
      }
      guard index == word.upperBound, bold >= 0 else { return .some(nil) }
      return (regular, bold, count)
    }

    func keyword(_ word: Range<Int>) -> Keyword? {
      guard bytes[word.lowerBound] >= UInt8(ascii: "a") else { return nil }
      return Keyword(rawValue: String(decodingUTF8: bytes[word]))
    }

    func range(_ word: Range<Int>) -> ClosedRange<UInt32>? {
      let dash = bytes[word].firstIndex(of: UInt8(ascii: "-")) ?? word.upperBound
      guard let first = hexadecimal(word.lowerBound..<dash) else { return nil }
      if dash == word.upperBound { return first...first }
      guard let last = hexadecimal(dash + 1..<word.upperBound), first <= last else { return nil }
      return first...last
    }

    func hexadecimal(_ word: Range<Int>) -> UInt32? {
      guard 1...6 ~= word.count else { return nil }
      var value: UInt32 = 0
      for byte in bytes[word] {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte & 0xF)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - 55)
        default: return nil
        }
      }
      return value
    }

    /// A number of at most five digits.
    private func number(at index: inout Int, before end: Int) -> Int32? {
      let start = index
      var value: Int32 = 0
      while index < end, index - start < 5, bytes[index].isASCIIDigit {
        value = value * 10 + Int32(bytes[index] & 0xF)
        index += 1
      }
      return index > start ? value : nil
    }
  }
}
