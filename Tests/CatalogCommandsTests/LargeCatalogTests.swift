import CatalogCore
import Snapshots
import Synchronization
import TestSupport
import Testing

/// What becomes large, as counts: nothing here depends on how fast a machine is.
struct LargeCatalogTests {
  /// A catalog whose texts are counted as they are loaded.
  private final class Loads: Sendable {
    private let state = Mutex((now: 0, most: 0, sum: 0))

    var sum: Int { state.withLock { $0.sum } }

    func snapshot(_ document: SnapshotDocument) -> StoredSnapshot {
      let bytes = SnapshotWriter.bytes(of: document)
      return StoredSnapshot(
        key: StoredSnapshot.key(screen: document.screen.id, scenario: document.scenario.id),
        path: StoredSnapshot.key(screen: document.screen.id, scenario: document.scenario.id),
        load: { () throws(Diagnostic) in
          self.state.withLock { $0.sum += 1 }
          return bytes
        })
    }
  }

  private func documents(_ count: Int, _ value: String) -> [SnapshotDocument] {
    (0..<count).map { RecordedCatalog.document("photos", "s\($0)", row: value) }
  }

  @Test(arguments: [10, 1_000])
  func `each snapshot is read once, and of many only the causes are kept`(count: Int) {
    let loads = Loads()
    let diff = CatalogDiff(
      from: documents(count, "Dusk").map(loads.snapshot),
      to: documents(count, "Dawn").map(loads.snapshot))
    #expect(diff.documents.count == count)
    #expect(diff.causes.count == 1)
    #expect(diff.causes[0].scenarioCount == count)
    #expect(loads.sum == 2 * count)
  }

  @Test
  func `a thousand scenarios with differences of their own are told by the first and a number`()
    throws
  {
    try RecordedCatalog.with { catalog in
      func play(_ word: String) throws {
        try catalog.play(
          RecordedCatalog.stream(
            (0..<1_000).map {
              RecordedCatalog.document("photos", "s\($0)", row: "\(word) \($0)")
            }))
      }
      try play("Dusk")
      #expect(catalog.run("record", "--once").exitCode == .fine)
      try play("Dawn")
      let text = catalog.run("verify")
      #expect(text.exitCode == .differences)
      #expect(text.causes.count == 41)
      #expect(text.causes.last == "… and 960 more")
      #expect(try catalog.baselines().count == 2_000)
      let markdown = catalog.run("verify", "--ci", "--format=markdown")
      #expect(markdown.bytes.count <= 65_536)
      #expect(markdown.output.contains("Left out: "))
      let json = catalog.run("verify", "--ci", "--format=json")
      let report = try JSONNode(parsing: SourceText(path: "report", bytes: json.bytes))
      #expect(report.list("causes").count == 1_000)
      #expect(catalog.run("accept", "--all").exitCode == .fine)
      #expect(catalog.run("verify").exitCode == .fine)
    }
  }

  @Test func `of four thousand lines with a thousand changes the report shows a part and says so`()
    throws
  {
    try RecordedCatalog.with { catalog in
      func document(_ isNew: Bool) -> SnapshotDocument {
        var document = RecordedCatalog.document("photos", "loaded")
        document.sections[0].rows = (0..<2_000).map { number in
          let isChanged = isNew && number.isMultiple(of: 2)
          return SnapshotDocument.Row(
            kind: "PhotoCell", identity: "photo-\(number)",
            slots: [
              .init(.text, "title", value: isChanged ? "Dawn \(number)" : "Dusk \(number)")
            ])
        }
        return document
      }
      try catalog.play(RecordedCatalog.stream([document(false)]))
      catalog.run("record", "--once")
      let baseline = try #require(try catalog.baselines()["photos/loaded.snap"])
      #expect(baseline.utf8.count { $0 == .lineFeed } > 4_000)
      try catalog.play(RecordedCatalog.stream([document(true)]))
      let result = catalog.run("verify", "--ci")
      #expect(result.exitCode == .differences)
      #expect(result.causes.count == 41)
      #expect(result.causes.last == "… and 960 more")
      let github = catalog.run("verify", "--ci", "--format=github")
      #expect(github.output.split(separator: "\n").count == 10)
      #expect(github.output.contains("… and 991 more"))
    }
  }

  @Test func `a cell that changed in 120 scenarios is one cause with one sample in every form`()
    throws
  {
    try RecordedCatalog.with { catalog in
      func documents(_ document: (SnapshotDocument) -> SnapshotDocument) -> [SnapshotDocument] {
        (0..<120).map {
          document(Story.document("screen-\($0 / 10)", "s\($0)", [Story.photo(1), Story.photo(2)]))
        }
      }
      try catalog.play(RecordedCatalog.stream(documents { $0 }))
      catalog.run("record", "--once")
      try catalog.play(RecordedCatalog.stream(documents(\.withHigherPhotos)))
      let text = catalog.run("verify")
      #expect(
        text.causes == ["PhotoCell is 72 points high (was 64, fixed) ×240 in 120 scenarios"])
      let markdown = catalog.run("verify", "--ci", "--format=markdown").output
      #expect(markdown.components(separatedBy: "\n- ").count == 2)
      #expect(markdown.components(separatedBy: "```diff").count == 2)
      #expect(markdown.contains("12 screens") || markdown.contains("9 more screens"))
      let github = catalog.run("verify", "--ci", "--format=github").output
      #expect(github.split(separator: "\n").count == 1)
      let accepted = catalog.run("accept", text.ids[0])
      #expect(accepted.messages == "1 cause accepted. Nothing is left.\n")
      #expect(catalog.run("verify").exitCode == .fine)
    }
  }
}
