import CatalogCore

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
    guard !old.isEmpty, !new.isEmpty, old.count <= Self.limit, new.count <= Self.limit else {
      lines += old.map(Line.removed) + new.map(Line.added)
      return
    }
    let width = new.count + 1
    var lengths = Array(repeating: 0, count: (old.count + 1) * width)
    for left in old.indices.reversed() {
      for right in new.indices.reversed() {
        lengths[left * width + right] =
          old[left] == new[right]
          ? lengths[(left + 1) * width + right + 1] + 1
          : max(lengths[(left + 1) * width + right], lengths[left * width + right + 1])
      }
    }
    var (left, right) = (0, 0)
    // What is added waits for what is removed beside it, as readers of diffs expect.
    var added: [Line] = []
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        lines += added + [.same(old[left])]
        added = []
        left += 1
        right += 1
      } else if left < old.count,
        right == new.count
          || lengths[(left + 1) * width + right] >= lengths[left * width + right + 1]
      {
        lines.append(.removed(old[left]))
        left += 1
      } else {
        added.append(.added(new[right]))
        right += 1
      }
    }
    lines += added
  }
}
