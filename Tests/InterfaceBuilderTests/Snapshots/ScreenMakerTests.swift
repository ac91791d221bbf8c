import CatalogCore
import Snapshots
import Testing

@testable import InterfaceBuilder

struct ScreenMakerTests {
  private static func text(
    _ screen: String, in project: [ImportedDocument] = HarbourApp.project(),
    options: ScreenMaker.Options = .init()
  ) -> String {
    let documents = ScreenMaker(project, options: options).documents()
    let found = documents.filter { $0.screen.id == screen }
    return found.map { String(decoding: SnapshotWriter.bytes(of: $0), as: UTF8.self) }.joined(
      separator: "\n")
  }

  /// A list with everything around it: bars, a header, prototypes.
  @Test func `a list is recorded with its bars, its header and a row for each prototype`() {
    #expect(Self.text("main-berth-list") == GoldenScreens.list)
  }

  @Test func `a form is recorded with what its buttons do and how they look`() {
    #expect(Self.text("main-berth-detail") == GoldenScreens.form)
  }

  @Test func `containers say what they hold, and are not listed`() {
    #expect(Self.text("main-tab-bar") == GoldenScreens.tabs)
    #expect(Self.text("main-navigation") == GoldenScreens.navigation)
  }

  @Test func `a recogniser acts for its view, and a tab is found across storyboards`() {
    #expect(Self.text("map-harbour-map") == GoldenScreens.map)
  }

  // MARK: - Rows

  @Test(
    arguments: [
      (own: 60.0, table: 44.0, "height 60 fixed"), (nil, 72, "height 72 table"),
      (nil, -1, "height 58 drawn"), (nil, nil, "height 58 drawn"),
      (-1, 43.666667, "height 43.67 table"),
    ] as [(own: Double?, table: Double?, String)])
  func `a row has the height of its cell, else of the table, else the one that was drawn`(
    own: Double?, table: Double?, height: String
  ) {
    var cell = HarbourApp.cell("Cel-1", reuse: "BoatCell")
    if case .cell(var content) = cell.content {
      content.rowHeight = own
      cell.content = .cell(content)
    }
    var list = TableContent()
    list.rowHeight = table
    list.prototypes = [cell]
    #expect(
      Self.text(of: HarbourApp.view("tableView", "T", nil, .table(list))).contains(
        "    \(height)\n"))
  }

  @Test func `what stands in a content view keeps its place within the row`() {
    var cell = HarbourApp.cell(
      "Cel-1", [HarbourApp.label("L", "Gull", HarbourApp.frame(5, 6, 70, 20))])
    cell.subviews[0].frame = HarbourApp.frame(10, 2, 300, 56)
    var list = TableContent()
    list.sections = [.init(id: "Sec-1", header: "Boats", footer: "All of them", cells: [cell])]
    let text = Self.text(of: HarbourApp.view("tableView", "T", nil, .table(list)))
    #expect(
      text.contains(
        """
        section Sec-1
          header "Boats"
          footer "All of them"

          row "static cell" Cel-1
            height 58 drawn
            text L "Gull"
              frame 15 8 70 20
        """))
  }

  @Test func `only the first list has rows, and the cells of others stand in their lists`() {
    func list(_ id: String, _ cell: String) -> InterfaceView {
      var content = TableContent()
      content.prototypes = [HarbourApp.cell(cell, reuse: cell)]
      return HarbourApp.view("tableView", id, HarbourApp.frame(0, 0, 100, 200), .table(content))
    }
    let text = Self.text(
      of: HarbourApp.view(
        "view", "V", nil, .plain, [list("First", "Boat"), list("Second", "Quay")]))
    #expect(text.contains("  row Boat Boat\n"))
    #expect(
      text.contains(
        """
            view Second table ""
              frame 0 0 100 200
              view Quay cell ""
        """))
    #expect(!text.contains("row Quay"))
  }

  @Test func `the cell of a xib is a row, and a view of a xib is content`() {
    let cell = HarbourApp.cell("Cel-1", reuse: "BoatCell", class: "BoatCell")
    let xib = HarbourApp.xib("Cells/BoatCell.xib", [cell])
    let text = Self.text("boat-cell", in: [ImportedDocument(xib, group: "Harbour")])
    #expect(text.contains("screen boat-cell \"BoatCell\"") && text.contains("group \"Cells\""))
    #expect(text.contains("section prototypes\n\n  row BoatCell Cel-1") && !text.contains("area"))
    let card = HarbourApp.xib(
      "BoatCard.xib", [HarbourApp.view("view", "V", HarbourApp.frame(0, 0, 300, 90))])
    let other = Self.text("boat-card", in: [ImportedDocument(card)])
    #expect(other.contains("group \"Views\"") && other.contains("variant 300 L"))
    #expect(other.contains("area content\n  view view \"\"\n    frame 0 0 300 90"))
  }

  // MARK: - Bars

  @Test func `a pushed scene stands under the bars of the one that it comes from`() {
    func project(hides: Bool) -> String {
      var main = HarbourApp.main()
      // Only the push leads to the page: a button presents it as well.
      main.scenes[3].controller?.hidesBottomBarWhenPushed = hides
      main.scenes[3].controller?.navigationItem = NavigationItem(id: "N")
      main.scenes[3].controller?.navigationItem?.title = "Berth"
      return Self.text("main-berth-detail", in: [ImportedDocument(main)])
    }
    #expect(
      project(hides: false).contains("area tab-bar\n  button tab-1 \"Berths\"\n    state selected"))
    #expect(!project(hides: true).contains("area tab-bar"))
    #expect(project(hides: true).contains("text title \"Berth\"\n    font largeTitle"))
  }

  @Test func `parts of a text that look different are runs, and one part alone is none`() {
    func text(_ fragments: [InterfaceText.Fragment]) -> String {
      var controller = HarbourApp.controller("C")
      var label = HarbourApp.label("L", "Gull at sea", HarbourApp.frame(0, 0, 200, 22))
      label.content = .label(
        LabelContent(text: InterfaceText("Gull at sea", fragments: fragments)))
      controller.view = HarbourApp.view(
        "view", "V", HarbourApp.frame(0, 0, 375, 667), .plain, [label])
      return Self.text(
        "main-view", in: [ImportedDocument(HarbourApp.storyboard("Main.storyboard", [controller]))])
    }
    let bold = InterfaceFont(.named("Georgia-BoldItalic", family: nil), pointSize: 17)
    let parts = [
      InterfaceText.Fragment(text: "Gull", font: bold),
      InterfaceText.Fragment(
        text: " at sea", color: InterfaceColor(name: .system("secondaryLabel"))),
    ]
    #expect(
      text(parts).contains(
        "run \"Gull\" bold italic\n")
        && text(parts).contains(
          "run \" at sea\" color \"secondaryLabel\"\n")
    )
    #expect(!text([parts[0]]).contains("run "))
  }

  @Test func `a text view is a field without a limit of lines, and says when nobody edits it`() {
    func text(isEditable: Bool) -> String {
      var controller = HarbourApp.controller("C")
      var content = TextViewContent()
      content.text = InterfaceText("Log")
      content.isEditable = isEditable
      controller.view = HarbourApp.view(
        "textView", "V", HarbourApp.frame(0, 0, 375, 667), .textView(content))
      return Self.text(
        "main-view", in: [ImportedDocument(HarbourApp.storyboard("Main.storyboard", [controller]))])
    }
    for isEditable in [true, false] {
      let text = text(isEditable: isEditable)
      #expect(text.contains("field view \"Log\"") && text.contains("lines 0"))
      #expect(text.contains("state read-only") == !isEditable)
    }
  }

  @Test func `the shape of a field and its border of run time are one fact`() {
    var content = TextFieldContent()
    content.borderStyle = "roundedRect"
    var field = HarbourApp.view(
      "textField", "F", HarbourApp.frame(0, 0, 200, 34), .textField(content))
    field.runtimeAttributes = [
      RuntimeAttribute(keyPath: "layer.borderWidth", type: "number", value: .number(2))
    ]
    var controller = HarbourApp.controller("C")
    controller.view = HarbourApp.view(
      "view", "V", HarbourApp.frame(0, 0, 375, 667), .plain, [field])
    let text = Self.text(
      "main-view", in: [ImportedDocument(HarbourApp.storyboard("Main.storyboard", [controller]))])
    #expect(text.contains("border rounded-rect 2\n"))
  }

  @Test func `what is set at run time counts once, and of several corner radii the first`() {
    var card = HarbourApp.view("view", "V", HarbourApp.frame(0, 0, 300, 90))
    card.runtimeAttributes = [
      RuntimeAttribute(keyPath: "mooring", type: "string", value: .text("bow")),
      RuntimeAttribute(keyPath: "layer.cornerRadius", type: "number", value: .number(.nan)),
      RuntimeAttribute(keyPath: "layer.cornerRadius", type: "number", value: .number(8)),
      RuntimeAttribute(keyPath: "cornerRadius", type: "number", value: .number(4)),
      RuntimeAttribute(keyPath: "mooring", type: "string", value: .text("stern")),
      RuntimeAttribute(keyPath: "mooring", type: "string", value: .text("bow")),
    ]
    let text = Self.text("card", in: [ImportedDocument(HarbourApp.xib("Card.xib", [card]))])
    #expect(
      text.contains(
        """
            corner-radius 8
            frame 0 0 300 90
            note "sets mooring = “bow”"
            note "sets mooring = “stern”"

        """))
  }

  @Test func `a scene shows a bar of so many tabs, and the tab bar controller has them all`() {
    let count = SceneAreas.greatestTabCount + 5
    var bar = HarbourApp.controller("Bar", .tabBar)
    bar.connections.segues = (1...count).map {
      HarbourApp.segue(
        "s\($0)", "relationship", to: "Quay\($0)", relationship: "viewControllers")
    }
    let quays = (1...count).map { number in
      var quay = HarbourApp.controller("Quay\(number)")
      quay.storyboardIdentifier = "Quay\(number)"
      quay.view = HarbourApp.view("view", "Root\(number)", HarbourApp.frame(0, 0, 393, 852))
      return quay
    }
    let texts = HarbourApp.texts([
      ImportedDocument(HarbourApp.storyboard("Main.storyboard", [bar] + quays))
    ])
    let counts = texts.map {
      $0.split(separator: "\n").filter { $0.hasPrefix("  button tab-") }.count
    }
    #expect(counts.sorted() == Array(repeating: count - 5, count: count) + [count])
  }

  @Test func `spaces of a toolbar say on which side its items stand, and are none themselves`() {
    var controller = HarbourApp.controller("C")
    controller.toolbarItems = [
      HarbourApp.item("1", system: "trash"), HarbourApp.item("2", system: "flexibleSpace"),
      HarbourApp.item("3", title: "Sort"), HarbourApp.item("4", system: "flexibleSpace"),
      HarbourApp.item("5", system: "pageCurl"),
    ]
    let text = Self.text(
      "main-view", in: [ImportedDocument(HarbourApp.storyboard("Main.storyboard", [controller]))])
    #expect(
      text.contains(
        """
        area toolbar
          button item-1 trash "Trash"
            alignment leading
          button item-2 "Sort"
            alignment center
          button item-3 page-curl "Page Curl"
            alignment trailing

        """))
  }

  // MARK: - Languages, launch screens, colours

  @Test func `each language is a scenario of its screens, with the words of its tabs`() {
    var german = HarbourApp.main()
    german.scenes[2].controller?.navigationItem?.title = "Liegeplätze"
    german.scenes[2].controller?.tabBarItem?.title = "Plätze"
    let project = [
      ImportedDocument(HarbourApp.main(), translations: [.init(language: "de", document: german)])
    ]
    let documents = ScreenMaker(project).documents().filter { $0.screen.id == "main-berth-list" }
    #expect(documents.map(\.scenario.id) == ["base", "de"])
    #expect(documents.map(\.screen.title) == ["Berths", "Liegeplätze"])
    let text = Self.text("main-berth-list", in: project)
    #expect(text.contains("button tab-1 \"Plätze\""))
  }

  @Test func `the copies of a file in a project are its languages`() {
    var project = InterfaceProject()
    func file(_ folder: String, _ language: String, of original: FilePath?) -> ProjectFile {
      var document = HarbourApp.map()
      document.scenes[0].controller?.title = "Map in \(language)"
      return ProjectFile(
        path: FilePath("App/\(folder)/Map.storyboard"), group: "Harbour", language: language,
        original: original, verdict: .interface(document))
    }
    let original = FilePath("App/en.lproj/Map.storyboard")
    project.files = [
      file("de.lproj", "de", of: original), file("en.lproj", "en", of: nil),
      file("ca.lproj", "ca", of: original),
    ]
    let documents = ScreenMaker(project.imported(languages: project.languages)).documents()
    #expect(documents.map(\.scenario.id) == ["base", "ca", "de"])
    #expect(documents.map(\.screen.title) == ["Map in en", "Map in ca", "Map in de"])
    #expect(documents.map(\.group) == ["Harbour", "Harbour", "Harbour"])
  }

  @Test func `a launch screen is left out unless it is asked for, and a note says so`() {
    var launch = HarbourApp.storyboard("Launch.storyboard", [HarbourApp.controller("L")])
    launch.isLaunchScreen = true
    let without = ScreenMaker([ImportedDocument(launch)])
    #expect(without.documents().isEmpty)
    #expect(without.notes.map(\.id) == ["launch-screen"])
    #expect(without.notes.map { $0.location?.path } == ["Launch.storyboard"])
    var options = ScreenMaker.Options()
    options.includesLaunchScreens = true
    let with = ScreenMaker([ImportedDocument(launch)], options: options)
    #expect(
      with.documents().map(\.notes) == [
        ["Launch screen", "The file draws no view for this controller"]
      ])
    #expect(with.notes.isEmpty)
  }

  @Test func `a colour of the app is that of its catalog, else the file's copy`() {
    var view = HarbourApp.view("view", "V")
    view.backgroundColor = InterfaceColor(name: .asset("Rope"))
    var controller = HarbourApp.controller("C")
    controller.view = view
    var document = HarbourApp.storyboard("Main.storyboard", [controller])
    func background(_ options: ScreenMaker.Options = .init()) -> String? {
      Self.text("main-view", in: [ImportedDocument(document)], options: options)
        .split(separator: "\n").first { $0.contains("background") }.map(String.init)
    }
    #expect(background() == "    background \"Rope\" missing")
    document.resources.namedColors[ByteKey("Rope")] = .init(
      red: 1, green: 0, blue: .nan, alpha: 0.5)
    #expect(background() == "    background \"Rope\" #ff000080")
    var options = ScreenMaker.Options()
    options.assetColors[ByteKey("Rope")] = InterfaceColor(
      components: .init(red: 0, green: 1, blue: 0))
    #expect(background(options) == "    background \"Rope\" #00ff00")
  }

  private static func text(of view: InterfaceView) -> String {
    var controller = HarbourApp.controller("C")
    controller.view = view
    return text(
      "main-view", in: [ImportedDocument(HarbourApp.storyboard("Main.storyboard", [controller]))])
  }
}
