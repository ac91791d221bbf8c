import CatalogCore

extension SnapshotStream {
  /// Why bytes are no stream, with the number of the line.
  package struct Damage: Error, Equatable, Sendable {
    package var line: Int
    package var text: String
  }

  /// Reads as much of a stream as there is; a stream that was cut off is incomplete and no damage.
  ///
  /// - Throws: `Damage` for bytes that no recorder of ours writes.
  package init(parsing bytes: [UInt8]) throws(Damage) {
    var reader = SnapshotStreamReader()
    try reader.read(bytes[...])
    self = reader.stream
  }
}

/// Reads a stream in pieces, of which it keeps the places of the snapshots and not their texts.
package struct SnapshotStreamReader: Sendable {
  package private(set) var stream = SnapshotStream(
    scenarios: [], plan: [], outcomes: [], unfinished: [], isComplete: false)

  /// How many bytes came before the next one.
  private var offset = 0
  /// The start of a line whose end has not come yet.
  private var line: [UInt8] = []
  private var lineNumber = 0
  /// Where a snapshot starts and ends of which not everything has come.
  private var snapshot: Range<Int>?
  private var damage = SnapshotStream.Damage(line: 0, text: "")

  package init() {}

  /// How long a line may be, in bytes; a message about a screen is the longest.
  private static let lineLimit = 1 << 20

  /// Takes the next piece.
  ///
  /// - Throws: `Damage` for what no recorder of ours writes; the reader is of no use then.
  package mutating func read(_ piece: ArraySlice<UInt8>) throws(SnapshotStream.Damage) {
    var rest = piece
    while !rest.isEmpty {
      if let range = snapshot {
        let part = rest.prefix(range.upperBound - offset)
        lineNumber += part.count { $0 == .lineFeed }
        offset += part.count
        rest = rest.dropFirst(part.count)
        guard offset == range.upperBound else { return }
        snapshot = nil
        try finish(.snapshot(range))
        continue
      }
      guard !stream.isComplete else {
        throw SnapshotStream.Damage(line: lineNumber + 1, text: "")
      }
      let end = rest.firstIndex(of: .lineFeed)
      line += rest[..<(end ?? rest.endIndex)]
      offset += (end.map { $0 + 1 } ?? rest.endIndex) - rest.startIndex
      guard let end else {
        guard line.count <= Self.lineLimit else {
          throw SnapshotStream.Damage(
            line: lineNumber + 1, text: String(decodingUTF8: line.prefix(200)))
        }
        return
      }
      rest = rest[(end + 1)...]
      lineNumber += 1
      try takeLine()
      line = []
    }
  }

  private mutating func takeLine() throws(SnapshotStream.Damage) {
    damage = SnapshotStream.Damage(line: lineNumber, text: String(decodingUTF8: line))
    guard let line = try? SnapshotLine(line, line.indices) else { throw damage }
    let words = line.tokens.map(\.text)
    switch (line.keyword, words.count) {
    case ("catalog", 3) where lineNumber == 1:
      guard words[1] == "stream", words[2] == "\(SnapshotStream.formatVersion)" else {
        throw damage
      }
    case _ where lineNumber == 1:
      throw damage
    case ("plan", 3) where hasNotStarted:
      let item = SnapshotStream.Item(screen: words[1], scenario: words[2])
      stream.scenarios.append(item)
      stream.plan.append(item)
    case ("filter", 2) where hasNotStarted:
      stream.filters.append(words[1])
    case ("skip", 3) where hasNotStarted:
      stream.scenarios.append(SnapshotStream.Item(screen: words[1], scenario: words[2]))
    case ("run", 3):
      stream.unfinished.append(SnapshotStream.Item(screen: words[1], scenario: words[2]))
    case ("snapshot", 2):
      guard let count = Int(words[1]), count >= 0, count <= Int.max - offset,
        !stream.unfinished.isEmpty
      else { throw damage }
      snapshot = offset..<(offset + count)
      if count == 0 {
        snapshot = nil
        try finish(.snapshot(offset..<offset))
      }
    case ("problem", 2):
      try finish(.problem(words[1]))
    case ("done", 2):
      guard words[1] == "\(stream.plan.count)", stream.outcomes.count == stream.plan.count else {
        throw damage
      }
      stream.isComplete = true
    default:
      throw damage
    }
  }

  private var hasNotStarted: Bool { stream.outcomes.isEmpty && stream.unfinished.isEmpty }

  private mutating func finish(_ outcome: SnapshotStream.Outcome) throws(SnapshotStream.Damage) {
    guard let item = stream.unfinished.first, stream.outcomes.count < stream.plan.count,
      stream.plan[stream.outcomes.count] == item
    else { throw damage }
    stream.unfinished.removeFirst()
    stream.outcomes.append(outcome)
  }
}
