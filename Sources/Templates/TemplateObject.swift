import CatalogCore

/// Named values; names are compared byte by byte, and their order is not kept.
///
/// One sorted array, since most objects are the rows of a table with a handful of names: it costs one
/// allocation to build and a few comparisons to search.
package struct TemplateObject: Sendable {
  typealias Entry = (key: String, value: TemplateValue)

  /// Sorted by `comesBefore`, no key twice.
  private var entries: [Entry]

  package init() { entries = [] }

  /// An object of the given entries; of entries with the same key the last one counts.
  package init(_ entries: [(String, TemplateValue)]) {
    let sorted = Self.sortedIndices(of: entries.map(\.0))
    self.entries = []
    self.entries.reserveCapacity(entries.count)
    for index in sorted {
      if let last = self.entries.last, last.key.hasSameBytes(as: entries[index].0) {
        self.entries.removeLast()
      }
      self.entries.append(entries[index])
    }
  }

  /// The value with the given name; assigning `nil` removes it.
  ///
  /// Cost: reading, the logarithm of the count; adding, the count.
  package subscript(key: String) -> TemplateValue? {
    get {
      let index = insertionIndex(for: key)
      guard index < entries.count, entries[index].key.hasSameBytes(as: key) else { return nil }
      return entries[index].value
    }
    set {
      let index = insertionIndex(for: key)
      let isKnown = index < entries.count && entries[index].key.hasSameBytes(as: key)
      switch (newValue, isKnown) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): entries.insert((key, value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  package var count: Int { entries.count }

  /// The names, in an order that depends on nothing but themselves.
  package var keys: [String] { entries.map(\.key) }

  /// The indices of the keys in the order of an object; equal keys stand together, the first first.
  static func sortedIndices(of keys: [String]) -> [Int] {
    keys.indices.sorted { left, right in
      if comesBefore(keys[left], keys[right]) { return true }
      return left < right && !comesBefore(keys[right], keys[left])
    }
  }

  /// Shorter keys first, as comparing lengths decides most comparisons.
  private static func comesBefore(_ left: String, _ right: String) -> Bool {
    let leftCount = left.utf8.count
    let rightCount = right.utf8.count
    return leftCount == rightCount ? left.precedesByBytes(right) : leftCount < rightCount
  }

  private func insertionIndex(for key: String) -> Int {
    var lower = 0
    var upper = entries.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if Self.comesBefore(entries[middle].key, key) {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return lower
  }
}
