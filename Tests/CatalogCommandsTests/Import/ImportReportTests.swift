import CatalogCore
import TestSupport
import Testing

struct ImportReportTests {
  /// A label with a font of fixed size beside those that follow the text size.
  private static func fixed(_ text: String) -> String {
    """
    <label text="\(text)" id="fixed-\(text)">
      <rect key="frame" x="16" y="200" width="200" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """
  }

  private static func button(_ id: String) -> String {
    """
    <button id="\(id)"><rect key="frame" x="0" y="0" width="44" height="44"/>
      <connections><segue destination="nowhere" kind="show" id="segue-\(id)"/></connections>
    </button>
    """
  }

  @Test func `findings are told of what is new or changed, and those of the rest are counted`()
    throws
  {
    try HarbourApp.with { app in
      try app.write("Boats", ["boats"], inside: Self.fixed("Gull"))
      try app.write("Berths", ["berths"], inside: Self.fixed("Tern"))
      let first = try app.importing()
      #expect(first.messages.contains("“Gull”") && first.messages.contains("“Tern”"))
      let again = try app.importing()
      #expect(
        again.messages == """
          2 findings in what did not change; --list shows all
          Imported 2 screens from 2 files: 2 unchanged.

          """)
      try app.write("Boats", ["boats"], inside: Self.fixed("Swan"))
      let changed = try app.importing()
      #expect(changed.messages.contains("“Swan”") && !changed.messages.contains("“Tern”"))
      #expect(changed.messages.contains("… and 1 more finding; --list shows all\n"))
      #expect(try app.importing("--strict").messages.contains("“Tern”"))
    }
  }

  @Test func `errors come first and every time`() throws {
    try HarbourApp.with { app in
      try app.write("Boats", ["boats"], inside: Self.fixed("Gull"))
      try app.write("Quays", ["quays"], inside: Self.button("b"))
      let first = try app.importing().messages.split(separator: "\n")
      let places = ["Quays", "Boats"].map { name in first.firstIndex { $0.contains(name) } }
      #expect(places == [0, 1])
      #expect(try app.importing().messages.contains("[segue-destination-missing]"))
    }
  }

  @Test func `forty screens are told and the rest is counted, but all that are gone`() throws {
    try HarbourApp.with { app in
      try app.write("Boats", (0..<60).map { "boat\($0)" })
      let added = try app.importing().output.split(separator: "\n")
      #expect(added.count == 41)
      #expect(added.last == "… and 22 more added")
      try app.remove("App/Boats.storyboard")
      #expect(try app.importing().output.split(separator: "\n").count == 60)
    }
  }

  @Test func `launch screens that were left out are counted`() throws {
    try HarbourApp.with { app in
      let launch = HarbourApp.storyboard(["start"])
        .replacing("useAutolayout", with: "launchScreen=\"YES\" useAutolayout")
      try app.folder.write("App/Launch.storyboard", launch)
      #expect(try app.importing().messages.contains(" Left out 1 launch screen."))
      try app.remove("App/Boats.storyboard")
      try app.remove("App/Berths.storyboard")
      #expect(
        try app.importing().messages.contains(
          "Left out 1 launch screen: --launch-screens imports it."))
    }
  }

  @Test func `a new catalog is told with what to do next`() throws {
    try HarbourApp.with { app in
      let result = try app.importing()
      #expect(
        result.messages.hasSuffix(
          "Made a catalog: Content/catalog.yml. “catalog build” makes its site.\n"))
    }
  }

  @Test(arguments: ["verify", "record"])
  func `a catalog that is only imported has no recorder and is told what does its work`(
    command: String
  ) throws {
    try HarbourApp.with { app in
      try app.importing()
      let result = app.run([command])
      #expect(result.exitCode == .usage)
      #expect(result.messages.contains("compared by “catalog import --dry-run”"))
    }
  }
}
