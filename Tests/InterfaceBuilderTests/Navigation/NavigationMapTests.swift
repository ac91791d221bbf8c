import CatalogCore
import Testing

@testable import InterfaceBuilder

struct NavigationMapTests {
  private static func map(_ documents: [InterfaceDocument]) -> NavigationMap {
    NavigationMap(ScreenMaker(documents.map { ImportedDocument($0) }))
  }

  /// A scene with a segue to an object of its file.
  private static func scene(_ id: String, to destination: String? = nil, kind: String = "show")
    -> InterfaceController
  {
    var controller = HarbourApp.controller(id)
    controller.storyboardIdentifier = id
    if let destination {
      controller.connections.segues = [HarbourApp.segue("to-\(destination)", kind, to: destination)]
    }
    return controller
  }

  @Test func `the map of an app says what holds what, what leads where, and what leads nowhere`() {
    let map = NavigationMap(ScreenMaker(HarbourApp.project()))
    #expect(String(decoding: JSONWriter.bytes(of: map.json), as: UTF8.self) == Self.golden)
  }

  @Test
  func `a reference is resolved by storyboard id, by initial scene, and in its own storyboard`() {
    let map = Self.map([
      HarbourApp.storyboard(
        "Main.storyboard", initial: "a",
        [
          Self.scene("a", to: "r1"), Self.scene("b", to: "r2"), Self.scene("c", to: "r3"),
          HarbourApp.reference("r1", "Quay", "y"), HarbourApp.reference("r2", "Quay"),
          HarbourApp.reference("r3", nil, "a"),
        ]),
      HarbourApp.storyboard("Quay.storyboard", initial: "x", [Self.scene("x"), Self.scene("y")]),
    ])
    #expect(
      map.edges.map { "\($0.from) \($0.to)" } == [
        "main-a quay-y", "main-b quay-x", "main-c main-a",
      ])
    #expect(map.unresolved.isEmpty && map.unconnected.isEmpty)
  }

  @Test func `a scene of a storyboard that is not there is named all the same`() {
    let map = Self.map([
      HarbourApp.storyboard(
        "Main.storyboard",
        [
          Self.scene("a", to: "r1"), Self.scene("b", to: "r2"),
          HarbourApp.reference("r1", "Quay", "y"),
          HarbourApp.reference("r2", "Quay"),
        ])
    ])
    let text = String(decoding: JSONWriter.bytes(of: map.json), as: UTF8.self)
    #expect(map.unresolved.count == 2)
    #expect(text.contains("\"storyboardIdentifier\": \"y\""))
    let snapshots = HarbourApp.texts(
      [
        ImportedDocument(
          HarbourApp.storyboard(
            "Main.storyboard",
            [Self.scene("a", to: "r1"), HarbourApp.reference("r1", "Quay", "y")]))
      ]
    ).joined()
    #expect(
      snapshots.contains(
        "leads to “y” of the storyboard “Quay”, which the project does not have"))
  }

  @Test func `of several storyboards with one name the nearest counts`() {
    func documents(from home: String) -> [InterfaceDocument] {
      [
        HarbourApp.storyboard(
          "App/\(home)/Base.lproj/Main.storyboard",
          [Self.scene("a", to: "r"), HarbourApp.reference("r", "Quay", "q")]),
        HarbourApp.storyboard("App/Harbour/Quay.storyboard", [Self.scene("q")]),
        HarbourApp.storyboard("App/Yard/de.lproj/Quay.storyboard", [Self.scene("q")]),
      ]
    }
    #expect(Self.map(documents(from: "Harbour")).edges.map(\.to) == ["harbour-quay-q"])
    #expect(Self.map(documents(from: "Yard/Deep")).edges.map(\.to) == ["yard-quay-q"])
    #expect(Self.map(documents(from: "Other")).edges.map(\.to) == ["harbour-quay-q"])
  }

  @Test(
    arguments: [
      (HarbourApp.reference("r", "Attic"), "missing-storyboard"),
      (HarbourApp.reference("r", "Attic", bundle: "org.harbour.kit"), "external"),
      (HarbourApp.reference("r", "Quay", "z"), "missing-identifier"),
      (HarbourApp.reference("r", "Quay"), "missing-initial-controller"),
      (HarbourApp.reference("r", nil, "loop"), "missing-identifier"),
      (HarbourApp.reference("other", "Quay", "y"), "missing-object"),
    ])
  func `an end that is missing says why`(reference: InterfaceController, reason: String) {
    let map = Self.map([
      HarbourApp.storyboard("Main.storyboard", [Self.scene("a", to: "r"), reference]),
      HarbourApp.storyboard("Quay.storyboard", [Self.scene("y")]),
    ])
    #expect(map.unresolved.map(\.missing.reason).first == reason)
    #expect(map.unresolved.first?.from == "main-a")
    #expect(map.edges.isEmpty)
  }

  @Test func `storyboards that start with references to each other end in a circle, not in a hang`()
  {
    let map = Self.map([
      HarbourApp.storyboard(
        "A.storyboard", initial: "r", [Self.scene("a", to: "r"), HarbourApp.reference("r", "B")]),
      HarbourApp.storyboard("B.storyboard", initial: "s", [HarbourApp.reference("s", "A")]),
    ])
    #expect(map.unresolved.map(\.missing) == [.circle, .circle])
    #expect(map.unresolved.map(\.from) == ["a", nil])
  }

  @Test func `a project without segues lists its screens as unconnected`() {
    let map = Self.map([
      HarbourApp.storyboard("Main.storyboard", [Self.scene("a"), Self.scene("b")])
    ])
    #expect(map.unconnected == ["main-a", "main-b"])
    #expect(map.edges.isEmpty && map.containers.isEmpty)
  }

  @Test func `an unwinding segue is a way back and leads to no scene`() {
    var document = HarbourApp.storyboard(
      "Main.storyboard", [Self.scene("a", to: "e", kind: "unwind")])
    document.scenes[0].objects.exits = ["e"]
    document.scenes[0].controller?.connections.segues[0].unwindAction = "backToQuay:"
    let map = Self.map([document])
    #expect(map.unwinds.map(\.action) == ["backToQuay:"])
    #expect(map.edges.isEmpty && map.unresolved.isEmpty && map.unconnected == ["main-a"])
  }

  @Test func `a segue of a recogniser belongs to the scene that it stands in`() {
    var document = HarbourApp.storyboard("Main.storyboard", [Self.scene("a"), Self.scene("b")])
    var tap = InterfaceObject(element: "tapGestureRecognizer", id: "tap")
    tap.connections.segues = [HarbourApp.segue("s", "show", to: "b")]
    document.scenes[0].objects.others = [tap]
    let edge = Self.map([document]).edges.first
    #expect(edge?.from == "main-a" && edge?.to == "main-b")
    #expect(edge?.control?.element == "tapGestureRecognizer")
  }

  private static let golden = """
    {
      "screens": [
        {
          "id": "main-tab-bar",
          "title": "Tab bar controller",
          "kind": "tabBarController",
          "file": "App/Base.lproj/Main.storyboard",
          "initial": true
        },
        {
          "id": "main-navigation",
          "title": "Navigation controller",
          "kind": "navigationController",
          "file": "App/Base.lproj/Main.storyboard",
          "initial": false
        },
        {
          "id": "main-berth-list",
          "title": "Berths",
          "kind": "tableViewController",
          "class": "BerthListViewController",
          "module": "Harbour",
          "file": "App/Base.lproj/Main.storyboard",
          "location": {
            "x": 940.8,
            "y": -120.33
          },
          "initial": false
        },
        {
          "id": "main-berth-detail",
          "title": "Berth Detail",
          "kind": "viewController",
          "class": "BerthDetailViewController",
          "module": "Harbour",
          "file": "App/Base.lproj/Main.storyboard",
          "initial": false
        },
        {
          "id": "map-harbour-map",
          "title": "Map of the harbour",
          "kind": "viewController",
          "class": "HarbourMapController",
          "module": "Harbour",
          "file": "App/Map.storyboard",
          "initial": true
        }
      ],
      "containers": [
        {
          "from": "main-tab-bar",
          "to": "main-navigation",
          "kind": "relationship",
          "transition": "embed",
          "relationship": "viewControllers",
          "order": 1
        },
        {
          "from": "main-tab-bar",
          "to": "map-harbour-map",
          "kind": "relationship",
          "transition": "embed",
          "relationship": "viewControllers",
          "order": 2
        },
        {
          "from": "main-navigation",
          "to": "main-berth-list",
          "kind": "relationship",
          "transition": "embed",
          "relationship": "rootViewController",
          "order": 1
        }
      ],
      "segues": [
        {
          "from": "main-berth-list",
          "to": "main-berth-detail",
          "kind": "presentation",
          "transition": "present",
          "identifier": "addBerth",
          "control": {
            "element": "barButtonItem",
            "object": "Btn-01",
            "label": "Add"
          }
        },
        {
          "from": "main-berth-list",
          "to": "main-berth-detail",
          "kind": "show",
          "transition": "push",
          "identifier": "showBerth",
          "control": {
            "element": "tableViewCell",
            "object": "Cel-01",
            "label": "BerthCell"
          }
        }
      ],
      "unwinds": [
        {
          "from": "main-berth-detail",
          "action": "unwindToBerths:",
          "identifier": "done",
          "control": {
            "element": "button",
            "object": "Sav-01",
            "label": "Save"
          }
        }
      ],
      "unresolved": [
        {
          "from": "main-berth-detail",
          "file": "App/Base.lproj/Main.storyboard",
          "kind": "show",
          "identifier": "toOwner",
          "reason": "missing-object",
          "object": "Nowhere"
        }
      ],
      "unconnected": []
    }

    """
}
