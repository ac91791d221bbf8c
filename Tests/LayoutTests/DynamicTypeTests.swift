import CatalogCore
import Layout
import Testing

struct DynamicTypeTests {
  /// Rows of the table in Apple's Human Interface Guidelines, from `XS` to `AX5`.
  @Test(
    arguments: [
      (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ] as [(DynamicType.Style, [Int])])
  func `a style is as large as published`(style: DynamicType.Style, sizes: [Int]) {
    #expect(
      DynamicType.TextSize.allCases.map { DynamicType.pointSize(of: style, at: $0) } == sizes)
  }

  @Test func `the text sizes are named from small to large`() {
    #expect(
      DynamicType.TextSize.allCases.map(\.rawValue) == [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
  }

  @Test func `no text shrinks when the text size grows`() {
    for style in DynamicType.Style.allCases {
      let sizes = DynamicType.TextSize.allCases.map { DynamicType.pointSize(of: style, at: $0) }
      #expect(sizes.count == 12)
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 }, "\(style)")
    }
  }

  @Test func `at the standard size titles are larger than body and captions smaller`() {
    let sizes = DynamicType.Style.allCases.map { DynamicType.pointSize(of: $0, at: .large) }
    #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
  }

  @Test func `a line of 17 points is 20 and a third points high on a screen with scale 3`() {
    #expect(DynamicType.lineHeight(pointSize: 17) == 61.0 / 3)
    #expect(DynamicType.lineHeight(pointSize: 17, scale: 2) == 20.5)
    #expect(DynamicType.lineHeight(pointSize: 17, scale: 1) == 21)
  }

  @Test func `a line is a whole number of pixels that hold it`() {
    for scale in 1...3 {
      for size in 1...100 {
        let height = DynamicType.lineHeight(pointSize: size, scale: scale)
        let exact = Double(size) * 2444 / 2048
        let pixels = height * Double(scale)
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
        #expect(exact...(exact + 1 / Double(scale)) ~= height + 1e-9)
        #expect(height < DynamicType.lineHeight(pointSize: size + 1, scale: scale))
      }
    }
  }
}
