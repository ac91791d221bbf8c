/// Which elements of a list changed their order, as few as possible.
enum Moves {
  /// The positions of the moved elements in the old and the new list, in the order of the new one.
  ///
  /// What only one list has is ignored, and so is the shift that it causes. The elements that stay are
  /// the longest run that both lists have in one order. Cost: n log n, also for a reversed list.
  static func between<Key: Hashable>(_ old: [Key], _ new: [Key]) -> [(from: Int, to: Int)] {
    let oldPositions = Dictionary(
      old.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let common = new.enumerated().compactMap { to, key in
      oldPositions[key].map { (from: $0, to: to) }
    }
    var stays = Array(repeating: false, count: common.count)
    for index in longestIncreasing(common.map(\.from)) { stays[index] = true }
    return common.enumerated().filter { !stays[$0.offset] }.map(\.element)
  }

  /// The indices of a longest strictly increasing subsequence.
  private static func longestIncreasing(_ values: [Int]) -> [Int] {
    // For each length, the index of the smallest value that ends a subsequence of that length.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, value) in values.enumerated() {
      var lower = 0
      var upper = ends.count
      while lower < upper {
        let middle = (lower + upper) / 2
        if values[ends[middle]] < value { lower = middle + 1 } else { upper = middle }
      }
      previous.append(lower > 0 ? ends[lower - 1] : nil)
      if lower == ends.count { ends.append(index) } else { ends[lower] = index }
    }
    var result: [Int] = []
    var current = ends.last
    while let index = current {
      result.append(index)
      current = previous[index]
    }
    return result
  }
}
