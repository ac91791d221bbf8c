import CatalogCore
import Testing

@testable import InterfaceBuilder

struct ImageHeaderTests {
  private static func bigEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  static func png(width: Int, height: Int, first: [UInt8] = []) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + first + bigEndian(13, 4)
      + Array("IHDR".utf8) + bigEndian(width, 4) + bigEndian(height, 4) + [8, 6, 0, 0, 0]
  }

  private static func jpeg(width: Int, height: Int, marker: UInt8 = 0xC0) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE1] + bigEndian(6, 2) + [0xFF, 0xC0, 1, 2] + [0xFF, 0xC4, 0, 3, 9]
      + [0xFF, 0xFF, marker] + bigEndian(17, 2) + [8] + bigEndian(height, 2)
      + bigEndian(width, 2) + [3]
  }

  private static let samples: [[UInt8]] = [
    png(width: 40, height: 30),
    png(
      width: 40, height: 30, first: [0, 0, 0, 4] + Array("CgBI".utf8) + [1, 2, 3, 4, 0, 0, 0, 0]),
    jpeg(width: 40, height: 30), jpeg(width: 40, height: 30, marker: 0xC2),
    Array("GIF89a".utf8) + [40, 0, 30, 0, 0],
    Array("%PDF-1.4\n<< /Type /Page /MediaBox [ 10 0 50.0 30 ] >>".utf8),
    Array("<?xml version=\"1.0\"?><!-- <svgs> --><svg width=\"40px\" height='30'>".utf8),
    Array("<svg xmlns=\"x\"\n viewBox=\"0,0 40 30\" stroke-width=\"9\">".utf8),
    Array("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 40 30\"/>".utf8),
  ]

  @Test(arguments: samples)
  func `the size is in the first bytes`(bytes: [UInt8]) {
    #expect(ImageHeader.size(bytes) == InterfaceSize(width: 40, height: 30))
  }

  @Test(
    arguments: [
      png(width: 0, height: 30), png(width: -1, height: 30),
      Array("<svg width=\"nan\" height=\"inf\">".utf8),
      Array("<svg width=\"1e300\" height=\"1\">".utf8), Array("<svg viewBox=\"0 0 -4 3\">".utf8),
      Array("%PDF- /MediaBox [0 0 nan 1]".utf8), Array("%PDF- /MediaBox 4 0 R".utf8), [],
      Array("<svg".utf8), [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0], [0xFF, 0xD8, 0xFF, 0xDA, 0, 0],
    ])
  func `a size that cannot be is none`(bytes: [UInt8]) {
    #expect(ImageHeader.size(bytes) == nil)
  }

  @Test func `no cut and no changed byte of a header stops the reader`() {
    for sample in Self.samples {
      for count in 0...sample.count {
        _ = ImageHeader.size(Array(sample.prefix(count)))
        for byte in [0, 0x3C, 0x5B, 0x7F, 0xFF] as [UInt8] where count < sample.count {
          var changed = sample
          changed[count] = byte
          _ = ImageHeader.size(changed)
        }
      }
    }
  }
}
