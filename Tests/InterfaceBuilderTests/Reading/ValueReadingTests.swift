import CatalogCore
import Testing

@testable import InterfaceBuilder

/// Numbers, colours, fonts and texts, in all the forms of files.
struct ValueReadingTests {
  private static func xib(_ objects: String, rest: String = "") throws -> InterfaceDocument {
    try #require(InterfaceXML.read(InterfaceXML.xib(objects, rest: rest)))
  }

  @Test(
    arguments: [
      ("0.0", 0.0), ("-0.0", 0), ("21", 21), ("-10.5", -10.5),
      ("43.666666666666664", 43.666666666666664),
      ("1e3", 1000), ("1e300", NumberReading.greatest), ("-1e999", -NumberReading.greatest),
      ("nan", nil), ("inf", nil), ("-infinity", nil), ("0x10", nil), ("1,5", nil), ("", nil),
      ("twelve", nil), (" 1", nil), ("1 ", nil), ("--1", nil), ("1.2.3", nil), ("e", nil),
      ("٣", nil),
    ] as [(String, Double?)])
  func `a number is decimal, finite and bounded`(text: String, expected: Double?) {
    let number = NumberReading.decimal(text)
    #expect(number == expected)
    #expect(number?.sign != .minus || number != 0)
  }

  /// The attributes of a colour, its name, and its components in 255ths with alpha.
  private static let colors: [(String, InterfaceColor.Name?, [Double]?)] = [
    (
      "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.25\" colorSpace=\"custom\" "
        + "customColorSpace=\"sRGB\"", nil, [255, 127.5, 0, 0.25]
    ),
    (
      "white=\"0.2\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"genericGamma22GrayColorSpace\"", nil, [51, 51, 51, 1]
    ),
    ("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"", nil, [255, 255, 255, 1]),
    ("red=\"0\" green=\"1\" blue=\"0\" colorSpace=\"calibratedRGB\"", nil, [0, 255, 0, 1]),
    ("red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"deviceRGB\"", nil, [0, 0, 255, 1]),
    (
      "red=\"1.08\" green=\"-0.2\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"displayP3\"", nil, [255, 0, 0, 1]
    ),
    (
      "cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0\" colorSpace=\"deviceCMYK\"", nil,
      [0, 255, 255, 1]
    ),
    ("systemColor=\"labelColor\"", .system("label"), [0, 0, 0, 1]),
    ("systemColor=\"secondaryLabelColor\"", .system("secondaryLabel"), [60, 60, 67, 0.6]),
    (
      "cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"",
      .system("groupTableViewBackground"), [242, 242, 247, 1]
    ),
    ("systemColor=\"harbourColor\"", .system("harbour"), nil),
    (
      "catalog=\"System\" name=\"labelColor\" colorSpace=\"catalog\"", .system("label"),
      [0, 0, 0, 1]
    ),
    (
      "catalog=\"System\" name=\"controlColor\" colorSpace=\"catalog\"", .system("control"),
      [255, 255, 255, 1]
    ),
    ("name=\"Brass\"", .asset("Brass"), [204, 153, 51, 1]),
    ("name=\"Rust\"", .asset("Rust"), nil),
    ("systemColor=\"systemPinkColor\"", .system("systemPink"), [51, 0, 0, 1]),
  ]

  @Test(arguments: colors)
  func `a colour has its name before its components`(
    attributes: String, name: InterfaceColor.Name?, components: [Double]?
  ) throws {
    let document = try Self.xib(
      InterfaceXML.view("view", "a", "<color key=\"backgroundColor\" \(attributes)/>"),
      rest: """
        <resources><namedColor name="Brass">\
        <color red="0.8" green="0.6" blue="0.2" alpha="1" colorSpace="custom"/></namedColor>\
        <systemColor name="systemPinkColor"><color red="0.2" green="0" blue="0" alpha="1"/>\
        </systemColor></resources>
        """)
    let color = try #require(document.roots.views.first?.backgroundColor)
    #expect(color.name == name)
    let stored = color.components.map { color in
      [color.red * 255, color.green * 255, color.blue * 255, color.alpha]
    }
    #expect(stored?.count == components?.count)
    for (left, right) in zip(stored ?? [], components ?? []) { #expect(abs(left - right) < 0.001) }
    #expect(document.problems.isEmpty)
  }

  @Test func `no colour is the default, be it absent or nil`() throws {
    let document = try Self.xib(
      InterfaceXML.view("label", "a", "<nil key=\"textColor\"/><color key=\"textColor\"/>")
        + InterfaceXML.view("label", "b"))
    for view in document.roots.views {
      guard case .label(let label) = view.content else { continue }
      #expect(label.color == nil)
    }
  }

  private static let fonts: [(String, InterfaceFont)] = [
    (
      "type=\"system\" pointSize=\"17\"",
      InterfaceFont(.system(weight: "regular", isItalic: false), pointSize: 17)
    ),
    (
      "type=\"boldSystem\" pointSize=\"12\"",
      InterfaceFont(.system(weight: "bold", isItalic: false), pointSize: 12)
    ),
    (
      "type=\"italicSystem\" pointSize=\"13.5\"",
      InterfaceFont(.system(weight: "regular", isItalic: true), pointSize: 13.5)
    ),
    (
      "type=\"system\" weight=\"semibold\" pointSize=\"22\"",
      InterfaceFont(.system(weight: "semibold", isItalic: false), pointSize: 22)
    ),
    (
      "type=\"system\" weight=\"ultraLight\" pointSize=\"40\"",
      InterfaceFont(.system(weight: "ultraLight", isItalic: false), pointSize: 40)
    ),
    (
      "type=\"system\" weight=\"briny\" pointSize=\"9\"",
      InterfaceFont(.system(weight: "regular", isItalic: false), pointSize: 9)
    ),
    (
      "type=\"monospacedSystem\" pointSize=\"11\"",
      InterfaceFont(.system(weight: "regular", isItalic: false), pointSize: 11)
    ),
    ("style=\"UICTFontTextStyleTitle0\"", InterfaceFont(.textStyle("largeTitle"))),
    ("style=\"UICTFontTextStyleTitle2\"", InterfaceFont(.textStyle("title2"))),
    ("style=\"UICTFontTextStyleSubhead\"", InterfaceFont(.textStyle("subheadline"))),
    ("style=\"UICTFontTextStyleEmphasizedBody\"", InterfaceFont(.textStyle("body"))),
    (
      "name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"15\"",
      InterfaceFont(.named("Avenir-Heavy", family: "Avenir"), pointSize: 15)
    ),
    (
      "name=\".SFUIText-Semibold\" family=\".SF UI Text\" pointSize=\"15\"",
      InterfaceFont(.system(weight: "semibold", isItalic: false), pointSize: 15)
    ),
    (
      "type=\"system\" size=\"label\"",
      InterfaceFont(.system(weight: "regular", isItalic: false), pointSize: 17)
    ),
    (
      "metaFont=\"smallSystem\"",
      InterfaceFont(.system(weight: "regular", isItalic: false), pointSize: 12)
    ),
    (
      "type=\"system\" pointSize=\"1e9\"",
      InterfaceFont(.system(weight: "regular", isItalic: false), pointSize: 1000)
    ),
    (
      "type=\"system\" pointSize=\"-4\"",
      InterfaceFont(.system(weight: "regular", isItalic: false), pointSize: 17)
    ),
  ]

  @Test(arguments: fonts)
  func `a font has one of three shapes`(attributes: String, font: InterfaceFont) throws {
    let document = try Self.xib(
      InterfaceXML.view("label", "a", "<fontDescription key=\"fontDescription\" \(attributes)/>"))
    guard case .label(let label) = document.roots.views.first?.content else {
      Issue.record("no label")
      return
    }
    #expect(label.font == font)
    #expect(document.problems.isEmpty)
  }

  @Test func `a text is an attribute, a child of several lines, or in parts`() throws {
    let document = try Self.xib(
      InterfaceXML.view("label", "a", attributes: "text=\"Pier &amp; quay\"")
        + InterfaceXML.view("label", "b", "<string key=\"text\">Two\n lines</string>")
        + InterfaceXML.view("label", "c", "<mutableString key=\"text\">Tide\n</mutableString>")
        + InterfaceXML.view(
          "label", "d",
          """
          <attributedString key="attributedText">
          <fragment content="High "><attributes>
          <font key="NSFont" size="20" name="Avenir-Heavy"/>
          <color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>
          <fragment><mutableString key="content">wa</mutableString></fragment>
          <fragment><string key="content">ter</string></fragment>
          <fragment content=""/>
          </attributedString>
          """)
        + InterfaceXML.view(
          "label", "e",
          """
          <attributedString key="userComments"><fragment content="a note"/></attributedString>
          """))
    let texts = document.roots.views.compactMap { view -> InterfaceText? in
      guard case .label(let label) = view.content else { return nil }
      return label.text
    }
    #expect(
      texts.map(\.string) == ["Pier & quay", "Two\n lines", "Tide\n", "High water", ""])
    #expect(texts[0].fragments.isEmpty && texts[4].fragments.isEmpty)
    #expect(texts[3].fragments.map(\.text) == ["High ", "water"])
    let first = try #require(texts[3].fragments.first)
    #expect(first.font == InterfaceFont(.named("Avenir-Heavy", family: nil), pointSize: 20))
    #expect(first.alignment == "center")
    #expect(first.color?.components?.red == 1)
  }

  @Test func `a wrong value is a default, told once for each attribute`() throws {
    let document = try Self.xib(
      (0..<3).map { index in
        """
        <label alpha="much" numberOfLines="few" id="l\(index)">
        <rect key="frame" x="left" y="2" width="-8" height="1e400"/></label>
        """
      }.joined())
    let view = try #require(document.roots.views.last)
    #expect(view.alpha == 1)
    #expect(
      view.frame == InterfaceFrame(x: 0, y: 2, width: 0, height: NumberReading.greatest))
    #expect(document.problems.map(\.id) == Array(repeating: "interface-wrong-value", count: 3))
    #expect(document.problems.allSatisfy { $0.severity == .warning && $0.location != nil })
    #expect(document.problems.contains { $0.message.contains("'much'") })
  }

  @Test func `hostile values are bounded and leave no trace in messages`() throws {
    let long = String(repeating: "x", count: 10_000)
    let document = try Self.xib(
      """
      <label numberOfLines="-9999999999999999999" tag="99999999999999999999" id="a" \
      alpha="\(long)"/>
      <\(long) id="b"/>
      <segmentedControl selectedSegmentIndex="-4000000000" id="c"/>
      <tableViewCell indentationLevel="1e200" rowHeight="-1" id="d"/>
      """)
    #expect(document.problems.allSatisfy { $0.message.utf8.count < 300 })
    guard case .label(let label) = document.roots.views.first?.content else {
      Issue.record("no label")
      return
    }
    #expect(label.lines == 0)
  }
}
