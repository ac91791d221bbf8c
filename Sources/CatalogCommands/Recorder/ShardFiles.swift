import CatalogCore
import Snapshots

/// What the machines that share the work leave for the one that makes a verdict of it: the stream of
/// each shard, in the folder of its report.
struct ShardFiles {
  var files: any FileSystem

  /// One shard.
  struct Part {
    var shard: Shard
    /// The folder that it was read from.
    var folder: FilePath
    var first: Recording
    /// What the second run gave, if there was one.
    var second: Recording?
  }

  /// `shard-2-of-3.stream`, and for a second run `shard-2-of-3-again.stream`.
  private static func name(_ shard: Shard, isSecond: Bool) -> String {
    "shard-\(shard.index)-of-\(shard.count)\(isSecond ? "-again" : "").stream"
  }

  /// The shard whose first stream, or whose second one, has a name; `nil` for all other names.
  private static func shard(named name: String, isSecond: Bool = false) -> Shard? {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"))
    guard parts.count == (isSecond ? 5 : 4) else { return nil }
    let index = String(decodingUTF8: parts[1])
    let count = String(decodingUTF8: parts[3].prefix { $0 != UInt8(ascii: ".") })
    guard let shard = Shard("\(index)/\(count)") else { return nil }
    return name.hasSameBytes(as: Self.name(shard, isSecond: isSecond)) ? shard : nil
  }

  /// Whether a path is that of a stream which a report may not remove: of another shard of the same run
  /// or, where the report is of no shard, of any, since it may have been made from them.
  static func isStream(_ path: FilePath, ofAnotherThan shard: Shard?) -> Bool {
    let found =
      Self.shard(named: path.string) ?? Self.shard(named: path.string, isSecond: true)
    guard let found, let shard else { return found != nil }
    return found.count == shard.count && found.index != shard.index
  }

  /// The files for a folder; streams of other shards in it stay.
  static func contents(_ shard: Shard, _ first: Recording, _ second: Recording?)
    throws(Diagnostic) -> [FileContent]
  {
    var contents = [
      FileContent(path: FilePath(name(shard, isSecond: false)), bytes: try first.stream())
    ]
    if let second {
      contents.append(
        FileContent(path: FilePath(name(shard, isSecond: true)), bytes: try second.stream()))
    }
    return contents
  }

  /// The shards in some folders, in their order.
  ///
  /// - Throws: a failure when one is missing, is there twice, is damaged, or is of another run.
  func read(_ folders: [FilePath]) throws(Failure) -> [Part] {
    var parts: [Part] = []
    for folder in folders {
      let names = try onFiles { () throws(FileProblem) in try files.names(in: folder) }
      let shards = names.compactMap { Self.shard(named: $0) }
      guard !shards.isEmpty else { throw ShardProblem.noShard(folder.string).failure }
      for shard in shards {
        guard let first = try recording(shard, isSecond: false, in: folder) else { continue }
        parts.append(
          Part(
            shard: shard, folder: folder, first: first,
            second: try recording(shard, isSecond: true, in: folder)))
      }
    }
    parts.sort { $0.shard.index < $1.shard.index }
    try check(parts)
    return parts
  }

  private func recording(_ shard: Shard, isSecond: Bool, in folder: FilePath) throws(Failure)
    -> Recording?
  {
    let path = folder.appending(Self.name(shard, isSecond: isSecond))
    let bytes = try onFiles { () throws(FileProblem) in
      try files.kind(of: path) == nil ? nil : try files.read(path)
    }
    guard let bytes else { return nil }
    guard let recording = Recording(stream: bytes) else {
      throw ShardProblem.damaged(path.string).failure
    }
    return recording
  }

  private func check(_ parts: [Part]) throws(Failure) {
    guard let first = parts.first else { return }
    for part in parts {
      guard part.shard.count == first.shard.count else {
        throw ShardProblem.otherCount(part.shard.text, first.shard.text).failure
      }
      guard part.first.scenarios == first.first.scenarios else {
        throw ShardProblem.otherPlan(part.shard.text, first.shard.text).failure
      }
      guard (part.second == nil) == (first.second == nil) else {
        throw ShardProblem.onceAndTwice(part.shard.text, first.shard.text).failure
      }
    }
    for (left, right) in zip(parts, parts.dropFirst()) where left.shard == right.shard {
      throw ShardProblem.twice(
        left.shard.text, left.folder.string, right.folder.string
      ).failure
    }
    let missing = Set(1...first.shard.count).subtracting(parts.map(\.shard.index))
    guard missing.isEmpty else {
      throw ShardProblem.missing(missing.sorted(), count: first.shard.count).failure
    }
    try checkShares(parts)
  }

  /// Whether all were filtered alike, and each has its share of what all of them ran.
  private func checkShares(_ parts: [Part]) throws(Failure) {
    let all = Set(parts.flatMap { $0.first.parts.map(\.item) })
    let selected = parts[0].first.scenarios.filter(all.contains)
    for part in parts {
      let share = Set(
        ScenarioSelection(shard: part.shard).indices(in: selected).map { selected[$0] })
      let second = part.second.map { Set($0.parts.map(\.item)) }
      guard Set(part.first.parts.map(\.item)) == share, second ?? share == share,
        part.first.filters == parts[0].first.filters
      else {
        throw ShardProblem.otherShare(part.shard.text).failure
      }
    }
  }

  /// Removes what an earlier run of a shard left in a folder: one that fails must leave nothing.
  func removeStreams(of shard: Shard, in folder: FilePath) throws(FileProblem) {
    guard try files.kind(of: folder) == .folder else { return }
    for isSecond in [false, true] {
      try files.removeFile(folder.appending(Self.name(shard, isSecond: isSecond)))
    }
  }

  private func onFiles<Value>(_ body: () throws(FileProblem) -> Value) throws(Failure) -> Value {
    do throws(FileProblem) {
      return try body()
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
  }
}

/// Why the parts of a run make no whole.
enum ShardProblem: Error, Equatable {
  case noShard(String)
  case damaged(String)
  case otherCount(String, String)
  case otherPlan(String, String)
  case onceAndTwice(String, String)
  case otherShare(String)
  case twice(String, String, String)
  case missing([Int], count: Int)
}

extension ShardProblem {
  var failure: Failure { Failure(.damagedInput, diagnostic) }

  private var diagnostic: Diagnostic {
    switch self {
    case .noShard(let folder):
      Self.diagnostic(
        "none", "there is no part of a run", at: folder,
        hint: "catalog verify --shard 1/3 --report DIR puts one into DIR")
    case .damaged(let path):
      Self.diagnostic(
        "damaged", "this is not what a shard ended with", at: path,
        hint: "it may have been cut off on its way; run the shard again")
    case .otherCount(let one, let other):
      Self.diagnostic("count", "\(one) and \(other) are not shards of one run")
    case .otherPlan(let one, let other):
      Self.diagnostic(
        "plan", "the shards \(one) and \(other) know different scenarios",
        hint: "they have to be made from the same commit")
    case .onceAndTwice(let one, let other):
      Self.diagnostic(
        "once", "of the shards \(one) and \(other) only one ran twice",
        hint: "give --twice to all of them or to none")
    case .otherShare(let shard):
      Self.diagnostic(
        "share", "the shard \(shard) did not run its share of what the shards ran together",
        hint: "give the same --filter to all of them")
    case .twice(let shard, let one, let other):
      Self.diagnostic("twice", "the shard \(shard) is in \(one) and in \(other)")
    case .missing(let numbers, let count):
      Self.diagnostic(
        "missing",
        "of \(count) shards these are missing: "
          + numbers.map(String.init).joined(separator: ", "),
        hint: "a verdict needs all of them; one that failed leaves nothing")
    }
  }

  private static func diagnostic(
    _ id: String, _ message: String, at path: String? = nil, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: "shard-\(id)", message, at: path.map { SourceLocation(path: $0) }, hint: hint)
  }
}
