import CatalogCore
import Testing

@testable import InterfaceBuilder

struct HostileArchiveTests {
  private static func count(_ views: [InterfaceView]) -> Int {
    var open = views
    var count = 0
    while let view = open.popLast() {
      count += 1
      open += view.subviews
    }
    return count
  }

  @Test func `views that hold each other end`() throws {
    let xml = ArchiveXML.modern
    let document = try #require(
      InterfaceXML.read(
        xml.file([
          ArchiveXML.object("IBUIView", "1", xml.list("NSSubviews", ["<reference ref=\"1\"/>"])),
          ArchiveXML.object("IBUIView", "2", xml.list("NSSubviews", ["<reference ref=\"3\"/>"])),
          ArchiveXML.object("IBUIView", "3", xml.list("NSSubviews", ["<reference ref=\"2\"/>"])),
          "<reference ref=\"2\"/>", "<reference ref=\"nowhere\"/>", "<reference/>",
        ])))
    #expect(Self.count(document.roots.views) == 3)
  }

  @Test func `a view that many hold is drawn once`() throws {
    let xml = ArchiveXML.modern
    // Each of 40 views holds the next one twice: written out, these were 2^40.
    let views = (0..<40).map { index in
      ArchiveXML.object(
        "IBUIView", "\(index)",
        xml.list(
          "NSSubviews", Array(repeating: "<reference ref=\"\(index + 1)\"/>", count: 2)))
    }
    let document = try #require(InterfaceXML.read(xml.file(views)))
    #expect(Self.count(document.roots.views) == 40)
  }

  @Test func `views that stand too deep are left out and told`() throws {
    let xml = ArchiveXML.modern
    let views = (0..<5_000).map { index in
      ArchiveXML.object(
        "IBUIView", "\(index)", xml.list("NSSubviews", ["<reference ref=\"\(index + 1)\"/>"]))
    }
    let document = try #require(
      InterfaceXML.read(
        xml.file(
          [views[0]] + [
            "<object class=\"IBUICustomObject\">\(xml.list("stock", Array(views.dropFirst())))</object>"
          ])))
    #expect(document.problems.map(\.id) == ["interface-too-deep"])
    #expect((50..<MarkupReader.greatestDepth).contains(Self.count(document.roots.views)))
  }

  @Test func `fifty thousand objects are read in one pass`() throws {
    let xml = ArchiveXML(version: "7.10", collections: .sortedKeys)
    let labels = (0..<50_000).map { "<object class=\"IBUILabel\" id=\"\($0)\"/>" }
    let ids = (0..<50_000).map { ("\($0)", $0 + 10) }
    let document = try #require(
      InterfaceXML.read(
        xml.file(
          [ArchiveXML.object("IBUIView", "all", xml.list("NSSubviews", labels))], ids: ids,
          connections: (0..<1_000).map {
            ArchiveXML.outlet("label", from: "owner", to: "\($0)", id: $0)
          }, classes: ids.suffix(1_000).map { ("\($0.1).CustomClassName", "Tag") })))
    #expect(Self.count(document.roots.views) == 50_001)
    #expect(document.roots.views.first?.subviews.last?.customClass?.name == "Tag")
    #expect(document.roots.placeholders.first?.connections.outlets.count == 1_000)
  }

  @Test(arguments: [
    "", "<object/>", "<object class=\"IBUIView\" id=\"1\"/>",
    "<array key=\"IBDocument.RootObjects\"/>", "<reference key=\"IBDocument.RootObjects\"/>",
    "<reference key=\"IBDocument.RootObjects\" ref=\"1\" id=\"1\"/>",
    "<array key=\"IBDocument.RootObjects\"><int>3</int><string/><object/><nil/><array/></array>",
    "<string key=\"IBDocument.Objects\">x</string>",
    """
    <object class="IBObjectContainer" key="IBDocument.Objects">
    <array key="connectionRecords"><object/><object class="IBConnectionRecord"><object
    key="connection" class="IBCocoaTouchEventConnection"><string key="label">a</string><int
    key="IBEventType">99999999999999999999</int></object></object></array>
    <array key="objectRecords"><object class="IBObjectRecord"><int key="objectID"/></object></array>
    <dictionary key="flattenedProperties"><string key=".">x</string><string key="1">y</string>
    <nil key="1.CustomClassName"/></dictionary></object>
    """,
  ])
  func `an archive without its parts is an empty document`(data: String) throws {
    let document = try #require(
      InterfaceXML.read(
        """
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.02"><data>\(data)\
        </data></archive>
        """))
    #expect(document.roots.controllers.isEmpty)
  }

  @Test func `an archive without data is refused`() throws {
    let verdict = InterfaceXML.verdict(
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.02\"/>")
    guard case .refused(let problem) = verdict else {
      Issue.record("read")
      return
    }
    #expect(problem.id == "interface-empty-archive")
  }

  @Test func `an archive of macOS is skipped`() throws {
    let text = ArchiveXML.modern.file([], type: "com.apple.InterfaceBuilder3.Cocoa.XIB")
    guard case .skipped(let platform, _) = InterfaceXML.verdict(text) else {
      Issue.record("read")
      return
    }
    #expect(platform == "macOS")
  }
}
