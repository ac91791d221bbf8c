import CatalogCore
import Layout
import Testing

/// Widths by the table, and the reading of its text.
struct TableTextMeasurerTests {
  private let measurer = TableTextMeasurer()

  /// The width in em at a size without tracking.
  private func ems(_ text: String, weight: Font.Weight = .regular) -> Double {
    let font = Font(pointSize: 100, weight: weight)
    return measurer.width(of: Array(text.utf8)[...], in: font) / 100
  }

  private func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-9 }

  @Test(
    arguments: [
      // Advances of Liberation Sans in 1/2048 em.
      ("A", 1366, 1479), ("i", 455, 569), ("W", 1933, 1933), (" ", 569, 569), ("0", 1139, 1139),
      ("é", 1139, 1139), ("ш", 1643, 1707), ("Ω", 1531, 1642), ("ế", 1139, 1139), ("…", 2048, 2048),
      ("€", 1139, 1139),
    ])
  func `letters are as wide as in Liberation Sans, scaled to the system font`(
    letter: String, regular: Double, bold: Double
  ) {
    #expect(isClose(ems(letter), regular * 0.958 / 2048), "\(ems(letter) * 2048 / 0.958)")
    #expect(isClose(ems(letter, weight: .bold), bold * 0.958 / 2048))
    let mean = (regular + bold) / 2 * 0.958 / 2048
    #expect(isClose(ems(letter, weight: .semibold), mean))
  }

  @Test(
    arguments: [
      ("漢", 1), ("か", 1), ("가", 1), ("，", 1), ("Ａ", 1), ("𠮷", 1), ("ｱ", 0.5), ("ﾡ", 0.5),
      ("\u{1112}\u{1161}\u{11AB}", 1), ("か\u{3099}", 1),
      ("👍", 1.25), ("👍🏽", 1.25), ("👨‍👩‍👧‍👦", 1.25), ("🇩🇪", 1.25), ("1️⃣", 1.25), ("❤️", 1.25),
      ("🏳️‍🌈", 1.25), ("👍👍", 2.5),
      ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{AD}", 0), ("\u{200B}", 0), ("\u{301}", 0),
      ("\u{202E}", 0), ("\u{7}", 0), ("\u{E0041}", 0), ("", 0),
    ])
  func `wide characters, emoji and what is not seen have fixed widths`(text: String, width: Double)
  {
    #expect(ems(text) == width)
  }

  @Test func `marks add nothing, and a tab is four spaces`() {
    #expect(ems("e\u{301}") == ems("e"))
    #expect(ems("e\u{301}\u{302}\u{303}") == ems("e"))
    #expect(ems("é") == ems("e\u{301}"))
    #expect(isClose(ems("\t"), 4 * ems(" ")))
    #expect(ems("☺\u{FE0E}") < ems("☺\u{FE0F}"))
  }

  @Test(
    arguments: [
      "א", "ب", "क", "ক", "த", "తె", "ગ", "ก", "ກ", "ក", "က", "ა", "ա", "ሀ", "ਕ", "କ", "ಕ", "ക", "ක",
    ])
  func `scripts that Liberation Sans lacks have widths of their own`(letter: String) {
    #expect(0.2...1.6 ~= ems(letter), "\(ems(letter))")
    #expect(ems(letter) != ems("\u{10FFFD}"))
    #expect(ems(letter, weight: .bold) >= ems(letter) * 0.95)
  }

  @Test func `a consonant joined to the next is narrower`() {
    #expect(isClose(ems("क्ष"), 0.6 * ems("क") + ems("ष")))
    #expect(ems("क्") == ems("क"))
  }

  @Test func `what is not known has the mean width of letters`() {
    #expect(isClose(ems("\u{10FFFD}"), 1444.0 / 2048))
    #expect(isClose(ems("\u{13000}", weight: .bold), 1542.0 / 2048))
  }

  @Test func `tracking counts once for each cluster that is seen`() {
    let font = Font(pointSize: 20)
    let width = measurer.width(of: Array("A\u{301}\u{200B}W".utf8)[...], in: font)
    #expect(isClose(width, (1366 + 1933) * 0.958 / 2048 * 20 - 2 * 0.45))
  }

  @Test func `joined and unknown letters are less certain than others`() {
    func uncertainty(_ text: String) -> Double {
      measurer.uncertainty(of: TextTypesetter().prepare(StyledText(text)))
    }
    for text in ["Hello", "Привет", "漢字", "👍🏽", "é", "שלום", "", "ภาษา"] {
      #expect(uncertainty(text) == 0.06, "\(text)")
    }
    for text in ["مرحبا", "Hello नमस्ते", "မြန်", "\u{10FFFD}"] {
      #expect(uncertainty(text) == 0.12, "\(text)")
    }
  }

  @Test func `the figures have a version`() {
    #expect(measurer.name == "table-1")
  }

  @Test func `every size makes every letter at least as wide as the size before`() {
    let sizes = Set(
      DynamicType.Style.allCases.flatMap { style in
        DynamicType.TextSize.allCases.map { DynamicType.pointSize(of: style, at: $0) }
      }
    ).sorted()
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      for scalar in (0x20...0x3FFF).compactMap(Unicode.Scalar.init) {
        let bytes = Array(String(Character(scalar)).utf8)[...]
        let small = measurer.width(of: bytes, in: Font(pointSize: Double(smaller)))
        let large = measurer.width(of: bytes, in: Font(pointSize: Double(larger)))
        if small > large {
          Issue.record("\(scalar) (\(scalar.value)): \(small) at \(smaller), \(large) at \(larger)")
        }
      }
    }
  }

  // MARK: - The text of a table

  @Test func `a table is read from text`() throws {
    let text = """
      # A comment
      name mine-3
      fallback 1000 2000
      font 500
      0041 100+20*2 300-100
      font 1000 joined
      0061 50
      wide 0100-03FF 0500
      zero 0301
      emoji 1F600
      half 0030-0039
      """
    let measurer = try #require(TableTextMeasurer(data: Array(text.utf8)))
    func units(_ text: String, _ weight: Font.Weight = .regular) -> Double {
      measurer.width(of: Array(text.utf8)[...], in: Font(pointSize: 2048, weight: weight))
    }
    #expect(measurer.name == "mine-3")
    #expect(["A", "B", "C", "D"].map { units($0) } == [50, 50, 150, 1000])
    #expect(["A", "B", "C", "D"].map { units($0, .bold) } == [60, 60, 100, 2000])
    #expect(units("A", .semibold) == 55)
    #expect(units("ĀȀϿԀ") == 4 * 2048)
    #expect(units("a\u{301}") == 50)
    #expect(units("😀0") == 2560 + 1024)
  }

  @Test(
    arguments: [
      "fallback 1", "fallback x 2", "font", "font -1", "0041 1 2 x", "0041 1+", "0041 1*",
      "0041 5-6",
      "00000041 1", "G041 1", "110000 1", "10FFFF 1 1", "10FFFF 1*2", "wide 0041-0040",
      "zero 110000",
      "zero 41-", "name", "other 41", "0041 999999",
    ])
  func `a damaged table is refused`(line: String) {
    #expect(TableTextMeasurer(data: Array("fallback 1 1\n\(line)\n".utf8)) == nil)
  }

  @Test func `an empty table knows nothing`() throws {
    let measurer = try #require(TableTextMeasurer(data: []))
    #expect(measurer.width(of: Array("Aé漢".utf8)[...], in: Font(pointSize: 100)) == 150)
  }
}
