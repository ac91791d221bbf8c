import CatalogCore
import Snapshots

/// The lines of a snapshot that a change is about, as a unified diff shows them.
///
/// The change says which part of the document to look at, so no whole documents are compared.
struct SnapshotHunk {
  /// A piece of a line.
  struct Run {
    var text: String
    /// Whether the other line has other words in its place.
    var isChanged = false
  }

  enum Line {
    case same(String)
    case removed([Run])
    case added([Run])
    /// Lines that are the same and left out.
    case gap
  }

  private(set) var lines: [Line] = []
  /// How many lines did not find room.
  private(set) var omitted = 0

  private static let context = 2
  private static let limit = 28
  /// Of a whole document, which the picture tells better.
  private static let wholeLimit = 12

  /// The lines about one change between two documents.
  init(_ change: SnapshotChange, old: SnapshotDocument, new: SnapshotDocument) {
    let parts = DocumentParts(change.place.owner, old: old, new: new)
    switch (change.place.owner, change.difference, change.place.part) {
    case (.row, .moved, .whole):
      addMove(of: parts)
    case (.section(let id), .moved, _):
      addMove(named: id, old.sections.map(Self.heading), new.sections.map(Self.heading))
    default:
      add(LineDiff(parts.oldLines, parts.newLines).lines)
    }
  }

  /// The first lines of a document that was added or removed.
  init(added document: SnapshotDocument) {
    add(SnapshotBlock.whole(document).map(LineDiff.Line.added), limit: Self.wholeLimit)
  }

  init(removed document: SnapshotDocument) {
    add(SnapshotBlock.whole(document).map(LineDiff.Line.removed), limit: Self.wholeLimit)
  }

  /// The lines as a patch shows them, each with a sign before it and shortened to so many characters;
  /// the rest is counted.
  func text(shortenedTo length: Int, limit: Int = .max) -> [String] {
    var text = lines.prefix(limit).map { line in
      switch line {
      case .same(let text): " \(text.shortened(to: length))"
      case .removed(let runs): "-\(runs.map(\.text).joined().shortened(to: length))"
      case .added(let runs): "+\(runs.map(\.text).joined().shortened(to: length))"
      case .gap: " …"
      }
    }
    let rest = omitted + lines.count - text.count
    if rest > 0 { text.append(" … \(ReportWords.count(rest, "more line"))") }
    return text
  }

  // MARK: - Moves

  private static func heading(_ section: SnapshotDocument.Section) -> (ByteKey, ByteKey) {
    let heading = SnapshotBlock.section(SnapshotDocument.Section(id: section.id)).first
    return (ByteKey(section.id), heading ?? ByteKey(""))
  }

  private mutating func addMove(of parts: DocumentParts) {
    guard case .row(let identity) = parts.owner else { return }
    func headings(_ section: SnapshotDocument.Section?) -> [(ByteKey, ByteKey)] {
      guard let section else { return [] }
      let index = section.rows.firstIndex { ByteKey($0.identity) == identity } ?? 0
      let start = max(0, index - 2)
      let near = section.rows[start..<min(section.rows.count, index + 3)]
      return near.map { (ByteKey($0.identity), SnapshotBlock.heading($0)) }
    }
    addMove(named: identity, headings(parts.oldSection), headings(parts.newSection))
  }

  /// The neighbours at the old place and at the new one.
  private mutating func addMove(
    named name: ByteKey, _ old: [(ByteKey, ByteKey)], _ new: [(ByteKey, ByteKey)]
  ) {
    addNeighbours(of: name, in: old, LineDiff.Line.removed)
    lines.append(.gap)
    addNeighbours(of: name, in: new, LineDiff.Line.added)
  }

  private mutating func addNeighbours(
    of name: ByteKey, in list: [(ByteKey, ByteKey)], _ line: (ByteKey) -> LineDiff.Line
  ) {
    guard let index = list.firstIndex(where: { $0.0 == name }) else { return }
    let near = list[max(0, index - 1)..<min(list.count, index + 2)]
    for (id, text) in near {
      switch id == name ? line(text) : .same(text) {
      case .same(let text): lines.append(.same(text.text))
      case .removed(let text): lines.append(.removed([Run(text: text.text)]))
      case .added(let text): lines.append(.added([Run(text: text.text)]))
      }
    }
  }

  // MARK: - Lines

  /// Adds what is different with some lines around it; the first line says what all of it is about.
  private mutating func add(_ all: [LineDiff.Line], limit: Int = limit) {
    var isShown = Array(repeating: false, count: all.count)
    for (index, line) in all.enumerated() where !line.isSame {
      for near in max(0, index - Self.context)...min(all.count - 1, index + Self.context) {
        isShown[near] = true
      }
    }
    if !isShown.isEmpty { isShown[0] = true }
    var wasShown = true
    var index = 0
    while index < all.count {
      guard isShown[index] else {
        if wasShown { lines.append(.gap) }
        wasShown = false
        index += 1
        continue
      }
      wasShown = true
      let removed = all[index...].prefix { $0.isRemoved }
      let added = all[(index + removed.count)...].prefix { $0.isAdded }
      if removed.isEmpty, added.isEmpty {
        lines.append(.same(all[index].text))
        index += 1
      } else {
        addChange(removed.map(\.text), added.map(\.text))
        index += removed.count + added.count
      }
    }
    while case .gap? = lines.last { lines.removeLast() }
    if lines.count > limit {
      omitted = lines.count - limit
      lines.removeLast(omitted)
    }
  }

  /// Adds lines that took the place of others, with the words marked that are different in pairs.
  private mutating func addChange(_ old: [String], _ new: [String]) {
    var pairs = Array(zip(old, new).prefix(Self.limit).map { WordDiff($0, $1) })
    if old.count != new.count { pairs = [] }
    func plain(_ text: String) -> [Run] { [Run(text: text)] }
    func runs(_ runs: [WordDiff.Run]) -> [Run] {
      runs.map { Run(text: $0.text, isChanged: $0.isChanged) }
    }
    for (index, text) in old.enumerated() {
      lines.append(.removed(pairs.indices.contains(index) ? runs(pairs[index].old) : plain(text)))
    }
    for (index, text) in new.enumerated() {
      lines.append(.added(pairs.indices.contains(index) ? runs(pairs[index].new) : plain(text)))
    }
  }
}

extension LineDiff.Line {
  fileprivate var text: String {
    switch self {
    case .same(let line), .removed(let line), .added(let line): line.text
    }
  }

  fileprivate var isSame: Bool { if case .same = self { true } else { false } }
  fileprivate var isRemoved: Bool { if case .removed = self { true } else { false } }
  fileprivate var isAdded: Bool { if case .added = self { true } else { false } }
}
