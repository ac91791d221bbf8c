import CatalogCore
import Snapshots
import TestSupport
import Testing

struct HeightTests {
  private typealias Height = SnapshotDocument.Height
  private typealias Variant = SnapshotDocument.Variant

  private static let variants =
    VariantChoice.product(
      widths: [Points(393), Points(375), Points(834)], textSizes: [.large, .accessibility3])
    + [Variant(width: Points(393), textSize: .large, isRightToLeft: true)]

  private static func height(_ points: [Int]) throws -> Height {
    try #require(
      Height(points.map { Height.Value(Points($0)) }, under: variants, origin: .fitting))
  }

  private static func lines(_ points: [Int]) throws -> [String] {
    try height(points).exceptions.map { "at \($0.scope) \($0.value.text)" }
  }

  @Test(
    arguments: [
      // 393 L, 393 AX3, 375 L, 375 AX3, 834 L, 834 AX3, 393 L rtl
      ([44, 44, 44, 44, 44, 44, 44], []),
      ([44, 90, 44, 90, 44, 90, 44], ["at AX3 90"]),
      (
        [44, 90, 64, 120, 44, 44, 44],
        ["at 375 L 64", "at AX3 90", "at 375 AX3 120", "at 834 AX3 44"]
      ),
      ([44, 44, 44, 90, 44, 44, 44], ["at 375 AX3 90"]),
      ([44, 44, 44, 44, 44, 44, 50], ["at 393 L rtl 50"]),
    ] as [([Int], [String])])
  func `a size has one line, and a width only where it differs`(points: [Int], lines: [String])
    throws
  {
    #expect(try Self.lines(points) == lines)
  }

  @Test func `what is written in few lines says the height under every variant`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let points = Self.variants.map { _ in Int.random(in: 1...3, using: &generator) }
      let height = try Self.height(points)
      for (variant, expected) in zip(Self.variants, points) {
        #expect(height.value(under: variant, base: Self.variants[0]).points == Points(expected))
      }
    }
  }

  @Test func `that holds in whatever order the variants stand`() throws {
    var generator = SeededGenerator(seed: 4)
    let all =
      Self.variants
      + Self.variants.filter { !$0.isRightToLeft }.map { variant in
        var twin = variant
        twin.isRightToLeft = true
        return twin
      }
    let distinct = all.enumerated().filter { all.firstIndex(of: $0.element) == $0.offset }
    for _ in 0..<2_000 {
      var variants = distinct.map(\.element).shuffled(using: &generator)
      let base = try #require(variants.firstIndex { !$0.isRightToLeft })
      variants.swapAt(0, base)
      variants = Array(variants.prefix(Int.random(in: 1...variants.count, using: &generator)))
      let points = variants.map { _ in Points(Int.random(in: 1...3, using: &generator)) }
      let height = try #require(
        Height(points.map { Height.Value($0) }, under: variants, origin: .fitting))
      for (variant, expected) in zip(variants, points) {
        #expect(height.value(under: variant, base: variants[0]).points == expected)
      }
    }
  }

  @Test func `right to left without its twin has the height of its size`() throws {
    let height = try Self.height([44, 90, 44, 90, 44, 90, 44])
    let variant = Variant(width: Points(320), textSize: .accessibility3, isRightToLeft: true)
    #expect(height.value(under: variant, base: Self.variants[0]).points == Points(90))
    let narrow = try Self.height([44, 90, 44, 120, 44, 90, 44])
    let twin = Variant(width: Points(375), textSize: .accessibility3, isRightToLeft: true)
    #expect(narrow.value(under: twin, base: Self.variants[0]).points == Points(120))
  }

  @Test func `no variants, or not as many as heights, are no height`() {
    #expect(Height([], under: [], origin: .fixed) == nil)
    #expect(Height([Height.Value(Points(1))], under: Self.variants, origin: .fixed) == nil)
  }
}
