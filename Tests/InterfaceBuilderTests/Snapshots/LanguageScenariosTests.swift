import Snapshots
import Testing

@testable import InterfaceBuilder

struct LanguageScenariosTests {
  @Test func `a language is recorded under its code`() {
    let scenarios = LanguageScenarios(["de", "zh-Hans", "de"])
    #expect(scenarios.scenario(of: "de").id == "de")
    #expect(scenarios.scenario(of: "zh-Hans").id == "zh-Hans")
    #expect(scenarios.scenario(of: "de").title == "In de")
  }

  @Test func `languages that a disk may take for one are told apart, whatever their order`() {
    let languages = ["de", "DE", "De", "base", "BASE", "", "b\u{E9}", "be\u{301}", "language-base"]
    for order in [languages, languages.reversed()] {
      let scenarios = LanguageScenarios(order)
      let ids = order.map { scenarios.scenario(of: $0).id }
      #expect(Set((ids + ["base"]).map(FileComponent.foldingKey)).count == languages.count + 1)
      #expect(scenarios.scenario(of: "DE").id == "DE")
      #expect(scenarios.scenario(of: "de").id.hasPrefix("de-"))
    }
  }
}
