import CatalogCore
import Snapshots
import TestSupport
import Testing

struct ImportCommandTests {
  private let three = ["berths-berth/base", "berths/base", "boats/base"]

  @Test func `a first import makes a catalog that can be built`() throws {
    try HarbourApp.with { app in
      let result = try app.importing()
      #expect(result.exitCode == .fine)
      #expect(result.messages.contains("Imported 3 screens from 2 files: 3 added."))
      #expect(try app.snapshots() == three)
      #expect(
        try app.folder.read("Content/catalog.yml") == "title: \"App\"\nimport: [\"App\"]\n")
      #expect(app.run(["build"]).exitCode == .fine)
      #expect(try app.folder.read("Site/index.html").contains("App"))
    }
  }

  @Test func `the same again writes nothing`() throws {
    try HarbourApp.with { app in
      try app.importing()
      let counted = StoppingFileSystem(after: nil)
      var again = app
      again.prepare = { $0.files = counted }
      let steps = counted.stepCount
      let result = try again.importing()
      #expect(result.exitCode == .fine)
      #expect(result.output == "")
      #expect(result.messages == "Imported 3 screens from 2 files: 3 unchanged.\n")
      // The folder is made sure to be there, for the lock.
      #expect(counted.stepCount - steps <= 1)
    }
  }

  @Test func `what changed is written and told, and nothing else is touched`() throws {
    try HarbourApp.with { app in
      try app.importing()
      try app.folder.write("Content/Screens/boats/index.md", "Why boats float.\n")
      try app.folder.write("Content/index.md", "# Harbour\n")
      let before = try app.catalog()
      try app.write("Boats", ["boats", "sails"], text: "Fleet")
      let result = try app.importing()
      #expect(result.exitCode == .fine)
      #expect(result.output == "changed: boats\nadded: boats-sails\n")
      #expect(result.messages.contains("1 added, 1 changed, 2 unchanged."))
      let after = try app.catalog()
      let changed = after.filter { before[$0.key] != $0.value }.keys.sorted()
      #expect(
        changed == [
          "Content/Screens/boats-sails/base.snap", "Content/Screens/boats/base.snap",
        ])
      #expect(Set(before.keys).isSubset(of: after.keys))
    }
  }

  @Test func `screens that are gone are told, and removed only when asked`() throws {
    try HarbourApp.with { app in
      try app.importing()
      try app.folder.write("Content/Screens/boats/index.md", "Why boats float.\n")
      try app.remove("App/Boats.storyboard")
      let told = try app.importing()
      #expect(told.exitCode == .differences)
      #expect(told.output == "gone: boats\n")
      #expect(told.messages.contains("catalog import --prune"))
      #expect(try app.snapshots() == three)
      let pruned = try app.importing("--prune")
      #expect(pruned.exitCode == .fine)
      #expect(pruned.output == "removed: boats\n")
      #expect(try app.snapshots() == ["berths-berth/base", "berths/base"])
      // What somebody wrote stays.
      #expect(try app.catalog()["Content/Screens/boats/index.md"] != nil)
    }
  }

  @Test func `a name can do nothing to the terminal that it is told on`() throws {
    try HarbourApp.with { app in
      try app.importing()
      var old = RecordedCatalog.document("boats\u{1B}[2J\u{202E}", "base")
      old.isImported = true
      let key = StoredSnapshot.key(screen: old.screen.id, scenario: old.scenario.id)
      try app.folder.write("Content/Screens/\(key)", RecordedCatalog.text(old))
      let result = try app.importing()
      #expect(result.exitCode == .differences)
      #expect(result.output.hasPrefix("gone: boats"))
      #expect(!result.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
  }

  @Test func `nothing is gone when only a part was looked at`() throws {
    try HarbourApp.with { app in
      try app.importing()
      #expect(try app.importing("App/Berths.storyboard", "--prune").exitCode == .fine)
      try app.folder.write("App/Boats.storyboard", "<document")
      #expect(try app.importing("--prune").exitCode == .damagedInput)
      #expect(try app.importing("App", "gone", "--prune").exitCode == .damagedInput)
      #expect(try app.snapshots() == three)
    }
  }

  @Test func `a dry run tells the same and writes nothing`() throws {
    try HarbourApp.with { app in
      let first = try app.importing("--dry-run")
      #expect(first.exitCode == .differences)
      #expect(first.output.contains("to add: boats\n"))
      #expect(try app.catalog().isEmpty)
      try app.importing()
      #expect(try app.importing("--dry-run").exitCode == .fine)
      try app.write("Boats", ["boats"], text: "Fleet")
      let before = try app.catalog()
      let result = try app.importing("--dry-run")
      #expect(result.exitCode == .differences)
      #expect(result.output == "to change: boats\n")
      #expect(try app.catalog() == before)
    }
  }

  @Test func `the list writes nothing at all`() throws {
    try HarbourApp.with { app in
      let counted = StoppingFileSystem(after: nil)
      var listing = app
      listing.prepare = { $0.files = counted }
      for words in [["--list"], ["--list", "--format=json"]] {
        let result = try listing.importing(words)
        #expect(result.exitCode == .fine)
        #expect(result.output.contains("Berths.storyboard"))
      }
      #expect(counted.stepCount == 0)
      #expect(try app.catalog().isEmpty)
    }
  }

  @Test func `without a path the settings say what to import`() throws {
    try HarbourApp.with { app in
      #expect(app.run(["import"]).exitCode == .usage)
      app.folder.makeFolder("Content")
      #expect(app.run(["import"]).exitCode == .usage)
      try app.folder.write("Content/catalog.yml", "import: [App]\n")
      #expect(app.run(["import"]).exitCode == .fine)
      #expect(try app.snapshots() == three)
      try app.remove("App/Boats.storyboard")
      #expect(app.run(["import"]).output == "gone: boats\n")
    }
  }

  @Test func `a recorded screen keeps its id`() throws {
    try HarbourApp.with { app in
      let recorded = RecordedCatalog.text(RecordedCatalog.document("boats", "loaded"))
      try app.folder.write("Content/Screens/boats/loaded.snap", recorded)
      let result = try app.importing("--prune")
      #expect(result.exitCode == .damagedInput)
      #expect(
        result.messages.contains(
          "Content/Screens/boats/loaded.snap: error: the imported boats/base"))
      #expect(
        try app.snapshots()
          == ["berths-berth/base", "berths/base", "boats/loaded"])
      #expect(try app.folder.read("Content/Screens/boats/loaded.snap") == recorded)
    }
  }

  @Test func `a damaged baseline is left alone and told`() throws {
    try HarbourApp.with { app in
      try app.importing()
      let damaged = "<<<<<<< HEAD\n"
      try app.folder.write("Content/Screens/boats/base.snap", damaged)
      try app.write("Berths", ["berths", "berth"], text: "Quay")
      let result = try app.importing()
      #expect(result.exitCode == .damagedInput)
      #expect(
        result.output == "changed: berths\nchanged: berths-berth\nleft out: boats\n")
      #expect(try app.folder.read("Content/Screens/boats/base.snap") == damaged)
    }
  }

  @Test func `two names that are one file on some disks are not both written`() throws {
    try HarbourApp.with { app in
      try app.importing()
      let text = try app.folder.read("Content/Screens/boats/base.snap")
      try app.remove("Content/Screens/boats/base.snap")
      try app.folder.write(
        "Content/Screens/Boats/base.snap",
        text.split(separator: "screen boats").joined(separator: "screen Boats"))
      let result = try app.importing()
      #expect(result.exitCode == .damagedInput)
      #expect(result.messages.contains("[import-shared-file]"))
      #expect(try !app.snapshots().contains("boats/base"))
    }
  }

  @Test func `files of other platforms are counted and no mistake`() throws {
    try HarbourApp.with { app in
      try app.folder.write("App/Mac.storyboard", HarbourApp.macStoryboard)
      try app.folder.write("App/Mac2.storyboard", HarbourApp.macStoryboard)
      let result = try app.importing("--strict")
      #expect(result.exitCode == .fine)
      #expect(result.messages.contains("Skipped 2 macOS files."))
    }
  }

  @Test func `a broken file keeps nobody from importing the others`() throws {
    try HarbourApp.with { app in
      try app.folder.write("App/Broken.storyboard", "<document>")
      let result = try app.importing()
      #expect(result.exitCode == .damagedInput)
      #expect(result.messages.contains("App/Broken.storyboard:1"))
      #expect(result.messages.contains("1 file could not be read."))
      #expect(try app.snapshots() == three)
    }
  }

  @Test func `one group can be given to all screens`() throws {
    try HarbourApp.with { app in
      try app.importing("--group=Quay side")
      for name in try app.snapshots() {
        #expect(
          try app.folder.read("Content/Screens/\(name).snap").contains("\ngroup \"Quay side\"\n"))
      }
    }
  }

  @Test func `a folder says nothing of what came from another`() throws {
    try HarbourApp.with { app in
      try app.folder.write("Shared/Quay.storyboard", HarbourApp.storyboard(["quay"]))
      try app.folder.write("Content/catalog.yml", "import: [App, Shared]\n")
      #expect(app.run(["import"]).exitCode == .fine)
      let all = try app.snapshots()
      #expect(try app.importing("Shared", "--prune").exitCode == .fine)
      #expect(try app.snapshots() == all)
      // The folder above holds both.
      try app.remove("Shared/Quay.storyboard")
      #expect(try app.importing(".", "--prune").output.contains("removed: quay\n"))
    }
  }

  @Test func `an import of nothing makes no catalog`() throws {
    try TemporaryFolder.with { folder in
      folder.makeFolder("App")
      let result = try HarbourApp(folder: folder).importing()
      #expect(result.exitCode == .fine)
      #expect(result.messages.contains("There are no storyboards or xibs here."))
      #expect(try folder.tree().isEmpty)
    }
  }

  @Test func `an empty path is a mistake and not the folder that one is in`() throws {
    try HarbourApp.with { app in
      for words in [[""], ["--list", ""], [app.folder.path.appending("App").string, ""]] {
        let result = app.run(["import"] + words)
        #expect(result.exitCode == .usage)
        #expect(result.messages.contains("one of the paths is empty"))
      }
      let snapshots = try app.snapshots()
      #expect(snapshots.isEmpty)
    }
  }

  @Test func `progress is shown on a terminal only, and not when quiet`() throws {
    try HarbourApp.with { app in
      for index in 0..<60 { try app.write("More\(index)", ["more\(index)"]) }
      var onTerminal = app
      onTerminal.prepare = { $0.isTerminal = true }
      #expect(try onTerminal.importing("--list").messages.contains("\r50 of 62 files read"))
      #expect(try !onTerminal.importing("--list", "--quiet").messages.contains("\r"))
      #expect(try !app.importing("--list").messages.contains("\r"))
    }
  }

  struct End: Sendable, CustomTestStringConvertible {
    var words: [String]
    var exitCode: ExitCode
    /// A file to write before.
    var file: (String, String)?

    var testDescription: String { words.joined(separator: " ") }

    static let all: [End] = [
      End(words: [], exitCode: .fine),
      End(words: ["--list"], exitCode: .fine),
      End(words: ["--strict"], exitCode: .fine),
      End(words: ["--format=json"], exitCode: .usage),
      End(words: ["--list", "--format=yaml"], exitCode: .usage),
      End(words: ["--list", "--prune"], exitCode: .usage),
      End(words: ["--list", "--dry-run"], exitCode: .usage),
      End(words: ["--list", "--group=Quay"], exitCode: .usage),
      End(words: ["--list", "--language=de"], exitCode: .usage),
      End(words: ["--dry-run", "--prune"], exitCode: .usage),
      End(words: ["--language=xx"], exitCode: .usage),
      End(words: ["--sideways"], exitCode: .usage),
      End(words: [], exitCode: .usage, file: ("Content/catalog.yml", "import: 3\n")),
      End(words: ["--dry-run"], exitCode: .differences),
      End(words: ["gone"], exitCode: .damagedInput),
      End(words: ["--list", "gone"], exitCode: .damagedInput),
      End(words: ["--list"], exitCode: .damagedInput, file: ("App/b.xib", "")),
      End(words: [], exitCode: .damagedInput, file: ("App/b.xib", "bplist00")),
      End(words: ["App/notes.txt"], exitCode: .damagedInput, file: ("App/notes.txt", "Hello")),
      End(words: ["--strict"], exitCode: .fine, file: ("App/m.xib", HarbourApp.macStoryboard)),
    ]
  }

  @Test(arguments: End.all) func `the exit code says how it went`(end: End) throws {
    try HarbourApp.with { app in
      if let (name, text) = end.file { try app.folder.write(name, text) }
      #expect(try app.importing(end.words).exitCode == end.exitCode)
    }
  }

  @Test func `the tool imports into the folder in which it is started`() throws {
    try HarbourApp.with { app in
      for (folder, path) in [("", "App"), ("App", ".")] {
        let program = Subprocess(
          command: [try BuiltProgram.path("catalog"), "import", "--quiet", path],
          folder: app.folder.path.appending(folder))
        #expect(try program.run().end == .exited(0))
      }
      #expect(try app.snapshots() == three)
      #expect(try app.folder.tree()["App/Content/Screens/boats/base.snap"] == nil)
    }
  }
}
