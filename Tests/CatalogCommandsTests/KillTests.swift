import CatalogCore
import Snapshots
import TestSupport
import Testing

/// Commands that are stopped in the middle leave whole files, and doing the same again ends as if
/// nothing had happened.
struct KillTests {
  struct Work: Sendable, CustomTestStringConvertible {
    var words: [String]
    /// The cause that the words are about, by its place in the story.
    var cause: Int?
    /// Whether `verify` has run before.
    var isPending = true

    var testDescription: String {
      words.joined(separator: " ") + (cause.map { " \(Story.causes[$0])" } ?? "")
    }

    static let all =
      [
        Work(words: ["verify"], isPending: false),
        Work(words: ["verify"]),
        Work(words: ["record", "--once"], isPending: false),
        Work(words: ["record", "--once", "--mode", "changed", "--prune"], isPending: false),
        Work(words: ["record", "--once", "--mode", "all", "--prune"]),
      ] + decisions("accept") + decisions("reject")

    private static func decisions(_ command: String) -> [Work] {
      [Work(words: [command, "--all"]), Work(words: [command, "photos/*"])]
        + [Story.height, Story.source, Story.row].map { Work(words: [command], cause: $0) }
    }
  }

  /// The story before a command, to be made again for each place where the command is stopped.
  private struct Start {
    var catalog: RecordedCatalog
    var files: [String: String]
    var words: [String]

    init(_ catalog: RecordedCatalog, _ work: Work) throws {
      self.catalog = catalog
      try catalog.play(RecordedCatalog.stream(Story.before))
      catalog.run("record", "--once")
      try catalog.play(RecordedCatalog.stream(Story.after))
      words = work.words
      if work.isPending {
        let ids = catalog.run("verify").ids
        try #require(ids.count == Story.causes.count)
        if let cause = work.cause { words.append(ids[cause]) }
      }
      files = try catalog.baselines()
    }

    func restore() throws {
      let disk = DiskFileSystem()
      let folder = catalog.folder.path.appending("Content/Screens")
      for name in try catalog.baselines().keys where files[name] == nil {
        try disk.removeFile(folder.appending(name))
      }
      for (name, text) in files { try disk.write(Array(text.utf8), to: folder.appending(name)) }
    }
  }

  @Test(arguments: Work.all)
  func
    `a command that is stopped at any step leaves whole files, and again it ends as it would have`(
      work: Work
    ) throws
  {
    try RecordedCatalog.with { catalog in
      let start = try Start(catalog, work)
      let undisturbed = StoppingFileSystem(after: nil)
      #expect(run(start, on: undisturbed).exitCode != .usage)
      let expected = try catalog.baselines()
      #expect(undisturbed.stepCount > 2)
      for step in 0..<undisturbed.stepCount {
        try start.restore()
        run(start, on: StoppingFileSystem(after: step))
        for (name, text) in try catalog.baselines() where !name.contains("/.catalog-") {
          let isOld = text == start.files[name]
          #expect(isOld || text.hasSuffix("\nend\n"), "\(name), stopped at step \(step)")
        }
        if catalog.run(start.words).exitCode == .usage, start.words[0] == "accept" {
          // All of it was accepted, and what no longer waits goes with the next run.
          catalog.run("verify")
        }
        #expect(try catalog.baselines() == expected, "stopped at step \(step)")
      }
    }
  }

  @discardableResult
  private func run(_ start: Start, on files: StoppingFileSystem) -> TestTool.Result {
    var catalog = start.catalog
    catalog.prepare = { $0.files = files }
    return catalog.run(start.words)
  }
}
