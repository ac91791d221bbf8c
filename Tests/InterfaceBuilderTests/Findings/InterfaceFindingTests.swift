import CatalogCore
import Snapshots
import Testing

@testable import InterfaceBuilder

/// Each check with what it tells, and with what is close to it and fine.
struct InterfaceFindingTests {
  private typealias App = HarbourApp

  private static func findings(_ documents: [InterfaceDocument], _ id: String)
    -> [InterfaceFinding]
  {
    ScreenMaker(documents.map { ImportedDocument($0) }).findings.flatMap(\.self)
      .filter { $0.id == id }
  }

  private static func storyboard(_ views: [InterfaceView]) -> InterfaceDocument {
    var controller = App.controller("C")
    controller.view = App.view("view", "V", App.frame(0, 0, 375, 667), .plain, views)
    return App.storyboard("Main.storyboard", initial: "C", [controller])
  }

  private static func messages(_ views: [InterfaceView], _ id: String) -> [String] {
    findings([storyboard(views)], id).map(\.message)
  }

  private static func table(
    _ prototypes: [InterfaceView], static cells: [InterfaceView] = []
  ) -> InterfaceView {
    var table = TableContent()
    table.prototypes = prototypes
    if !cells.isEmpty { table.sections = [.init(id: "S", cells: cells)] }
    return App.view("tableView", "T", nil, .table(table))
  }

  // MARK: - Reuse identifiers

  @Test func `an identifier of two cells is told, and is an error where their classes differ`() {
    func severity(_ first: String?, _ second: String?) -> [SnapshotDocument.Finding.Severity] {
      let list = Self.table([
        App.cell("1", reuse: "Boat", class: first), App.cell("2", reuse: "Boat", class: second),
        App.cell("3", reuse: "Quay"),
      ])
      let found = Self.findings([Self.storyboard([list])], "reuse-identifier-duplicated")
      #expect(found.allSatisfy { $0.row == "2" })
      return found.map(\.severity)
    }
    #expect(severity(nil, nil) == [.warning])
    #expect(severity("BoatCell", "ShipCell") == [.error])
  }

  @Test func `one identifier in two lists is fine`() {
    let lists = [
      Self.table([App.cell("1", reuse: "Boat")]), Self.table([App.cell("2", reuse: "Boat")]),
    ]
    #expect(Self.messages(lists, "reuse-identifier-duplicated").isEmpty)
  }

  @Test func `prototypes whose identifier is not their class are told once, static cells are not`()
  {
    let list = Self.table(
      [
        App.cell("1", reuse: "boat", class: "BoatCell"),
        App.cell("2", reuse: "Q", class: "QuayCell"),
        App.cell("3", reuse: "MapCell", class: "MapCell"), App.cell("4", reuse: "plain"),
      ], static: [App.cell("5", reuse: "x", class: "YCell")])
    #expect(
      Self.messages([list], "reuse-identifier-class") == [
        "2 cells have a reuse identifier that is not the class: “boat” is a BoatCell, “Q” is a QuayCell"
      ])
  }

  @Test func `a prototype without an identifier is told, a static cell needs none`() {
    let list = Self.table([App.cell("1")], static: [App.cell("2")])
    #expect(
      Self.messages([list], "reuse-identifier-missing") == ["one prototype has no reuse identifier"]
    )
  }

  @Test func `cells that stand in the table of a xib are told to be unsupported`() {
    let found = Self.findings(
      [App.xib("List.xib", [Self.table([App.cell("1", reuse: "Boat")])])], "prototypes-in-xib")
    #expect(found.map(\.severity) == [.error])
    #expect(Self.findings([App.xib("List.xib", [Self.table([])])], "prototypes-in-xib").isEmpty)
  }

  // MARK: - Classes and connections

  @Test func `a class without module is told where others have one, but not one of Objective-C`() {
    func names(_ classes: [(String, String?)]) -> [String] {
      let views = classes.enumerated().map { index, item in
        var view = App.view("view", "v\(index)")
        view.customClass = InterfaceClass(name: item.0, module: item.1)
        return view
      }
      return Self.messages(views, "class-without-module")
    }
    #expect(names([("BoatView", nil), ("QuayView", nil)]).isEmpty)
    #expect(names([("BoatView", "Harbour"), ("HBQuayView", nil), ("UIControl", nil)]).isEmpty)
    #expect(
      names([("BoatView", "Harbour"), ("QuayView", nil)]) == [
        "one class has no module, though others do: QuayView"
      ])
  }

  @Test func `an outlet to what the file does not have is an error at its line`() {
    var document = Self.storyboard([])
    document.scenes[0].controller?.connections.outlets = [
      .init(property: "boatLabel", destination: "gone", line: 12),
      .init(property: "quayLabel", destination: "V", line: 13),
    ]
    document.problems = [
      Diagnostic(
        .warning, id: "interface-missing-destination", "…",
        at: SourceLocation(path: "Main.storyboard", line: 12))
    ]
    let found = Self.findings([document], "outlet-destination-missing")
    #expect(found.map(\.line) == [12] && found.map(\.severity) == [.error])
    #expect(found.first?.message.contains("'boatLabel'") == true)
    #expect(found.first?.diagnostic.location?.path == "Main.storyboard")
  }

  @Test func `a segue to what is missing is an error, a whole storyboard may be elsewhere`() {
    func severities(_ destination: String, _ reference: InterfaceController)
      -> [SnapshotDocument.Finding.Severity]
    {
      var document = Self.storyboard([])
      document.scenes[0].controller?.connections.segues = [
        App.segue("s", "show", to: destination)
      ]
      document.scenes.append(InterfaceScene(controller: reference))
      return Self.findings([document], "segue-destination-missing").map(\.severity)
    }
    let gone = App.reference("r", "Gone")
    #expect(severities("nowhere", gone) == [.error])
    #expect(severities("r", gone) == [.warning])
    #expect(severities("r", App.reference("r", "Kit", bundle: "org.harbour.kit")).isEmpty)
  }

  // MARK: - Scenes

  @Test func `a scene that nothing leads to is told`() {
    func count(_ change: (inout InterfaceDocument) -> Void) -> Int {
      var document = App.storyboard(
        "Main.storyboard", initial: "A", [App.controller("A"), App.controller("B")])
      change(&document)
      return Self.findings([document], "scene-unreachable").count
    }
    #expect(count { _ in } == 1)
    #expect(count { $0.initialControllerID = nil } == 2)
    #expect(count { $0.scenes[1].controller?.storyboardIdentifier = "b" } == 0)
    #expect(
      count { $0.scenes[0].controller?.connections.segues = [App.segue("s", "show", to: "B")] } == 0
    )
    // A scene that leads to itself is not reached by that.
    #expect(
      count { $0.scenes[1].controller?.connections.segues = [App.segue("s", "show", to: "B")] } == 1
    )
  }

  @Test func `an initial controller must be there, once, and the same in all languages`() {
    func messages(
      _ initial: String, _ ids: [String], german: String? = nil
    ) -> [String] {
      let document = App.storyboard(
        "Main.storyboard", initial: initial, ids.map { App.controller($0) })
      let translations = german.map {
        [
          ImportedDocument.Translation(
            language: "de",
            document: App.storyboard("Main.storyboard", initial: $0, ids.map { App.controller($0) })
          )
        ]
      }
      return ScreenMaker([ImportedDocument(document, translations: translations ?? [])])
        .findings.flatMap(\.self).filter { $0.id == "initial-controller" }.map(\.message)
    }
    #expect(messages("A", ["A", "B"], german: "A").isEmpty)
    #expect(
      messages("X", ["A", "B"]) == ["the storyboard starts with 'X', which it does not have"])
    #expect(messages("A", ["A", "A"]) == ["2 scenes have the id 'A' of the initial controller"])
    #expect(
      messages("A", ["A", "B"], german: "B") == [
        "the copies of the storyboard in other languages start with different scenes: 'A', 'B'"
      ])
  }

  // MARK: - Views

  @Test func `frames that are not final are told once a screen, with the row where it is one`() {
    var label = App.label("L", "Gull")
    label.flags = [.misplaced]
    let list = Self.table([App.cell("Cel", reuse: "Boat", [label])])
    let found = Self.findings([Self.storyboard([list])], "frame-misplaced")
    #expect(found.map(\.message) == ["one frame differs from the constraints: “Gull”"])
    #expect(found.map(\.row) == ["Cel"])
    label.flags = [.ambiguous]
    #expect(
      Self.messages(Array(repeating: label, count: 5), "frame-ambiguous") == [
        "5 frames are not decided by the constraints: “Gull”, “Gull”, “Gull” and 2 more"
      ])
  }

  @Test(
    arguments: [
      // Text, width, height, lines, whether the font may shrink, whether it is clipped.
      ("Harbour", 60, 21, 1, false, false), ("Harbour master of the north", 60, 21, 1, false, true),
      ("Harbour master of the north", 60, 21, 1, true, false),
      ("Harbour master of the north", 60, 120, 0, false, false),
      ("Harbour master of the north", 60, 42, 2, false, true),
      ("港湾管理事務所", 60, 21, 1, false, true), ("港湾管", 60, 21, 1, false, false),
      ("Gull", 60, 9, 1, false, true), ("Gull", 0, 0, 1, false, false),
      ("   ", 60, 9, 1, false, false), ("Gull", .nan, .infinity, 1, false, false),
    ] as [(String, Double, Double, Int, Bool, Bool)])
  func `a text is told as clipped only where it clearly is`(
    text: String, width: Double, height: Double, lines: Int, shrinks: Bool, isClipped: Bool
  ) {
    var label = LabelContent(text: InterfaceText(text))
    (label.lines, label.shrinks) = (lines, shrinks)
    let view = App.view("label", "L", App.frame(0, 0, width, height), .label(label))
    #expect(InterfaceCheck.isClipped(view) == isClipped)
    var hidden = view
    hidden.flags = .hidden
    #expect(!InterfaceCheck.isClipped(hidden))
  }

  @Test func `a text too long in one language is told in the snapshot of that language`() throws {
    func document(_ text: String, autoLayout: Bool) -> InterfaceDocument {
      var document = Self.storyboard([App.label("L", text, App.frame(0, 0, 60, 21))])
      document.usesAutoLayout = autoLayout
      return document
    }
    func findings(autoLayout: Bool) -> [[String]] {
      ScreenMaker([
        ImportedDocument(
          document("Quay", autoLayout: autoLayout),
          translations: [
            .init(
              language: "de",
              document: document("Liegeplatzverwaltung am Kai", autoLayout: autoLayout))
          ])
      ]).documents().map { $0.findings.map(\.id) }
    }
    #expect(findings(autoLayout: false) == [[], ["text-clipped"]])
    // What is laid out anew may grow with its text.
    #expect(findings(autoLayout: true) == [[], []])
  }

  @Test func `buttons that show only an image need a label for those who hear`() {
    func button(_ title: String?, label: String? = nil) -> InterfaceView {
      var content = ButtonContent()
      content.image = "gear"
      content.title = title.map { InterfaceText($0) }
      var view = App.view("button", "B", nil, .button(content))
      view.accessibility = InterfaceAccessibility()
      view.accessibility?.label = label
      return view
    }
    let id = "accessibility-label-missing"
    #expect(Self.messages([button("Settings"), button(nil, label: "Settings")], id).isEmpty)
    #expect(
      Self.messages([button(nil)], id) == [
        "one button shows only an image and has no accessibility label: “gear”"
      ])
  }

  @Test func `a fixed font is told only where others of the file follow the text size`() {
    func label(_ font: InterfaceFont, follows: Bool = false) -> InterfaceView {
      var content = LabelContent(text: InterfaceText("Gull"))
      (content.font, content.followsTextSize) = (font, follows)
      return App.view("label", "L", App.frame(0, 0, 90, 21), .label(content))
    }
    let fixed = label(InterfaceFont(.system(weight: "regular", isItalic: false), pointSize: 17))
    let style = label(InterfaceFont(.textStyle("body")))
    #expect(Self.messages([fixed, fixed], "font-fixed").isEmpty)
    #expect(Self.messages([style, style], "font-fixed").isEmpty)
    #expect(
      Self.messages([style, fixed, fixed], "font-fixed") == [
        "2 labels have a font of fixed size, though others follow the text size: “Gull”, “Gull”"
      ])
    let scaled = label(InterfaceFont(.named("Avenir", family: nil), pointSize: 17), follows: true)
    #expect(Self.messages([style, scaled], "font-fixed").isEmpty)
  }

  // MARK: - In snapshots

  @Test func `what other parts found stands on the screen of its object`() {
    var options = ScreenMaker.Options()
    let path = FilePath("App/Base.lproj/Main.storyboard")
    for object in ["Nam-01", nil, "Unknown"] {
      options.findings.append(
        ObjectFinding(
          objectID: object,
          InterfaceFinding(id: "text-missing-in-language", "for \(object ?? "all")", path: path)))
    }
    let documents = ScreenMaker(HarbourApp.project(), options: options).documents()
    let told = documents.flatMap { document in
      document.findings.filter { $0.id == "text-missing-in-language" }
        .map { "\(document.screen.id): \($0.message)" }
    }
    #expect(
      told == [
        "main-tab-bar: for all", "main-tab-bar: for Unknown", "main-berth-list: for Nam-01",
      ])
  }

  @Test func `every check has an id of its own`() {
    #expect(Set(InterfaceCheck.all.map(\.id)).count == InterfaceCheck.all.count)
  }
}
