import Layout
import Testing

struct PseudoLocalizationTests {
  @Test(
    arguments: [
      (1, 100, 200), (10, 100, 200), (11, 80, 100), (20, 80, 100), (21, 60, 80), (30, 60, 80),
      (31, 40, 60), (50, 40, 60), (51, 31, 40), (70, 31, 40), (71, 30, 30), (5_000, 30, 30),
    ])
  func `the shorter a text the more it grows`(length: Int, lower: Int, upper: Int) {
    #expect(PseudoLocalization(.lower).percentage(forLength: length) == lower)
    #expect(PseudoLocalization(.upper).percentage(forLength: length) == upper)
  }

  @Test(
    arguments: [
      ("", "", ""),
      // One word grows to one word.
      ("Save", "SaveSave", "SaveSaveSave"),
      ("Pause!", "PausePauseP!", "PausePausePausePa!"),
      // More words get more words.
      ("My piers", "My piers My pier", "My piers My piers My pie"),
      ("Open the gate", "Open the gate Open the g", "Open the gate Open the gat"),
      // What marks a placeholder is neither changed nor repeated.
      ("%d boats", "%d boats boats b", "%d boats boats boats boa"),
      ("Berth %1$@", "Berth %1$@ Berth Ber", "Berth %1$@ Berth Berth Berth B"),
      ("{name}", "{name}", "{name}"),
      ("%d %%", "%d %%", "%d %%"),
      // Numbers and signs have no translation.
      ("12.50", "12.50", "12.50"),
      // Scripts without spaces and from right to left stay what they are.
      ("港口", "港口港口", "港口港口港口"),
      ("مرفأ", "مرفأمرفأ", "مرفأمرفأمرفأ"),
      // Every line grows.
      ("Tide\nWind", "TideTide\nWindWind", "TideTideTide\nWindWindWind"),
    ])
  func `a text grows by its own words`(text: String, lower: String, upper: String) {
    #expect(PseudoLocalization(.lower).expanded(text) == lower)
    #expect(PseudoLocalization().expanded(text) == upper)
  }

  @Test func `a text of many words grows by its percentage to the letter`() {
    let text = "The harbour office opens at noon and closes when the last boat is in."
    for bound in PseudoLocalization.Bound.allCases {
      let localization = PseudoLocalization(bound)
      let percentage = localization.percentage(forLength: text.count)
      let expanded = localization.expanded(text)
      let more = expanded.count - text.count
      #expect((text.count * percentage + 99) / 100...(text.count * percentage + 199) / 100 ~= more)
      #expect(expanded.hasPrefix(String(text.dropLast())))
      #expect(expanded.hasSuffix("."))
    }
  }

  @Test func `the runs of a text keep their looks and grow as the whole does`() {
    let text = StyledText(runs: [
      StyledText.Run("Depart", isBold: true), StyledText.Run(": "), StyledText.Run("tonight"),
    ])
    let expanded = PseudoLocalization().expanded(text)
    #expect(
      expanded
        == StyledText(runs: [
          StyledText.Run("DepartDepart", isBold: true), StyledText.Run(": "),
          StyledText.Run("tonighttonight"),
        ]))
  }
}
