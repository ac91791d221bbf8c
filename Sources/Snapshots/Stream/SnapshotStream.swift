import CatalogCore

/// What a recorder sends on its standard output: first the plan, then every snapshot in its order.
///
/// ```
/// catalog stream 1
/// plan photos loaded
/// plan photos empty
/// skip contacts loaded
/// run photos loaded
/// snapshot 812
/// …812 bytes…
/// run photos empty
/// …
/// done 2
/// ```
///
/// Every scenario that there is has a line `plan`, or `skip` when it was not asked for: so it is known
/// also after a run of a part which baselines have no scenario any more. A `run` line says what is about to run, so that after a crash it is known which scenario it was;
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
    /// Where in the stream the text of the snapshot stands.
    case snapshot(Range<Int>)
    /// Why the screen could not be recorded.
    case problem(String)
  }

  /// The patterns that the run was restricted to; only what a shard leaves for others says so.
  package var filters: [String] = []
  /// Every scenario that there is, in order.
  package var scenarios: [Item]
  /// Those that will run, in order.
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
  /// The first lines of a stream: all scenarios, those that `isIncluded` says no of as skipped.
  package static func header(
    plan: [Item], filters: [String] = [], isIncluded: (Int) -> Bool = { _ in true }
  ) -> [UInt8] {
    var bytes = Array("catalog stream \(formatVersion)\n".utf8)
    for filter in filters {
      bytes += Array("filter ".utf8)
      SnapshotText.append(quoted: filter, to: &bytes)
      bytes.append(.lineFeed)
    }
    for (index, item) in plan.enumerated() {
      bytes += line(isIncluded(index) ? "plan" : "skip", item)
    }
    return bytes
  }

  /// The line that announces an item.
  package static func announcement(of item: Item) -> [UInt8] {
    line("run", item)
  }

  package static func record(ofSnapshot bytes: [UInt8]) -> [UInt8] {
    Array("snapshot \(bytes.count)\n".utf8) + bytes
  }

  package static func record(ofProblem message: String) -> [UInt8] {
    var line = Array("problem ".utf8)
    SnapshotText.append(quoted: message, to: &line)
    return line + [.lineFeed]
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
