import CatalogCore
import Snapshots
import Testing

@testable import InterfaceBuilder

struct ScreenNamingTests {
  private static func ids(_ documents: [InterfaceDocument]) -> [String] {
    ScreenNaming(SceneGraph(documents)).ids
  }

  private static func scene(
    _ id: String, class name: String? = nil, identifier: String? = nil
  ) -> InterfaceController {
    var controller = HarbourApp.controller(id, class: name)
    controller.storyboardIdentifier = identifier
    return controller
  }

  @Test(
    arguments: [
      ("BerthDetailViewController", nil, "main-berth-detail"),
      ("HarbourMapController", nil, "main-harbour-map"),
      ("ViewController", "boat", "main-boat"), ("ViewController", nil, "main-view"),
      (nil, nil, "main-view"), ("PDFViewController", nil, "main-pdf"),
      ("URLListController", nil, "main-url-list"), ("Boat2ViewController", nil, "main-boat2"),
      (nil, "Über uns", "main-über-uns"), (nil, "../../etc/passwd", "main-etc-passwd"),
      (nil, "港の一覧", "main-港の一覧"), (nil, "\u{202E}\u{0}🚢", "main-view"),
      ("_TtC4Boat4Quay", nil, "main-tt-c4-boat4-quay"),
      ("MainViewController", nil, "main"), ("BoatIDsViewController", nil, "main-boat-ids"),
      ("URLsListController", nil, "main-urls-list"), ("AStepController", nil, "main-a-step"),
    ] as [(String?, String?, String)])
  func `an id has the words of the file and of the scene`(
    name: String?, identifier: String?, id: String
  ) {
    let document = HarbourApp.storyboard(
      "App/Main.storyboard", [Self.scene("A", class: name, identifier: identifier)])
    #expect(Self.ids([document]) == [id])
  }

  @Test func `scenes of one name have the ids of their objects, whatever their order`() {
    let scenes = [
      Self.scene("aB1-c2", class: "BoatViewController"),
      Self.scene("xY9-z8", class: "BoatController"), Self.scene("Q", class: "QuayController"),
    ]
    let ids = ["main-boat-ab1-c2", "main-boat-xy9-z8", "main-quay"]
    #expect(Self.ids([HarbourApp.storyboard("Main.storyboard", scenes)]) == ids)
    #expect(
      Self.ids([HarbourApp.storyboard("Main.storyboard", scenes.reversed())]) == ids.reversed())
  }

  @Test func `files of one name are told apart by their folders`() {
    let scene = [Self.scene("A", identifier: "boat")]
    let documents = [
      HarbourApp.storyboard("App/Harbour/Base.lproj/Main.storyboard", scene),
      HarbourApp.storyboard("App/Yard/Main.storyboard", scene),
      HarbourApp.storyboard("App/Quay.storyboard", scene),
    ]
    #expect(Self.ids(documents) == ["harbour-main-boat", "yard-main-boat", "quay-boat"])
  }

  @Test
  func `ids that differ in nothing but case, and files given twice, are told apart all the same`() {
    let document = HarbourApp.storyboard(
      "Main.storyboard",
      [Self.scene("aB", identifier: "Boat"), Self.scene("Ab", identifier: "boat")])
    let ids = Self.ids([document, document])
    #expect(Set(ids).count == 4 && ids.allSatisfy { $0.hasPrefix("main-boat-ab-") })
    #expect(Self.ids([document, document]) == ids)
  }

  @Test func `a long name is cut and keeps what tells it apart`() {
    func id(_ end: String) -> String {
      Self.ids([
        HarbourApp.storyboard(
          "Main.storyboard", [Self.scene("A", identifier: String(repeating: "ä", count: 300) + end)]
        )
      ])[0]
    }
    #expect(id("1").utf8.count <= 100 && id("1") != id("2"))
    #expect(id("1").hasPrefix("main-ää"))
  }

  @Test func `a title is the first name that there is`() {
    var controller = Self.scene("A", class: "BerthDetailViewController", identifier: "berth")
    controller.title = "One berth"
    controller.navigationItem = NavigationItem(id: "N")
    controller.navigationItem?.title = "Berth"
    func title() -> String {
      ScreenMaker([ImportedDocument(HarbourApp.storyboard("M.storyboard", [controller]))])
        .documents()[0].screen.title
    }
    #expect(title() == "Berth")
    controller.navigationItem?.title = " \u{200B}"
    #expect(title() == "One berth")
    controller.title = nil
    #expect(title() == "Berth")
    controller.storyboardIdentifier = ""
    #expect(title() == "Berth Detail")
    controller.customClass = nil
    #expect(title() == "M")
  }
}
