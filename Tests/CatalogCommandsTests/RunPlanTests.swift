import CatalogCore
import Snapshots
import TestSupport
import Testing

/// Recorders that do not do what they are asked for, and what they left before.
struct RunPlanTests {
  private let items = ["a", "b", "c", "d"].map { SnapshotStream.Item(screen: $0, scenario: "x") }

  /// A stream that lists all items and runs some.
  private func stream(running included: [Int], of all: [SnapshotStream.Item]? = nil) -> [UInt8] {
    let all = all ?? items
    var bytes = SnapshotStream.header(plan: all) { included.contains($0) }
    for index in included {
      bytes += SnapshotStream.announcement(of: all[index])
      bytes += SnapshotStream.record(
        ofSnapshot: SnapshotWriter.bytes(
          of: RecordedCatalog.document(all[index].screen, all[index].scenario)))
    }
    return bytes + SnapshotStream.trailer(count: included.count)
  }

  @Test func `a scenario that was asked for and not run is no success`() throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(stream(running: [0, 1, 2, 3]))
      catalog.run("record", "--once")
      try catalog.play(stream(running: [0, 2]))
      for words in [
        ["verify"], ["verify", "--filter", "b"], ["record", "--mode", "all", "--once"],
      ] {
        let result = catalog.run(words)
        #expect(result.exitCode == .recorderFailed)
        #expect(result.messages.contains("the recorder did not run “b/x”"))
        #expect(result.messages.contains("[recorder-not-run]"))
      }
      // What it was not asked for it need not run.
      #expect(catalog.run("verify", "--filter", "c").exitCode == .fine)
    }
  }

  @Test func `other scenarios the second time are a failure that names them`() throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(stream(running: [0, 1]))
      try DiskFileSystem().write(
        stream(running: [0, 1, 2, 3, 4], of: items + [.init(screen: "e", scenario: "x")]),
        to: catalog.folder.path.appending("second"))
      try catalog.folder.write(
        "recorder",
        "#!/bin/sh\ncase \"$*\" in *--reverse*) cat second;; *) cat first;; esac\n",
        isProgram: true)
      try DiskFileSystem().write(
        stream(running: [0, 1, 2, 3]), to: catalog.folder.path.appending("first"))
      let result = catalog.run("record")
      #expect(result.exitCode == .recorderFailed)
      #expect(result.messages.contains("“e/x” is there in one run and not in the next"))
      #expect(try catalog.baselines().isEmpty)
    }
  }

  @Test func `a snapshot that is damaged the second time is a failure`() throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(stream(running: [0], of: [items[0]]))
      let item = items[0]
      let damaged =
        SnapshotStream.header(plan: [item]) + SnapshotStream.announcement(of: item)
        + SnapshotStream.record(ofSnapshot: Array("oops\n".utf8)) + SnapshotStream.trailer(count: 1)
      try DiskFileSystem().write(damaged, to: catalog.folder.path.appending("second"))
      try catalog.folder.write(
        "recorder",
        "#!/bin/sh\ncase \"$*\" in *--reverse*) cat second;; *) cat stream;; esac\n",
        isProgram: true)
      #expect(catalog.run("record").exitCode == .recorderFailed)
      #expect(try catalog.baselines().isEmpty)
    }
  }

  @Test(arguments: [["Photos", "photos"], ["É", "é"]])
  func `a screen that is new in another case does not take the file of the approved one`(
    names: [String]
  ) throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(RecordedCatalog.stream([RecordedCatalog.document(names[0], "x")]))
      catalog.run("record", "--once")
      let before = try catalog.baselines()
      try catalog.play(RecordedCatalog.stream([RecordedCatalog.document(names[1], "x")]))
      for words in [
        ["verify"], ["verify", "--ci"], ["record", "--mode", "all", "--prune", "--once"],
      ] {
        let result = catalog.run(words)
        #expect(result.exitCode == .damagedInput)
        #expect(result.messages.contains("[recorder-shared-file]"))
        #expect(try catalog.baselines() == before)
      }
    }
  }

  // MARK: - Shards

  @Test func `a shard that fails leaves nothing that could be merged`() throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(stream(running: [0, 1, 2, 3]))
      catalog.run("record", "--once")
      let folders = (1...2).map { catalog.folder.path.appending("shard\($0)").string }
      for (index, folder) in folders.enumerated() {
        let words = ["verify", "--ci", "--shard", "\(index + 1)/2", "--report", folder]
        #expect(catalog.run(words).exitCode == .fine)
      }
      #expect(catalog.run(["merge", "--ci"] + folders).exitCode == .fine)
      try catalog.folder.write("recorder", "#!/bin/sh\nexit 9\n", isProgram: true)
      let failed = catalog.run(["verify", "--ci", "--shard", "2/2", "--report", folders[1]])
      #expect(failed.exitCode == .recorderFailed)
      #expect(catalog.run(["merge", "--ci"] + folders).exitCode == .damagedInput)
    }
  }

  @Test func `shards that were filtered differently make no whole`() throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(stream(running: [0, 1, 2, 3]))
      catalog.run("record", "--once")
      let folders = (1...2).map { catalog.folder.path.appending("shard\($0)").string }
      catalog.run(["verify", "--ci", "--shard", "1/2", "--report", folders[0]])
      catalog.run(
        [
          "verify", "--ci", "--shard", "2/2", "--filter", "a", "--filter", "b", "--report",
          folders[1],
        ])
      let result = catalog.run(["merge", "--ci"] + folders)
      #expect(result.exitCode == .damagedInput)
      #expect(result.messages.contains("[shard-share]"))
    }
  }
}
