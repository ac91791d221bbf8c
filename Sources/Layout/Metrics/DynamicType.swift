package import CatalogCore

/// Apple's text styles and sizes: how large each style is at each of the twelve text sizes.
package enum DynamicType {
  package enum Style: String, CaseIterable, Sendable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption1
    case caption2
  }

  package typealias TextSize = CatalogCore.TextSize

  /// The font size in points.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, Specifications, iOS.
  package static func pointSize(of style: Style, at size: TextSize) -> Int {
    let column = TextSize.allCases.firstIndex(of: size) ?? 3
    return pointSizes(of: style)[column]
  }

  /// From `XS` to `AX5`.
  private static func pointSizes(of style: Style) -> [Int] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The height of one line of a label in points, rounded up to a device pixel at `scale`.
  ///
  /// The system font is 1950 + 494 of 2048 units high (ascender and descender as measured on a
  /// device); a one-line 17-point label is 20.33 points high at scale 3.
  package static func lineHeight(pointSize: Int, scale: Int = 3) -> Double {
    let units = pointSize * (1950 + 494) * scale
    let pixels = (units + 2047) / 2048
    return Double(pixels) / Double(scale)
  }

  /// The same for any size from 0 to 10,000 points.
  static func lineHeight(pointSize: Double, scale: Int) -> Double {
    let scale = min(max(scale, 1), 100)
    let exact = pointSize * (1950 + 494) / 2048 * Double(scale)
    var pixels = Int(exact)
    if Double(pixels) + 1e-9 < exact { pixels += 1 }
    return Double(pixels) / Double(scale)
  }
}
