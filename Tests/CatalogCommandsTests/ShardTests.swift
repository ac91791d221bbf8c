import CatalogCore
import Snapshots
import TestSupport
import Testing

/// Runs of a part of the scenarios, and what makes a whole of them.
struct ShardTests {
  /// What the screens were when they were approved: one scenario is gone since.
  private static let before =
    Story.before + [Story.document("contacts", "gone", [Story.contact(9)])]

  /// Runs the body where the story happened and a scenario went.
  private func with(_ body: (RecordedCatalog) throws -> Void) throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(RecordedCatalog.stream(Self.before))
      catalog.run("record", "--once")
      try catalog.play(RecordedCatalog.stream(Story.after))
      try body(catalog)
    }
  }

  private func folders(_ catalog: RecordedCatalog, _ count: Int) -> [String] {
    (1...count).map { catalog.folder.path.appending("shards/\($0)").string }
  }

  /// Runs each shard on a CI machine of its own.
  private func runShards(_ catalog: RecordedCatalog, _ count: Int, _ more: [String] = []) {
    for (index, folder) in folders(catalog, count).enumerated() {
      let result = catalog.run(
        ["verify", "--ci", "--shard", "\(index + 1)/\(count)", "--report", folder] + more)
      #expect([.fine, .differences].contains(result.exitCode), "\(result.messages)")
    }
  }

  @Test(arguments: [["--filter", "photos"], ["--shard", "1/3"], ["--filter", "*/loaded"]])
  func `a run of a part says nothing of scenarios that are gone, and removes nothing`(
    part: [String]
  ) throws {
    try with { catalog in
      let before = try catalog.baselines()
      let result = catalog.run(["verify", "--ci", "--format=json"] + part)
      #expect(result.exitCode == .differences)
      let report = try JSONNode(parsing: SourceText(path: "report", bytes: result.bytes))
      #expect(report.list("documents").allSatisfy { $0.text("change") != "removed" })
      #expect(!result.output.contains("gone"))
      for mode in ["missing", "changed", "all"] {
        if part[0] == "--filter" {
          let pruned = catalog.run(["record", "--once", "--mode", mode, "--prune"] + part)
          #expect(pruned.exitCode == .usage)
          #expect(pruned.messages.contains("[usage-pruning-part]"))
        }
      }
      #expect(try catalog.baselines() == before)
      // What waits for review from before is of no concern to a run of another part.
      catalog.run("verify")
      let waiting = try catalog.baselines()
      catalog.run(["verify"] + part)
      #expect(try catalog.baselines() == waiting)
    }
  }

  @Test func `after a scenario that failed nothing is said to be gone`() throws {
    try with { catalog in
      let before = try catalog.baselines()
      let plan = Story.after.map {
        SnapshotStream.Item(screen: $0.screen.id, scenario: $0.scenario.id)
      }
      var bytes = SnapshotStream.header(plan: plan)
      for (item, document) in zip(plan, Story.after) {
        bytes += SnapshotStream.announcement(of: item)
        bytes +=
          item.scenario == "search"
          ? SnapshotStream.record(ofProblem: "the file is gone")
          : SnapshotStream.record(ofSnapshot: SnapshotWriter.bytes(of: document))
      }
      try catalog.play(bytes + SnapshotStream.trailer(count: plan.count))
      for words in [["verify"], ["record", "--mode", "all", "--prune"]] {
        let result = catalog.run(words)
        #expect(result.exitCode == .recorderFailed)
        #expect(result.output.isEmpty)
        #expect(try catalog.baselines() == before)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 5], ["text", "markdown", "json", "junit", "github"])
  func `merged shards say what one whole run says, names across shards and orphans included`(
    count: Int, form: String
  ) throws {
    try with { catalog in
      runShards(catalog, count)
      let whole = catalog.run("verify", "--ci", "--format", form)
      // In whatever order they are named.
      let merged = catalog.run(
        ["merge", "--ci", "--format", form] + folders(catalog, count).reversed())
      #expect(merged == whole)
      #expect(whole.exitCode == .differences)
      #expect(whole.output.contains("gone"))
      #expect(whole.output.contains("renamed"))
    }
  }

  @Test func `merged shards put aside for review what one whole run does`() throws {
    try with { catalog in
      runShards(catalog, 3)
      #expect(catalog.run(["merge", "--no-ci"] + folders(catalog, 3)).exitCode == .differences)
      let merged = try catalog.baselines()
      #expect(merged.keys.contains("contacts/gone.snap.new"))
      catalog.run("reject", "--all")
      catalog.run("verify", "--no-ci")
      #expect(try catalog.baselines() == merged)
    }
  }

  @Test func `shards in one folder are merged as those in several are`() throws {
    try with { catalog in
      let folder = catalog.folder.path.appending("all").string
      for index in 1...3 {
        catalog.run("verify", "--ci", "--shard", "\(index)/3", "--report", folder)
      }
      let whole = catalog.run("verify", "--ci")
      #expect(catalog.run("merge", "--ci", folder) == whole)
    }
  }

  @Test func `shards of a filtered run say nothing of scenarios that are gone`() throws {
    try with { catalog in
      runShards(catalog, 2, ["--filter", "contacts"])
      let merged = catalog.run(["merge", "--ci"] + folders(catalog, 2))
      #expect(merged.exitCode == .differences)
      #expect(!merged.output.contains("gone"))
      #expect(!merged.output.contains("photos"))
    }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var id: String
    /// What happens to the folders before they are merged; `nil` names no more.
    var spoil: @Sendable (RecordedCatalog) throws -> [String]

    var testDescription: String { id }
  }

  @Test(
    arguments: [
      Fault(id: "shard-missing") { _ in ["1", "3"] },
      Fault(id: "shard-twice") { _ in ["1", "2", "3", "3"] },
      Fault(id: "shard-none") { catalog in
        catalog.folder.makeFolder("shards/4")
        return ["1", "2", "3", "4"]
      },
      Fault(id: "file-list") { _ in ["1", "2", "3", "5"] },
      Fault(id: "shard-damaged") { catalog in
        let name = "shards/2/shard-2-of-3.stream"
        try catalog.folder.write(name, String(try catalog.folder.read(name).dropLast(9)))
        return ["1", "2", "3"]
      },
      Fault(id: "shard-count") { catalog in
        let folder = catalog.folder.path.appending("shards/6").string
        catalog.run("verify", "--ci", "--shard", "1/2", "--report", folder)
        return ["1", "2", "3", "6"]
      },
      Fault(id: "shard-plan") { catalog in
        try catalog.play(RecordedCatalog.stream(Array(Story.after.dropLast())))
        let folder = catalog.folder.path.appending("shards/3").string
        catalog.run("verify", "--ci", "--shard", "3/3", "--report", folder)
        return ["1", "2", "3"]
      },
      Fault(id: "shard-once") { catalog in
        let folder = catalog.folder.path.appending("shards/3").string
        catalog.run("verify", "--ci", "--twice", "--shard", "3/3", "--report", folder)
        return ["1", "2", "3"]
      },
    ])
  func `parts that make no whole are exit code 3, and nothing is said to be the same`(fault: Fault)
    throws
  {
    try with { catalog in
      runShards(catalog, 3)
      let names = try fault.spoil(catalog)
      let before = try catalog.baselines()
      let result = catalog.run(
        ["merge", "--no-ci"] + names.map { catalog.folder.path.appending("shards/\($0)").string })
      #expect(result.exitCode == .damagedInput)
      #expect(result.output.isEmpty)
      #expect(result.messages.contains("[\(fault.id)]"), "\(result.messages)")
      #expect(try catalog.baselines() == before)
    }
  }

  @Test(arguments: [2, 3, 4])
  func `shards that run twice find nothing volatile in screens that are not`(count: Int) throws {
    try RecordedCatalog.with { catalog in
      let settings = "recorder: [\(try BuiltProgram.path("sample-screens")), --jobs, '2']\n"
      try catalog.folder.write("Content/catalog.yml", settings)
      #expect(catalog.run("record").exitCode == .fine)
      for (index, folder) in folders(catalog, count).enumerated() {
        let result = catalog.run(
          "verify", "--ci", "--twice", "--shard", "\(index + 1)/\(count)", "--report", folder)
        #expect(result.exitCode == .fine, "\(result.output)")
      }
      let merged = catalog.run(["merge", "--ci"] + folders(catalog, count))
      #expect(merged.exitCode == .fine, "\(merged.output)")
      #expect(merged == catalog.run("verify", "--ci", "--twice"))
    }
  }
}
