import CatalogCore

/// Reads the size of an image from the first bytes of its file.
enum ImageHeader {
  /// No screen shows more; a header that says so is broken.
  private static let greatestLength = 100_000.0

  /// The size in pixels, or in points for drawings; `nil` where the bytes do not say it.
  static func size(_ bytes: [UInt8]) -> InterfaceSize? {
    let size: (Double, Double)? =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        portableNetworkGraphic(bytes)
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        photograph(bytes)
      } else if bytes.hasBytes("GIF8", at: 0) {
        graphicInterchange(bytes)
      } else if bytes.hasBytes("%PDF-", at: 0) {
        PageHeader.mediaBox(bytes)
      } else {
        DrawingHeader.size(bytes)
      }
    guard let (width, height) = size, width > 0, height > 0, width <= greatestLength,
      height <= greatestLength
    else { return nil }
    return InterfaceSize(width: width, height: height)
  }

  private static func portableNetworkGraphic(_ bytes: [UInt8]) -> (Double, Double)? {
    var chunk = 8
    // Images of a built app begin with a chunk of the phone's own.
    if bytes.hasBytes("CgBI", at: 12) {
      guard let length = bigEndian(bytes, at: 8, count: 4), length < bytes.count else {
        return nil
      }
      chunk = 20 + length
    }
    guard bytes.hasBytes("IHDR", at: chunk + 4),
      let width = bigEndian(bytes, at: chunk + 8, count: 4),
      let height = bigEndian(bytes, at: chunk + 12, count: 4)
    else { return nil }
    return (Double(width), Double(height))
  }

  /// JPEG: segments with their lengths, until one that starts a frame.
  private static func photograph(_ bytes: [UInt8]) -> (Double, Double)? {
    var index = 2
    while index + 3 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF: index += 1
      case 0x01, 0xD0...0xD8: index += 2
      case 0xD9, 0xDA: return nil
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        guard let height = bigEndian(bytes, at: index + 5, count: 2),
          let width = bigEndian(bytes, at: index + 7, count: 2)
        else { return nil }
        return (Double(width), Double(height))
      default:
        guard let length = bigEndian(bytes, at: index + 2, count: 2), length >= 2 else {
          return nil
        }
        index += 2 + length
      }
    }
    return nil
  }

  private static func graphicInterchange(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.count >= 10 else { return nil }
    return (
      Double(Int(bytes[6]) | Int(bytes[7]) << 8), Double(Int(bytes[8]) | Int(bytes[9]) << 8)
    )
  }

  private static func bigEndian(_ bytes: [UInt8], at index: Int, count: Int) -> Int? {
    guard index >= 0, index + count <= bytes.count else { return nil }
    return bytes[index..<(index + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The size of the first page of a PDF, where it stands in plain sight.
private enum PageHeader {
  static func mediaBox(_ bytes: [UInt8]) -> (Double, Double)? {
    guard let place = bytes.firstIndex(of: "/MediaBox", from: 0) else { return nil }
    var index = place + 9
    while index < bytes.count, bytes[index] <= .space { index += 1 }
    guard bytes.hasByte(UInt8(ascii: "["), at: index),
      let end = bytes[index...].prefix(200).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = bytes[(index + 1)..<end].split { $0 <= .space }
      .compactMap { Double(String(decodingUTF8: $0)) }
    guard numbers.count == 4 else { return nil }
    return (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
  }
}

/// The size that the outermost element of an SVG gives.
private enum DrawingHeader {
  static func size(_ bytes: [UInt8]) -> (Double, Double)? {
    var start = 0
    while let found = bytes.firstIndex(of: "<svg", from: start) {
      start = found + 4
      if start < bytes.count, bytes[start] <= .space { break }
    }
    guard start > 0, let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let tag = Array(bytes[start..<end])
    if let width = value("width", in: tag).flatMap(length),
      let height = value("height", in: tag).flatMap(length)
    {
      return (width, height)
    }
    let box = (value("viewBox", in: tag) ?? [])
      .split { $0 <= .space || $0 == UInt8(ascii: ",") }
      .compactMap { Double(String(decodingUTF8: $0)) }
    return box.count == 4 ? (box[2], box[3]) : nil
  }

  private static func value(_ name: StaticString, in tag: [UInt8]) -> ArraySlice<UInt8>? {
    var from = 0
    while let place = tag.firstIndex(of: name, from: from) {
      from = place + name.utf8CodeUnitCount
      // `stroke-width` ends like `width`.
      guard place > 0, tag[place - 1] <= .space else { continue }
      var index = from
      while index < tag.count, tag[index] <= .space { index += 1 }
      guard tag.hasByte(UInt8(ascii: "="), at: index) else { continue }
      index += 1
      while index < tag.count, tag[index] <= .space { index += 1 }
      guard index < tag.count, tag[index] == UInt8(ascii: "\"") || tag[index] == UInt8(ascii: "'"),
        let end = tag[(index + 1)...].firstIndex(of: tag[index])
      else { return nil }
      return tag[(index + 1)..<end]
    }
    return nil
  }

  /// A length without a unit, or in pixels or points; a share of something else is none.
  private static func length(_ text: ArraySlice<UInt8>) -> Double? {
    var text = text.trimmingBlanks()
    if text.suffix(2).elementsEqual("px".utf8) || text.suffix(2).elementsEqual("pt".utf8) {
      text = text.dropLast(2)
    }
    return Double(String(decodingUTF8: text))
  }
}
