import CatalogCore
import Snapshots
import TestSupport
import Testing

@testable import InterfaceBuilder

/// What other tools were reported to fail at; the numbers are those of the list of reports.
struct ReportedFailureTests {
  private static func storyboard(_ scenes: String..., rest: String = "") throws
    -> InterfaceDocument
  {
    try #require(InterfaceXML.read(InterfaceXML.storyboard(scenes: scenes, rest: rest)))
  }

  private static func xib(_ objects: String) throws -> InterfaceDocument {
    try #require(InterfaceXML.read(InterfaceXML.xib(objects), path: "Boat.xib"))
  }

  private static func table(_ parts: String, attributes: String = "") -> String {
    InterfaceXML.view(
      "tableView", "list", width: 393, height: 852, attributes: attributes, parts)
  }

  private static func onlyTable(_ document: InterfaceDocument) throws -> TableContent {
    let view = try #require(
      document.scenes.first?.controller?.view?.subviews.first ?? document.roots.views.first)
    guard case .table(let table) = view.content else {
      throw Missing()
    }
    return table
  }

  private struct Missing: Error {}

  @Test func `1: a storyboard of the watch is skipped with a reason`() {
    let text = InterfaceXML.document(
      type: "com.apple.InterfaceBuilder.WatchKit.Storyboard", runtime: "watchKit", device: nil,
      version: "3.0", attributes: "",
      "<scenes><scene sceneID=\"a\"><objects><controller id=\"b\"/></objects></scene></scenes>")
    guard case .skipped("watchOS", let reason) = InterfaceXML.verdict(text) else {
      Issue.record("not skipped")
      return
    }
    #expect(reason.utf8.count > 10)
  }

  @Test
  func `2, 3: a placeholder of a controller is a reference, by default to its own storyboard`()
    throws
  {
    let document = try Self.storyboard(
      InterfaceXML.scene(
        """
        <viewControllerPlaceholder storyboardName="Boats" referencedIdentifier="Detail" \
        bundleIdentifier="org.example.Harbour" id="a" sceneMemberID="viewController"/>
        """),
      InterfaceXML.scene(
        "<viewControllerPlaceholder referencedIdentifier=\"Berths\" id=\"b\" sceneMemberID=\"viewController\"/>"
      ))
    let kinds = document.scenes.compactMap(\.controller?.kind)
    #expect(
      kinds == [
        .reference(
          .init(storyboard: "Boats", identifier: "Detail", bundle: "org.example.Harbour")),
        .reference(.init(identifier: "Berths")),
      ])
    #expect(document.problems.isEmpty)
  }

  @Test func `5: an unwinding segue ends at an exit, which is no missing object`() throws {
    let document = try Self.storyboard(
      InterfaceXML.scene(
        controller: "detail",
        parts: """
          <connections><segue destination="out" kind="unwind" unwindAction="close:" id="s"/>\
          </connections>
          """, beside: "<exit id=\"out\" sceneMemberID=\"exit\"/>"))
    #expect(document.problems.isEmpty)
    #expect(document.scenes[0].objects.exits == ["out"])
    let segue = try #require(document.scenes[0].controller?.connections.segues.first)
    #expect(segue.kind == "unwind")
    #expect(segue.unwindAction == "close:")
  }

  @Test func `6: a destination that is nowhere is told with its file, line and id`() throws {
    let document = try Self.storyboard(
      InterfaceXML.scene(
        controller: "detail",
        parts: """
          <connections>
          <segue destination="gone-1" kind="show" identifier="open" id="s"/>
          <outlet property="boat" destination="gone-2" id="o"/>
          <action selector="sail:" destination="gone-3" eventType="touchUpInside" id="a"/>
          <action selector="send:" destination="-1" id="b"/>
          <outlet property="view" destination="detail-view" id="c"/>
          </connections>
          """))
    #expect(
      document.problems.map(\.id) == Array(repeating: "interface-missing-destination", count: 3))
    for (index, problem) in document.problems.enumerated() {
      #expect(problem.severity == .warning)
      #expect(problem.message.contains("gone-\(index + 1)"))
      #expect(problem.location?.path == "Harbour.storyboard")
    }
    let lines = document.problems.compactMap(\.location?.line)
    #expect(lines == [lines[0], lines[0] + 1, lines[0] + 2])
    #expect(document.scenes[0].controller?.connections.segues.count == 1)
  }

  @Test func `6: an initial controller that is nowhere is told too`() throws {
    let text = InterfaceXML.storyboard(scenes: [], initial: "gone")
    let document = try #require(InterfaceXML.read(text))
    #expect(document.problems.map(\.id) == ["interface-missing-destination"])
  }

  @Test func `8: objects beside the cell of a xib do not hide it`() throws {
    let document = try Self.xib(
      """
      <tapGestureRecognizer id="tap"><connections>\
      <action selector="open:" destination="cell" id="a"/></connections></tapGestureRecognizer>
      \(InterfaceXML.view("tableViewCell", "cell", attributes: "reuseIdentifier=\"BoatCell\""))
      <customObject id="helper" customClass="Crane"/>
      """)
    guard case .cell(let cell) = document.roots.views.first?.content else { throw Missing() }
    #expect(cell.reuseIdentifier == "BoatCell")
    #expect(document.roots.others.map(\.element) == ["tapGestureRecognizer", "customObject"])
    #expect(document.roots.others[0].connections.actions.map(\.selector) == ["open:"])
    #expect(document.roots.placeholders.map(\.id) == ["-1", "-2"])
  }

  @Test func `10: a header may be made from a cell or a plain view with an identifier`() throws {
    let document = try Self.xib(
      InterfaceXML.view(
        "tableViewCell", "a",
        attributes: "reuseIdentifier=\"PierHeader\" customClass=\"PierHeaderView\"")
        + InterfaceXML.view("view", "b", attributes: "reuseIdentifier=\"DockHeader\"")
        + InterfaceXML.view(
          "collectionReusableView", "c", attributes: "reuseIdentifier=\"QuayHeader\""))
    let identifiers = document.roots.views.map { view -> String? in
      switch view.content {
      case .cell(let cell): cell.reuseIdentifier
      case .reusable(let content): content.reuseIdentifier
      default: nil
      }
    }
    #expect(identifiers == ["PierHeader", "DockHeader", "QuayHeader"])
    #expect(document.roots.views[0].customClass?.name == "PierHeaderView")
  }

  @Test func `12: three spellings of a system colour are one name`() throws {
    let spellings = [
      "systemColor=\"systemTealColor\"", "cocoaTouchSystemColor=\"systemTealColor\"",
      "red=\"0.2\" green=\"0.3\" blue=\"0.4\" alpha=\"1\" colorSpace=\"custom\" "
        + "xcode11CocoaTouchSystemColor=\"systemTealColor\" customColorSpace=\"sRGB\"",
      "systemColor=\"systemTealColor\" red=\"0.2\" green=\"0.3\" blue=\"0.4\"",
    ]
    let document = try Self.xib(
      spellings.enumerated().map {
        InterfaceXML.view(
          "view", "v\($0.offset)", "<color key=\"backgroundColor\" \($0.element)/>")
      }.joined())
    #expect(
      document.roots.views.map(\.backgroundColor?.name)
        == Array(repeating: .system("systemTeal"), count: spellings.count))
    #expect(document.roots.views.allSatisfy { $0.backgroundColor?.components != nil })
  }

  @Test func `13: both kinds of content views stand in one file`() throws {
    let label = InterfaceXML.view("label", "text", attributes: "text=\"Pier\"")
    let document = try Self.xib(
      ["view", "tableViewCellContentView", "collectionViewCellContentView"].enumerated().map {
        InterfaceXML.view(
          $0.offset == 2 ? "collectionViewCell" : "tableViewCell", "cell\($0.offset)",
          """
          <\($0.element) key="contentView"><rect key="frame" x="0" y="0" width="90" height="20"/>\
          <subviews>\(label.replacing("text\"", with: "text\($0.offset)\"", maxReplacements: 1))\
          </subviews></\($0.element)>
          """)
      }.joined())
    for view in document.roots.views {
      #expect(view.subviews.map(\.key) == ["contentView"])
      #expect(view.subviews.first?.subviews.map(\.element) == ["label"])
    }
    #expect(document.roots.views.count == 3)
    #expect(document.problems.isEmpty)
  }

  @Test(arguments: ["prototypes", "static", "tidal", nil])
  func `14: cells are found in prototypes and in sections, whatever the mode`(mode: String?) throws
  {
    let document = try Self.storyboard(
      InterfaceXML.scene(
        controller: "berths",
        subviews: Self.table(
          """
          <prototypes>\(InterfaceXML.view("tableViewCell", "p"))</prototypes>
          <sections><tableViewSection headerTitle="Pier" id="s1">
          <string key="footerTitle">North
          side</string>
          <cells>\(InterfaceXML.view("tableViewCell", "c"))</cells></tableViewSection>
          <tableViewSection id="s2"/></sections>
          """, attributes: mode.map { "dataMode=\"\($0)\"" } ?? "")))
    let table = try Self.onlyTable(document)
    #expect(table.dataMode == mode)
    #expect(table.cells.map(\.id) == ["p", "c"])
    #expect(table.sections.map(\.header) == ["Pier", nil])
    #expect(table.sections.map(\.footer) == ["North\nside", nil])
    #expect(document.problems.isEmpty)
  }

  @Test func `15, 18: what may be absent has its default`() throws {
    let document = try Self.xib(
      ["imageView", "textView", "stackView", "label", "button", "textField", "switch"]
        .map { InterfaceXML.view($0, $0) }.joined())
    let views = document.roots.views
    guard case .image(let image) = views[0].content, case .textView(let text) = views[1].content,
      case .stack(let stack) = views[2].content, case .label(let label) = views[3].content,
      case .button(let button) = views[4].content, case .textField(let field) = views[5].content,
      case .control(let toggle) = views[6].content
    else { throw Missing() }
    #expect(image.image == nil)
    #expect(text.text.string.isEmpty && text.isEditable)
    #expect(!stack.isVertical && stack.spacing == 0)
    #expect(stack.distribution == "fill" && stack.alignment == "fill")
    #expect(label.lines == 1 && label.alignment == nil && label.color == nil)
    #expect(button.type == "custom" && button.title == nil && button.isEnabled)
    #expect(field.borderStyle == "none" && field.placeholder == nil && field.isEnabled)
    #expect(toggle.kind == .toggle && toggle.value == 0)
  }

  @Test func `16: containers and the views above and below all rows are found`() throws {
    let document = try Self.storyboard(
      InterfaceXML.scene(
        controller: "berths",
        subviews: Self.table(
          """
          <searchBar key="tableHeaderView" id="above">\
          <rect key="frame" x="0" y="0" width="393" height="44"/></searchBar>
          <label key="tableFooterView" text="12 berths" id="below">\
          <rect key="frame" x="0" y="50" width="393" height="30"/></label>
          """)
          + InterfaceXML.view(
            "containerView", "box",
            """
            <connections><segue destination="berths" kind="embed" id="e"/></connections>
            """)))
    let table = try Self.onlyTable(document)
    #expect(table.header?.element == "searchBar")
    #expect(table.footer?.id == "below")
    let views = try #require(document.scenes[0].controller?.view?.subviews)
    #expect(views[0].subviews.isEmpty)
    #expect(views[1].element == "containerView")
    #expect(views[1].connections.segues.map(\.kind) == ["embed"])
  }

  @Test func `19: a storyboard may have no scenes and no dependencies`() throws {
    let document = try #require(InterfaceXML.read(InterfaceXML.storyboard(scenes: [])))
    #expect(document.kind == .storyboard)
    #expect(document.scenes.isEmpty && document.problems.isEmpty)
    let emptied = try Self.storyboard(InterfaceXML.scene(""), "<scene/>")
    #expect(emptied.scenes.map { $0.controller == nil } == [true, true])
  }

  @Test func `21: an id of two objects is told once, and attributed texts share none`() throws {
    let rich = """
      <attributedString key="attributedText"><fragment content="Pier"><attributes>\
      <font key="NSFont" metaFont="system" id="same"/></attributes></fragment></attributedString>
      """
    let document = try Self.xib(
      ["boat", "boat", "boat"].map { InterfaceXML.view("label", $0) }.joined()
        + InterfaceXML.view("label", "one", rich) + InterfaceXML.view("label", "two", rich))
    #expect(document.problems.map(\.id) == ["interface-duplicate-id"])
    let problem = try #require(document.problems.first)
    #expect(problem.message.contains("'boat'"))
    #expect(problem.related.count == 1)
    #expect((problem.related.first?.location.line ?? 0) < (problem.location?.line ?? 0))
  }

  @Test func `22: an unknown element is a box with its name, told once`() throws {
    let document = try Self.storyboard(
      InterfaceXML.scene(
        controller: "berths",
        subviews: InterfaceXML.view(
          "tideGauge", "g1", x: 3,
          "<subviews>\(InterfaceXML.view("label", "inner"))</subviews><needle angle=\"3\"/>")
          + InterfaceXML.view("tideGauge", "g2") + "<buoy id=\"b\"/>"),
      InterfaceXML.scene(
        "<sextantController id=\"x\" sceneMemberID=\"viewController\"/>",
        beside: "<exit id=\"e\"/><compass id=\"c\"/>"))
    let views = try #require(document.scenes[0].controller?.view?.subviews)
    #expect(views.map(\.element) == ["tideGauge", "tideGauge", "buoy"])
    #expect(views.allSatisfy { $0.flags.contains(.unknown) })
    #expect(views[0].frame?.x == 3)
    #expect(views[0].subviews.map(\.element) == ["label"])
    #expect(document.scenes[1].controller?.kind == .other)
    #expect(document.scenes[1].controller?.element == "sextantController")
    #expect(document.scenes[1].objects.others.map(\.element) == ["compass"])
    let told = ["tideGauge", "needle", "buoy", "sextantController", "compass"]
    #expect(document.problems.map(\.id).allSatisfy { $0 == "interface-unknown-element" })
    #expect(document.problems.count == told.count)
    for name in told {
      #expect(document.problems.count { $0.message.contains("'\(name)'") } == 1)
    }
  }

  @Test func `23: both languages of xibs are read, told apart by the outermost element`() throws {
    let archive = try #require(InterfaceXML.read(FuzzFiles.archives[0], path: "Boat.xib"))
    guard case .archive = archive.format else { throw Missing() }
    let document = try Self.xib(InterfaceXML.view("label", "name"))
    guard case .document = document.format else { throw Missing() }
    // The names of the files say nothing of it.
    #expect(InterfaceXML.read(FuzzFiles.archives[0], path: "Boat.storyboard")?.kind == .xib)
  }

  @Test func `26: a xib is read where a storyboard is expected, and may hold controllers`() throws {
    let text = InterfaceXML.xib(
      InterfaceXML.view("view", "deck") + "<viewController id=\"loose\"/>")
    let document = try #require(InterfaceXML.read(text, path: "Main.storyboard"))
    #expect(document.kind == .xib)
    #expect(document.scenes.isEmpty)
    #expect(document.roots.views.map(\.id) == ["deck"])
    #expect(document.roots.controllers.map(\.id) == ["loose"])
  }

  @Test func `28: prototypes that were pasted into a xib are listed, and told to be unsupported`()
    throws
  {
    let document = try Self.xib(
      Self.table("<prototypes>\(InterfaceXML.view("tableViewCell", "p"))</prototypes>"))
    #expect(try Self.onlyTable(document).prototypes.map(\.id) == ["p"])
    #expect(FileInventory(document).cells.map(\.id) == ["p"])
    let findings = ScreenMaker([ImportedDocument(document)]).findings.joined()
    #expect(findings.contains { $0.id == "prototypes-in-xib" && $0.severity == .error })
  }

  @Test func `31, 32: what is not of iOS or not there is counted, and the rest goes on`() throws {
    let files = MemoryFileSystem([
      "App/Main.storyboard": HarbourFiles.storyboard(),
      "App/Mac.storyboard": HarbourFiles.macStoryboard,
      "App/Folder.storyboard/page.txt": "a folder",
    ])
    let project = ProjectReader(files: files)
      .project(at: ["App", "Gone.storyboard"].map { FilePath($0) })
    #expect(project.files.map { FileStatus($0).word } == ["skipped", "read"])
    #expect(
      Set(project.problems.map(\.id)) == ["import-missing", "import-folder"])
    #expect(InventoryWords.files(project.files) == "2 files: 1 read, 1 skipped")
  }
}
