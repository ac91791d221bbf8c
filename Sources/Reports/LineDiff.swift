import CatalogCore
import Snapshots

/// Which lines of two short texts are different.
struct LineDiff {
  enum Line: Equatable {
    case same(ByteKey)
    case removed(ByteKey)
    case added(ByteKey)
  }

  private(set) var lines: [Line] = []

  /// More lines than this between the first and the last difference are not compared one by one.
  private static let limit = 200

  /// Cost: linear, but at most the square of `limit` for what lies between the first and the last
  /// difference.
  init(_ old: [ByteKey], _ new: [ByteKey]) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    lines = old[..<prefix].map(Line.same)
    addMiddle(Array(old[prefix..<(old.count - suffix)]), Array(new[prefix..<(new.count - suffix)]))
    lines += old[(old.count - suffix)...].map(Line.same)
  }

  private mutating func addMiddle(_ old: [ByteKey], _ new: [ByteKey]) {
    var (left, right) = (0, 0)
    // What is added comes after what is removed beside it, as readers of diffs expect.
    for pair in CommonSubsequence.indices(old, new, limit: Self.limit) {
      lines += old[left..<pair.old].map(Line.removed) + new[right..<pair.new].map(Line.added)
      lines.append(.same(old[pair.old]))
      (left, right) = (pair.old + 1, pair.new + 1)
    }
    lines += old[left...].map(Line.removed) + new[right...].map(Line.added)
  }
}
