import CatalogCore
import TestSupport
import Testing

struct BytesTests {
  @Test func `texts that look the same are two keys when their bytes differ`() {
    let keys: [ByteKey: Int] = [ByteKey("\u{E9}"): 1, ByteKey("e\u{301}"): 2]
    #expect(keys[ByteKey("\u{E9}")] == 1)
    #expect(keys[ByteKey("e\u{301}")] == 2)
    #expect(ByteKey("e\u{301}") < ByteKey("\u{E9}"))
    #expect(ByteKey("\u{212B}") != ByteKey("\u{C5}"))
  }

  // The values are published with the algorithm.
  @Test(
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func `the hash has the published values`(text: String, expected: String) {
    #expect(StableHash.hexadecimal(of: text.utf8) == expected)
  }

  @Test func `a hash always has sixteen digits`() {
    for text in HostileStrings(seed: 5).prefix(2_000) {
      #expect(StableHash.hexadecimal(of: text.utf8).utf8.count == 16)
    }
  }

  @Test(
    arguments: [
      ([0x41], nil), ([0xFF], 0), ([0x41, 0x80], 1), ([0xC3], 0), ([0xC3, 0xA9, 0xC3], 2),
      ([0xE2, 0x82], 0), ([0xED, 0xA0, 0x80], 0), ([0x41, 0xF4, 0x90, 0x80, 0x80], 1), ([], nil),
    ] as [([UInt8], Int?)])
  func `the first byte that is no UTF-8 is found`(bytes: [UInt8], expected: Int?) {
    #expect(bytes.firstInvalidUTF8 == expected)
  }

  @Test func `searching never leaves the bytes`() {
    let bytes = Array("abcabc".utf8)
    #expect(bytes.firstIndex(of: "abc", from: 1) == 3)
    #expect(bytes.firstIndex(of: "abcd", from: 0) == nil)
    #expect(!bytes.hasBytes("bc", at: 5))
    #expect(!bytes.hasBytes("a", at: -1))
    #expect(!bytes[2..<4].hasBytes("ab", at: 3))
    #expect(!bytes.hasByte(0x61, at: 6))
    #expect(String(decodingUTF8: Array(" \t a b\t ".utf8).trimmingBlanks()) == "a b")
    #expect(Array(" \t".utf8).trimmingBlanks().isEmpty)
  }

  @Test(arguments: [1, 2, 7])
  func `a parallel map keeps the order`(jobs: Int) {
    for count in [0, 1, 2, 3, 15, 16, 17, 999, 1000] {
      let elements = Array(0..<count)
      #expect(parallelMap(elements, jobs: jobs) { $0 * 3 } == elements.map { $0 * 3 })
    }
  }
}
