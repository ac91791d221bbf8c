import CatalogCore
import TestSupport
import Testing

struct ImportLanguageTests {
  /// An app of which a part is translated.
  private func with(_ body: (HarbourApp) throws -> Void) throws {
    try HarbourApp.with { app in
      try app.remove("App/Boats.storyboard")
      try app.remove("App/Berths.storyboard")
      try app.folder.write("App/Base.lproj/Main.storyboard", HarbourApp.storyboard(["berths"]))
      try app.folder.write(
        "App/de.lproj/Main.strings",
        "\"label-berths.text\" = \"Hafen\";\n\"gone.text\" = \"Weg\";\n")
      try app.folder.write("App/fr.lproj/Main.strings", "/* nothing */\n")
      try app.folder.write("App/de.lproj/Localizable.strings", "broken")
      try body(app)
    }
  }

  @Test func `each language that is asked for is one more scenario`() throws {
    try with { app in
      try app.importing()
      #expect(try app.snapshots() == ["main-berths/base"])
      try app.importing("--language=de")
      #expect(try app.snapshots() == ["main-berths/base", "main-berths/de"])
      #expect(try app.folder.read("Content/Screens/main-berths/de.snap").contains("\"Hafen\""))
      #expect(try app.folder.read("Content/Screens/main-berths/base.snap").contains("\"Harbour\""))
      try app.importing("--language=all")
      #expect(try app.snapshots() == ["main-berths/base", "main-berths/de", "main-berths/fr"])
      // What was not asked for again is gone.
      let less = try app.importing("--language=de")
      #expect(less.exitCode == .differences)
      #expect(less.output.contains("gone: main-berths/fr\n"))
    }
  }

  @Test func `a language that no table is of is refused with those that there are`() throws {
    try with { app in
      let result = try app.importing("--language=da")
      #expect(result.exitCode == .usage)
      #expect(result.messages.contains("did you mean “de”?; there are de, fr\n"))
      #expect(try app.catalog().isEmpty)
    }
  }

  @Test func `keys that are stale and texts without a translation are findings`() throws {
    try with { app in
      let result = try app.importing("--language=de", "--language=fr", "--strict")
      #expect(result.exitCode == .differences)
      #expect(result.messages.contains("App/de.lproj/Main.strings:2"))
      #expect(result.messages.contains("“Harbour” has no translation for “fr” [strings-missing]"))
      let list = try app.importing("--list", "--format=json")
      let root = try JSONNode(parsing: SourceText(path: "list", bytes: list.bytes))
      let tables = root.member("strings")?.elements ?? []
      #expect(tables.map { $0.member("language")?.text } == ["de", "fr"])
      #expect(tables.map { $0.member("stale")?.elements.map(\.text) } == [["gone.text"], []])
      #expect(
        tables.map { $0.member("missing")?.elements.map(\.text) } == [[], ["label-berths.text"]])
    }
  }

  @Test func `a text that several languages lack is one finding`() throws {
    try with { app in
      try app.folder.write("App/da.lproj/Main.strings", "")
      let result = try app.importing("--language=all")
      #expect(
        result.messages.contains(
          "“Harbour” has no translation for “da”, “fr” [strings-missing]"))
      #expect(result.output == "added: main-berths (with da, de, fr)\n")
    }
  }

  @Test func `options that the settings do not say are told, with what to write`() throws {
    try with { app in
      #expect(try !app.importing("--language=fr").messages.contains("import-options-not-kept"))
      let result = try app.importing("--language=de", "--launch-screens")
      #expect(result.messages.contains("Content/catalog.yml: note: the settings do not say all"))
      #expect(
        result.messages.contains(
          "to keep it, write below “import”: languages: [fr, de]; launch-screens: true\n"))
      #expect(try !app.importing("--language=fr").messages.contains("import-options-not-kept"))
      #expect(try !app.importing("App/Base.lproj").messages.contains("not-kept"))
      try app.folder.write("More/Sails.storyboard", HarbourApp.storyboard(["sails"]))
      #expect(
        try app.importing("More").messages.contains("below “import”: paths: [App, More]\n"))
    }
  }

  @Test func `the settings of a new catalog hold the languages`() throws {
    try with { app in
      try app.importing("--language=de", "--include=Vendor", "--launch-screens")
      #expect(
        try app.folder.read("Content/catalog.yml") == """
          title: "App"
          import:
            paths: ["App"]
            languages: ["de"]
            include: ["Vendor"]
            launch-screens: true

          """)
      #expect(
        app.run(["import"]).messages.hasSuffix("Imported 1 screen from 1 file: 1 unchanged.\n"))
    }
  }

  @Test func `a storyboard for each language gives one set of screens`() throws {
    try HarbourApp.with { app in
      for (language, text) in [("de", "Hafen"), ("en", "Harbour")] {
        try app.folder.write(
          "App/\(language).lproj/Main.storyboard", HarbourApp.storyboard(["quay"], text: text))
      }
      try app.importing("--language=de")
      #expect(
        try app.snapshots()
          == ["berths-berth/base", "berths/base", "boats/base", "main-quay/base", "main-quay/de"])
      #expect(try app.folder.read("Content/Screens/main-quay/de.snap").contains("\"Hafen\""))
    }
  }
}
