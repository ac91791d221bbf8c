import CatalogCore
import Snapshots
import TestSupport
import Testing

/// `verify` and `record` with recorders that are shell scripts.
struct RecorderTests {
  private func with(_ body: (RecordedCatalog) throws -> Void) throws {
    try RecordedCatalog.with { catalog in
      var catalog = catalog
      catalog.recorder = "[./recorder]"
      try body(catalog)
    }
  }

  private func document(_ screen: String, _ scenario: String, row: String = "Dusk")
    -> SnapshotDocument
  {
    RecordedCatalog.document(screen, scenario, row: row)
  }

  private func text(_ document: SnapshotDocument) -> String { RecordedCatalog.text(document) }

  private func stream(_ documents: [SnapshotDocument]) -> [UInt8] {
    RecordedCatalog.stream(documents)
  }

  /// A stream that ends after the scenario `photos/empty` was announced.
  private var brokenOff: [UInt8] {
    let items = [
      SnapshotStream.Item(screen: "photos", scenario: "loaded"),
      SnapshotStream.Item(screen: "photos", scenario: "empty"),
    ]
    return SnapshotStream.header(plan: items) + SnapshotStream.announcement(of: items[0])
      + SnapshotStream.record(
        ofSnapshot: SnapshotWriter.bytes(of: document("photos", "loaded")))
      + SnapshotStream.announcement(of: items[1])
  }

  // MARK: - Recorders that fail

  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var isComplete = false
    var end = ""
    var message: String

    var testDescription: String { name }
  }

  @Test(
    arguments: [
      Fault(
        name: "crash", end: "kill -SEGV $$",
        message: """
          error: the recorder “./recorder” crashed with signal 11 while it ran “photos/empty” \
          [recorder-crashed]
          """),
      Fault(
        name: "exit code", end: "exit 3",
        message: """
          error: the recorder “./recorder” ended with exit code 3 while it ran “photos/empty” \
          [recorder-failed]
          """),
      Fault(
        name: "exit code after everything was sent", isComplete: true, end: "exit 3",
        message: "error: the recorder “./recorder” ended with exit code 3 [recorder-failed]"),
      Fault(
        name: "crash after everything was sent", isComplete: true, end: "kill -ABRT $$",
        message: "error: the recorder “./recorder” crashed with signal 6 [recorder-crashed]"),
      Fault(
        name: "end", end: "exit 0",
        message: """
          error: the recorder “./recorder” ended before it sent every snapshot while it ran \
          “photos/empty” [recorder-incomplete]
          """),
      Fault(
        name: "hang", end: "exec sleep 600",
        message: """
          error: the recorder “./recorder” sent nothing for 1 seconds while it ran “photos/empty” \
          [recorder-hung]
            hint: the setting “recorder-timeout” gives it more time
          """),
      Fault(
        name: "a print of an app", end: "echo 'Hello from the app'; kill -SEGV $$",
        message: """
          error: line 18 from the recorder “./recorder” is none that a recorder sends: “Hello from \
          the app” [recorder-garbage]
            hint: standard output belongs to the snapshots; print to standard error instead
          """),
      Fault(
        name: "a print after the end", isComplete: true, end: "echo bye",
        message: "error: line "),
      Fault(
        name: "a mistake in a screen",
        end: #"echo 'problem "two rows are named a"'; echo 'done 2'"#,
        message: "error: photos/empty: two rows are named a [recorder-screen]"),
    ])
  func `a recorder that fails is exit code 4, and nothing is written`(fault: Fault) throws {
    try with { catalog in
      let complete = stream([document("photos", "loaded"), document("photos", "empty")])
      try catalog.play(
        fault.isComplete ? complete : brokenOff, then: fault.end,
        timeout: fault.name == "hang" ? 1 : 60)
      for words in [["verify"], ["record"], ["record", "--mode", "all", "--prune"]] {
        let options = Array(words.dropFirst())
        let before = try catalog.folder.tree()
        let result = TestTool(on: DiskFileSystem())
          .run([words[0], "--root", catalog.folder.path.string] + options)
        #expect(result.exitCode == .recorderFailed)
        #expect(result.output.isEmpty)
        #expect(result.messages.hasPrefix(fault.message), "\(result.messages)")
        #expect(try catalog.folder.tree() == before)
      }
    }
  }

  @Test func `what a failing recorder leaves alone includes baselines and orphans`() throws {
    try with { catalog in
      try catalog.folder.write("Content/Screens/old/gone.snap", text(document("old", "gone")))
      try catalog.play(brokenOff, then: "kill -SEGV $$")
      let before = try catalog.baselines()
      #expect(catalog.run("record", "--mode", "all", "--prune").exitCode == .recorderFailed)
      #expect(try catalog.baselines() == before)
    }
  }

  @Test func `after a crash among several scenarios the one at fault is found`() throws {
    try with { catalog in
      let items = ["a", "b", "c"].map { SnapshotStream.Item(screen: "s", scenario: $0) }
      var many = SnapshotStream.header(plan: items)
      for item in items { many += SnapshotStream.announcement(of: item) }
      let first = SnapshotStream.record(
        ofSnapshot: SnapshotWriter.bytes(of: document("s", "a")))
      let one =
        SnapshotStream.header(plan: items) + SnapshotStream.announcement(of: items[0]) + first
        + SnapshotStream.announcement(of: items[1])
      try DiskFileSystem().write(one, to: catalog.folder.path.appending("one"))
      try catalog.play(many)
      try catalog.folder.write(
        "recorder",
        "#!/bin/sh\ncase \"$*\" in *'--jobs 1') cat one;; *) cat stream;; esac\nkill -SEGV $$\n",
        isProgram: true)
      let result = catalog.run("verify")
      #expect(result.exitCode == .recorderFailed)
      #expect(
        result.messages.contains("crashed with signal 11 while it ran “s/b” [recorder-crashed]"))
    }
  }

  @Test func `a crash that does not come again is a failure all the same`() throws {
    try with { catalog in
      let items = ["a", "b"].map { SnapshotStream.Item(screen: "s", scenario: $0) }
      var both = SnapshotStream.header(plan: items)
      for item in items { both += SnapshotStream.announcement(of: item) }
      let whole = stream([document("s", "a"), document("s", "b")])
      try DiskFileSystem().write(whole, to: catalog.folder.path.appending("whole"))
      try catalog.play(both)
      try catalog.folder.write(
        "recorder",
        "#!/bin/sh\ncase \"$*\" in *'--jobs 1') exec cat whole;; esac\ncat stream\nkill -SEGV $$\n",
        isProgram: true)
      let result = catalog.run("record")
      #expect(result.exitCode == .recorderFailed)
      #expect(
        result.messages.contains("crashed with signal 11 while it ran “s/a” or “s/b”"),
        "\(result.messages)")
      #expect(try catalog.baselines().isEmpty)
    }
  }

  @Test func `a recorder without a screen takes nothing away`() throws {
    try with { catalog in
      try catalog.folder.write("Content/Screens/old/gone.snap", text(document("old", "gone")))
      try catalog.play(stream([]))
      let before = try catalog.folder.tree()
      for words in [["verify"], ["record", "--mode", "all", "--prune"]] {
        let result = TestTool(on: DiskFileSystem())
          .run([words[0], "--root", catalog.folder.path.string] + words.dropFirst())
        #expect(result.exitCode == .recorderFailed)
        #expect(result.messages.contains("lists no screen [recorder-empty]"))
        #expect(try catalog.folder.tree() == before)
      }
    }
  }

  @Test func `a recorder that does not exist or is not named`() throws {
    try with { catalog in
      try catalog.folder.write("Content/catalog.yml", "recorder: [./gone, --x]\n")
      let gone = catalog.run("verify")
      #expect(gone.exitCode == .recorderFailed)
      #expect(
        gone.messages.hasPrefix(
          "error: the recorder “./gone --x” did not start: no such program [recorder-not-started]"))
      try catalog.folder.write("Content/catalog.yml", "title: x\n")
      let none = catalog.run("record")
      #expect(none.exitCode == .usage)
      #expect(
        none.messages.hasPrefix(
          "Content/catalog.yml: error: the settings name no recorder [usage-no-recorder]"))
    }
  }

  @Test func `a snapshot that is damaged or of another scenario is refused`() throws {
    try with { catalog in
      let item = SnapshotStream.Item(screen: "photos", scenario: "loaded")
      let start = SnapshotStream.header(plan: [item]) + SnapshotStream.announcement(of: item)
      let end = SnapshotStream.trailer(count: 1)
      try catalog.play(start + SnapshotStream.record(ofSnapshot: Array("oops\n".utf8)) + end)
      let damaged = catalog.run("record")
      #expect(damaged.exitCode == .recorderFailed)
      #expect(
        damaged.messages.hasPrefix("<recorder: photos/loaded>:1:1: error: this is no snapshot"))
      let other = SnapshotWriter.bytes(of: document("photos", "empty"))
      try catalog.play(start + SnapshotStream.record(ofSnapshot: other) + end)
      let mislabelled = catalog.run("record")
      #expect(mislabelled.exitCode == .recorderFailed)
      #expect(
        mislabelled.messages
          == "error: photos/loaded: the snapshot calls itself “photos/empty” [recorder-mislabelled]\n"
      )
      #expect(try catalog.baselines().isEmpty)
    }
  }

  @Test(
    arguments: [
      ("photos", "loaded", "photos", "Loaded"), ("photos", "loaded", "Photos", "empty"),
      ("caf\u{E9}", "a", "cafe\u{301}", "b"), ("photos", "loaded", "photos", "loaded"),
    ])
  func `names that would share a file on some disk are refused`(
    screen: String, scenario: String, otherScreen: String, otherScenario: String
  ) throws {
    try with { catalog in
      try catalog.play(stream([document(screen, scenario), document(otherScreen, otherScenario)]))
      let result = catalog.run("record")
      #expect(result.exitCode == .recorderFailed)
      #expect(result.messages.contains("[recorder-collision]"), "\(result.messages)")
      #expect(try catalog.baselines().isEmpty)
    }
  }

  @Test func `a slash in a name makes no two names one`() throws {
    try with { catalog in
      try catalog.play(stream([document("a/b", "c"), document("a", "b/c")]))
      let result = catalog.run("record")
      #expect(result.exitCode == .fine, "\(result.messages)")
      #expect(try catalog.baselines().keys.sorted() == ["a/b~2Fc.snap", "a~2Fb/c.snap"])
    }
  }

  @Test func `what a recorder says on standard error and its arguments are its own`() throws {
    try with { catalog in
      try catalog.play(stream([document("photos", "loaded")]))
      try catalog.folder.write(
        "recorder", "#!/bin/sh\n[ \"$1\" = 'two words $HOME' ] || exit 9\ncat stream\n",
        isProgram: true)
      try catalog.folder.write(
        "Content/catalog.yml", "recorder: [./recorder, 'two words $HOME']\n")
      #expect(catalog.run("record").exitCode == .fine)
    }
  }

  // MARK: - Recorders that work

  @Test func `verify passes when everything is as approved, and writes nothing`() throws {
    try with { catalog in
      let documents = [document("photos", "loaded"), document("photos", "empty")]
      try catalog.play(stream(documents))
      #expect(catalog.run("record").messages == "2 scenarios, 2 written, 0 removed.\n")
      let before = try catalog.folder.tree()
      let result = catalog.run("verify")
      #expect(
        result
          == TestTool.Result(
            exitCode: .fine, bytes: [], messages: "2 scenarios, all as approved.\n"))
      #expect(catalog.run("verify", "--quiet").messages.isEmpty)
      #expect(try catalog.folder.tree() == before)
      #expect(before["Content/Screens/photos/loaded.snap"] == text(documents[0]))
    }
  }

  @Test(arguments: [false, true])
  func `verify names screen, scenario and row of what changed, and what is missing and left over`(
    isCI: Bool
  ) throws {
    try with { catalog in
      var catalog = catalog
      if isCI { catalog.environment = ["CI": "true"] }
      let changed = document("photos", "loaded", row: "Dawn")
      let new = document("photos", "new")
      try catalog.folder.write(
        "Content/Screens/photos/loaded.snap", text(document("photos", "loaded")))
      try catalog.folder.write(
        "Content/Screens/old/gone.snap", text(document("old", "gone", row: "Night")))
      try catalog.play(stream([changed, new]))
      let before = try catalog.baselines()
      let result = catalog.run("verify")
      #expect(result.exitCode == .differences)
      #expect(
        result.causes == [
          "screen old removed with 1 scenario",
          "“title” of PhotoCell shows “Dawn” (was “Dusk”) in photos/loaded, row photo-1",
          "photos/new added",
        ])
      var expected = before
      if !isCI {
        expected["photos/loaded.snap.new"] = text(changed)
        expected["photos/new.snap.new"] = text(new)
        expected["old/gone.snap.new"] = "catalog removal 1\nscreen old\nscenario gone\nend\n"
      }
      #expect(try catalog.baselines() == expected)
      #expect(result.messages.hasPrefix("3 scenarios, 3 differences."))
      #expect(result.messages.contains("catalog review"))
      // The second run says the same: nothing was approved by running.
      #expect(catalog.run("verify").output == result.output)
    }
  }

  @Test func `verify tells what has one cause once, and of very many causes the first`() throws {
    try with { catalog in
      func documents(_ value: (Int) -> String) -> [SnapshotDocument] {
        (0..<45).map { document("photos", "s\($0)", row: value($0)) }
      }
      try catalog.play(stream(documents { _ in "Dusk" }))
      #expect(catalog.run("record").exitCode == .fine)
      try catalog.play(stream(documents { _ in "Dawn" }))
      #expect(
        catalog.run("verify").causes
          == ["“title” of PhotoCell shows “Dawn” (was “Dusk”) ×45 in 45 scenarios"])
      try catalog.play(stream(documents { "\($0)" }))
      let lines = catalog.run("verify").output.split(separator: "\n")
      #expect(lines.count == 41)
      #expect(lines.last == "… and 5 more")
    }
  }

  @Test func `verify tells a renamed scenario as one, and record still needs to be told to prune`()
    throws
  {
    try with { catalog in
      try catalog.play(stream([document("photos", "loaded")]))
      #expect(catalog.run("record").exitCode == .fine)
      try catalog.play(stream([document("photos", "full")]))
      let result = catalog.run("verify")
      #expect(result.causes == ["photos/loaded renamed to photos/full"])
      #expect(result.exitCode == .differences)
      #expect(result.messages.contains("To decide on 1 cause: catalog review"))
      #expect(catalog.run("record", "--prune").exitCode == .fine)
      #expect(try catalog.baselines().keys.sorted() == ["photos/full.snap"])
    }
  }

  @Test(
    arguments: [
      ("true", true), ("1", true), ("yes", true), ("FALSE", true), ("", false), ("0", false),
      ("false", false), (nil, false),
    ])
  func `a machine is a CI machine by the variable CI`(value: String?, isCI: Bool) throws {
    try with { catalog in
      var catalog = catalog
      catalog.environment = value.map { ["CI": $0] } ?? [:]
      try catalog.play(stream([document("photos", "loaded")]))
      #expect(catalog.run("verify").exitCode == .differences)
      #expect(try catalog.baselines().keys.sorted() == (isCI ? [] : ["photos/loaded.snap.new"]))
    }
  }

  @Test func `a pending snapshot goes once its scenario is settled, but not on CI`() throws {
    try with { catalog in
      var catalog = catalog
      try catalog.play(stream([document("photos", "loaded")]))
      #expect(catalog.run("record").exitCode == .fine)
      try catalog.folder.write("Content/Screens/photos/loaded.snap.new", "old news")
      catalog.environment = ["CI": "1"]
      #expect(catalog.run("verify").exitCode == .fine)
      #expect(try catalog.baselines().keys.contains("photos/loaded.snap.new"))
      catalog.environment = [:]
      #expect(catalog.run("verify").exitCode == .fine)
      #expect(try catalog.baselines().keys.sorted() == ["photos/loaded.snap"])
    }
  }

  @Test func `a pending snapshot goes with its scenario, but not on CI`() throws {
    try with { catalog in
      var catalog = catalog
      try catalog.play(stream([document("photos", "loaded")]))
      #expect(catalog.run("record").exitCode == .fine)
      try catalog.folder.write(
        "Content/Screens/photos/gone.snap.new", text(document("photos", "gone")))
      catalog.environment = ["CI": "1"]
      #expect(catalog.run("verify").exitCode == .fine)
      #expect(try catalog.baselines().keys.contains("photos/gone.snap.new"))
      catalog.environment = [:]
      #expect(catalog.run("verify").exitCode == .fine)
      #expect(try catalog.baselines().keys.sorted() == ["photos/loaded.snap"])
    }
  }

  @Test(
    arguments: [
      ("", "snapshot-empty"), ("<<<<<<< HEAD\n", "snapshot-conflict"),
      ("version https://git-lfs.github.com/spec/v1\n", "snapshot-lfs-pointer"),
      ("catalog snapshot 2\n", "snapshot-newer-version"),
      ("catalog snapshot 1\nscreen photos \"photos\"\n", "snapshot-truncated"),
    ])
  func `a damaged baseline is exit code 3 and never overwritten`(bytes: String, id: String) throws {
    try with { catalog in
      let name = "photos/loaded.snap"
      try catalog.folder.write("Content/Screens/\(name)", bytes)
      try catalog.play(stream([document("photos", "loaded")]))
      let verified = catalog.run("verify")
      #expect(verified.exitCode == .damagedInput)
      #expect(
        verified.output == "photos/loaded: has a damaged baseline, which was left alone\n")
      #expect(verified.messages.contains("Content/Screens/photos/loaded.snap:"))
      #expect(verified.messages.contains("[\(id)]"), "\(verified.messages)")
      #expect(
        verified.messages.hasSuffix(
          "1 difference. 1 damaged baseline has to be restored or removed first.\n"))
      #expect(catalog.run("record", "--mode", "all", "--prune").exitCode == .damagedInput)
      #expect(try catalog.baselines()[name] == bytes)
    }
  }

  struct Recording: Sendable, CustomTestStringConvertible {
    var options: [String]
    /// The files afterwards, of those that are new, changed, spelt otherwise and left over.
    var isChangedWritten = false
    var isRespelledWritten = false
    var isOrphanRemoved = false
    var exitCode: ExitCode

    var testDescription: String { options.joined(separator: " ") }
  }

  @Test(
    arguments: [
      Recording(options: [], exitCode: .differences),
      Recording(options: ["--mode", "missing"], exitCode: .differences),
      Recording(options: ["--mode", "changed"], isChangedWritten: true, exitCode: .differences),
      Recording(
        options: ["--mode=all"], isChangedWritten: true, isRespelledWritten: true,
        exitCode: .differences),
      Recording(options: ["--prune"], isOrphanRemoved: true, exitCode: .differences),
      Recording(
        options: ["--mode", "changed", "--prune"], isChangedWritten: true, isOrphanRemoved: true,
        exitCode: .fine),
    ])
  func `a mode says what is written`(recording: Recording) throws {
    try with { catalog in
      let old = document("photos", "changed")
      let new = document("photos", "changed", row: "Dawn")
      let same = text(document("photos", "respelled"))
      let respelled = same.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n")
      let orphan = text(document("old", "gone"))
      let folder = "Content/Screens"
      try catalog.folder.write("\(folder)/photos/changed.snap", text(old))
      try catalog.folder.write("\(folder)/photos/respelled.snap", respelled)
      try catalog.folder.write("\(folder)/old/gone.snap", orphan)
      try catalog.play(
        stream([document("photos", "new"), new, document("photos", "respelled")]))
      var tool = TestTool(on: DiskFileSystem())
      tool.environment = recording.options.contains { $0.contains("mode") } ? ["CI": "true"] : [:]
      let result = tool.run(
        ["record", "--root", catalog.folder.path.string] + recording.options)
      #expect(result.exitCode == recording.exitCode, "\(result.messages)")
      var expected = [
        "photos/new.snap": text(document("photos", "new")),
        "photos/changed.snap": text(recording.isChangedWritten ? new : old),
        "photos/respelled.snap": recording.isRespelledWritten ? same : respelled,
      ]
      if !recording.isOrphanRemoved { expected["old/gone.snap"] = orphan }
      let found = try catalog.baselines()
      #expect(found.keys.sorted() == expected.keys.sorted())
      for (name, text) in expected {
        #expect(found[name]?.utf8.elementsEqual(text.utf8) == true, "\(name)")
      }
      // An empty folder of a screen is not left behind.
      let isGone =
        try DiskFileSystem().kind(of: catalog.folder.path.appending("\(folder)/old")) == nil
      #expect(isGone == recording.isOrphanRemoved)
    }
  }

  @Test func `a full disk leaves every baseline as it was`() throws {
    try with { catalog in
      try catalog.play(stream([document("a", "new"), document("b", "new")]))
      // A folder where the second file should go.
      try catalog.folder.write("Content/Screens/b/new.snap/inside", "theirs")
      let before = try catalog.folder.tree()
      let result = catalog.run("record", "--mode", "all")
      #expect(result.exitCode == .damagedInput)
      #expect(result.messages.contains("Content/Screens/b/new.snap: error: cannot write the file"))
      #expect(try catalog.folder.tree() == before)
    }
  }

  @Test func `from a recorder to a site`() throws {
    try with { catalog in
      try catalog.play(stream([document("photos", "loaded", row: "<b>&{{x}}|")]))
      #expect(catalog.run("record").exitCode == .fine)
      #expect(catalog.run("build").exitCode == .fine)
      let page = try catalog.folder.read("Site/Screens/photos/index.html")
      #expect(page.contains("PhotoCell"))
      #expect(!page.contains("<b>"))
      #expect(catalog.run("build", "--check").exitCode == .fine)
    }
  }
}
