import CatalogCore
import Testing

@testable import InterfaceBuilder

struct LocalizationTests {
  // MARK: - A harbour

  private static func label(_ id: String, _ text: String, line: Int = 0) -> InterfaceView {
    var view = InterfaceView(element: "label", id: id, line: line)
    view.content = .label(LabelContent(text: InterfaceText(text)))
    return view
  }

  private static func xib(_ views: InterfaceView...) -> InterfaceDocument {
    var document = InterfaceDocument(
      path: FilePath("Base.lproj/Harbour.xib"), kind: .xib, format: .document(version: "3.0"))
    document.roots.views = views
    return document
  }

  private static func table(_ entries: (String, String)..., isSource: Bool = false)
    -> StringsTable
  {
    StringsTable(
      path: FilePath("de.lproj/Harbour.strings"), language: "de",
      entries: entries.enumerated().map {
        StringsTable.Entry(key: $0.element.0, value: $0.element.1, line: $0.offset + 1)
      }, isSource: isSource)
  }

  private static func localized(_ view: InterfaceView, _ entries: (String, String)...)
    -> (view: InterfaceView, result: Localization)
  {
    var strings = table()
    strings.entries = entries.map { StringsTable.Entry(key: $0.0, value: $0.1, line: 1) }
    let result = xib(view).localized(by: strings)
    return (result.document.roots.views[0], result)
  }

  /// A view with one text in each of its places, all of them `Boat`.
  private static func view(_ property: String) -> InterfaceView? {
    var view = InterfaceView(element: property, id: "o", line: 7)
    let boat = InterfaceText("Boat")
    switch property {
    case "text", "label.attributedText":
      var label = LabelContent(text: boat)
      if property != "text" { label.text.fragments = [.init(text: "Bo"), .init(text: "at")] }
      view.content = .label(label)
    case "field.text", "placeholder":
      var field = TextFieldContent()
      if property == "placeholder" { field.placeholder = "Boat" } else { field.text = boat }
      view.content = .textField(field)
    case "textView.text":
      var content = TextViewContent()
      content.text = boat
      view.content = .textView(content)
    case "normalTitle", "highlightedTitle", "configuration.title", "configuration.subtitle":
      var button = ButtonContent()
      if property.hasPrefix("configuration") { button.configuration = "filled" }
      if property == "highlightedTitle" {
        button.otherTitles = [(state: "highlighted", title: "Boat")]
      } else if property == "configuration.subtitle" {
        button.subtitle = "Boat"
      } else {
        button.title = boat
      }
      view.content = .button(button)
    case "searchBar.text", "searchBar.placeholder", "prompt", "scopeButtonTitles[1]":
      var bar = SearchBarContent()
      if property == "searchBar.text" { bar.text = "Boat" }
      if property == "searchBar.placeholder" { bar.placeholder = "Boat" }
      if property == "prompt" { bar.prompt = "Boat" }
      if property == "scopeButtonTitles[1]" { bar.scopeTitles = ["", "Boat"] }
      view.content = .searchBar(bar)
    case "segmentTitles[1]":
      var segments = SegmentsContent()
      segments.segments = [.init(title: ""), .init(title: "Boat")]
      view.content = .segments(segments)
    case "headerTitle", "footerTitle":
      var table = TableContent()
      table.sections = [TableContent.Section(id: "o", line: 7)]
      if property == "headerTitle" {
        table.sections[0].header = "Boat"
      } else {
        table.sections[0].footer = "Boat"
      }
      view.id = "t"
      view.content = .table(table)
    case "accessibilityLabel", "accessibilityHint":
      view.accessibility = InterfaceAccessibility()
      if property == "accessibilityLabel" {
        view.accessibility?.label = "Boat"
      } else {
        view.accessibility?.hint = "Boat"
      }
    default: return nil
    }
    return view
  }

  @Test(
    arguments: [
      "text", "label.attributedText", "field.text", "placeholder", "textView.text", "normalTitle",
      "highlightedTitle", "configuration.title", "configuration.subtitle", "searchBar.text",
      "searchBar.placeholder", "prompt", "scopeButtonTitles[1]", "segmentTitles[1]", "headerTitle",
      "footerTitle", "accessibilityLabel", "accessibilityHint",
    ])
  func `every text of a view is found by its name, or missed with it`(property: String) throws {
    let view = try #require(Self.view(property))
    let kinds = ["label.", "field.", "textView.", "searchBar."]
    let kind = kinds.first { property.hasPrefix($0) } ?? ""
    let key = "o.\(property.dropFirst(kind.count))"
    let (translated, result) = Self.localized(view, (key, "Kahn"))
    #expect(result.translatedCount == 1)
    #expect(result.stale.isEmpty && result.missing.isEmpty && result.problems.isEmpty)
    let again = Self.xib(translated).localized(by: Self.table())
    #expect(again.missing == [Localization.MissingText(key: key, text: "Kahn", line: 7)])
    #expect(again.problems.map(\.id) == ["strings-missing"])
    #expect(
      again.problems.first?.location
        == SourceLocation(
          path: "Base.lproj/Harbour.xib", line: 7))
  }

  @Test func `a text of several looks keeps the first`() throws {
    let view = try #require(Self.view("label.attributedText"))
    let (translated, _) = Self.localized(view, ("o.text", "Kahn"))
    guard case .label(let label) = translated.content else {
      Issue.record("the label is gone")
      return
    }
    #expect(label.text == InterfaceText("Kahn", fragments: [.init(text: "Kahn")]))
  }

  @Test func `controllers, bars, tabs and nested views are all walked`() {
    var controller = InterfaceController(element: "viewController", kind: .view, id: "c", line: 3)
    controller.title = "Harbour"
    var item = NavigationItem(id: "n")
    item.title = "Berths"
    item.prompt = "All boats"
    item.backTitle = "Back"
    var edit = BarItem(element: "barButtonItem", id: "b", line: 4)
    edit.title = "Edit"
    var tools = BarItem(element: "barButtonItem", id: "u")
    tools.customView = Self.label("v", "Tools")
    var add = BarItem(element: "barButtonItem", id: "a")
    add.systemItem = "add"
    item.leading = [edit, add]
    item.trailing = [tools]
    item.titleView = Self.label("w", "Wide")
    controller.navigationItem = item
    var tab = BarItem(element: "tabBarItem", id: "s")
    tab.title = "Quay"
    controller.tabBarItem = tab
    var view = InterfaceView(element: "tableView", id: "t")
    var table = TableContent()
    table.header = Self.label("h", "Top")
    var cell = InterfaceView(element: "tableViewCell", id: "p")
    cell.content = .cell(CellContent())
    cell.subviews = [Self.label("l", "Berth")]
    table.prototypes = [cell]
    table.footer = Self.label("f", "End")
    view.content = .table(table)
    controller.view = view
    var document = InterfaceDocument(
      path: FilePath("Main.storyboard"), kind: .storyboard, format: .document(version: "3.0"))
    document.scenes = [InterfaceScene(controller: controller)]
    let result = document.localized(by: Self.table())
    #expect(
      result.missing.map(\.key) == [
        "c.title", "n.title", "n.prompt", "n.backButtonTitle", "b.title", "v.text", "w.text",
        "s.title", "h.text", "l.text", "f.text",
      ])
    document.scenes[0].controller?.navigationItem?.backItemID = "k"
    let named = document.localized(by: Self.table(("k.title", "Zurück"), ("b.title", "Ändern")))
    let changed = named.document.scenes[0].controller?.navigationItem
    #expect(changed?.backTitle == "Zurück")
    #expect(changed?.leading.map(\.title) == ["Ändern", nil])
    #expect(named.stale.isEmpty)
  }

  @Test func `runtime attributes that are texts are counted, and never missed`() {
    var view = InterfaceView(element: "view", id: "o")
    view.runtimeAttributes = [
      RuntimeAttribute(keyPath: "a", type: "string", value: .text("One")),
      RuntimeAttribute(keyPath: "b", type: "number", value: .number(2)),
      RuntimeAttribute(keyPath: "c", type: "string", value: .text("Three")),
    ]
    let key = "o.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1]"
    let (changed, result) = Self.localized(view, (key, "Drei"))
    #expect(changed.runtimeAttributes.map(\.value) == [.text("One"), .number(2), .text("Drei")])
    #expect(result.problems.isEmpty)
  }

  // MARK: - What does not fit

  @Test func `an entry that nothing takes is stale, unless the model may just not hold it`() {
    var document = Self.xib(Self.label("o", "Boat"), InterfaceView(element: "knob", id: "x"))
    document.roots.others = [InterfaceObject(element: "keyCommand", id: "y")]
    let result = document.localized(
      by: Self.table(
        ("o.text", "Kahn"), ("gone.text", "Weg"), ("o.title", "Titel"), ("nonsense", "Unfug"),
        ("x.title", "a"), ("y.title", "b"), ("o.ibShadowedToolTip", "c"), (".text", "d"),
        ("o.userComments", "e")))
    #expect(result.stale.map(\.key) == ["gone.text", "o.title", "nonsense", ".text"])
    #expect(result.problems.map(\.id) == Array(repeating: "strings-stale", count: 4))
    #expect(result.problems.map { $0.location?.line } == [2, 3, 4, 8])
  }

  @Test(
    arguments: [
      ("Boat", "", "strings-empty"), ("Boat", "Boat", "strings-same"), ("12", "12", nil),
      ("–", "", "strings-empty"), ("%@ boats", "%@ Boote", nil),
      ("%@ boats", "Boote", "strings-format"), ("%d of %@", "%@ von %d", "strings-format"),
      ("%d of %@", "%2$@ von %1$d", nil), ("%1$d", "%1$@", "strings-format"),
      ("100 % safe", "100 % sicher", nil), ("100%% %d", "%d 100 %%", nil),
      ("%lld", "%d", "strings-format"), ("%.2f", "%.1f", nil), ("", "%@", nil),
      ("%99999999999999999999$d", "%", nil), ("%999$d", "%", "strings-format"),
    ] as [(String, String, String?)])
  func `a translation is compared with its text`(base: String, value: String, id: String?) {
    let result = Self.xib(Self.label("o", base)).localized(by: Self.table(("o.text", value)))
    #expect(result.problems.map(\.id) == (id.map { [$0] } ?? []))
  }

  @Test func `a table that repeats the texts is told once, and that of the source not at all`() {
    let labels = (0..<6).map { Self.label("\($0)", "Boat") }
    var document = Self.xib()
    document.roots.views = labels
    var table = Self.table()
    table.entries = (0..<6).map { StringsTable.Entry(key: "\($0).text", value: "Boat", line: $0) }
    let result = document.localized(by: table)
    #expect(result.problems.map(\.id) == ["strings-same"])
    #expect(result.problems.first?.location == SourceLocation(path: "de.lproj/Harbour.strings"))
    table.isSource = true
    table.entries.removeLast()
    #expect(document.localized(by: table).problems.isEmpty)
  }

  @Test(
    arguments: [
      ("en", "Boat", 0), ("en", "Vessel", 1), ("en", nil, 0), ("de", "Boat", 1), ("de", nil, 2),
    ] as [(String, String?, Int)])
  func `a table of the language that is drawn lacks nothing`(
    language: String, value: String?, missing: Int
  ) {
    var document = Self.xib()
    document.roots.views = [Self.label("a", "Boat"), Self.label("b", "Quay")]
    var table = Self.table()
    table.language = language
    table.entries = value.map { [StringsTable.Entry(key: "a.text", value: $0, line: 1)] } ?? []
    let problems = document.localized(by: table).problems
    #expect(problems.count { $0.id == "strings-missing" } == missing)
  }

  @Test func `texts that a table repeats are one note`() {
    var document = Self.xib()
    document.roots.views = ["Boat", "Quay", "Rope"].map { Self.label($0, $0) }
    let table = Self.table(("Boat.text", "Boat"), ("Quay.text", "Kai"), ("Rope.text", "Rope"))
    let problems = document.localized(by: table).problems
    #expect(problems.map(\.message) == ["2 translations are the same texts: “Boat”, “Rope”"])
  }

  @Test func `a catalog says what is not begun, not to be translated, or to be looked at`() {
    var document = Self.xib()
    document.roots.views = [
      Self.label("a", "Boat", line: 5), Self.label("b", "Quay"), Self.label("c", "Buoy"),
    ]
    var table = Self.table()
    table.entries = [
      .init(key: "a.text", value: "Boat", line: 1, state: .untranslated),
      .init(key: "b.text", value: "Kai", line: 2, state: .needsReview),
    ]
    table.exemptKeys = ["c.text"]
    let result = document.localized(by: table)
    #expect(result.missing == [.init(key: "a.text", text: "Boat", line: 5)])
    #expect(result.problems.map(\.id) == ["strings-unreviewed", "strings-missing"])
  }

  @Test func `the words for a long or strange key stay short`() {
    let key = String(repeating: "k", count: 10_000)
    let result = Self.xib().localized(by: Self.table((key, "v")))
    #expect(result.problems.allSatisfy { $0.message.utf8.count < 200 })
  }

  @Test func `many objects and keys are matched in one walk`() {
    var document = Self.xib()
    document.roots.views = (0..<20_000).map { Self.label("i\($0)", "Boat \($0)") }
    var table = Self.table()
    table.entries = (0..<100_000).map {
      StringsTable.Entry(key: "i\($0).text", value: "Kahn", line: $0)
    }
    let result = document.localized(by: table)
    #expect(result.translatedCount == 20_000)
    #expect(result.stale.count == 80_000)
  }

  @Test func `views without ids take no text and are not missed`() {
    let result = Self.xib(Self.label("", "Boat")).localized(by: Self.table((".text", "Kahn")))
    #expect(result.translatedCount == 0)
    #expect(result.missing.isEmpty)
  }
}
