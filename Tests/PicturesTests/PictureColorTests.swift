import Testing

@testable import Pictures

struct PictureColorTests {
  @Test(
    arguments: [
      ("systemRed", .system("systemRed")), ("secondaryLabel", .system("secondaryLabel")),
      ("tint", .system("tint")), ("darkGray", .fixed("#555")), ("clear", .fixed("none")),
      ("#FF8800", .fixed("#ff8800")), ("#ff8800", .fixed("#ff8800")),
      ("#FF880080", .fixed("#ff880080")),
      ("groupTableViewBackground", .system("systemGroupedBackground")),
    ] as [(String, PictureColor)])
  func `known words and numbers are colours`(word: String, color: PictureColor) {
    #expect(PictureColor(word) == color)
  }

  @Test(
    arguments: [
      "", "mauve", "#fff", "#12345g", "#1234567", "#123456789", "mapRoad", "url(#x)",
      "expression(1)", "red;fill:blue",
      "systemRed ", "SystemRed", "body", "island", "rim", "#ＦＦ8800", "inherit",
    ])
  func `any other word is none`(word: String) {
    #expect(PictureColor(word) == nil)
  }

  @Test func `a fixed colour is light or dark, and one that changes is neither`() {
    let colors = ["#ffffff", "white", "#000000", "#fff00080", "label", "#ffffff00", "clear"]
    #expect(
      colors.map { PictureColor($0)?.lightness.map { $0 > 0.6 } } == [
        true, true, false, true, nil, nil, nil,
      ])
  }

  @Test func `an image has the same soft colour everywhere`() {
    let names = (0..<200).map { "photo-\($0)" }
    let colors = names.map { "\(PlaceholderColor.value(of: $0))" }
    #expect(colors == names.map { "\(PlaceholderColor.value(of: $0))" })
    #expect(Set(colors).count == 10)
    #expect("\(PlaceholderColor.value(of: "photo-1"))" == "#7dbfc2")
  }
}
