import CatalogCore
import Snapshots
import TestSupport
import Testing

/// One change of an app from the recorder to the history, in a repository.
@Suite(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
struct ReviewStoryTests {
  private func text(_ document: SnapshotDocument) -> String { RecordedCatalog.text(document) }

  private static let removal = "catalog removal 1\nscreen photos\nscenario few\nend\n"

  /// The texts of some documents by the names of their files.
  private func files(_ documents: [SnapshotDocument], _ suffix: String = ".snap") -> [String:
    String]
  {
    Dictionary(
      uniqueKeysWithValues: documents.map {
        ("\($0.screen.id)/\($0.scenario.id)\(suffix)", text($0))
      })
  }

  @Test func `four changes are four causes, in every later run the same`() throws {
    try Story.with { story, ids throws in
      for _ in 0..<2 {
        let verified = story.catalog.run("verify")
        #expect(verified.exitCode == .differences)
        #expect(verified.causes == Story.causes)
        #expect(verified.ids == ids)
        let pending = story.catalog.run("pending")
        #expect(pending.exitCode == .differences)
        #expect(pending.output == verified.output)
        #expect(pending.messages.hasPrefix("4 causes in 4 scenarios. "))
      }
      var expected = files(Story.before)
      expected.merge(files(Story.after, ".snap.new")) { $1 }
      expected["photos/few.snap.new"] = Self.removal
      #expect(try story.catalog.baselines() == expected)
      #expect(
        try story.status() == [
          "?? contacts/loaded.snap.new", "?? contacts/search.snap.new",
          "?? photos/few.snap.new", "?? photos/loaded.snap.new", "?? photos/some.snap.new",
        ])
    }
  }

  @Test func `what is accepted is in the baselines, what is rejected is not, and the rest waits`()
    throws
  {
    try Story.with { story, ids throws in
      let accepted = story.catalog.run("accept", ids[Story.height])
      #expect(accepted.exitCode == .fine)
      #expect(accepted.output == "accepted \(ids[Story.height]) \(Story.causes[Story.height])\n")
      #expect(accepted.messages == "1 cause accepted. 3 causes left: catalog pending\n")
      let rejected = story.catalog.run("reject", ids[Story.source])
      #expect(rejected.exitCode == .fine)
      #expect(rejected.output == "rejected \(ids[Story.source]) \(Story.causes[Story.source])\n")
      #expect(rejected.messages == "1 cause rejected. 2 causes left: catalog pending\n")

      let pending = story.catalog.run("pending")
      #expect(pending.exitCode == .differences)
      #expect(pending.causes == [Story.causes[Story.name], Story.causes[Story.row]])
      #expect(pending.ids == [ids[Story.name], ids[Story.row]])

      var expected = files(Story.before.map(\.withHigherPhotos))
      expected["photos/loaded.snap.new"] = text(Story.after[0])
      expected["photos/some.snap.new"] = text(Story.after[1])
      expected["photos/few.snap.new"] = Self.removal
      #expect(try story.catalog.baselines() == expected)
      #expect(
        try story.status() == [
          "M contacts/loaded.snap", "M photos/few.snap", "M photos/loaded.snap",
          "?? photos/few.snap.new", "?? photos/loaded.snap.new", "?? photos/some.snap.new",
        ])
      // Rejecting was no approval: the next run finds it again.
      #expect(
        story.catalog.run("verify").causes == [1, 2, 3].map { Story.causes[$0] })
    }
  }

  @Test func `accepting everything makes the baselines what was recorded, and verify is green`()
    throws
  {
    try Story.with { story, _ throws in
      let accepted = story.catalog.run("accept", "--all")
      #expect(accepted.exitCode == .fine)
      #expect(accepted.messages == "4 causes accepted. Nothing is left.\n")
      #expect(try story.catalog.baselines() == files(Story.after))
      #expect(story.catalog.run("pending").exitCode == .fine)
      #expect(story.catalog.run("verify").exitCode == .fine)
      #expect(try story.catalog.baselines() == files(Story.after))
      for command in ["accept", "reject"] {
        let again = story.catalog.run(command, "--all")
        #expect(again.exitCode == .fine)
        #expect(again.messages == "Nothing waits for review.\n")
      }
    }
  }

  @Test func `rejecting everything leaves the baselines and nothing else`() throws {
    try Story.with { story, _ throws in
      #expect(story.catalog.run("reject", "--all").exitCode == .fine)
      #expect(try story.catalog.baselines() == files(Story.before))
      #expect(try story.status() == [])
    }
  }

  @Test(arguments: Permutation.all)
  func `causes accepted one after the other end where all at once do, in any order`(
    order: Permutation
  ) throws {
    try Story.with { story, ids throws in
      for (index, cause) in order.indices.enumerated() {
        #expect(story.catalog.run("accept", ids[cause]).exitCode == .fine)
        let left = order.indices[(index + 1)...].sorted().map { Story.causes[$0] }
        #expect(story.catalog.run("pending").causes.sorted() == left.sorted())
      }
      #expect(try story.catalog.baselines() == files(Story.after))
    }
  }

  @Test(arguments: Permutation.all)
  func `causes rejected one after the other end where they began, in any order`(
    order: Permutation
  ) throws {
    try Story.with { story, ids throws in
      for cause in order.indices {
        #expect(story.catalog.run("reject", ids[cause]).exitCode == .fine)
      }
      #expect(try story.catalog.baselines() == files(Story.before))
    }
  }

  /// An order of the four causes: each of them first and last, and some in between.
  struct Permutation: Sendable, CustomTestStringConvertible {
    var indices: [Int]

    var testDescription: String { indices.map(String.init).joined(separator: " ") }

    static let all = [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]].map {
      Permutation(indices: $0)
    }
  }

  @Test func `a rejected name leaves the other changes of its scenario waiting under the old one`()
    throws
  {
    try Story.with { story, ids throws in
      #expect(story.catalog.run("reject", ids[Story.name]).exitCode == .fine)
      let files = try story.catalog.baselines()
      #expect(files["photos/some.snap.new"] == nil)
      #expect(files["photos/few.snap.new"] == text(Story.before[1].withHigherPhotos))
      #expect(files["photos/few.snap"] == text(Story.before[1]))
      #expect(
        story.catalog.run("pending").causes == [0, 1, 3].map { Story.causes[$0] })
      #expect(story.catalog.run("accept", "--all").exitCode == .fine)
      #expect(
        try story.catalog.baselines()["photos/few.snap"]
          == text(Story.before[1].withHigherPhotos))
    }
  }

  @Test func `an accepted name leaves the other changes of its scenario waiting under the new one`()
    throws
  {
    try Story.with { story, ids throws in
      #expect(story.catalog.run("accept", ids[Story.name]).exitCode == .fine)
      var renamed = Story.before[1]
      renamed.scenario.id = "some"
      let files = try story.catalog.baselines()
      #expect(files["photos/some.snap"] == text(renamed))
      #expect(files["photos/some.snap.new"] == text(Story.after[1]))
      #expect(files.keys.allSatisfy { !$0.hasPrefix("photos/few") })
    }
  }

  @Test(
    arguments: [
      // Scenarios by a pattern, with what is left of the causes.
      (["contacts/*"], 3), (["contacts"], 3), (["*/some"], 3), (["photos/fe?"], 3),
      (["Content/Screens/photos/loaded.snap.new"], 3), (["photos", "contacts/loaded"], 1),
    ])
  func `a pattern takes scenarios with all that changed in them`(patterns: [String], left: Int)
    throws
  {
    try Story.with { story, ids throws in
      let accepted = story.catalog.run(["accept"] + patterns)
      #expect(accepted.exitCode == .fine)
      let named = patterns.map(NamePattern.init)
      var expected: [String: String] = [:]
      for (old, new) in zip(Story.before, Story.after) {
        let isTaken = named.contains { pattern in
          [old, new].contains {
            pattern.matches(screen: $0.screen.id, scenario: $0.scenario.id)
          }
        }
        expected.merge(files([isTaken ? new : old])) { $1 }
        if !isTaken { expected.merge(files([new], ".snap.new")) { $1 } }
      }
      if expected["photos/few.snap"] != nil { expected["photos/few.snap.new"] = Self.removal }
      #expect(try story.catalog.baselines() == expected)
      #expect(story.catalog.run("pending").ids.count == left)
    }
  }

  @Test func `the first four digits of an id are enough where they mean one cause`() throws {
    try Story.with { story, ids throws in
      let start = String(ids[Story.row].prefix(4))
      #expect(story.catalog.run("accept", start).exitCode == .fine)
      #expect(story.catalog.run("pending").ids == ids.filter { $0 != ids[Story.row] })
      let short = story.catalog.run("accept", String(ids[Story.height].prefix(3)))
      #expect(short.exitCode == .usage)
    }
  }

  @Test(
    arguments: [
      ["accept", "photo/*"], ["reject", "photo/*"], ["accept", "00000000"],
      ["accept", "contacts", "nothing"], ["reject", "contacts", "nothing"], ["accept", ""],
      ["accept"], ["reject"], ["accept", "--all", "photos"],
    ])
  func `a word that means nothing is exit code 2, and nothing is decided`(words: [String]) throws {
    try Story.with { story, _ throws in
      let before = try story.catalog.folder.tree()
      let result = story.catalog.run(words)
      #expect(result.exitCode == .usage)
      #expect(result.output.isEmpty)
      #expect(result.messages.hasPrefix("error: "))
      #expect(try story.catalog.folder.tree() == before)
    }
  }

  @Test func `a word that is nearly right has a hint`() throws {
    try Story.with { story, _ throws in
      let result = story.catalog.run("accept", "photos/sone")
      #expect(
        result.messages == """
          error: nothing that waits for review matches “photos/sone” [review-no-match]
            hint: did you mean “photos/some”?

          """)
    }
  }
}
