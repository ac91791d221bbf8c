import Testing

@testable import InterfaceBuilder

struct ScreenTitleTests {
  private static func titles(_ controllers: [InterfaceController], file: String = "Main")
    -> [String]
  {
    let document = HarbourApp.storyboard("App/\(file).storyboard", controllers)
    return SceneEntry.entries(of: document, at: 0).map(ScreenTitle.title)
  }

  private static func scene(class name: String?, identifier: String?) -> InterfaceController {
    var controller = HarbourApp.controller("A", class: name)
    controller.storyboardIdentifier = identifier
    return controller
  }

  @Test(
    arguments: [
      (nil, "syncStatus", "Sync Status"), (nil, "boatListViewController", "Boat List"),
      (nil, "BerthDetail", "Berth Detail"), (nil, "Find a berth", "Find a berth"),
      (nil, "com.harbour.boats", "com.harbour.boats"), (nil, "Über uns", "Über uns"),
      (nil, "iCloudSettings", "iCloud Settings"), (nil, "BoatIDs", "Boat IDs"),
      (nil, "step2", "Step2"), (nil, "URLListController", "URL List"), (nil, "港", "港"),
      ("BerthDetailViewController", nil, "Berth Detail"),
      ("BerthDetailViewController", "other", "Other"), ("Controller", nil, "Controller"),
    ] as [(String?, String?, String)])
  func `a name of the code is a title in words`(
    name: String?, identifier: String?, title: String
  ) {
    let controller = Self.scene(class: name, identifier: identifier)
    #expect(Self.titles([controller]) == [title])
  }

  @Test func `a scene without any name has that of its file where it is alone there`() {
    let controller = Self.scene(class: nil, identifier: nil)
    #expect(Self.titles([controller], file: "HarbourMap") == ["Harbour Map"])
    #expect(
      Self.titles([controller, controller], file: "HarbourMap")
        == ["View controller", "View controller"])
  }
}
