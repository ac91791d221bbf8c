/// Measured heights by what they depend on: the row's identity and content, and the environment.
///
/// A height is measured again exactly when one of these is new. Going back to an earlier width or text
/// size finds the earlier heights.
public struct HeightCache {
  // excerpt: height-key
  private struct Key: Hashable {
    var identity: String
    var content: BoundCell
    var environment: TableEnvironment
  }
  // end excerpt

  private var heights: [Key: Double] = [:]
  /// How often a height was measured.
  public private(set) var measurementCount = 0

  /// Makes an empty cache.
  public init() {}

  /// The height of a row, measured at most once.
  public mutating func height(
    of cell: BoundCell, identity: String, minimum: Double, in environment: TableEnvironment,
    measurer: RowMeasurer
  ) -> Double {
    let key = Key(identity: identity, content: cell, environment: environment)
    if let height = heights[key] { return height }
    measurementCount += 1
    let height = measurer.height(of: cell, minimum: minimum, in: environment)
    heights[key] = height
    return height
  }

  /// Forgets every height, as on a memory warning.
  public mutating func removeAll() { heights = [:] }
}
