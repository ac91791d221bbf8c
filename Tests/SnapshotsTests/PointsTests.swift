import Snapshots
import TestSupport
import Testing

struct PointsTests {
  @Test(
    arguments: [
      ("0", 0), ("64", 6_400), ("43.67", 4_367), ("0.5", 50), ("-0.5", -50), ("0.05", 5),
      ("-12.34", -1_234), ("999999999.99", 99_999_999_999), ("-999999999", -99_999_999_900),
    ])
  func `a number is read and written in its one spelling`(text: String, hundredths: Int) {
    #expect(Points(parsing: text.utf8)?.hundredths == hundredths)
    #expect(Points(hundredths: hundredths).text == text)
  }

  @Test(
    arguments: [
      "", "-", ".", "064", "00", "1.", ".5", "1.0", "1.50", "1.500", "1.234", "-0", "-0.0", "+1",
      "1e3", "0x10", " 1", "1 ", "1,5", "1.2.3", "--1", "1-", "1000000000", "9999999999999999999",
      "٣", "½", "NaN", "inf",
    ])
  func `any other spelling is refused`(text: String) {
    #expect(Points(parsing: text.utf8) == nil)
  }

  @Test(
    arguments: [
      (20.333_333_333, "20.33"), (20.335, "20.34"), (-20.335, "-20.34"), (0.005, "0.01"),
      (0.004, "0"), (-0.004, "0"), (43.666_666, "43.67"), (1e8, "100000000"),
      (999_999_999.99, "999999999.99"),
    ] as [(Double, String)])
  func `a measured length is rounded to the nearest hundredth`(value: Double, text: String) {
    #expect(Points(value)?.text == text)
  }

  @Test(
    arguments: [
      Double.nan, .infinity, -.infinity, 1e9, -1e9, 999_999_999.996, -999_999_999.999, 1e300,
    ])
  func `what has no spelling is no number`(value: Double) {
    #expect(Points(value) == nil)
  }

  @Test func `every number that can be made is read back`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let limits: [Double] = [100, 10_000, 999_999_999]
      let limit = limits.randomElement(using: &generator) ?? 1
      guard let points = Points(Double.random(in: -limit...limit, using: &generator)) else {
        Issue.record("no number within \(limit)")
        continue
      }
      #expect(Points(parsing: points.text.utf8) == points)
    }
  }

  @Test func `numbers are ordered by value`() {
    #expect(Points(9) < Points(10))
    #expect(Points(-10) < Points(-9))
    #expect(Points(hundredths: 99) < Points(1))
  }
}
