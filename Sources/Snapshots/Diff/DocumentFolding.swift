import CatalogCore

/// Folds the changes of one document, so that the document need not be kept.
struct DocumentFolding {
  /// What one document has of a cause.
  struct Found: Sendable {
    var key: CauseKey
    /// The indices in the changes of the document; `nil` where the whole document came or went.
    var changes: [Int?] = []
    /// The rows that show it, each once; `nil` for what is outside the rows.
    var rows: [ByteKey?] = []
    var rank = Cause.Rank.quiet
    var sample: Sample?
    /// What the first of its heights became, and whether all others became the same.
    var height: HeightSwitch?
    var isUniform = true
    /// The slots that it is about.
    var slots: Set<SnapshotChange.Place> = []
    /// What views are called that only have other frames; empty where anything else is different.
    var laidOut: [String] = []
  }

  /// The change that shows best what the cause is about.
  struct Sample: Sendable {
    var quality: Int
    var index: Int?
    var change: SnapshotChange?
  }

  /// A height as the words for many of them name it.
  struct HeightSwitch: Hashable, Sendable {
    var from: SnapshotDocument.Height.Value?
    var to: SnapshotDocument.Height.Value?
    var isBase: Bool

    init(_ height: HeightDifference) {
      from = height.from?.value
      to = height.to?.value
      isBase = height.entries.contains(.base)
    }
  }

  /// In the order in which the causes are first met.
  private(set) var found: [Found] = []
  private var positions: [ByteKey: Int] = [:]
  private var knownRows: [Set<ByteKey?>] = []

  init(
    _ diff: SnapshotDiff, from old: SnapshotDocument, to new: SnapshotDocument,
    renames: ScreenRenames
  ) {
    let keys = DocumentCauses(diff, from: old, to: new, renames: renames).keys
    for (index, (change, key)) in zip(diff.changes, keys).enumerated() {
      add(index, change, key)
    }
    if old.isImported, new.isImported { findLaidOut(diff, keys) }
  }

  private mutating func add(
    _ index: Int, _ change: SnapshotChange, _ cause: DocumentCauses.Found
  ) {
    let position = positions[cause.key.text] ?? found.count
    if position == found.count {
      positions[cause.key.text] = position
      found.append(Found(key: cause.key))
      knownRows.append([])
    }
    found[position].changes.append(index)
    let row = change.place.owner.rowIdentity
    if knownRows[position].insert(row).inserted { found[position].rows.append(row) }
    if !cause.isConsequence { add(change, to: position) }
    // What follows from the cause does not show it, and ranks it only where something fails.
    let quality = cause.isConsequence ? -1 : change.sampleQuality
    if quality > found[position].sample?.quality ?? -2 {
      found[position].sample = Sample(quality: quality, index: index, change: change)
    }
    let rank = change.rank
    if !cause.isConsequence || rank == .failed {
      found[position].rank = min(found[position].rank, rank)
    }
    if case .height(let height) = change.difference {
      let becomes = HeightSwitch(height)
      let first = found[position].height ?? becomes
      found[position].height = first
      if first != becomes { found[position].isUniform = false }
    }
  }

  /// Views that were moved or resized, each by itself.
  private mutating func findLaidOut(_ diff: SnapshotDiff, _ keys: [DocumentCauses.Found]) {
    for position in found.indices {
      switch found[position].key.subject {
      case .equal, .views: break
      default: continue
      }
      var names: [String] = []
      for case let index? in found[position].changes where !keys[index].isConsequence {
        let change = diff.changes[index]
        guard case .attribute(.frame, _, _) = change.difference, let view = change.view else {
          names = []
          break
        }
        if !names.contains(where: { $0.hasSameBytes(as: view.words) }) { names.append(view.words) }
      }
      found[position].laidOut = names
    }
  }

  /// Views of rows of one kind are the same one, but where many kinds have a cause together.
  private mutating func add(_ change: SnapshotChange, to position: Int) {
    if case .alike = found[position].key.subject {
      found[position].slots.insert(change.place)
    } else if case .slot = change.place.part {
      found[position].slots.insert(SnapshotChange.Place(.document, change.place.part))
    }
  }

  static func added(_ name: DocumentChange.Name, wholeScreen: Bool) -> Found {
    whole(wholeScreen ? .screenAdded(name.screen) : .scenarioAdded(name), .added)
  }

  static func removed(_ name: DocumentChange.Name, wholeScreen: Bool) -> Found {
    whole(wholeScreen ? .screenRemoved(name.screen) : .scenarioRemoved(name), .removed)
  }

  private static func whole(_ key: CauseKey, _ rank: Cause.Rank) -> Found {
    Found(
      key: key, changes: [nil], rows: [nil], rank: rank,
      sample: Sample(quality: 2, index: nil, change: nil))
  }
}

extension SnapshotChange {
  /// How well a change shows what its cause is about: a height at the usual text size better than one
  /// under other variants, a row better than the rule of its kind.
  fileprivate var sampleQuality: Int {
    switch difference {
    case .height(let height): height.entries.contains(.base) ? 3 : 1
    default: 2
    }
  }
}
