/// An amount in pounds, counted in whole pence so that sums are exact.
struct Money: Hashable, Sendable {
  var pence: Int

  init(pence: Int) { self.pence = pence }

  /// `£12.40`, on every machine.
  var text: String {
    let rest = pence % 100
    return "£\(pence / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  static func + (left: Money, right: Money) -> Money { Money(pence: left.pence + right.pence) }

  static func * (count: Int, amount: Money) -> Money { Money(pence: count * amount.pence) }
}
