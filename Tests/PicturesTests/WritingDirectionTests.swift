import Testing

@testable import Pictures

struct WritingDirectionTests {
  @Test(
    arguments: [
      ("Harbour", .leftToRight), ("Ærø", .leftToRight), ("Δ", .leftToRight), ("港", .leftToRight),
      ("ไทย", .leftToRight), ("한국", .leftToRight), ("हिन्दी", .leftToRight),
      ("שלום", .rightToLeft), ("مرحبا", .rightToLeft), ("ܫܠܡܐ", .rightToLeft),
      ("ﷺ", .rightToLeft), ("12 שלום abc", .rightToLeft), ("(a) שלום", .leftToRight),
      ("\u{200F}abc", .rightToLeft), ("", nil), ("12:30", nil), ("٣٤", nil), ("£24.50 × 2", nil),
      ("😀 … — •", nil),
    ] as [(String, WritingDirection?)])
  func `the first letter decides`(text: String, direction: WritingDirection?) {
    #expect(WritingDirection(of: text.utf8) == direction)
  }
}
