/// Names that must be unique, with the place of the first of each.
struct UniqueNames {
  private let what: String
  private var places: [[UInt8]: Int] = [:]

  init(_ what: String) {
    self.what = what
  }

  mutating func insert(_ name: String, _ range: Range<Int>) throws(SnapshotProblem) {
    let key = Array(name.utf8)
    if let first = places[key] {
      throw SnapshotProblem(.duplicate("\(what) “\(name)”", first: first), range)
    }
    places[key] = range.lowerBound
  }
}
