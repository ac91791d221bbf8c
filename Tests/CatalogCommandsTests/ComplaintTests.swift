import CatalogCore
import Snapshots
import TestSupport
import Testing

/// What people suffer from where tests compare recorded texts, and what must not happen here.
///
/// The page “What recorded tests suffer from” lists each kind of fault with its test.
struct ComplaintTests {
  private func document(_ screen: String, _ scenario: String, row: String = "Dusk")
    -> SnapshotDocument
  {
    RecordedCatalog.document(screen, scenario, row: row)
  }

  private func text(_ document: SnapshotDocument) -> String { RecordedCatalog.text(document) }

  private func stream(_ documents: [SnapshotDocument]) -> [UInt8] {
    RecordedCatalog.stream(documents)
  }

  private var three: [SnapshotDocument] {
    [document("photos", "loaded"), document("photos", "empty"), document("contacts", "empty")]
  }

  @Test(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
  func `a baseline that is missing on CI fails every time and is written by no run`() throws {
    try RecordedCatalog.with { catalog in
      var catalog = catalog
      let repository = try TestRepository.made(in: catalog.folder.path)
      try catalog.play(stream(three))
      catalog.run("record")
      try repository.commit([:])
      try repository.commit(["Content/Screens/photos/empty.snap": nil])
      catalog.environment = ["CI": "true"]
      for words in [["verify"], ["verify"], ["record"], ["record"], ["verify"]] {
        let result = catalog.run(words)
        #expect(result.exitCode == .differences)
        #expect(result.output.contains("photos/empty"), "\(result.output)")
        #expect(try repository.git("status", "--porcelain", "--untracked-files=all") == "")
      }
    }
  }

  @Test func `however often a run is repeated, the files and their names are the same`() throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(stream(three))
      let names = ["contacts/empty.snap", "photos/empty.snap", "photos/loaded.snap"]
      for _ in 0..<3 {
        catalog.run("record", "--mode", "all")
        #expect(try catalog.baselines().keys.sorted() == names)
      }
      try catalog.play(stream(three.map { document($0.screen.id, $0.scenario.id, row: "Dawn") }))
      for _ in 0..<3 {
        catalog.run("verify")
        #expect(
          try catalog.baselines().keys.sorted() == (names + names.map { $0 + ".new" }).sorted())
      }
      let before = try catalog.baselines()
      for _ in 0..<3 {
        let process = Subprocess(
          command: [try BuiltProgram.path("catalog"), "verify", "--quiet", "--no-ci"],
          folder: catalog.folder.path)
        #expect(try process.run().end == .exited(1))
        #expect(try catalog.baselines() == before)
      }
    }
  }

  @Test func `what a removed scenario leaves is found, and pruning removes exactly that`() throws {
    try RecordedCatalog.with { catalog in
      var catalog = catalog
      try catalog.play(stream(three))
      catalog.run("record")
      let before = try catalog.baselines()
      try catalog.play(stream([three[0], three[2]]))
      catalog.environment = ["CI": "true"]
      let result = catalog.run("verify")
      #expect(result.exitCode == .differences)
      #expect(result.causes == ["photos/empty removed"])
      #expect(catalog.run("record").exitCode == .differences)
      #expect(try catalog.baselines() == before)
      #expect(catalog.run("record", "--prune").exitCode == .fine)
      #expect(try catalog.baselines() == before.filter { $0.key != "photos/empty.snap" })
    }
  }

  @Test func `what a removed scenario leaves fails on CI in every form, with its path and reason`()
    throws
  {
    try RecordedCatalog.with { catalog in
      var catalog = catalog
      try catalog.play(stream(three))
      catalog.run("record")
      try catalog.play(stream([three[0], three[2]]))
      catalog.environment = ["CI": "true"]
      let json = catalog.run("verify", "--format=json")
      #expect(json.exitCode == .differences)
      let report = try JSONNode(parsing: SourceText(path: "report", bytes: json.bytes))
      let documents = report.list("documents")
      #expect(documents.map { $0.text("path") } == ["Content/Screens/photos/empty.snap"])
      #expect(documents.map { $0.text("change") } == ["removed"])
      #expect(report.list("causes").map { $0.text("text") } == ["photos/empty removed"])
      #expect(report.list("causes")[0].text("id").utf8.count == 8)
      let junit = catalog.run("verify", "--format=junit")
      #expect(junit.exitCode == .differences)
      #expect(junit.output.contains(#"tests="3" failures="1" errors="0""#), "\(junit.output)")
      #expect(junit.output.components(separatedBy: "<failure ").count == 2)
    }
  }

  @Test func `scenarios of one name in two screens have two files`() throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(
        stream([document("a", "empty", row: "1"), document("b", "empty", row: "2")]))
      #expect(catalog.run("record").exitCode == .fine)
      let files = try catalog.baselines()
      #expect(files.keys.sorted() == ["a/empty.snap", "b/empty.snap"])
      #expect(files["a/empty.snap"] != files["b/empty.snap"])
    }
  }

  @Test(
    arguments: [
      ("photos", "loaded", "photos", "loaded"), ("photos", "loaded", "photos", "LOADED"),
      ("\u{E9}tat", "a", "e\u{301}tat", "a"), ("a", "\u{E9}tat", "a", "e\u{301}tat"),
      ("straße", "a", "STRASSE", "b"),
    ])
  func `two definitions of what would be one file are named, and nothing is written`(
    screen: String, scenario: String, otherScreen: String, otherScenario: String
  ) throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(stream([document(screen, scenario), document(otherScreen, otherScenario)]))
      for words in [["verify"], ["record", "--mode", "all"]] {
        let result = catalog.run(words)
        #expect(result.exitCode == .recorderFailed)
        for name in [screen, otherScreen] where screen != scenario {
          #expect(result.messages.utf8.contains(name.utf8), "\(result.messages)")
        }
        #expect(try catalog.baselines().isEmpty)
      }
    }
  }

  @Test func `a name with an accent has one file name, and values keep their bytes`() throws {
    try RecordedCatalog.with { catalog in
      let decomposed = "e\u{301}tat"
      try catalog.play(stream([document("photos", decomposed, row: decomposed)]))
      #expect(catalog.run("record").exitCode == .fine)
      let files = try catalog.baselines()
      let name = try #require(files.keys.first)
      // Nothing that a disk could compose or decompose.
      #expect(name.utf8.allSatisfy { $0 < 0x80 })
      #expect(try #require(files[name]).utf8.contains("value \"\(decomposed)\"".utf8.dropFirst(6)))
      #expect(catalog.run("verify").exitCode == .fine)
      // The same letters in other bytes are another value.
      try catalog.play(stream([document("photos", decomposed, row: "\u{E9}tat")]))
      #expect(catalog.run("verify").exitCode == .differences)
    }
  }

  @Test func `baselines with other line endings stay approved, and CR in a value is seen`() throws {
    try RecordedCatalog.with { catalog in
      let values = ["a\nb", "a\r\nb", "a\rb"]
      let documents = values.enumerated().map { index, value in
        document("photos", "s\(index)", row: value)
      }
      try catalog.play(stream(documents))
      #expect(catalog.run("record").exitCode == .fine)
      let files = try catalog.baselines()
      for (index, spelling) in [#""a\nb""#, #""a\r\nb""#, #""a\rb""#].enumerated() {
        #expect(files["photos/s\(index).snap"]?.contains(spelling) == true)
      }
      for (name, text) in files {
        try catalog.folder.write(
          "Content/Screens/\(name)", text.components(separatedBy: "\n").joined(separator: "\r\n"))
      }
      let converted = try catalog.folder.tree()
      for words in [["verify"], ["record"], ["record", "--mode", "changed"]] {
        #expect(catalog.run(words).exitCode == .fine)
        #expect(try catalog.folder.tree() == converted)
      }
      try catalog.play(stream((0..<3).map { document("photos", "s\($0)", row: values[0]) }))
      let result = catalog.run("verify")
      #expect(result.exitCode == .differences)
      #expect(result.ids.count == 2)
      for spelling in [#"a\u{D}\u{A}b"#, #"a\u{D}b"#] { #expect(result.output.contains(spelling)) }
    }
  }

  @Test func `a baseline does not know where it was recorded, by what, or when`() throws {
    var texts: [[String: String]] = []
    for number in 0..<2 {
      try RecordedCatalog.with { catalog in
        try catalog.play(stream(three))
        if number == 1 {
          // Another program, called otherwise, that sends the same.
          try catalog.folder.write(
            "tools/renamed.sh", "#!/bin/sh\nsleep 0\nexec cat stream\n", isProgram: true)
          try catalog.folder.write(
            "Content/catalog.yml", "# moved\ntitle: Other\nrecorder: [tools/renamed.sh, --x]\n")
        }
        #expect(catalog.run("record").exitCode == .fine)
        let files = try catalog.baselines()
        for text in files.values {
          #expect(text.hasPrefix("catalog snapshot 1\n"))
          for volatile in [catalog.folder.path.string, "/tmp", ".swift", "recorder", "0.1.0"] {
            #expect(!text.contains(volatile))
          }
        }
        texts.append(files)
        catalog.run("record", "--mode", "all")
        #expect(try catalog.baselines() == files)
      }
    }
    #expect(texts[0] == texts[1])
  }

  @Test func `what reads the time zone or the language is found and not written`() throws {
    try RecordedCatalog.with { catalog in
      let plain = document("photos", "plain")
      let item = SnapshotStream.Item(screen: "photos", scenario: "clock")
      let before = SnapshotStream.header(
        plan: [SnapshotStream.Item(screen: "photos", scenario: "plain"), item])
      let first =
        SnapshotStream.announcement(of: .init(screen: "photos", scenario: "plain"))
        + SnapshotStream.record(ofSnapshot: SnapshotWriter.bytes(of: plain))
        + SnapshotStream.announcement(of: item)
      try catalog.play(before + first)
      let template = text(document("photos", "clock", row: "@"))
      let parts = template.components(separatedBy: "@")
      try catalog.folder.write("head", parts[0])
      try catalog.folder.write("tail", parts[1])
      try catalog.folder.write(
        "recorder",
        """
        #!/bin/sh
        cat stream
        { cat head; printf '%s %s' "$TZ" "$LANG"; cat tail; } > clock
        echo "snapshot $(($(wc -c < clock)))"
        cat clock
        echo "done 2"

        """, isProgram: true)
      for mode in ["missing", "changed", "all"] {
        let result = catalog.run("record", "--mode", mode)
        #expect(result.exitCode == .differences)
        #expect(
          result.output.contains("photos/clock: changes from one run to the next"),
          "\(result.output)\(result.messages)")
        #expect(result.output.contains("UTC en_US.UTF-8"))
        #expect(result.output.contains("ar_EG.UTF-8"))
        #expect(try catalog.baselines() == ["photos/plain.snap": text(plain)])
      }
      let twice = catalog.run("verify", "--twice", "--ci")
      #expect(twice.exitCode == .differences)
      #expect(twice.output.contains("volatile: "))
    }
  }
}
