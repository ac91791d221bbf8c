/// Keeps, while a document is written, on which lines things stand.
struct LineRecorder {
  private(set) var lines: [SnapshotLines.Key: Range<Int>] = [:]
  /// What is written at the moment.
  var place = SnapshotChange.Place(.document)

  /// Lines of the place that is written; several of one fact follow each other.
  mutating func add(_ fact: SnapshotLines.Fact, _ range: Range<Int>) {
    let key = SnapshotLines.Key(place: place, fact: fact)
    lines[key] = (lines[key]?.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  /// All lines of a place that has no others.
  mutating func add(_ place: SnapshotChange.Place, _ range: Range<Int>) {
    lines[SnapshotLines.Key(place: place, fact: .block)] = range
  }
}
