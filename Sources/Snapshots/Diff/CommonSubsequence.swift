package import CatalogCore

/// What two short lists have in common, in the order of both.
package enum CommonSubsequence {
  /// The indices of a longest common subsequence, one of each list; none when a list is longer than
  /// `limit`.
  ///
  /// Of several, the one that leaves out the elements of the old list first. Cost: the product of the
  /// counts.
  package static func indices(_ old: [ByteKey], _ new: [ByteKey], limit: Int)
    -> [(old: Int, new: Int)]
  {
    guard !old.isEmpty, !new.isEmpty, old.count <= limit, new.count <= limit else { return [] }
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
    var pairs: [(old: Int, new: Int)] = []
    var (left, right) = (0, 0)
    while left < old.count, right < new.count {
      if old[left] == new[right] {
        pairs.append((left, right))
        left += 1
        right += 1
      } else if lengths[(left + 1) * width + right] >= lengths[left * width + right + 1] {
        left += 1
      } else {
        right += 1
      }
    }
    return pairs
  }
}
