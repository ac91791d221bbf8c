import CatalogCore

/// Which scenarios of a plan a run is about.
package struct ScenarioSelection: Equatable, Sendable {
  /// A scenario has to match one of them; without any, all do.
  package var patterns: [NamePattern]
  package var shard: Shard?

  package init(patterns: [NamePattern] = [], shard: Shard? = nil) {
    self.patterns = patterns
    self.shard = shard
  }

  /// Whether every scenario is meant.
  package var isWhole: Bool { patterns.isEmpty && shard == nil }

  /// The indices of the scenarios that are meant.
  ///
  /// Shards take those that match in turn, so that each has about as many of every screen.
  package func indices(in scenarios: [SnapshotStream.Item]) -> [Int] {
    let matching = scenarios.indices.filter { index in
      patterns.isEmpty
        || patterns.contains {
          $0.matches(screen: scenarios[index].screen, scenario: scenarios[index].scenario)
        }
    }
    guard let shard else { return matching }
    return matching.enumerated().filter { $0.offset % shard.count == shard.index - 1 }
      .map(\.element)
  }

  /// The patterns that no scenario matches.
  package func idlePatterns(in scenarios: [SnapshotStream.Item]) -> [NamePattern] {
    patterns.filter { pattern in
      !scenarios.contains { pattern.matches(screen: $0.screen, scenario: $0.scenario) }
    }
  }

  /// What a recorder is told.
  package var recorderArguments: [String] {
    patterns.flatMap { ["--filter", $0.text] } + (shard.map { ["--shard", $0.text] } ?? [])
  }
}

/// One of several machines that share the work, such as the second of three: `2/3`.
package struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  package let index: Int
  package let count: Int

  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1]),
      index >= 1, index <= count, count <= 10_000
    else { return nil }
    self.index = index
    self.count = count
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    guard digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(String(decodingUTF8: digits))
  }

  package var text: String { "\(index)/\(count)" }
}
