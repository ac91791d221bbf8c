/// What a data source, a table or a screen refuses, with the values to say why.
public enum ScreenError: Error, Hashable, Sendable {
  /// There is no row at the path; `rows` is the number of rows in each section.
  case outOfRange(RowPath, rows: [Int])
  /// There is no section with the number.
  case noSection(Int, count: Int)
  /// Composed data sources have no source with the number.
  case noSource(Int, count: Int)
  /// A data source counts fewer than no rows, or with a `nil` section fewer than no sections.
  case negativeCount(Int, section: Int?)
  /// No row of the table has the identity.
  case noRow(String)
  /// Rows have one identity; the paths of all of them.
  case duplicateIdentity(String, [RowPath])
  /// Two sections have one id.
  case duplicateSection(String)
  /// No cell is registered under the identifier that a row asks for; `nearest` is a similar one.
  case unknownIdentifier(String, row: String, nearest: String?)
  /// Another class is registered under the identifier.
  case wrongCellType(identifier: String, expected: String, found: String)
  /// Two different classes have one identifier.
  case ambiguousIdentifier(String, String, String)
  /// The rows after an update are not the rows before it with the stated changes.
  case inconsistentUpdate(
    section: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int, after: Int)
  /// An update names a row or section that it cannot name.
  case invalidUpdate(String)
  /// The data source or the row does not allow the edit.
  case notEditable(String)
  /// The screen has no scenario with this id.
  case unknownScenario(String, screen: String)
  /// A view model does not say how it loads.
  case missingLoad(viewModel: String)
  /// A cell's `bind` is wrong.
  case binding(BindingProblem, cell: String, identity: String)
}
