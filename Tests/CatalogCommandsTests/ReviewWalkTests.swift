import CatalogCore
import Snapshots
import TestSupport
import Testing

/// `review`, with somebody at the terminal who presses keys.
@Suite(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
struct ReviewWalkTests {
  private func text(_ document: SnapshotDocument) -> String { RecordedCatalog.text(document) }

  @Test func `each key decides on the cause that is shown`() throws {
    try Story.with { story, ids throws in
      let result = story.catalog.review("ars")
      // One was skipped and one not reached.
      #expect(result.exitCode == .differences)
      #expect(result.messages.hasSuffix("1 accepted, 1 rejected, 2 left.\n"))
      #expect(
        try story.catalog.baselines()["photos/few.snap"]
          == text(Story.before[1].withHigherPhotos))
      #expect(story.catalog.run("pending").ids == [ids[Story.name], ids[Story.row]])
    }
  }

  @Test func `accepting everything by keys is as accepting it by a command`() throws {
    try Story.with { story, _ throws in
      let result = story.catalog.review("aaaa")
      #expect(result.exitCode == .fine)
      #expect(result.messages.hasSuffix("4 accepted, 0 rejected, 0 left.\n"))
      let walked = try story.catalog.baselines()
      try Story.with { other, _ throws in
        other.catalog.run("accept", "--all")
        #expect(try other.catalog.baselines() == walked)
      }
    }
  }

  @Test(arguments: ["au", "ru", "aruu", "raauuu", "auau", "Ayu", "Ryu"])
  func `undo makes every file what it was before the decision`(keys: String) throws {
    try Story.with { story, ids throws in
      let before = try story.catalog.folder.tree()
      let result = story.catalog.review(keys)
      #expect(result.exitCode == .differences)
      #expect(result.messages.hasSuffix("0 accepted, 0 rejected, 4 left.\n"))
      #expect(try story.catalog.folder.tree() == before)
      #expect(story.catalog.run("pending").ids == ids)
    }
  }

  @Test func `undo goes back one decision at a time, and no further than the start`() throws {
    try Story.with { story, ids throws in
      let result = story.catalog.review("aauq")
      #expect(result.messages.hasSuffix("1 accepted, 0 rejected, 3 left.\n"))
      #expect(story.catalog.run("pending").ids == Array(ids.dropFirst()))
      let before = try story.catalog.folder.tree()
      #expect(story.catalog.review("u").messages.contains("there is nothing to undo\n"))
      #expect(try story.catalog.folder.tree() == before)
    }
  }

  @Test(arguments: ["An", "Rn", "A", "Aq"])
  func `a decision on a whole kind is asked for, and anything but yes is no`(keys: String) throws {
    try Story.with { story, _ throws in
      let before = try story.catalog.folder.tree()
      let result = story.catalog.review(keys)
      #expect(result.messages.contains(" 1 cause of the kind “"))
      #expect(result.messages.contains("nothing was decided\n"))
      #expect(try story.catalog.folder.tree() == before)
    }
  }

  @Test func `a decision on a kind takes all causes of the kind and no other`() throws {
    try RecordedCatalog.with { catalog in
      let values = ["a", "b", "c"]
      func play(_ suffix: String) throws {
        try catalog.play(
          RecordedCatalog.stream(
            values.map { RecordedCatalog.document("photos", $0, row: $0 + suffix) }
              + [RecordedCatalog.document(suffix, "new")]))
      }
      try play("1")
      catalog.run("record")
      try play("2")
      #expect(catalog.run("verify").ids.count == 4)
      let result = catalog.review("sAy")
      // What was skipped is not decided on, nor is what is of another kind.
      #expect(result.messages.hasSuffix("2 accepted, 0 rejected, 2 left.\n"), "\(result.messages)")
      #expect(catalog.run("pending").ids.count == 2)
    }
  }

  @Test func `the place of a picture is a page that has the cause`() throws {
    try Story.with { story, ids throws in
      var catalog = story.catalog
      catalog.environment = ["TMPDIR": catalog.folder.path.string]
      let result = catalog.review("pspq")
      let places = result.messages.split(separator: "\n").filter { $0.hasPrefix("file://") }
      #expect(places.count == 2)
      for (place, id) in zip(places, ids) {
        let parts = place.split(separator: "#")
        let path = parts[0].dropFirst("file://".count)
        // Messages name paths within the catalog, which has nothing that is escaped in a URL.
        let page = try DiskFileSystem().read(catalog.folder.path.appending(String(path)))
        #expect(parts[1].hasSuffix(id))
        #expect(String(decodingUTF8: page).contains("id=\"\(parts[1])\""))
      }
    }
  }

  @Test func `when nobody is there any more, what was decided stays and the rest waits`() throws {
    try Story.with { story, ids throws in
      let result = story.catalog.review("a")
      #expect(result.exitCode == .differences)
      #expect(result.messages.hasSuffix("1 accepted, 0 rejected, 3 left.\n"))
      #expect(story.catalog.run("pending").ids == Array(ids.dropFirst()))
      let none = story.catalog.review("")
      #expect(none.exitCode == .differences)
      #expect(none.messages.hasSuffix("0 accepted, 0 rejected, 3 left.\n"))
    }
  }

  @Test func `without a terminal the message names the commands that need none`() throws {
    try Story.with { story, _ throws in
      let before = try story.catalog.folder.tree()
      let result = story.catalog.run("review")
      #expect(result.exitCode == .usage)
      #expect(result.output.isEmpty)
      for command in ["pending", "accept", "reject"] {
        #expect(result.messages.contains("catalog \(command)"))
      }
      #expect(try story.catalog.folder.tree() == before)
    }
  }

  @Test(arguments: [40, 80, 10, 300])
  func `without colour every line fits the terminal and has no sequence`(columns: Int) throws {
    try Story.with { story, _ throws in
      let result = story.catalog.review("sdds?sxsq", columns: columns)
      #expect(!result.messages.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
      let width = max(40, min(columns, 100))
      for line in result.messages.split(separator: "\n") where !line.contains("  ") {
        #expect(line.count <= width, "\(line)")
      }
      #expect(result.messages.contains(String(repeating: "─", count: width - 7) + "\n"))
    }
  }

  @Test func `colour changes nothing but the colour`() throws {
    try Story.with { story, _ throws in
      let plain = story.catalog.review("sdsdsds")
      var catalog = story.catalog
      catalog.prepare = { $0.isTerminal = true }
      let colored = catalog.review("sdsdsds")
      #expect(colored.messages != plain.messages)
      #expect(Self.withoutColor(colored.messages) == plain.messages)
      catalog.environment = ["NO_COLOR": "1"]
      #expect(catalog.review("sdsdsds").messages == plain.messages)
    }
  }

  /// Without the sequences that start and end a colour.
  private static func withoutColor(_ text: String) -> String {
    text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated().map {
      index, piece in
      index == 0 ? String(piece) : String(piece.drop { $0 != "m" }.dropFirst())
    }.joined()
  }

  @Test func `what somebody else decided meanwhile is not decided on again`() throws {
    try Story.with { story, ids throws in
      let other = story.catalog
      // Before the first key is pressed, another terminal accepts what is shown.
      let result = story.catalog.review("rq") { pressed in
        if pressed == 0 { other.run("accept", ids[Story.height]) }
      }
      #expect(result.exitCode == .differences)
      #expect(
        try story.catalog.baselines()["photos/few.snap"]
          == text(Story.before[1].withHigherPhotos))
      #expect(result.messages.hasSuffix("0 accepted, 0 rejected, 3 left.\n"), "\(result.messages)")
    }
  }

  @Test func `undo takes nothing back that somebody else has decided on since`() throws {
    try Story.with { story, ids throws in
      let other = story.catalog
      let result = story.catalog.review("auq") { pressed in
        if pressed == 1 { other.run("accept", ids[Story.row]) }
      }
      #expect(result.exitCode == .differences)
      #expect(result.messages.contains("changed meanwhile"))
      #expect(result.messages.hasSuffix("1 accepted, 0 rejected, 2 left.\n"), "\(result.messages)")
      #expect(try story.catalog.baselines()["photos/loaded.snap"] == text(Story.after[0]))
    }
  }

  @Test func `undo goes on where somebody else decided on other scenarios`() throws {
    try RecordedCatalog.with { catalog in
      func stream(_ row: String) -> [UInt8] {
        RecordedCatalog.stream(
          ["a", "b"].map { RecordedCatalog.document($0, "s", row: "\($0) \(row)") })
      }
      try catalog.play(stream("old"))
      catalog.run("record")
      let old = try catalog.baselines()
      try catalog.play(stream("new"))
      catalog.run("verify")
      let waiting = try catalog.baselines()
      let result = catalog.review("auq") { pressed in
        if pressed == 1 { catalog.run("accept", "b/s") }
      }
      #expect(result.messages.contains("undone\n"), "\(result.messages)")
      let files = try catalog.baselines()
      #expect(files["a/s.snap"] == old["a/s.snap"])
      #expect(files["a/s.snap.new"] == waiting["a/s.snap.new"])
      #expect(files["b/s.snap"] == waiting["b/s.snap.new"])
      #expect(files["b/s.snap.new"] == nil)
    }
  }
}
