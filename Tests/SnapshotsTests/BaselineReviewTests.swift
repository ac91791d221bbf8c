import CatalogCore
import Snapshots
import TestSupport
import Testing

struct BaselineReviewTests {
  private static func document(
    _ screen: String, _ scenario: String, title: String = "T", isImported: Bool = false
  ) -> SnapshotDocument {
    SnapshotDocument(
      screen: SnapshotDocument.Name(id: screen, title: title),
      scenario: SnapshotDocument.Name(id: scenario, title: "S"), isImported: isImported)
  }

  private static func text(_ document: SnapshotDocument) -> String {
    String(decodingUTF8: SnapshotWriter.bytes(of: document))
  }

  /// One baseline of every relation; `d` is damaged and still run, `z` is damaged and not.
  private static let files = MemoryFileSystem([
    "S/a/same.snap": text(document("a", "same")),
    "S/a/respelled.snap": text(document("a", "respelled")).replacing("\n", with: "\r\n"),
    "S/b/changed.snap": text(document("b", "changed", title: "old")),
    "S/b/gone.snap": text(document("b", "gone")),
    "S/c/imported.snap": text(document("c", "imported", isImported: true)),
    "S/d/damaged.snap": "<<<<<<< HEAD\n",
    "S/z/damaged.snap": "",
  ])

  private static let fresh = [
    document("n", "missing"), document("b", "changed", title: "new"), document("a", "respelled"),
    document("d", "damaged"), document("a", "same"),
  ]

  private static func review(
    _ mode: BaselinePolicy.Mode, isCI: Bool = false, prunes: Bool = false
  ) throws -> BaselineReview {
    let store = SnapshotStore(folder: FilePath("S"), files: files)
    return BaselineReview(
      run(fresh), baselines: try store.baselines(),
      rules: BaselineReview.Rules(mode: mode, isCI: isCI, prunes: prunes))
  }

  private static func run(
    _ documents: [SnapshotDocument], planned: [SnapshotDocument]? = nil, isWhole: Bool = true,
    volatile: Set<FilePath> = []
  ) -> BaselineReview.Run {
    BaselineReview.Run(
      fresh: documents.map {
        BaselineReview.Fresh(name: DocumentChange.Name($0), snapshot: StoredSnapshot($0))
      },
      planned: Set((planned ?? documents).map { StoredSnapshot($0).key }), isWhole: isWhole,
      volatile: volatile)
  }

  private static func summary(_ review: BaselineReview) -> [String] {
    review.items.map {
      "\($0.name): \($0.relation) \($0.action)\($0.isSettled ? "" : ", open") S/\($0.key)"
    }
  }

  @Test func `scenarios come in the order of the run, what nobody claims comes after`() throws {
    #expect(
      Self.summary(try Self.review(.never)) == [
        "n/missing: missing writePending, open S/n/missing.snap",
        "b/changed: changed writePending, open S/b/changed.snap",
        "a/respelled: respelled leave S/a/respelled.snap",
        "d/damaged: damaged writePending, open S/d/damaged.snap",
        "a/same: same leave S/a/same.snap",
        "b/gone: orphaned writePending, open S/b/gone.snap",
        "S/z/damaged.snap: damaged leave, open S/z/damaged.snap",
      ])
  }

  @Test func `on a CI machine nothing is written`() throws {
    let review = try Self.review(.never, isCI: true)
    #expect(review.items.allSatisfy { $0.action == .leave })
    #expect(review.items.filter { !$0.isSettled }.count == 5)
  }

  @Test func `on a CI machine only what is gone is removed, when that is asked for`() throws {
    let review = try Self.review(.never, isCI: true, prunes: true)
    for item in review.items {
      #expect(item.action == (item.relation == .orphaned ? .removeBaseline : .leave))
    }
  }

  @Test func `writing everything still leaves damaged and imported baselines alone`() throws {
    #expect(
      Self.summary(try Self.review(.all, prunes: true)) == [
        "n/missing: missing writeBaseline S/n/missing.snap",
        "b/changed: changed writeBaseline S/b/changed.snap",
        "a/respelled: respelled writeBaseline S/a/respelled.snap",
        "d/damaged: damaged leave, open S/d/damaged.snap",
        "a/same: same leave S/a/same.snap",
        "b/gone: orphaned removeBaseline S/b/gone.snap",
        "S/z/damaged.snap: damaged leave, open S/z/damaged.snap",
      ])
  }

  @Test func `a damaged baseline is overwritten in no mode`() throws {
    for mode in BaselinePolicy.Mode.allCases {
      for flags in [(false, false), (false, true), (true, false), (true, true)] {
        let review = try Self.review(mode, isCI: flags.0, prunes: flags.1)
        for item in review.items where item.relation == .damaged {
          #expect(item.action == .leave || item.action == .writePending)
          #expect(!item.isSettled)
          #expect(item.diagnostic != nil)
        }
        #expect(review.items.filter { $0.relation == .damaged }.count == 2)
      }
    }
  }

  @Test func `an item carries what is needed to act on it`() throws {
    let review = try Self.review(.never)
    #expect(review.items[3].diagnostic?.id == "snapshot-conflict")
    #expect(review.items[6].diagnostic?.id == "snapshot-empty")
    let changes = review.changes(pending: [], isWhole: true)
    for (change, document) in zip(changes, Self.fresh) {
      guard case .write(let text) = change.pending else { continue }
      #expect(try text.bytes() == SnapshotWriter.bytes(of: document))
    }
    let pending = changes.filter { if case .write = $0.pending { true } else { false } }
    #expect(
      pending.map(\.key.string) == [
        "n/missing.snap", "b/changed.snap", "d/damaged.snap", "b/gone.snap",
      ])
    for change in changes {
      guard case .leave = change.baseline else {
        Issue.record("a comparison changes \(change.key)")
        continue
      }
    }
  }

  @Test func `a baseline that differs only in the normal form of a value has changed`() throws {
    let files = MemoryFileSystem([
      "S/a/b.snap": Self.text(Self.document("a", "b", title: "\u{E9}"))
    ])
    let store = SnapshotStore(folder: FilePath("S"), files: files)
    let review = BaselineReview(
      Self.run([Self.document("a", "b", title: "e\u{301}")]), baselines: try store.baselines(),
      rules: BaselineReview.Rules(mode: .never, isCI: true))
    #expect(review.items.map(\.relation) == [.changed])
    #expect(review.catalog.causes.count == 1)
  }

  @Test func `only baselines that can be read and are the recorder's own are compared`() throws {
    let catalog = try Self.review(.never).catalog
    #expect(
      catalog.causes.map { DiffWording.sentence($0).terminalText() } == [
        "b/gone removed", "the title of the screen is “new” (was “old”) in b/changed",
        "screen n added with 1 scenario",
      ])
  }

  @Test func `an empty run makes orphans of all that was recorded`() throws {
    let store = SnapshotStore(folder: FilePath("S"), files: Self.files)
    let review = BaselineReview(
      Self.run([]), baselines: try store.baselines(),
      rules: BaselineReview.Rules(mode: .missing, isCI: false))
    #expect(
      review.items.map { "\($0.name) \($0.relation)" } == [
        "a/respelled orphaned", "a/same orphaned", "b/changed orphaned", "b/gone orphaned",
        "S/d/damaged.snap damaged", "S/z/damaged.snap damaged",
      ])
  }

  @Test func `a run of a part neither flags nor removes what it is not about`() throws {
    let store = SnapshotStore(folder: FilePath("S"), files: Self.files)
    for mode in BaselinePolicy.Mode.allCases {
      let review = BaselineReview(
        Self.run([Self.fresh[1]], planned: Self.fresh, isWhole: false),
        baselines: try store.baselines(),
        rules: BaselineReview.Rules(mode: mode, isCI: false, prunes: true))
      #expect(review.items.map(\.name) == ["b/changed"])
      #expect(review.catalog.causes.count == 1)
      let changes = review.changes(pending: [FilePath("b/gone.snap")], isWhole: false)
      #expect(changes.map(\.key.string) == ["b/changed.snap"])
    }
  }

  @Test func `what waits of a scenario that is gone goes with the next run, also of a part`() throws
  {
    let store = SnapshotStore(folder: FilePath("S"), files: Self.files)
    let pending = ["b/gone", "b/never", "a/same", "n/missing", "b/changed", "z/damaged"].map {
      FilePath("\($0).snap")
    }
    let review = BaselineReview(
      Self.run([Self.fresh[4]], planned: Self.fresh, isWhole: false),
      baselines: try store.baselines(),
      rules: BaselineReview.Rules(mode: .never, isCI: false))
    let removed = review.changes(pending: Set(pending), isWhole: false).filter {
      if case .remove = $0.pending { true } else { false }
    }
    // The one that ran is settled. Of the others only the one without scenario and baseline is known
    // to be gone: the others wait for a run of theirs, or of everything.
    #expect(removed.map(\.key.string) == ["a/same.snap", "b/never.snap"])
  }

  @Test func `what is planned and did not run is no orphan`() throws {
    let store = SnapshotStore(folder: FilePath("S"), files: Self.files)
    let review = BaselineReview(
      Self.run([Self.fresh[4]], planned: Self.fresh), baselines: try store.baselines(),
      rules: BaselineReview.Rules(mode: .all, isCI: false, prunes: true))
    #expect(
      review.items.map { "\($0.name) \($0.relation)" } == [
        "a/same same", "b/gone orphaned", "S/z/damaged.snap damaged",
      ])
  }

  @Test func `what was different the second time is written in no mode`() throws {
    let store = SnapshotStore(folder: FilePath("S"), files: Self.files)
    let key = StoredSnapshot(Self.fresh[1]).key
    for mode in BaselinePolicy.Mode.allCases {
      let review = BaselineReview(
        Self.run(Self.fresh, volatile: [key]), baselines: try store.baselines(),
        rules: BaselineReview.Rules(mode: mode, isCI: false))
      let item = try #require(review.items.first { $0.key == key })
      #expect(item.relation == .volatile)
      #expect(item.action == .leave)
      #expect(!item.isSettled)
      #expect(!review.catalog.documents.contains { $0.keys.new == key })
    }
  }
}
