/// An amount in pounds, counted in whole pence so that sums are exact.
struct Money: Hashable, Sendable {
  var pence: Int

  init(pence: Int) { self.pence = pence }

  /// `£1,234.56`, on every machine.
  var text: String {
    var digits = Array(String(pence / 100))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    let rest = pence % 100
    return "£\(String(digits)).\(rest < 10 ? "0" : "")\(rest)"
  }

  static func + (left: Money, right: Money) -> Money { Money(pence: left.pence + right.pence) }

  static func * (count: Int, amount: Money) -> Money { Money(pence: count * amount.pence) }
}
