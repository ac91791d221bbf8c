/// Puts members that are new or moved among those that stay.
enum ListMerge {
  /// The members of `fixed` in their order, and each of `placed` right after its nearest predecessor in
  /// `order` that is in the result, or at the start without one.
  ///
  /// When `fixed` is in the order of `order` and `placed` is the rest of it, the result is `order`.
  /// Cost: linear.
  static func merged<Key: Hashable, Element>(
    fixed: [(key: Key, element: Element)], placed: [Key: Element], order: [Key]
  ) -> [Element] {
    guard !placed.isEmpty else { return fixed.map(\.element) }
    let staying = Set(fixed.map(\.key))
    // No two have the same predecessor, since the first of them would be the nearer one.
    var followers: [Key?: Key] = [:]
    var previous: Key?
    for key in order {
      if placed[key] != nil {
        followers[previous] = key
        previous = key
      } else if staying.contains(key) {
        previous = key
      }
    }
    var result: [Element] = []
    func appendFollowers(of key: Key?) {
      var key = key
      while let next = followers[key], let element = placed[next] {
        result.append(element)
        key = next
      }
    }
    appendFollowers(of: nil)
    for (key, element) in fixed {
      result.append(element)
      appendFollowers(of: key)
    }
    return result
  }
}
