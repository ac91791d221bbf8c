import CatalogCore
import Snapshots
import TestSupport
import Testing

/// What the review commands do with files that are not what they should be.
struct ReviewDamageTests {
  private static let old = RecordedCatalog.document("photos", "loaded")
  private static let new = RecordedCatalog.document("photos", "loaded", row: "Dawn")
  private static let other = RecordedCatalog.document("contacts", "loaded", row: "Dawn")

  /// A catalog in which one scenario changed and one is new, and both wait.
  private func with(_ body: (RecordedCatalog) throws -> Void) throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(RecordedCatalog.stream([Self.old]))
      catalog.run("record")
      try catalog.play(RecordedCatalog.stream([Self.new, Self.other]))
      #expect(catalog.run("verify").exitCode == .differences)
      try body(catalog)
    }
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    var text: String
    /// The diagnostic of a baseline with the text, and of a pending file.
    var ids: [String]

    var testDescription: String { ids[0] }

    static let all = [
      Damage(text: "", ids: ["snapshot-empty", "snapshot-empty"]),
      Damage(text: "<<<<<<< HEAD\n", ids: ["snapshot-conflict", "snapshot-conflict"]),
      Damage(
        text: "version https://git-lfs.github.com/spec/v1\n",
        ids: ["snapshot-lfs-pointer", "snapshot-lfs-pointer"]),
      Damage(
        text: "catalog snapshot 2\n", ids: ["snapshot-newer-version", "snapshot-newer-version"]),
      Damage(
        text: "catalog snapshot 1\nscreen photos \"photos\"\n",
        ids: ["snapshot-truncated", "snapshot-truncated"]),
      Damage(text: "catalog removal 1\n", ids: ["snapshot-unknown-format", "snapshot-removal"]),
    ]
  }

  @Test(arguments: Damage.all, ["photos/loaded.snap", "photos/loaded.snap.new"])
  func
    `what is damaged is told with its place, accepted by nobody, and keeps nobody else waiting`(
      damage: Damage, name: String
    ) throws
  {
    try with { catalog in
      try catalog.folder.write("Content/Screens/\(name)", damage.text)
      let before = try catalog.baselines()
      let pending = catalog.run("pending")
      #expect(pending.exitCode == .damagedInput)
      #expect(pending.causes == ["screen contacts added with 1 scenario"])
      #expect(pending.messages.contains("Content/Screens/\(name)"), "\(pending.messages)")
      #expect(catalog.run("accept", "photos").exitCode == .damagedInput)
      #expect(try catalog.baselines() == before)
      let walked = catalog.review("q")
      #expect(walked.exitCode == .damagedInput)
      #expect(walked.messages.contains("Content/Screens/\(name)"))
      let accepted = catalog.run("accept", "--all")
      #expect(accepted.exitCode == .damagedInput)
      #expect(accepted.causes == ["accepted \(pending.output.dropLast())"])
      var expected = before
      expected["contacts/loaded.snap"] = before["contacts/loaded.snap.new"]
      expected["contacts/loaded.snap.new"] = nil
      #expect(try catalog.baselines() == expected)
      // What cannot be read is no approved thing, so it can be dropped, but for the baseline.
      #expect(catalog.run("reject", "--all").exitCode == .fine)
      expected["photos/loaded.snap.new"] = nil
      #expect(try catalog.baselines() == expected)
      #expect(catalog.run("pending").exitCode == .fine)
    }
  }

  @Test func `a pending file that is damaged is written anew by the next run`() throws {
    try with { catalog in
      let before = try catalog.baselines()
      try catalog.folder.write("Content/Screens/photos/loaded.snap.new", "half a fi")
      #expect(catalog.run("verify").exitCode == .differences)
      #expect(try catalog.baselines() == before)
    }
  }

  @Test(arguments: ["accept", "reject"])
  func `a pending file that changes nothing waits for nobody and goes with the next decision`(
    command: String
  ) throws {
    try with { catalog in
      let text = RecordedCatalog.text(Self.old)
      try catalog.folder.write("Content/Screens/photos/loaded.snap.new", text)
      #expect(
        catalog.run("pending").causes == ["screen contacts added with 1 scenario"])
      #expect(catalog.run(command, "contacts").exitCode == .fine)
      let files = try catalog.baselines()
      #expect(files["photos/loaded.snap.new"] == nil)
      #expect(files["photos/loaded.snap"] == text)
    }
  }

  @Test(arguments: ["accept", "reject"])
  func `a removal of what is not there changes nothing and goes`(command: String) throws {
    try with { catalog in
      let before = try catalog.baselines()
      let removal = "catalog removal 1\nscreen photos\nscenario gone\nend\n"
      try catalog.folder.write("Content/Screens/photos/gone.snap.new", removal)
      #expect(catalog.run("pending").ids.count == 2)
      #expect(catalog.run(command, "--all").exitCode == .fine)
      var expected = before
      for name in ["photos/loaded", "contacts/loaded"] {
        if command == "accept" { expected["\(name).snap"] = before["\(name).snap.new"] }
        expected["\(name).snap.new"] = nil
      }
      #expect(try catalog.baselines() == expected)
    }
  }

  @Test func `a removal that waits alone, of what is not there, is not reported as done`() throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(RecordedCatalog.stream([Self.old]))
      catalog.run("record")
      let before = try catalog.baselines()
      let removal = "catalog removal 1\nscreen photos\nscenario gone\nend\n"
      try catalog.folder.write("Content/Screens/photos/gone.snap.new", removal)
      #expect(catalog.run("pending").exitCode == .fine)
      let accepted = catalog.run("accept", "--all")
      #expect(accepted.exitCode == .fine)
      #expect(accepted.output.isEmpty)
      #expect(accepted.messages == "Nothing waits for review.\n")
      #expect(try catalog.baselines() == before)
    }
  }

  @Test func `a removal of a damaged baseline is accepted by nobody`() throws {
    try with { catalog in
      let removal = "catalog removal 1\nscreen photos\nscenario loaded\nend\n"
      try catalog.folder.write("Content/Screens/photos/loaded.snap.new", removal)
      try catalog.folder.write("Content/Screens/photos/loaded.snap", "oops\n")
      let result = catalog.run("accept", "--all")
      #expect(result.exitCode == .damagedInput)
      let files = try catalog.baselines()
      #expect(files["photos/loaded.snap"] == "oops\n")
      #expect(files["photos/loaded.snap.new"] == removal)
    }
  }

  @Test func `a pending file under another name than its own is told with the right one`() throws {
    try with { catalog in
      let text = RecordedCatalog.text(Self.new)
      try catalog.folder.write("Content/Screens/photos/lodaed.snap.new", text)
      let before = try catalog.baselines()
      let pending = catalog.run("pending")
      #expect(pending.exitCode == .damagedInput)
      #expect(pending.messages.contains("Content/Screens/photos/lodaed.snap.new"))
      #expect(catalog.run("accept", "photos/lodaed").exitCode == .damagedInput)
      #expect(try catalog.baselines() == before)
    }
  }

  @Test func `a file that cannot be written leaves the whole decision undone`() throws {
    try with { catalog in
      // A folder stands where the baseline should go.
      try catalog.folder.write("Content/Screens/contacts/loaded.snap/inside", "theirs")
      let before = try catalog.folder.tree()
      let result = catalog.run("accept", "--all")
      #expect(result.exitCode == .damagedInput)
      #expect(result.messages.contains("Content/Screens/contacts/loaded.snap: error: cannot"))
      #expect(try catalog.folder.tree() == before)
    }
  }
}
