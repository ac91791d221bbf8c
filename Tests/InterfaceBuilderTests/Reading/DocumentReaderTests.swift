import CatalogCore
import Testing

@testable import InterfaceBuilder

/// What a document says, read from small harbour apps.
struct DocumentReaderTests {
  private struct Missing: Error {}

  private static func storyboard(_ scenes: String..., device: String? = "retina6_12") throws
    -> InterfaceDocument
  {
    try #require(InterfaceXML.read(InterfaceXML.storyboard(scenes: scenes, device: device)))
  }

  /// The views of a controller's root view.
  private static func views(_ subviews: String, device: String? = "retina6_12") throws
    -> [InterfaceView]
  {
    let document = try storyboard(
      InterfaceXML.scene(controller: "harbour", subviews: subviews), device: device)
    #expect(document.problems.isEmpty)
    return try #require(document.scenes.first?.controller?.view?.subviews)
  }

  @Test func `the header of a document is kept`() throws {
    let text = InterfaceXML.storyboard(
      scenes: [], initial: "harbour", device: "ipad11_0rounded",
      attributes: " launchScreen=\"YES\"",
      rest: """
        <resources><image name="anchor" width="24" height="22"/>
        <image name="ferry" catalog="system" width="128" height="64"/></resources>
        <customFonts key="customFonts"><array key="Maritime.ttf">
        <string>Maritime-Regular</string></array></customFonts>
        """)
    let document = try #require(InterfaceXML.read(text, path: "App/Main.xib"))
    #expect(document.path == FilePath("App/Main.xib"))
    #expect(document.kind == .storyboard)
    #expect(document.format == .document(version: "3.0"))
    #expect(document.toolsVersion == "23504")
    #expect(document.isLaunchScreen && document.usesAutoLayout && document.usesSafeAreas)
    #expect(document.initialControllerID == "harbour")
    #expect(
      document.device == .init(id: "ipad11_0rounded", orientation: "portrait", appearance: "light"))
    #expect(document.resources.imageSizes[ByteKey("anchor")] == .init(width: 24, height: 22))
    #expect(document.resources.symbols == [ByteKey("ferry")])
    #expect(document.resources.customFonts == ["Maritime-Regular"])
  }

  @Test(
    arguments: [
      ("retina6_12", "portrait", 393, 852), ("retina6_12", "landscape", 852, 393),
      ("retina6_1", nil, 414, 896), ("ipad12_9rounded", "landscape", 1366, 1024),
      ("appleTV", nil, 1920, 1080), ("retina6_199", nil, 0, 0), ("buoy", nil, 0, 0),
      ("", nil, 0, 0),
    ] as [(String, String?, Double, Double)])
  func `a device has the size of its orientation`(
    id: String, orientation: String?, width: Double, height: Double
  ) {
    let size = DeviceCanvas.size(of: .init(id: id, orientation: orientation))
    #expect(size == (width > 0 ? InterfaceSize(width: width, height: height) : nil))
  }

  @Test(
    arguments: [
      ("viewController", .view), ("tableViewController", .table),
      ("collectionViewController", .collection), ("navigationController", .navigation),
      ("tabBarController", .tabBar), ("splitViewController", .split),
      ("pageViewController", .page), ("hostingController", .hosting),
      ("avPlayerViewController", .other), ("glkViewController", .other),
    ] as [(String, InterfaceController.Kind)])
  func `controllers of every kind are known`(element: String, kind: InterfaceController.Kind) throws
  {
    let document = try Self.storyboard(
      InterfaceXML.scene("<\(element) id=\"a\" sceneMemberID=\"viewController\"/>"))
    #expect(document.scenes[0].controller?.kind == kind)
    #expect(document.scenes[0].controller?.element == element)
    #expect(document.problems.isEmpty)
  }

  @Test func `a controller tells its names, its class and its bars`() throws {
    let document = try Self.storyboard(
      InterfaceXML.scene(
        """
        <navigationController id="nav" storyboardIdentifier="Root" toolbarHidden="NO" \
        useStoryboardIdentifierAsRestorationIdentifier="YES" modalPresentationStyle="fullScreen" \
        hidesBottomBarWhenPushed="YES" navigationBarHidden="YES" title="Harbour" \
        customClass="PierController" customModule="Harbour" customModuleProvider="target" \
        sceneMemberID="viewController">
        <navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
        <toolbar key="toolbar" id="tools"/>
        <tabBarItem key="tabBarItem" title="Pier" image="anchor" id="tab"/>
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
        <keyCommands/>
        </navigationController>
        """,
        beside: "<customObject id=\"crane\" customClass=\"Crane\"/>"))
    let controller = try #require(document.scenes[0].controller)
    #expect(controller.storyboardIdentifier == "Root")
    #expect(controller.restorationIdentifier == "Root")
    #expect(controller.title == "Harbour")
    #expect(
      controller.customClass
        == InterfaceClass(name: "PierController", module: "Harbour", isOfTarget: true))
    #expect(controller.hidesBottomBarWhenPushed && controller.hidesNavigationBar)
    #expect(controller.showsToolbar && controller.prefersLargeTitles)
    #expect(controller.modalPresentationStyle == "fullScreen")
    #expect(controller.bars.map(\.element) == ["navigationBar", "toolbar"])
    #expect(controller.tabBarItem?.title == "Pier")
    #expect(controller.tabBarItem?.image == "anchor")
    #expect(controller.layoutGuides == ["top"])
    #expect(document.scenes[0].objects.others.map(\.customClass?.name) == ["Crane"])
    #expect(document.problems.isEmpty)
  }

  @Test func `a navigation item holds single items and lists of them`() throws {
    let document = try Self.storyboard(
      InterfaceXML.scene(
        controller: "harbour",
        parts: """
          <navigationItem key="navigationItem" title="Berths" prompt="North" \
          largeTitleDisplayMode="never" id="item">
          <barButtonItem key="backBarButtonItem" title="Back to sea" id="b"/>
          <barButtonItem key="leftBarButtonItem" systemItem="edit" id="l"/>
          <rightBarButtonItems>
          <barButtonItem systemItem="add" style="done" enabled="NO" id="r1"><connections>
          <segue destination="harbour" kind="presentation" id="s"/></connections></barButtonItem>
          <barButtonItem image="ferry" catalog="system" id="r2"/>
          </rightBarButtonItems>
          <searchBar key="titleView" id="search"/>
          </navigationItem>
          <toolbarItems><barButtonItem systemItem="flexibleSpace" id="t1"/>
          <barButtonItem id="t2"><view key="customView" id="own"/></barButtonItem></toolbarItems>
          """))
    let controller = try #require(document.scenes[0].controller)
    let item = try #require(controller.navigationItem)
    #expect(item.title == "Berths" && item.prompt == "North")
    #expect(item.backTitle == "Back to sea" && item.largeTitleDisplayMode == "never")
    #expect(item.leading.map(\.systemItem) == ["edit"])
    #expect(item.trailing.map(\.id) == ["r1", "r2"])
    #expect(item.trailing.map(\.isEnabled) == [false, true])
    #expect(item.trailing.map(\.isSymbol) == [false, true])
    #expect(item.trailing[0].style == "done")
    #expect(item.trailing[0].connections.segues.map(\.kind) == ["presentation"])
    #expect(item.titleView?.element == "searchBar")
    #expect(controller.toolbarItems.map(\.systemItem) == ["flexibleSpace", nil])
    #expect(controller.toolbarItems[1].customView?.id == "own")
    #expect(document.problems.isEmpty)
  }

  @Test func `connections are those of every owner`() throws {
    let document = try Self.storyboard(
      InterfaceXML.scene(
        controller: "harbour",
        subviews: InterfaceXML.view(
          "button", "go",
          """
          <connections><action selector="sail:" destination="harbour" \
          eventType="touchUpInside" id="a"/><segue destination="harbour" kind="custom" \
          customClass="SlideSegue" customModule="Harbour" modalPresentationStyle="formSheet" \
          id="s"/></connections>
          """),
        parts: """
          <connections><outlet property="goButton" destination="go" id="o"/>
          <outletCollection property="buttons" destination="go" id="p"/></connections>
          """,
        beside: """
          <tapGestureRecognizer id="tap"><connections>
          <segue destination="harbour" kind="show" identifier="open" id="t"/>
          </connections></tapGestureRecognizer>
          """))
    let controller = try #require(document.scenes[0].controller)
    #expect(controller.connections.outlets.map(\.property) == ["goButton", "buttons"])
    #expect(controller.connections.outlets.map(\.isCollection) == [false, true])
    let button = try #require(controller.view?.subviews.first)
    #expect(button.connections.actions.map(\.event) == ["touchUpInside"])
    let segue = try #require(button.connections.segues.first)
    #expect(segue.customClass == InterfaceClass(name: "SlideSegue", module: "Harbour"))
    #expect(segue.modalPresentationStyle == "formSheet")
    #expect(
      document.scenes[0].objects.others.first?.connections.segues.map(\.identifier) == ["open"])
    #expect(document.problems.isEmpty)
  }

  @Test func `a segue that breaks a tie is no segue`() throws {
    let text = InterfaceXML.storyboard(
      scenes: [InterfaceXML.scene(controller: "harbour")],
      rest: "<inferredMetricsTieBreakers><segue reference=\"gone\"/></inferredMetricsTieBreakers>")
    let document = try #require(InterfaceXML.read(text))
    #expect(FileInventory(document).segues.isEmpty)
    #expect(document.problems.isEmpty)
  }

  @Test func `an outlet may lead to a constraint or to an object behind it`() throws {
    let views = try Self.views(
      InterfaceXML.view(
        "view", "box",
        """
        <constraints><constraint firstAttribute="height" constant="8" id="tall"/></constraints>
        <connections><outlet property="height" destination="tall" id="o"/>
        <outlet property="next" destination="later" id="p"/></connections>
        """) + InterfaceXML.view("label", "later"))
    #expect(views[0].connections.outlets.count == 2)
  }

  @Test func `constraints keep what is written`() throws {
    let views = try Self.views(
      InterfaceXML.view(
        "view", "box",
        """
        <constraints>
        <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" \
        secondItem="harbour-view" secondAttribute="height" multiplier="16:9" constant="-4" \
        priority="750" identifier="ratio" placeholder="YES" id="c"/>
        </constraints>
        """))
    var expected = InterfaceConstraint(id: "c", firstAttribute: "width")
    expected.firstItem = "box"
    expected.relation = "lessThanOrEqual"
    expected.secondItem = "harbour-view"
    expected.secondAttribute = "height"
    expected.multiplier = "16:9"
    expected.constant = -4
    expected.priority = 750
    expected.identifier = "ratio"
    expected.isPlaceholder = true
    #expect(views[0].constraints == [expected])
  }

  /// The device, and which of three labels are installed on it.
  @Test(
    arguments: [
      (nil, [true, false, false]), ("retina6_12", [true, true, false]),
      ("ipad11_0", [true, false, true]), ("appleTV", [true, false, false]),
    ] as [(String?, [Bool])])
  func `what a size class excludes is not installed`(device: String?, installed: [Bool]) throws {
    let views = try Self.views(
      InterfaceXML.view(
        "view", "box",
        """
        <subviews><label id="a"/><label id="b"/><label id="c"/></subviews>
        <constraints><constraint firstAttribute="width" id="w"/></constraints>
        <variation key="heightClass=regular-widthClass=compact"><mask key="subviews">\
        <include reference="b"/></mask></variation>
        <variation key="widthClass=regular" spacing="3"><mask key="subviews">\
        <include reference="c"/></mask><fontDescription key="fontDescription"/></variation>
        <variation key="default"><mask key="subviews"><exclude reference="b"/>\
        <exclude reference="c"/></mask><mask key="constraints"><exclude reference="w"/></mask>\
        </variation>
        """), device: device)
    #expect(views[0].subviews.map { !$0.flags.contains(.notInstalled) } == installed)
    #expect(views[0].constraints.map(\.isInstalled) == [false])
    #expect(views[0].variations[1].overrides == ["fontDescription", "spacing"])
    #expect(views[0].variations[2].excludedSubviews == ["b", "c"])
  }
}
