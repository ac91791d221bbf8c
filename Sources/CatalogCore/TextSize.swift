/// The text sizes that a user of iOS can choose, in ascending order; `L` is what a device has when nobody
/// changed it.
package enum TextSize: String, CaseIterable, Comparable, Sendable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  /// Whether it is one of the five that are larger than the slider of the settings goes.
  package var isAccessibilitySize: Bool { self >= .accessibility1 }

  package static func < (left: TextSize, right: TextSize) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
