import Testing

@testable import Pictures

struct PictureStylesheetTests {
  private let sheet = PictureStylesheet.embedded

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `every class has one rule, and every rule has a class`() {
    let names = sheet.rules.map(\.name)
    #expect(Set(names) == Set(PictureClass.allCases.map(\.rawValue) + [""]))
    #expect(names.count == Set(names).count)
  }

  @Test func `every colour that a rule names exists`() {
    for rule in sheet.rules {
      for part in text(rule.declarations).split(separator: "var(--p-").dropFirst() {
        let name = String(part.prefix { $0 != ")" })
        #expect(sheet.color(named: name) != nil, "\(rule.name): \(name)")
      }
    }
  }

  @Test(
    arguments: [
      ("label", "#000", "#fff"), ("secondaryLabel", "#3c3c4399", "#ebebf599"),
      ("systemGroupedBackground", "#f2f2f7", "#000"), ("systemRed", "#ff3b30", "#ff453a"),
      ("systemGreen", "#34c759", "#30d158"), ("systemGray4", "#d1d1d6", "#3a3a3c"),
      ("tint", "#007aff", "#0a84ff"),
    ])
  func `a colour is the one of iOS`(name: String, light: String, dark: String) {
    #expect(
      sheet.color(named: name) == PictureStylesheet.Color(name: name, light: light, dark: dark))
  }

  @Test func `a page's rules hold every class and let a picture choose its appearance`() {
    let page = text(PictureStylesheet.forPages)
    for look in PictureClass.allCases { #expect(page.contains("\n.p-\(look.rawValue){")) }
    #expect(page.hasPrefix(".pic{--p-label:#000;"))
    #expect(
      page.contains(
        "@supports (color:light-dark(#000,#fff)){.pic{--p-label:light-dark(#000,#fff);"))
    #expect(page.contains("\n.pic-light{color-scheme:light}\n.pic-dark{color-scheme:dark}\n"))
    #expect(!page.contains("url("))
  }

  @Test func `a picture has the rules and the colours that it needs`() {
    let style = text(sheet.text(for: [.card, .line], colors: ["systemTeal"], .automatic))
    #expect(style.contains(".p-card{fill:var(--p-secondarySystemGroupedBackground)}"))
    #expect(style.contains("--p-systemTeal:#30b0c7"))
    #expect(style.contains("@media (prefers-color-scheme:dark){.pic{--p-label:#fff;"))
    #expect(style.contains("#dark:target~.pic{--p-label:#fff;"))
    #expect(style.contains(".pic,#light:target~.pic{--p-label:#000;"))
    #expect(!style.contains("p-knob"))
    #expect(!style.contains("systemRed"))
  }

  @Test(arguments: [ScreenPicture.Appearance.light, .dark])
  func `a fixed appearance has no custom property`(appearance: ScreenPicture.Appearance) {
    let style = text(sheet.text(for: Set(PictureClass.allCases), colors: [], appearance))
    #expect(!style.contains("--"))
    #expect(!style.contains("@media"))
    let card = appearance == .dark ? "#1c1c1e" : "#fff"
    #expect(style.contains(".p-card{fill:\(card)}"))
  }
}
