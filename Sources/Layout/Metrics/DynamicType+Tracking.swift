/// How far apart the system font sets its letters.
extension DynamicType {
  /// What is added to the width of each letter, in points.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, Specifications, tracking values of SF Pro.
  /// Sizes that are not listed are interpolated; 11 points and below have the value of 11, and
  /// from 80 points on there is none.
  package static func tracking(pointSize: Double) -> Double {
    interpolated(trackings, at: pointSize)
  }

  private static var trackings: [(Double, Double)] {
    [
      (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43),
      (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07),
      (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
      (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37),
      (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (47, 0.37),
      (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (56, 0.30),
      (58, 0.28), (60, 0.26), (80, 0),
    ]
  }
}
