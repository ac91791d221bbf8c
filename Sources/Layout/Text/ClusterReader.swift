import CatalogCore

/// Cuts a text into grapheme clusters and says what each is to a line.
struct ClusterReader {
  let bytes: [UInt8]
  let isASCII: Bool
  /// Where each cluster starts, and at last where the text ends.
  private(set) var starts: [Int32] = []
  private(set) var roles: [PreparedText.Role] = []
  /// A scalar for each cluster that breaks lines in the same way.
  private(set) var representatives: [UInt32] = []
  private(set) var hasSoftHyphen = false

  init(_ string: String) {
    bytes = Array(string.utf8)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    starts.reserveCapacity(bytes.count + 1)
    roles.reserveCapacity(bytes.count)
    representatives.reserveCapacity(bytes.count)
    if isASCII {
      readASCII()
    } else {
      read(string)
    }
    starts.append(Int32(clamping: bytes.count))
    LineBreakRepresentative.settle(&representatives)
  }

  private mutating func readASCII() {
    var index = 0
    while index < bytes.count {
      let isPair = bytes[index] == .carriageReturn && bytes.hasByte(.lineFeed, at: index + 1)
      append(UInt32(bytes[index]), at: index)
      index += isPair ? 2 : 1
    }
  }

  private mutating func read(_ string: String) {
    var index = 0
    for character in string {
      let end = index + character.utf8.count
      var next = index
      let first = bytes.scalar(at: &next)
      if next == end || first == 0x0D {
        append(first, at: index)
      } else {
        append(representative(of: first, from: next, to: end), at: index)
      }
      index = end
    }
  }

  private mutating func append(_ scalar: UInt32, at index: Int) {
    starts.append(Int32(clamping: index))
    let role = Self.role(of: scalar)
    roles.append(role)
    switch role {
    case .shown: representatives.append(LineBreakRepresentative.of(scalar))
    // Any space lets a line end after it, also where Unicode's rules count it as something else.
    case .space: representatives.append(0x20)
    // A line may always end at these; a zero width space says so. Whether spaces at the start of a line
    // count has changed in the library; after a zero width space they always do.
    case .lineBreak: representatives.append(LineBreakRepresentative.zeroWidthSpace)
    case .softHyphen:
      hasSoftHyphen = true
      representatives.append(LineBreakRepresentative.zeroWidthSpace)
    }
  }

  private static func role(of scalar: UInt32) -> PreparedText.Role {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineBreak
    // Not the ones that hold together: U+00A0, U+2007, U+202F.
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0xAD: .softHyphen
    default: .shown
    }
  }

  /// Stands for a cluster of several scalars.
  private func representative(of first: UInt32, from start: Int, to end: Int) -> UInt32 {
    // A mark on a space makes it a letter of its own.
    if Self.role(of: first) != .shown { return LineBreakRepresentative.letter }
    var index = start
    while index < end {
      let scalar = bytes.scalar(at: &index)
      if scalar == 0xFE0F || scalar == 0x20E3 { return LineBreakRepresentative.ideograph }
    }
    return first
  }
}

extension [UInt8] {
  /// Reads the scalar at a place in UTF-8 that is known to be valid, and moves behind it.
  func scalar(at index: inout Int) -> UInt32 {
    let first = self[index]
    let count = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = count == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(count))
    let end = Swift.min(index + count, self.count)
    index += 1
    while index < end {
      scalar = scalar << 6 | UInt32(self[index] & 0x3F)
      index += 1
    }
    return scalar
  }
}
