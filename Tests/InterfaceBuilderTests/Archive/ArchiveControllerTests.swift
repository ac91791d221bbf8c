import CatalogCore
import Testing

@testable import InterfaceBuilder

/// Controllers and bars in archives.
struct ArchiveControllerTests {
  /// The chosen controller stands before the list that names it.
  private static func tabs(_ xml: ArchiveXML) -> String {
    func item(_ title: String) -> String {
      ArchiveXML.object(
        "IBUITabBarItem", key: "IBUITabBarItem", "<string key=\"IBUITitle\">\(title)</string>")
    }
    let chosen = ArchiveXML.object(
      "IBUIViewController", "41", key: "IBUISelectedViewController",
      ArchiveXML.object(
        "IBUIView", "42", key: "IBUIView", "<string key=\"NSFrameSize\">{320, 411}</string>"),
      item("Boats"), "<reference key=\"IBUIParentViewController\" ref=\"40\"/>")
    let other = ArchiveXML.object(
      "IBUINavigationController", "43", item("Crew"),
      xml.list(
        "IBUIViewControllers",
        [ArchiveXML.object("IBUIViewController", "44", "<string key=\"IBUITitle\">Log</string>")]))
    return xml.file(
      [
        ArchiveXML.object(
          "IBUITabBarController", "40", chosen,
          xml.list("IBUIViewControllers", [other, "<reference ref=\"41\"/>"]),
          ArchiveXML.object(
            "IBUITabBar", "45", key: "IBUITabBar", "<string key=\"NSFrameSize\">{320, 49}</string>"
          ))
      ], ids: [("40", 1), ("41", 2), ("43", 3), ("44", 4), ("45", 5)],
      classes: [("4.CustomClassName", "LogController")])
  }

  @Test(arguments: ArchiveXML.all)
  func `the controllers in a container are found in the order of its tabs`(
    xml: ArchiveXML
  ) throws {
    let document = try #require(InterfaceXML.read(Self.tabs(xml)))
    #expect(document.problems == [])
    let controllers = document.roots.controllers
    #expect(controllers.map(\.id) == ["1", "3", "4", "2"])
    #expect(
      controllers.map(\.element) == [
        "tabBarController", "navigationController", "viewController", "viewController",
      ])
    #expect(controllers.map(\.tabBarItem?.title) == [nil, "Crew", nil, "Boats"])
    #expect(controllers[2].title == "Log")
    #expect(controllers[2].customClass?.name == "LogController")
    #expect(controllers[3].view?.frame == InterfaceFrame(width: 320, height: 411))
    #expect(controllers[0].bars.map(\.key) == ["tabBar"])
  }

  @Test(arguments: ArchiveXML.all)
  func `bars keep their items`(xml: ArchiveXML) throws {
    let navigation = ArchiveXML.object(
      "IBUINavigationBar", "1",
      xml.list(
        "IBUIItems",
        [
          ArchiveXML.object(
            "IBUINavigationItem", "2", "<string key=\"IBUITitle\">Berths</string>",
            "<reference key=\"IBUINavigationBar\" ref=\"1\"/>",
            ArchiveXML.object(
              "IBUIBarButtonItem", "3", key: "IBUIRightBarButtonItem",
              "<int key=\"IBUISystemItemIdentifier\">4</int><int key=\"IBUIStyle\">1</int>"))
        ]))
    let toolbar = ArchiveXML.object(
      "IBUIToolbar", "4",
      xml.list(
        "IBUIItems",
        [
          ArchiveXML.object("IBUIBarButtonItem", "5", "<string key=\"IBUITitle\">Send</string>"),
          ArchiveXML.object(
            "IBUIBarButtonItem", "6", "<int key=\"IBUISystemItemIdentifier\">5</int>"),
        ]))
    let document = try #require(
      InterfaceXML.read(
        xml.file(
          [navigation, toolbar], ids: [("3", 30), ("5", 50)],
          connections: [ArchiveXML.event("add:", from: "3", to: "owner", type: nil)])))
    let bars = document.roots.views.compactMap { view in
      if case .bar(let content) = view.content { content } else { nil }
    }
    try #require(bars.count == 2)
    #expect(bars[0].navigationItems.map(\.title) == ["Berths"])
    let add = try #require(bars[0].navigationItems.first?.trailing.first)
    #expect(add.systemItem == "add")
    #expect(add.style == "bordered")
    #expect(add.connections.actions.map(\.selector) == ["add:"])
    #expect(add.connections.actions.map(\.event) == [nil])
    #expect(bars[1].items.map(\.title) == ["Send", nil])
    #expect(bars[1].items.map(\.systemItem) == [nil, "flexibleSpace"])
  }

  @Test func `objects that nobody sees keep their class and what they are connected to`() throws {
    let xml = ArchiveXML.modern
    let document = try #require(
      InterfaceXML.read(
        xml.file(
          [
            ArchiveXML.object("IBUICustomObject", "1"),
            ArchiveXML.object("IBUITapGestureRecognizer", "2"),
          ], ids: [("1", 8), ("2", 9)],
          connections: [
            ArchiveXML.outlet("window", from: "1", to: "2"),
            ArchiveXML.outlet(
              "marks", from: "1", to: "2", kind: "IBCocoaTouchOutletCollectionConnection"),
          ], classes: [("8.CustomClassName", "HarbourDelegate")])))
    #expect(document.roots.others.map(\.element) == ["customObject", "tapGestureRecognizer"])
    #expect(document.roots.others.map(\.id) == ["8", "9"])
    #expect(document.roots.others.first?.customClass?.name == "HarbourDelegate")
    #expect(document.roots.others.first?.connections.outlets.map(\.isCollection) == [false, true])
    #expect(document.problems == [])
  }

  @Test func `an object outside of the tree is kept if it is connected`() throws {
    let xml = ArchiveXML.modern
    let view = ArchiveXML.object(
      "IBUIView", "1",
      "<object class=\"IBUIButton\" key=\"IBUIUnheardOf\" id=\"2\"/>"
        + "<object class=\"IBUILabel\" key=\"IBUIAlsoUnheardOf\" id=\"3\"/>")
    let document = try #require(
      InterfaceXML.read(
        xml.file(
          [view], ids: [("1", 1), ("2", 2), ("3", 3)],
          connections: [ArchiveXML.event("go:", from: "2", to: "owner", type: 13)])))
    #expect(document.roots.views.map(\.element) == ["view", "button"])
    #expect(document.roots.views.last?.connections.actions.map(\.event) == ["valueChanged"])
  }
}
