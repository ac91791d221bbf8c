/// What a document may cost, so that no input makes the parser slow.
package struct MarkdownLimits: Equatable, Sendable {
  /// In bytes.
  package var size: Int
  /// How many block quotes and list items may be nested in each other.
  package var nesting: Int
  /// The sum over all lines of the containers that may be open there.
  ///
  /// libcmark visits every open list for every empty line.
  package var nestedLines: Int
  /// The sum over all `]` of the `![` before them in the same paragraph.
  ///
  /// libcmark visits every unfinished image for every link.
  package var imageSteps: Int
  /// How many cells all tables together may have; an empty row counts as one.
  package var tableCells: Int
  /// How many missing cells of short table rows are filled up.
  package var filledCells: Int

  /// For documents that anybody may have written: at most about a tenth of a second each.
  package static let untrusted = MarkdownLimits(
    size: 256 << 10, nesting: 100, nestedLines: 6_000_000, imageSteps: 20_000_000,
    tableCells: 1 << 16, filledCells: 100_000)

  /// For documents that the program itself generated.
  package static let trusted = MarkdownLimits(
    size: 64 << 20, nesting: 1000, nestedLines: 200_000_000, imageSteps: 500_000_000,
    tableCells: 1 << 24, filledCells: 10_000_000)
}
