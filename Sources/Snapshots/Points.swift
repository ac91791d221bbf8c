import CatalogCore

/// A length or a number in a snapshot, exact to two decimals.
///
/// Two decimals hold a third of a point, the finest step of a screen with scale 3, and print the same
/// on every machine.
package struct Points: Hashable, Comparable, Sendable {
  package var hundredths: Int

  package init(hundredths: Int) {
    self.hundredths = hundredths
  }

  package init(_ whole: Int) {
    self.init(hundredths: whole * 100)
  }

  /// The nearest two-decimal number, halves away from zero; `nil` for what is no number or has more
  /// than nine digits before the point.
  package init?(_ value: Double) {
    guard value.isFinite, value.magnitude < 1e9 else { return nil }
    let scaled = value * 100
    self.init(hundredths: Int(scaled + (scaled < 0 ? -0.5 : 0.5)))
    guard hundredths.magnitude < 100_000_000_000 else { return nil }
  }

  /// Reads the one spelling that `text` writes; anything else is `nil`.
  package init?(parsing text: some Collection<UInt8>) {
    var digits = Array(text)
    let negative = digits.first == UInt8(ascii: "-")
    if negative { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, whole.count <= 9, parts.count <= 2,
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    var value = whole.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } * 100
    if parts.count == 2 {
      guard 1...2 ~= parts[1].count else { return nil }
      let fraction = parts[1].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      value += parts[1].count == 1 ? fraction * 10 : fraction
    }
    self.init(hundredths: negative ? -value : value)
    guard self.text.utf8.elementsEqual(text) else { return nil }
  }

  package static func < (left: Points, right: Points) -> Bool {
    left.hundredths < right.hundredths
  }

  /// The number in points, exact to two decimals.
  package var value: Double { Double(hundredths) / 100 }

  /// The shortest spelling: `64`, `43.67`, `-0.5`.
  package var text: String {
    let sign = hundredths < 0 ? "-" : ""
    let (whole, fraction) = Int(hundredths.magnitude).quotientAndRemainder(dividingBy: 100)
    if fraction == 0 { return "\(sign)\(whole)" }
    if fraction % 10 == 0 { return "\(sign)\(whole).\(fraction / 10)" }
    return "\(sign)\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
