/// Lengths in points as a layout can bear them, whatever somebody states.
enum Length {
  /// More than any screen has.
  static let greatest = 100_000.0

  /// By how much a sum may miss what it was reckoned from, so that a text that has just the room it
  /// wants does not break.
  static let tolerance = 0.0001

  /// A length of at least zero and not endless; what is no number counts as zero.
  static func limited(_ length: Double) -> Double {
    // A comparison with what is no number is false.
    length > 0 ? min(length, greatest) : 0
  }

  /// Rounded up to a whole pixel.
  ///
  /// Sums of thirds miss a whole pixel by less than a thousandth, which is no reason for one more.
  static func roundedUp(_ length: Double, scale: Double) -> Double {
    ceilToInteger(length * scale - 0.001) / scale
  }

  /// The narrowest whole number of pixels that is not less by the smallest part.
  static func covering(_ length: Double, scale: Double) -> Double {
    let pixels = ceilToInteger(length * scale)
    let covered = pixels / scale
    return covered < length ? (pixels + 1) / scale : covered
  }

  /// Rounded down to a whole pixel.
  static func roundedDown(_ length: Double, scale: Double) -> Double {
    -ceilToInteger(-length * scale - 0.001) / scale
  }

  private static func ceilToInteger(_ value: Double) -> Double {
    let cut = Double(Int(value))
    return cut < value ? cut + 1 : cut
  }
}
