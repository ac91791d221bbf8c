/// The cell classes that a table can make, by reuse identifier.
public struct CellRegistry {
  private var kinds: [String: AnyScreenCell.Type] = [:]

  /// Makes an empty registry.
  public init() {}

  /// The identifiers in alphabetical order.
  public var identifiers: [String] { kinds.keys.sorted() }

  /// Files a class under an identifier, its own if none is given; a second time is no harm.
  ///
  /// - Throws: `ambiguousIdentifier` when another class has the identifier.
  public mutating func register(_ kind: AnyScreenCell.Type, as identifier: String? = nil)
    throws(ScreenError)
  {
    let identifier = identifier ?? kind.identifier
    if let known = kinds[identifier], known != kind {
      throw .ambiguousIdentifier(
        identifier, String(describing: known), String(describing: kind))
    }
    kinds[identifier] = kind
  }

  mutating func registerKinds(of contents: TableContents) throws(ScreenError) {
    for section in contents.sections {
      for row in section.rows { try register(row.kind) }
    }
  }

  /// The class for a row.
  ///
  /// - Throws: `unknownIdentifier` with the nearest registered name, `wrongCellType`.
  public func kind(for row: Row) throws(ScreenError) -> AnyScreenCell.Type {
    guard let kind = kinds[row.cellIdentifier] else {
      throw .unknownIdentifier(
        row.cellIdentifier, row: row.identity,
        nearest: SimilarName.nearest(to: row.cellIdentifier, among: identifiers))
    }
    guard kind == row.kind else {
      throw .wrongCellType(
        identifier: row.cellIdentifier, expected: String(describing: row.kind),
        found: String(describing: kind))
    }
    return kind
  }
}

/// Finds the registered name that a misspelt one was probably meant to be.
///
/// `Screens` depends on nothing, so it has this small twin of the tool's own search.
enum SimilarName {
  /// The name with the fewest edits, at most a third of its length; ties go to the first.
  static func nearest(to name: String, among names: [String]) -> String? {
    var best: (distance: Int, name: String)?
    for candidate in names {
      let distance = edits(Array(name.lowercased()), Array(candidate.lowercased()))
      let allowed = max(1, max(name.count, candidate.count) / 3)
      if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.name
  }

  private static func edits(_ from: [Character], _ to: [Character]) -> Int {
    guard !from.isEmpty, !to.isEmpty else { return max(from.count, to.count) }
    var previous = Array(0...to.count)
    for (row, left) in from.enumerated() {
      var current = [row + 1]
      for (column, right) in to.enumerated() {
        current.append(
          min(
            previous[column + 1] + 1, current[column] + 1,
            previous[column] + (left == right ? 0 : 1)))
      }
      previous = current
    }
    return previous[to.count]
  }
}
