import CatalogCore

/// A note or a finding, which have no names: equal ones are told apart by a number from 1.
struct NumberedPlace {
  var place: SnapshotChange.Place

  static func notes(_ notes: [String]) -> [NumberedPlace] {
    numbered(notes.map(ByteKey.init)) { .note($0, number: $1) }
  }

  static func findings(_ findings: [SnapshotDocument.Finding]) -> [NumberedPlace] {
    numbered(findings.map(SnapshotChange.FindingKey.init)) { .finding($0, number: $1) }
  }

  private static func numbered<Key: Hashable>(
    _ keys: [Key], _ owner: (Key, Int) -> SnapshotChange.Owner
  ) -> [NumberedPlace] {
    var counts: [Key: Int] = [:]
    return keys.map { key in
      counts[key, default: 0] += 1
      return NumberedPlace(place: SnapshotChange.Place(owner(key, counts[key, default: 1])))
    }
  }

  var note: String? {
    if case .note(let text, _) = place.owner { text.text } else { nil }
  }

  var finding: SnapshotDocument.Finding? {
    if case .finding(let key, _) = place.owner { key.finding } else { nil }
  }
}
