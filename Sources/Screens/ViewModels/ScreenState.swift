/// Where a screen stands with its data: the one value from which everything that it shows follows.
public enum ScreenState<Model> {
  case idle
  case loading
  case content(Model)
  /// Loaded, but there is nothing to list.
  case empty(Model)
  case failed(any Error)
}
