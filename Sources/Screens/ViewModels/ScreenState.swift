// excerpt: screen-state
/// Where a screen stands with its data: the one value from which everything that it shows follows.
public enum ScreenState<Model> {
  case idle
  case loading
  case content(Model)
  /// Loaded, but there is nothing to list.
  case empty(Model)
  case failed(any Error)
}
// end excerpt

/// How far a scenario came, with what answers the table, so that it is asked for only once.
enum ScreenLoad<Model> {
  case idle
  case loading
  case failed(any Error)
  case loaded(Model, any TableDataSource)
}
