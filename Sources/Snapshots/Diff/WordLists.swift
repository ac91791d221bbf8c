import CatalogCore

/// What a list of words has more and less than another, where their order tells nothing.
struct WordLists {
  var new: [String]
  var gone: [String]

  /// `nil` for what is no list.
  init?(
    _ name: SnapshotDocument.Attribute.Name, _ from: [SnapshotDocument.Attribute],
    _ to: [SnapshotDocument.Attribute]
  ) {
    guard [.state, .note].contains(name) else { return nil }
    let before = from.flatMap(\.arguments).map(Self.words)
    let after = to.flatMap(\.arguments).map(Self.words)
    let (old, known) = (Set(before.map(ByteKey.init)), Set(after.map(ByteKey.init)))
    new = after.filter { !old.contains(ByteKey($0)) }
    gone = before.filter { !known.contains(ByteKey($0)) }
    // The order or the number of equal ones is what is different.
    guard !new.isEmpty || !gone.isEmpty else { return nil }
  }

  private static func words(_ argument: SnapshotDocument.Argument) -> String {
    if case .text(let text) = argument { text } else { argument.words }
  }
}
