import CatalogCore
import Layout
import Testing

/// The line heights and leadings of all text styles at all text sizes.
struct LineHeightTests {
  /// The column “Leading (points)” of the iOS tables in Apple's Human Interface Guidelines, Typography,
  /// from `XS` to `AX5`: published figures, not computed from the source of this package.
  static let leadings: [(DynamicType.Style, [Int])] = [
    (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]

  /// The height of a one-line label in pixels of a screen with scale 3, from `XS` to `AX5`.
  ///
  /// Worked out from the height of the system font at run time, 1.193359 em, and rounded up.
  static let pixels: [(DynamicType.Style, [Int])] = [
    (.largeTitle, [111, 115, 119, 122, 129, 137, 144, 158, 172, 187, 201, 215]),
    (.title1, [90, 94, 97, 101, 108, 115, 122, 137, 154, 172, 190, 208]),
    (.title2, [69, 72, 76, 79, 86, 94, 101, 122, 140, 158, 180, 201]),
    (.title3, [61, 65, 69, 72, 79, 86, 94, 111, 133, 154, 176, 197]),
    (.headline, [51, 54, 58, 61, 69, 76, 83, 101, 119, 144, 169, 190]),
    (.body, [51, 54, 58, 61, 69, 76, 83, 101, 119, 144, 169, 190]),
    (.callout, [47, 51, 54, 58, 65, 72, 79, 94, 115, 137, 158, 183]),
    (.subheadline, [43, 47, 51, 54, 61, 69, 76, 90, 108, 129, 151, 176]),
    (.footnote, [43, 43, 43, 47, 54, 61, 69, 83, 97, 119, 137, 158]),
    (.caption1, [40, 40, 40, 43, 51, 58, 65, 79, 94, 115, 133, 154]),
    (.caption2, [40, 40, 40, 40, 47, 54, 61, 72, 86, 104, 122, 144]),
  ]

  @Test(arguments: leadings)
  func `a style has the published leading at each text size`(
    style: DynamicType.Style, expected: [Int]
  ) {
    let sizes = DynamicType.TextSize.allCases
    #expect(sizes.map { DynamicType.leading(of: style, at: $0) } == expected)
  }

  @Test(arguments: pixels)
  func `a line of a style is so many pixels high at each text size`(
    style: DynamicType.Style, expected: [Int]
  ) {
    let typesetter = TextTypesetter()
    let text = typesetter.prepare(StyledText("A"))
    for (size, pixels) in zip(DynamicType.TextSize.allCases, expected) {
      let height = DynamicType.lineHeight(pointSize: DynamicType.pointSize(of: style, at: size))
      #expect(height == Double(pixels) / 3, "\(size)")
      let layout = typesetter.layout(text, in: Font(style, at: size), width: 500, lines: 0)
      #expect(layout.height == height, "\(size)")
    }
  }

  @Test func `both tables have all cells`() {
    for table in [Self.leadings, Self.pixels] {
      #expect(table.map(\.0) == DynamicType.Style.allCases)
      #expect(table.allSatisfy { $0.1.count == 12 })
    }
  }

  @Test func `a typesetter takes the height of the font, or the leading when asked`() {
    let leading = TextTypesetter(lineHeight: .leading)
    let font = Font(.body, at: .large)
    let text = leading.prepare(StyledText("one\ntwo"))
    #expect(leading.layout(text, in: font, width: 100, lines: 0).height == 44)
    let usual = TextTypesetter().layout(text, in: font, width: 100, lines: 0, scale: 2)
    #expect(usual.height == 41)
  }

  @Test func `sizes between the published ones lie between their leadings`() {
    #expect(DynamicType.leading(pointSize: 45.5) == 54)
    #expect(DynamicType.leading(pointSize: 12.5) == 17)
    #expect(DynamicType.leading(pointSize: 5.5) == 6.5)
    #expect(DynamicType.leading(pointSize: 120) == 140)
    #expect(DynamicType.leading(pointSize: 0) == 0)
  }

  @Test(
    arguments: [
      (9, 0.06), (11, 0.06), (12, 0), (17, -0.43), (20, -0.45), (24, 0.07), (34, 0.40), (44, 0.37),
      (45.5, 0.37), (54.5, 0.305), (55, 0.3033), (60, 0.26), (70, 0.13), (80, 0), (200, 0),
    ])
  func `letters are as far apart as published, and between the sizes in proportion`(
    size: Double, tracking: Double
  ) {
    #expect(abs(DynamicType.tracking(pointSize: size) - tracking) < 0.0001)
  }
}
