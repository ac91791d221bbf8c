/// What a data source or a screen refuses, with the values to say why.
public enum ScreenError: Error, Hashable, Sendable {
  /// There is no row at the path; `rows` is the number of rows in each section.
  case outOfRange(RowPath, rows: [Int])
  /// Two rows have one identity.
  case duplicateIdentity(String, RowPath, RowPath)
  /// Two sections have one id.
  case duplicateSection(String)
  /// The screen has no scenario with this id.
  case unknownScenario(String, screen: String)
  /// A view model does not say how it loads.
  case missingLoad(viewModel: String)
  /// A cell's `bind` is wrong.
  case binding(BindingProblem, cell: String, identity: String)
}
