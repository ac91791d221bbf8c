import Snapshots
import Testing

struct ScenarioSelectionTests {
  private static let scenarios = [
    ("photos", "loaded"), ("photos", "empty"), ("contacts", "loaded"), ("contacts", "empty"),
    ("settings", "loaded"),
  ].map { SnapshotStream.Item(screen: $0.0, scenario: $0.1) }

  @Test(
    arguments: [
      ([], [0, 1, 2, 3, 4]), (["photos"], [0, 1]), (["*/empty", "settings"], [1, 3, 4]),
      (["photos", "photos/empty"], [0, 1]), (["nothing"], []),
    ])
  func `a scenario has to match one of the patterns, if there are any`(
    patterns: [String], indices: [Int]
  ) {
    let selection = ScenarioSelection(patterns: patterns.map(NamePattern.init))
    #expect(selection.indices(in: Self.scenarios) == indices)
    #expect(selection.isWhole == patterns.isEmpty)
    #expect(selection.recorderArguments == patterns.flatMap { ["--filter", $0] })
  }

  @Test(arguments: [[], ["*/loaded"], ["nothing"]])
  func `shards take every scenario that matches once, in turn`(patterns: [String]) throws {
    let patterns = patterns.map(NamePattern.init)
    let all = ScenarioSelection(patterns: patterns).indices(in: Self.scenarios)
    for count in 1...7 {
      let parts = try (1...count).map { index in
        let shard = try #require(Shard("\(index)/\(count)"))
        let selection = ScenarioSelection(patterns: patterns, shard: shard)
        #expect(!selection.isWhole)
        #expect(Array(selection.recorderArguments.suffix(2)) == ["--shard", "\(index)/\(count)"])
        return selection.indices(in: Self.scenarios)
      }
      #expect(parts.flatMap(\.self).sorted() == all)
      let sizes = parts.map(\.count)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }
  }

  @Test func `the patterns that nothing matches are known`() {
    let selection = ScenarioSelection(
      patterns: ["photos", "fotos", "*/gone", "settings/*"].map(NamePattern.init))
    #expect(selection.idlePatterns(in: Self.scenarios).map(\.text) == ["fotos", "*/gone"])
  }

  @Test(
    arguments: [
      "", "/", "1", "1/", "/2", "0/2", "3/2", "-1/2", "+1/2", "1/2/3", "1/10001", " 1/2", "1/2 ",
      "a/b", "\u{0661}/2", "99999999999999999999/99999999999999999999",
    ])
  func `what is not one of several is no shard`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func `a shard is written as it is read`() throws {
    for text in ["1/1", "2/3", "10000/10000"] {
      #expect(try #require(Shard(text)).text == text)
    }
    #expect(Shard("02/03") == Shard("2/3"))
  }
}
