import CatalogCore
import Snapshots
import TestSupport
import Testing

struct SnapshotStreamTests {
  private static let loaded = SnapshotStream.Item(screen: "photos", scenario: "loaded")
  private static let empty = SnapshotStream.Item(screen: "photos", scenario: "empty")
  private static let named = SnapshotStream.Item(screen: "mein Bild", scenario: "größte")

  private static let text = """
    catalog stream 1
    plan photos loaded
    plan photos empty
    plan "mein Bild" "größte"
    run photos loaded
    run photos empty
    snapshot 8
    one
    two
    problem "line 1\\nline 2"
    run "mein Bild" "größte"
    snapshot 5
    three
    done 3

    """

  private static let plan = [loaded, empty, named]
  /// What became of an item: the text of its snapshot, or of its problem.
  private enum Outcome: Equatable {
    case snapshot(String)
    case problem(String)
  }

  private static let outcomes: [Outcome] = [
    .snapshot("one\ntwo\n"), .problem("line 1\nline 2"), .snapshot("three"),
  ]

  private static func outcomes(of stream: SnapshotStream, in bytes: [UInt8]) -> [Outcome] {
    stream.outcomes.map { outcome in
      switch outcome {
      case .snapshot(let range): .snapshot(String(decodingUTF8: bytes[range]))
      case .problem(let text): .problem(text)
      }
    }
  }

  private static func parse(_ text: String) throws(SnapshotStream.Damage) -> SnapshotStream {
    try SnapshotStream(parsing: Array(text.utf8))
  }

  /// `text` without the line feed between a snapshot that has none and the next line.
  private static let bytes: [UInt8] = Array(text.replacing("three\n", with: "three").utf8)

  @Test func `a stream has the text that a person expects`() {
    var bytes = SnapshotStream.header(plan: Self.plan)
    bytes += SnapshotStream.announcement(of: Self.loaded)
    bytes += SnapshotStream.announcement(of: Self.empty)
    bytes += SnapshotStream.record(ofSnapshot: Array("one\ntwo\n".utf8))
    bytes += SnapshotStream.record(ofProblem: "line 1\nline 2")
    bytes += SnapshotStream.announcement(of: Self.named)
    bytes += SnapshotStream.record(ofSnapshot: Array("three".utf8))
    bytes += SnapshotStream.trailer(count: 3)
    #expect(String(decodingUTF8: bytes) == String(decodingUTF8: Self.bytes))
  }

  @Test func `a whole stream is read back`() throws {
    let stream = try SnapshotStream(parsing: Self.bytes)
    #expect(stream.plan == Self.plan)
    #expect(Self.outcomes(of: stream, in: Self.bytes) == Self.outcomes)
    #expect(stream.unfinished.isEmpty)
    #expect(stream.isComplete)
  }

  @Test func `what is skipped is a scenario that there is, and is not to run`() throws {
    var bytes = SnapshotStream.header(plan: Self.plan) { $0 == 1 }
    #expect(
      String(decodingUTF8: bytes) == """
        catalog stream 1
        skip photos loaded
        plan photos empty
        skip "mein Bild" "größte"

        """)
    bytes += SnapshotStream.announcement(of: Self.empty) + SnapshotStream.record(ofSnapshot: [])
    bytes += SnapshotStream.trailer(count: 1)
    let stream = try SnapshotStream(parsing: bytes)
    #expect(stream.isComplete)
    #expect(stream.scenarios == Self.plan)
    #expect(stream.plan == [Self.empty])
    #expect(Self.outcomes(of: stream, in: bytes) == [.snapshot("")])
  }

  @Test func `a stream is the same in whatever pieces it comes`() throws {
    for length in 1...40 {
      var reader = SnapshotStreamReader()
      var start = 0
      while start < Self.bytes.count {
        let end = min(start + length, Self.bytes.count)
        try reader.read(Self.bytes[start..<end])
        start = end
      }
      #expect(reader.stream == (try SnapshotStream(parsing: Self.bytes)), "\(length)")
    }
  }

  @Test func `a line without an end is damage before it fills the memory`() throws {
    var reader = SnapshotStreamReader()
    try reader.read(Array("catalog stream 1\n".utf8)[...])
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 18)
    #expect(throws: SnapshotStream.Damage.self) {
      for _ in 0..<8 { try reader.read(piece[...]) }
    }
  }

  @Test func `a stream of nothing is whole`() throws {
    let bytes = SnapshotStream.header(plan: []) + SnapshotStream.trailer(count: 0)
    let stream = try SnapshotStream(parsing: bytes)
    #expect(stream.isComplete)
    #expect(stream.plan.isEmpty)
  }

  @Test func `a stream cut anywhere is incomplete`() throws {
    for length in 0..<Self.bytes.count {
      let stream = try SnapshotStream(parsing: Array(Self.bytes[..<length]))
      #expect(!stream.isComplete, "\(length) bytes")
      #expect(Self.plan.starts(with: stream.plan))
      #expect(Self.outcomes.starts(with: Self.outcomes(of: stream, in: Self.bytes)))
    }
  }

  @Test func `after a crash the suspects are what was announced and did not finish`() throws {
    func suspects(upTo end: String) throws -> [SnapshotStream.Item] {
      let start = try #require(Self.text.firstRange(of: end)).upperBound
      return try Self.parse(String(Self.text[..<start])).unfinished
    }
    #expect(try suspects(upTo: "plan photos empty\n") == [])
    #expect(try suspects(upTo: "run photos loaded\n") == [Self.loaded])
    #expect(try suspects(upTo: "run photos empty\n") == [Self.loaded, Self.empty])
    #expect(try suspects(upTo: "two\n") == [Self.empty])
    #expect(try suspects(upTo: "line 2\"\n") == [])
    #expect(try suspects(upTo: "\"größte\"\nsnapshot 5\nth") == [Self.named])
  }

  @Test(
    arguments: [
      ("catalog stream 1", "Hello from a print", 1),
      ("catalog stream 1", "catalog stream 2", 1),
      ("catalog stream 1", "catalog snapshot 1", 1),
      ("catalog stream 1\n", "", 1),
      ("catalog stream 1", "\ncatalog stream 1", 1),
      ("catalog stream 1", "catalog stream 1\r", 1),
      ("plan photos empty", "Hello", 3),
      ("plan photos empty", "", 3),
      ("plan photos empty", "catalog stream 1", 3),
      ("plan photos empty", "plan photos", 3),
      ("plan photos empty", "plan photos empty x", 3),
      ("run photos loaded", "run photos loaded\nHello", 6),
      ("run photos empty\n", "run photos empty\nplan a b\n", 7),
      ("run photos empty\n", "run photos loaded\n", 10),
      ("run photos empty\n", "run photos other\n", 10),
      ("run photos loaded\n", "", 6),
      ("run photos empty\n", "run photos empty\nskip a b\n", 7),
      ("plan photos empty", "skip photos", 3),
      ("snapshot 8", "snapshot 3", 8),
      ("snapshot 8", "snapshot 9", 10),
      ("snapshot 8", "snapshot -1", 7),
      ("snapshot 8", "snapshot many", 7),
      ("problem", "snapshot 0\nproblem", 11),
      ("problem \"line", "problem \"\"line", 10),
      ("problem", "\u{1}problem", 10),
      ("run \"mein Bild\"", "done 3\nrun \"mein Bild\"", 11),
      ("done 3", "done 2", 13),
      ("done 3", "done three", 13),
      ("done 3\n", "done 3\ndone 3\n", 14),
      ("done 3\n", "done 3\nHello", 14),
    ])
  func `what no recorder sends is damage at its line`(text: String, other: String, line: Int) {
    // Only the first; in the text a snapshot without a line feed would shift nothing.
    let damaged = String(decodingUTF8: Self.bytes)
      .replacing(text, with: other, maxReplacements: 1)
    do throws(SnapshotStream.Damage) {
      let stream = try Self.parse(damaged)
      Issue.record("\(stream)")
    } catch {
      #expect(error.line == line, "\(error)")
    }
  }

  @Test func `damage tells the text of its line`() {
    do throws(SnapshotStream.Damage) {
      _ = try Self.parse("catalog stream 1\nHello, “world”\n")
      Issue.record("no damage")
    } catch {
      #expect(error.text == "Hello, “world”")
    }
  }

  @Test func `a snapshot longer than what is left has not arrived`() throws {
    let stream = try Self.parse(
      "catalog stream 1\nplan a b\nrun a b\nsnapshot 99999999999999\nx\ndone 1\n")
    #expect(!stream.isComplete)
    #expect(stream.outcomes.isEmpty)
    #expect(stream.unfinished == [SnapshotStream.Item(screen: "a", scenario: "b")])
  }

  @Test func `any names, snapshots and problems come through`() throws {
    var texts = HostileStrings(seed: 14).makeIterator()
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<500 {
      var plan: [SnapshotStream.Item] = []
      var outcomes: [Outcome] = []
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        plan.append(SnapshotStream.Item(screen: texts.next() ?? "", scenario: texts.next() ?? ""))
        let text = texts.next() ?? ""
        outcomes.append(
          Bool.random(using: &generator) ? .problem(text) : .snapshot(text))
      }
      let bytes = Self.bytes(plan, outcomes)
      let stream = try SnapshotStream(parsing: bytes)
      #expect(stream.isComplete)
      // `==` folds canonically equivalent texts, the bytes do not.
      #expect(Self.bytes(stream.plan, Self.outcomes(of: stream, in: bytes)) == bytes)
    }
  }

  private static func bytes(
    _ plan: [SnapshotStream.Item], _ outcomes: [Outcome]
  ) -> [UInt8] {
    var bytes = SnapshotStream.header(plan: plan)
    for (item, outcome) in zip(plan, outcomes) {
      bytes += SnapshotStream.announcement(of: item)
      switch outcome {
      case .snapshot(let text): bytes += SnapshotStream.record(ofSnapshot: Array(text.utf8))
      case .problem(let text): bytes += SnapshotStream.record(ofProblem: text)
      }
    }
    return bytes + SnapshotStream.trailer(count: plan.count)
  }

  @Test func `any change of bytes gives a stream or damage`() {
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<10_000 {
      var bytes = Self.bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        if Bool.random(using: &generator) {
          bytes.remove(at: index)
        } else {
          bytes[index] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      if let stream = try? SnapshotStream(parsing: bytes), stream.isComplete {
        #expect(stream.outcomes.count == stream.plan.count)
        #expect(stream.unfinished.isEmpty)
      }
    }
  }
}
