import CatalogCore
import Snapshots

/// What one change does to the lines of a snapshot.
struct ChangedLines {
  /// Where it stands in the new text, else in the old one, counted from 1.
  var line: Int
  /// The lines that name what it belongs to, from the outside in.
  var context: [String]
  var removed: [String]
  var added: [String]

  /// `nil` where the lines are the same, as those of a row that only moved.
  init?(_ change: SnapshotChange, from old: SnapshotLines?, to new: SnapshotLines?) {
    let before = old.map { Self.numbers($0, change) } ?? []
    let after = new.map { Self.numbers($0, change) } ?? []
    removed = before.compactMap { old?.text($0) }
    added = after.compactMap { new?.text($0) }
    Self.trim(&removed, &added)
    guard !removed.isEmpty || !added.isEmpty else { return nil }
    line = (new?.line(of: change) ?? old?.line(of: change)) ?? 1
    context = []
    guard let lines = after.isEmpty ? old : new else { return }
    let changed = Set(after.isEmpty ? before : after)
    context = Self.holders(of: change).compactMap { lines.heading(of: $0) }
      .filter { !changed.contains($0) }
      .map(lines.text)
  }

  private static func numbers(_ lines: SnapshotLines, _ change: SnapshotChange) -> [Int] {
    lines.lines(of: change).flatMap { Array($0) }.filter { !lines.line($0).isEmpty }
  }

  /// Leaves out what both begin and end with.
  private static func trim(_ old: inout [String], _ new: inout [String]) {
    while let first = old.first, new.first?.hasSameBytes(as: first) == true {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, new.last?.hasSameBytes(as: last) == true {
      old.removeLast()
      new.removeLast()
    }
  }

  /// The things that a change is in, from the outside in.
  private static func holders(of change: SnapshotChange) -> [SnapshotChange.Place] {
    var holders = [SnapshotChange.Place(change.place.owner)]
    switch change.place.part {
    case .whole:
      if change.place.owner.rowIdentity != nil, let section = change.section,
        change.isOfWholePlace
      {
        holders.insert(SnapshotChange.Place(.section(section)), at: 0)
      }
    case .slot(let path):
      for length in path.indices.map({ $0 + 1 }) {
        holders.append(
          SnapshotChange.Place(change.place.owner, .slot(Array(path.prefix(length)))))
      }
    case .action: holders.append(change.place)
    }
    return holders
  }
}

extension ChangedLines {
  /// How many lines of one side are shown before the rest is counted.
  private static let limit = 12

  /// The lines as a diff shows them.
  func lines(shortenedTo length: Int) -> [String] {
    let shorten = { (text: String) in text.shortened(to: length) }
    return context.map { " \(shorten($0))" }
      + Self.capped(removed).map { "-\(shorten($0))" }
      + Self.capped(added).map { "+\(shorten($0))" }
  }

  private static func capped(_ lines: [String]) -> [String] {
    guard lines.count > limit else { return lines }
    let rest = lines.count - limit + 1
    return lines.prefix(limit - 1) + ["… \(ReportWords.count(rest, "more line"))"]
  }
}

extension SnapshotLines {
  fileprivate func text(_ number: Int) -> String { String(decodingUTF8: line(number)) }
}

extension SnapshotChange {
  /// Whether it is the thing as a whole that came, went, or became another.
  fileprivate var isOfWholePlace: Bool {
    switch difference {
    case .inserted, .removed, .replaced: true
    default: false
    }
  }
}
