import CatalogCore
import Snapshots
import Testing

@testable import InterfaceBuilder

/// The bars of containers lend their colours to the screens that they hold.
struct BarColorTests {
  private static let blue = "red=\"0\" green=\"0.4\" blue=\"0.8\" alpha=\"1\" colorSpace=\"custom\""
  private static let clear = "red=\"0\" green=\"0\" blue=\"0\" alpha=\"0\" colorSpace=\"custom\""

  /// The snapshot of the first screen in a navigation controller and its tab bar controller.
  private static func screen(
    bar: String, attributes: String = "", tabs: String = "", views: String = "",
    tabItem: String = "", reference: String = ""
  ) throws -> String {
    let container = InterfaceXML.scene(
      """
      <navigationController id="nav" storyboardIdentifier="quay-nav" \
      sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar" \(attributes)>\(bar)</navigationBar>
      <connections>
      <segue destination="quay" kind="relationship" relationship="rootViewController" id="s1"/>
      </connections>
      </navigationController>
      """, id: "one")
    let tabBar = InterfaceXML.scene(
      """
      <tabBarController id="tabs" sceneMemberID="viewController">
      <tabBar key="tabBar" id="tab-bar">\(tabs)</tabBar>
      <connections>
      <segue destination="\(reference.isEmpty ? "nav" : "ref")" kind="relationship" \
      relationship="viewControllers" id="s2"/>
      </connections>
      </tabBarController>
      """, id: "two")
    var scenes = [
      container, tabBar,
      InterfaceXML.scene(
        controller: "quay", subviews: views,
        parts: "<navigationItem key=\"navigationItem\" title=\"Quay\" id=\"item\"/>\(tabItem)"),
    ]
    if !reference.isEmpty { scenes.append(InterfaceXML.scene(reference, id: "three")) }
    let document = try #require(
      InterfaceXML.read(InterfaceXML.storyboard(scenes: scenes, initial: "tabs")))
    let documents = ScreenMaker([ImportedDocument(document)]).documents()
    let quay = try #require(documents.first { $0.screen.title == "Quay" })
    return String(decoding: SnapshotWriter.bytes(of: quay), as: UTF8.self)
  }

  @Test func `a bar says its ground, the colour of its title and that of its items`() throws {
    let text = try Self.screen(
      bar: """
        <color key="barTintColor" \(Self.blue)/>
        <color key="tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <textAttributes key="titleTextAttributes">
        <color key="textColor" systemColor="systemYellowColor"/></textAttributes>
        """)
    #expect(
      text.contains(
        """
        area navigation-bar
          text title "Quay"
          view bar ""
            color "systemYellow"
            background #0066cc
            tint #ffffff
        """))
  }

  @Test func `an appearance comes before the older colours`() throws {
    let text = try Self.screen(
      bar: """
        <color key="barTintColor" systemColor="systemRedColor"/>
        <navigationBarAppearance key="standardAppearance">
        <color key="backgroundColor" \(Self.blue)/></navigationBarAppearance>
        """)
    #expect(text.contains("view bar \"\"\n    background #0066cc\n"))
  }

  @Test func `a black bar has light words`() throws {
    let text = try Self.screen(bar: "", attributes: "barStyle=\"black\"")
    #expect(
      text.contains("view bar \"\"\n    color #ffffff\n    background #000000\n"))
  }

  @Test func `the bar of tabs has colours as well, but no ground that nobody sees`() throws {
    let text = try Self.screen(
      bar: "<color key=\"backgroundColor\" \(Self.clear)/>",
      tabs: """
        <color key="backgroundColor" \(Self.clear)/>
        <color key="tintColor" systemColor="systemGreenColor"/>
        """)
    #expect(text.contains("  view bar \"\"\n    tint \"systemGreen\"\n"))
    #expect(text.components(of: "view bar").count == 2)
  }

  @Test func `the item of a scene comes before that of a reference to it`() throws {
    let text = try Self.screen(
      bar: "", tabItem: "<tabBarItem key=\"tabBarItem\" title=\"Moorings\" id=\"t1\"/>",
      reference: """
        <viewControllerPlaceholder id="ref" referencedIdentifier="quay-nav" \
        sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="Item" id="t2"/></viewControllerPlaceholder>
        """)
    #expect(text.contains("area tab-bar\n  button tab-1 \"Moorings\"\n"))
  }

  @Test func `what scrolls below bars says so`() throws {
    let scroll = InterfaceXML.view(
      "scrollView", "deck", attributes: "contentInsetAdjustmentBehavior=\"never\"")
    #expect(try Self.screen(bar: "", views: scroll).contains("    state under-bars\n"))
    let other = InterfaceXML.view("scrollView", "deck")
    #expect(try !Self.screen(bar: "", views: other).contains("under-bars"))
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
