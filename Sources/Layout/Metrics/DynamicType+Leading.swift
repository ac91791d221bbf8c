import CatalogCore

/// The leading of the Human Interface Guidelines, Typography, Specifications, iOS.
extension DynamicType {
  /// The distance of two baselines in points, as published for a style under a text size.
  package static func leading(of style: Style, at size: TextSize) -> Int {
    // The only cell of the table whose leading does not follow from its point size.
    if style == .subheadline, size == .extraExtraExtraLarge { return 28 }
    return Int(leading(pointSize: Double(pointSize(of: style, at: size))))
  }

  /// The distance of two baselines in points for any point size.
  ///
  /// Between published sizes it is interpolated; outside, the nearest published one is scaled.
  package static func leading(pointSize: Double) -> Double {
    let table = leadings
    guard let first = table.first, let last = table.last, pointSize > first.size else {
      return pointSize * 13 / 11
    }
    guard pointSize < last.size else { return pointSize * last.leading / last.size }
    return interpolated(table.map { ($0.size, $0.leading) }, at: pointSize)
  }

  /// The value of a table of growing arguments; beyond its ends, the value there.
  static func interpolated(_ table: [(Double, Double)], at argument: Double) -> Double {
    guard let next = table.firstIndex(where: { $0.0 >= argument }) else {
      return table.last?.1 ?? 0
    }
    let (upper, upperValue) = table[next]
    if upper == argument || next == 0 { return upperValue }
    let (lower, lowerValue) = table[next - 1]
    return lowerValue + (upperValue - lowerValue) * (argument - lower) / (upper - lower)
  }

  private static var leadings: [(size: Double, leading: Double)] {
    [
      (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24),
      (20, 25), (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34),
      (29, 35), (30, 37), (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (37, 44), (38, 46),
      (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56), (48, 57), (49, 58), (50, 59),
      (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
    ]
  }
}
