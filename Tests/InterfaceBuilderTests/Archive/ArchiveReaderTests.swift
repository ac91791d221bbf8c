import CatalogCore
import Testing

@testable import InterfaceBuilder

struct ArchiveReaderTests {
  /// A cell whose label stands before the colour that it names, with a circle of superviews.
  private static func ferryCell(_ xml: ArchiveXML) -> String {
    let label = ArchiveXML.object(
      "IBUILabel", "12",
      "<reference key=\"NSSuperview\" ref=\"11\"/><reference key=\"NSNextResponder\" ref=\"11\"/>",
      "<string key=\"NSFrame\">{{16, 6.5}, {180, 22}}</string>",
      "<string key=\"IBUIText\">Ferry &amp; tide</string>",
      "<reference key=\"IBUITextColor\" ref=\"30\"/><int key=\"IBUITextAlignment\">1</int>")
    let button = ArchiveXML.object(
      "IBUIButton", "13", "<string key=\"NSFrame\">{{220, 8}, {80, 30}}</string>",
      "<reference key=\"NSSuperview\" ref=\"11\"/>",
      "<int key=\"IBUIButtonType\">1</int><string key=\"IBUINormalTitle\">Book</string>",
      ArchiveXML.object(
        "NSColor", "30", key: "IBUINormalTitleColor",
        "<int key=\"NSColorSpace\">1</int><bytes key=\"NSRGB\">MSAwLjUgMAA</bytes>"))
    let content = ArchiveXML.object(
      "IBUIView", "11", "<reference key=\"NSSuperview\" ref=\"10\"/>",
      "<string key=\"NSFrameSize\">{320, 51}</string>", xml.list("NSSubviews", [label, button]))
    let cell = ArchiveXML.object(
      "IBUITableViewCell", "10", "<reference key=\"NSNextResponder\"/>",
      xml.list("NSSubviews", [content]), "<string key=\"NSFrameSize\">{320, 52}</string>",
      "<reference key=\"IBUIContentView\" ref=\"11\"/>",
      "<float key=\"IBUIRowHeight\">5.200000e+01</float>",
      "<int key=\"IBUIAccessoryType\">3</int>",
      "<string key=\"IBUIReuseIdentifier\">FerryCell</string>")
    return xml.file(
      [cell], ids: [("10", 4), ("12", 5), ("13", 6)],
      connections: [
        ArchiveXML.outlet("nameLabel", from: "10", to: "12", id: 20),
        ArchiveXML.event("book:", from: "13", to: "owner", type: 7, id: 21),
      ], classes: [("-1.CustomClassName", "PierController"), ("4.CustomClassName", "FerryCell")])
  }

  @Test(arguments: ArchiveXML.all)
  func `a cell is read from every spelling of collections`(xml: ArchiveXML) throws {
    let document = try #require(
      InterfaceXML.read(Self.ferryCell(xml), path: "FerryCell.xib"))
    #expect(document.format == .archive(version: xml.version))
    #expect(document.kind == .xib)
    #expect(document.toolsVersion == "740")
    #expect(document.problems == [])
    #expect(document.roots.placeholders.map(\.customClass?.name) == ["PierController"])
    let cell = try #require(document.roots.views.first)
    #expect(document.roots.views.count == 1)
    #expect(cell.id == "4")
    #expect(cell.customClass?.name == "FerryCell")
    #expect(cell.frame == InterfaceFrame(width: 320, height: 52))
    #expect(cell.connections.outlets.map(\.property) == ["nameLabel"])
    #expect(cell.connections.outlets.map(\.destination) == ["5"])
    guard case .cell(let content) = cell.content else {
      Issue.record("no cell")
      return
    }
    #expect(content.reuseIdentifier == "FerryCell")
    #expect(content.rowHeight == 52)
    #expect(content.accessory == "checkmark")
    #expect(cell.subviews.map(\.key) == ["contentView"])
    let views = cell.subviews.flatMap(\.subviews)
    #expect(views.map(\.element) == ["label", "button"])
    #expect(views.map(\.id) == ["5", "6"])
    #expect(views[0].frame == InterfaceFrame(x: 16, y: 6.5, width: 180, height: 22))
    guard case .label(let label) = views[0].content, case .button(let button) = views[1].content
    else {
      Issue.record("no label and button")
      return
    }
    #expect(label.text.string == "Ferry & tide")
    #expect(label.alignment == "center")
    #expect(label.color?.components == .init(red: 1, green: 0.5, blue: 0))
    #expect(button.titleColor == label.color)
    #expect(button.title?.string == "Book")
    #expect(button.type == "roundedRect")
    #expect(views[1].connections.actions.map(\.selector) == ["book:"])
    #expect(views[1].connections.actions.map(\.event) == ["touchUpInside"])
    #expect(views[1].connections.actions.map(\.destination) == ["-1"])
  }

  @Test(arguments: ArchiveXML.all)
  func `a table keeps its style, heights and the views around its rows`(xml: ArchiveXML) throws {
    let header = ArchiveXML.object(
      "IBUIView", "21", key: "IBUITableHeaderView",
      "<string key=\"NSFrameSize\">{320, 90}</string>")
    let table = ArchiveXML.object(
      "IBUITableView", "20", "<string key=\"NSFrame\">{{0, 20}, {320, 460}}</string>",
      "<int key=\"IBUIStyle\">1</int><int key=\"IBUISeparatorStyle\">2</int>",
      "<float key=\"IBUIRowHeight\">64</float><float key=\"IBUISectionHeaderHeight\">10</float>",
      header, xml.list("NSSubviews", ["<reference ref=\"21\"/>"]))
    let document = try #require(InterfaceXML.read(xml.file([table], ids: [("20", 3), ("21", 8)])))
    let view = try #require(document.roots.views.first)
    guard case .table(let content) = view.content else {
      Issue.record("no table")
      return
    }
    #expect(content.style == "grouped")
    #expect(content.separatorStyle == "singleLineEtched")
    #expect(content.rowHeight == 64)
    #expect(content.sectionHeaderHeight == 10)
    #expect(content.dataMode == nil)
    #expect(content.header?.id == "8")
    #expect(content.header?.frame == InterfaceFrame(width: 320, height: 90))
    #expect(view.subviews.isEmpty)
  }

  @Test(arguments: [
    ("<string key=\"NSFrame\">{{-4, 7.25}, {100, 1e2}}</string>", [-4, 7.25, 100, 100]),
    ("<string key=\"NSFrameSize\">{320, 44}</string>", [0, 0, 320, 44]),
    ("", [0, 0, 0, 0]),
    ("<string key=\"NSFrame\">{{1, 2}, {3}}</string>", [0, 0, 0, 0]),
    ("<string key=\"NSFrame\">{{nan, inf}, {1e999, 0x10}}</string>", [0, 0, 0, 0]),
    ("<string key=\"NSFrame\">{{1, 2}, {3, 4}, {5, 6}}</string>", [0, 0, 0, 0]),
  ])
  func `a frame is stored whole, as a size, or not at all`(
    stored: String, expected: [Double]
  ) throws {
    let document = try #require(ArchiveXML.read(ArchiveXML.object("IBUIView", "1", stored)))
    let frame = try #require(document.roots.views.first?.frame)
    #expect([frame.x, frame.y, frame.width, frame.height] == expected)
  }

  @Test(arguments: [
    ("<int key=\"NSvFlags\">-2147483356</int>", true), ("<int key=\"NSvFlags\">292</int>", false),
    ("<bool key=\"IBUIHidden\">YES</bool>", true), ("<int key=\"NSvFlags\">many</int>", false),
    ("", false),
  ])
  func `a view is hidden by the sign of its flags or by a value`(
    stored: String, isHidden: Bool
  ) throws {
    let view = ArchiveXML.object("IBUIView", "1", stored, "<int key=\"IBUITag\">7</int>")
    let found = try #require(ArchiveXML.read(view)?.roots.views.first)
    #expect(found.flags.contains(.hidden) == isHidden)
    #expect(found.tag == 7)
  }

  /// Base64 whose padding is wrong, and whose text ends with a NUL.
  @Test(arguments: [
    ("NSRGB", "MCAwIDAAA", [0, 0, 0, 1.0]), ("NSRGB", "MSAwLjUgMCAwLjI1AA", [1, 0.5, 0, 0.25]),
    ("NSWhite", "MQA", [1, 1, 1, 1]), ("NSWhite", "MC41IDAuNQA=\n", [0.5, 0.5, 0.5, 0.5]),
    ("NSCMYK", "MCAxIDEgMCAxAA", [1, 0, 0, 1]),
  ])
  func `a colour is numbers in base64`(
    key: String, bytes: String, expected: [Double]
  ) throws {
    let color = ArchiveXML.object(
      "NSColor", key: "IBUIBackgroundColor", "<bytes key=\"\(key)\">\(bytes)</bytes>")
    let view = try #require(ArchiveXML.read(ArchiveXML.object("IBUIView", "1", color)))
    let found = try #require(view.roots.views.first?.backgroundColor?.components)
    #expect([found.red, found.green, found.blue, found.alpha] == expected)
  }

  @Test(arguments: [
    "<string key=\"IBUIColorCocoaTouchKeyPath\">groupTableViewBackgroundColor</string>",
    """
    <int key="NSColorSpace">6</int><string key="NSCatalogName">System</string>
    <string key="NSColorName">groupTableViewBackgroundColor</string>
    """,
  ])
  func `a colour of the system keeps its name`(stored: String) throws {
    let color = ArchiveXML.object("NSColor", key: "IBUIBackgroundColor", stored)
    let view = try #require(ArchiveXML.read(ArchiveXML.object("IBUIView", "1", color)))
    #expect(
      view.roots.views.first?.backgroundColor?.name == .system("groupTableViewBackground"))
  }

  @Test func `a broken colour is no colour`() throws {
    for bytes in ["", "!!!!", "AAAA", "MSAxIDEgMSAxIDEgMQ", "YWJj"] {
      let color = ArchiveXML.object(
        "NSColor", key: "IBUIBackgroundColor", "<bytes key=\"NSRGB\">\(bytes)</bytes>")
      let view = try #require(ArchiveXML.read(ArchiveXML.object("IBUIView", "1", color)))
      #expect(view.roots.views.first?.backgroundColor == nil, "\(bytes)")
    }
  }

  @Test func `a font is one of the system or has a name`() throws {
    let named = """
      <object class="NSFont" key="IBUIFont"><string key="NSName">Georgia-Bold</string>
      <double key="NSSize">1.500000e+01</double></object>
      """
    let system = """
      <object class="IBUIFontDescription" key="IBUIFontDescription"><int key="type">2</int>
      <double key="pointSize">14</double></object>
      """
    func font(_ stored: String) throws -> InterfaceFont? {
      let label = ArchiveXML.object("IBUILabel", "1", stored)
      guard case .label(let content) = ArchiveXML.read(label)?.roots.views.first?.content else {
        return nil
      }
      return content.font
    }
    #expect(try font(named) == InterfaceFont(.named("Georgia-Bold", family: nil), pointSize: 15))
    // A description is what the author chose, the font beside it what it was on that machine.
    #expect(
      try font(named + system)
        == InterfaceFont(.system(weight: "bold", isItalic: false), pointSize: 14))
  }

  @Test func `a text in base64 is read to the end of its bytes`() throws {
    let label = ArchiveXML.object(
      "IBUILabel", "1", "<string type=\"base64-UTF8\" key=\"IBUIText\">UGllciAzCuKAlAA</string>")
    guard case .label(let content) = ArchiveXML.read(label)?.roots.views.first?.content else {
      Issue.record("no label")
      return
    }
    #expect(content.text.string == "Pier 3\n—")
  }
}
