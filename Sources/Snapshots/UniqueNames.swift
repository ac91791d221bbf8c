import CatalogCore

/// Names that must be unique, with the place of the first of each.
struct UniqueNames {
  private let what: String
  /// Most lists are short, and then looking through them is fastest.
  private var first: [(name: ByteKey, place: Int)] = []
  private var places: [ByteKey: Int] = [:]

  private static let shortCount = 8

  init(_ what: String) {
    self.what = what
  }

  mutating func insert(_ name: String, _ range: Range<Int>) throws(SnapshotProblem) {
    let key = ByteKey(name)
    let known =
      places.isEmpty ? first.first { $0.name == key }?.place : places[key]
    if let known {
      throw SnapshotProblem(.duplicate("\(what) “\(name)”", first: known), range)
    }
    if places.isEmpty, first.count < Self.shortCount {
      first.append((key, range.lowerBound))
      return
    }
    if places.isEmpty {
      places = Dictionary(first.map { ($0.name, $0.place) }, uniquingKeysWith: { old, _ in old })
    }
    places[key] = range.lowerBound
  }
}
