/// Finds the name that a misspelt one was probably meant to be.
package enum NearestName {
  /// The candidate with the smallest edit distance to `name`, if it is near enough to suggest.
  ///
  /// Near enough is a third of the longer name's length, at least one and at most four edits; a
  /// difference in case alone always is. Ties go to the candidate that comes first in byte order,
  /// so the answer does not depend on the order of `candidates`. Cost: the product of the lengths,
  /// for each candidate.
  package static func suggestion(for name: String, among candidates: some Sequence<String>)
    -> String?
  {
    let target = name.lowercased().unicodeScalars.map(\.value)
    guard target.count <= 200 else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let other = candidate.lowercased().unicodeScalars.map(\.value)
      let allowed = min(4, max(1, max(target.count, other.count) / 3))
      guard other.count <= 200, abs(other.count - target.count) <= allowed else { continue }
      let distance = editDistance(target, other)
      guard distance <= allowed, !candidate.hasSameBytes(as: name) else { continue }
      if let known = best {
        guard
          distance < known.distance
            || (distance == known.distance && candidate.precedesByBytes(known.name))
        else { continue }
      }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// The question that messages ask: “did you mean …?”; `nil` when no candidate is near.
  package static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
    suggestion(for: name, among: candidates).map { "did you mean “\($0)”?" }
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
  private static func editDistance(_ from: [UInt32], _ to: [UInt32]) -> Int {
    guard !from.isEmpty, !to.isEmpty else { return max(from.count, to.count) }
    var beforePrevious = [Int](repeating: 0, count: to.count + 1)
    var previous = Array(0...to.count)
    for row in 1...from.count {
      var current = [row] + [Int](repeating: 0, count: to.count)
      for column in 1...to.count {
        let cost = from[row - 1] == to[column - 1] ? 0 : 1
        var value = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
        if row > 1, column > 1, from[row - 1] == to[column - 2], from[row - 2] == to[column - 1] {
          value = min(value, beforePrevious[column - 2] + 1)
        }
        current[column] = value
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[to.count]
  }
}
