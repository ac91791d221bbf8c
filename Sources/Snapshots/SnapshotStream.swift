import CatalogCore

/// What a recorder sends on its standard output: first the plan, then every snapshot in its order.
///
/// ```
/// catalog stream 1
/// plan photos loaded
/// plan photos empty
/// run photos loaded
/// snapshot 812
/// …812 bytes…
/// run photos empty
/// …
/// done 2
/// ```
///
/// A `run` line says what is about to run, so that after a crash it is known which scenario it was;
/// the last line tells a whole stream from one that was cut off. A recorder reports a mistake in a
/// screen as `problem "…"` in place of the snapshot.
package struct SnapshotStream: Equatable, Sendable {
  package static let formatVersion = 1

  /// A scenario of a screen.
  package struct Item: Hashable, Sendable {
    package var screen: String
    package var scenario: String

    package init(screen: String, scenario: String) {
      self.screen = screen
      self.scenario = scenario
    }

    package var description: String { "\(screen)/\(scenario)" }
  }

  package enum Outcome: Equatable, Sendable {
    /// The text of the snapshot.
    case snapshot([UInt8])
    /// Why the screen could not be recorded.
    case problem(String)
  }

  /// Everything that will run, in order.
  package var plan: [Item]
  /// What came of each item of the plan that finished, in the order of the plan.
  package var outcomes: [Outcome]
  /// What was announced but did not finish, in order: after a crash, the suspects.
  package var unfinished: [Item]
  /// Whether the last line was there.
  package var isComplete: Bool
}

// MARK: - Writing

extension SnapshotStream {
  /// The first lines of a stream.
  package static func header(plan: [Item]) -> [UInt8] {
    var bytes = Array("catalog stream \(formatVersion)\n".utf8)
    for item in plan { bytes += line("plan", item) }
    return bytes
  }

  /// The line that announces an item.
  package static func announcement(of item: Item) -> [UInt8] {
    line("run", item)
  }

  package static func record(of outcome: Outcome) -> [UInt8] {
    switch outcome {
    case .snapshot(let bytes): return Array("snapshot \(bytes.count)\n".utf8) + bytes
    case .problem(let message):
      var line = Array("problem ".utf8)
      SnapshotText.append(quoted: message, to: &line)
      return line + [.lineFeed]
    }
  }

  /// The last line of a stream.
  package static func trailer(count: Int) -> [UInt8] {
    Array("done \(count)\n".utf8)
  }

  private static func line(_ keyword: String, _ item: Item) -> [UInt8] {
    var line = Array("\(keyword) ".utf8)
    SnapshotText.append(identifier: item.screen, to: &line)
    line.append(.space)
    SnapshotText.append(identifier: item.scenario, to: &line)
    return line + [.lineFeed]
  }
}

// MARK: - Reading

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
    plan = []
    outcomes = []
    unfinished = []
    isComplete = false
    var position = 0
    var lineNumber = 0
    while position < bytes.count, !isComplete {
      guard let end = bytes[position...].firstIndex(of: .lineFeed) else { return }
      lineNumber += 1
      let text = String(decodingUTF8: bytes[position..<end])
      let damage = Damage(line: lineNumber, text: text)
      guard let line = try? SnapshotLine(bytes, position..<end) else { throw damage }
      position = end + 1
      let words = line.tokens.map(\.text)
      switch (line.keyword, words.count) {
      case ("catalog", 3) where lineNumber == 1:
        guard words[1] == "stream", words[2] == "\(Self.formatVersion)" else { throw damage }
      case _ where lineNumber == 1:
        throw damage
      case ("plan", 3) where outcomes.isEmpty && unfinished.isEmpty:
        plan.append(Item(screen: words[1], scenario: words[2]))
      case ("run", 3):
        unfinished.append(Item(screen: words[1], scenario: words[2]))
      case ("snapshot", 2):
        guard let count = Int(words[1]), count >= 0, !unfinished.isEmpty else { throw damage }
        guard count <= bytes.count - position else { return }
        let snapshot = Array(bytes[position..<(position + count)])
        position += count
        lineNumber += snapshot.count { $0 == .lineFeed }
        try finish(.snapshot(snapshot), damage)
      case ("problem", 2):
        try finish(.problem(words[1]), damage)
      case ("done", 2):
        guard words[1] == "\(plan.count)", outcomes.count == plan.count else { throw damage }
        isComplete = true
      default:
        throw damage
      }
    }
    guard position == bytes.count else {
      throw Damage(line: lineNumber + 1, text: "")
    }
  }

  private mutating func finish(_ outcome: Outcome, _ damage: Damage) throws(Damage) {
    guard let item = unfinished.first, outcomes.count < plan.count,
      plan[outcomes.count] == item
    else { throw damage }
    unfinished.removeFirst()
    outcomes.append(outcome)
  }
}
