import CatalogCore
import Snapshots
import TestSupport
import Testing

/// `accept` and `reject` with words, and what they do about damage.
struct DecisionTests {
  private static let old = ReviewTable.photos("loaded", height: 64, titles: ["Dusk"])
  private static let new = ReviewTable.photos("loaded", height: 72, titles: ["Dusk"])

  /// One cause: the cells became higher.
  private static func table() -> ReviewTable {
    let table = ReviewTable()
    table.approve(old)
    table.wait(new)
    return table
  }

  private static func screen(_ id: String) -> SnapshotDocument {
    SnapshotDocument(
      screen: .init(id: id, title: id), scenario: .init(id: "loaded", title: "loaded"))
  }

  /// The id of the cause of the heights, which depends on nothing else that waits.
  private static var id: String {
    let output = table().run(["pending"]).output
    return String(output.prefix { $0 != " " })
  }

  // MARK: - Words

  @Test func `the start of an id that is also a screen is an error that names both`() throws {
    let id = Self.id
    let word = String(id.prefix(4))
    let table = Self.table()
    table.wait(Self.screen(word))
    let before = table.screens
    for command in ["accept", "reject"] {
      let result = table.run([command, word])
      #expect(result.exitCode == .usage)
      #expect(
        result.messages == """
          error: “\(word)” is the start of a cause and matches scenarios [review-ambiguous-cause]
            hint: it could be \(id) or \(word)/*

          """)
      #expect(table.screens == before)
    }
    // What the hint says is taken as it says.
    #expect(table.run(["accept", "\(word)/*"]).exitCode == .fine)
    #expect(table.screens["\(word)/loaded.snap"] != nil)
    #expect(table.screens["photos/loaded.snap"] == ReviewTable.text(Self.old))
    #expect(table.run(["accept", word]).exitCode == .fine)
    #expect(table.screens["photos/loaded.snap"] == ReviewTable.text(Self.new))
  }

  @Test func `a whole id is a cause, whatever screens there are`() {
    let id = Self.id
    let table = Self.table()
    table.wait(Self.screen(id))
    let result = table.run(["accept", id])
    #expect(result.exitCode == .fine)
    #expect(result.output.hasPrefix("accepted \(id) PhotoCell is 72 points high"))
    #expect(
      table.screens.keys.sorted() == ["\(id)/loaded.snap.new", "photos/loaded.snap"].sorted())
  }

  @Test func `a file name alone is that of a scenario`() {
    for word in ["loaded.snap", "loaded.snap.new", "*/loaded.snap", "photos/loaded"] {
      let table = Self.table()
      #expect(table.run(["accept", word]).exitCode == .fine)
      #expect(table.screens == ["photos/loaded.snap": ReviewTable.text(Self.new)])
    }
    #expect(Self.table().run(["accept", "photos.snap"]).exitCode == .usage)
  }

  // MARK: - Damage

  private static let damages = ["", "oops\n", "<<<<<<< HEAD\n", "catalog removal 1\n"]

  @Test(arguments: damages)
  func `rejecting drops a pending file that cannot be read, accepting never does`(text: String) {
    for words in [["--all"], ["odd"], ["odd/*"], ["Content/Screens/odd/x.snap.new"], ["x.snap"]] {
      let table = Self.table()
      let path = "Content/Screens/odd/x.snap.new"
      table.files[path] = text
      let accepted = table.run(["accept"] + words)
      #expect(accepted.exitCode == .damagedInput)
      #expect(accepted.messages.contains("\(path):"))
      #expect(table.files[path] == text)
      let rejected = table.run(["reject"] + words)
      #expect(rejected.exitCode == .fine, "\(rejected.messages)")
      #expect(rejected.output.contains("dropped odd/x.snap.new, which could not be read\n"))
      #expect(rejected.messages.contains("1 file dropped."))
      #expect(table.files[path] == nil)
      #expect(table.run(["reject", "--all"]).exitCode == .fine)
    }
  }

  @Test func `accepting everything takes what can be read and says what cannot`() {
    let table = Self.table()
    table.files["Content/Screens/odd/x.snap.new"] = "oops\n"
    let result = table.run(["accept", "--all"])
    #expect(result.exitCode == .damagedInput)
    #expect(
      result.messages.hasSuffix(
        "1 cause accepted. 1 file cannot be accepted; catalog reject drops it.\n"))
    #expect(table.screens["photos/loaded.snap"] == ReviewTable.text(Self.new))
  }

  @Test func `what waits beside a damaged baseline can be rejected, and the baseline stays`() {
    let table = Self.table()
    let path = "Content/Screens/photos/loaded.snap"
    table.files[path] = "<<<<<<< HEAD\n"
    for words in [["pending"], ["accept", "--all"], ["accept", "photos"], ["review"]] {
      let result = table.run(words)
      #expect(result.exitCode == .damagedInput)
      #expect(result.messages.contains("\(path):1:1: error: the snapshot holds a merge conflict"))
      #expect(result.messages.contains("“catalog reject” drops what waits beside it"))
      #expect(table.files["\(path).new"] != nil)
    }
    let result = table.run(["reject", "photos/loaded"])
    #expect(
      result.output
        == "dropped photos/loaded.snap.new, which waited beside a baseline that cannot be read\n")
    #expect(result.exitCode == .fine)
    #expect(table.screens == ["photos/loaded.snap": "<<<<<<< HEAD\n"])
    #expect(table.run(["pending"]).messages == "Nothing waits for review.\n")
  }

  @Test func `a file name of somebody else cannot speak to the terminal`() {
    let table = ReviewTable()
    table.files["Content/Screens/a/\u{1B}[2J.snap.new"] = "oops"
    for words in [["pending"], ["accept", "--all"], ["reject", "--all"]] {
      let result = table.run(words)
      #expect(!(result.output + result.messages).contains("\u{1B}"))
    }
    #expect(table.screens.isEmpty)
  }

  // MARK: - Stale files

  @Test func `a pending file that changes nothing goes with the next decision`() {
    let table = Self.table()
    let same = ReviewTable.photos("same", height: 64, titles: [])
    table.approve(same)
    table.wait(same)
    #expect(table.run(["reject", "photos/loaded"]).exitCode == .fine)
    #expect(table.screens.keys.sorted() == ["photos/loaded.snap", "photos/same.snap"])
  }
}
