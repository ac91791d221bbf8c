import CatalogCore
import TestSupport
import Testing

@testable import Reports

struct LineDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    func keys(_ text: String) -> [ByteKey] {
      text.unicodeScalars.map { ByteKey(String(Character($0))) }
    }
    return LineDiff(keys(old), keys(new)).lines.map { line in
      switch line {
      case .same(let key): key.text
      case .removed(let key): "-\(key.text)"
      case .added(let key): "+\(key.text)"
      }
    }.joined()
  }

  @Test(
    arguments: [
      ("", "", ""), ("a", "a", "a"), ("", "ab", "+a+b"), ("ab", "", "-a-b"),
      ("abc", "axc", "a-b+xc"), ("abc", "ac", "a-bc"), ("ac", "abc", "a+bc"),
      ("abcd", "xbyd", "-a+xb-c+yd"), ("ab", "ba", "-ab+a"), ("abc", "xyz", "-a-b-c+x+y+z"),
    ])
  func `lines that went stand before those that came in their place`(
    old: String, new: String, expected: String
  ) {
    #expect(diff(old, new) == expected)
  }

  @Test func `both texts can be read from a diff`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          ByteKey("\(Int.random(in: 0...4, using: &generator))")
        }
      }
      let lines = LineDiff(texts[0], texts[1]).lines
      let old = lines.filter { if case .added = $0 { false } else { true } }.map(\.key)
      let new = lines.filter { if case .removed = $0 { false } else { true } }.map(\.key)
      #expect(old == texts[0])
      #expect(new == texts[1])
    }
  }

  @Test func `long repetitive texts are not compared line by line`() {
    let old = Array(repeating: ["a", "b", "c"].map(ByteKey.init), count: 40_000).flatMap(\.self)
    var new = old
    new[10] = ByteKey("x")
    new[119_000] = ByteKey("y")
    let lines = LineDiff(old, new).lines
    #expect(lines.count == 10 + 2 * 118_991 + 999)
    #expect(lines.first == .same(ByteKey("a")))
  }

  @Test func `lines are compared by their bytes`() {
    let lines = LineDiff([ByteKey("\u{E9}")], [ByteKey("e\u{301}")]).lines
    #expect(lines.count == 2)
  }
}

extension LineDiff.Line {
  fileprivate var key: ByteKey {
    switch self {
    case .same(let key), .removed(let key), .added(let key): key
    }
  }
}
