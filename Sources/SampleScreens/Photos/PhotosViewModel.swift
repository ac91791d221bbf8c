import Screens

/// The pictures of one album: a data source over an array, taken out of the view controller.
final class PhotosViewModel: HarbourViewModel<PhotosScenario> {
  private var dates: PhotoDateText?

  override class var group: String? { HarbourGroup.aroundTown }

  /// Gets the album, and what its dates are written with.
  override func load(_ scenario: PhotosScenario, in context: ScreenContext) async throws
    -> PhotoAlbum
  {
    dates = PhotoDateText(context)
    return try await super.load(scenario, in: context)
  }

  // excerpt: array-data-source
  /// One row a photo.
  override func dataSource(for album: PhotoAlbum) -> any TableDataSource {
    let dates = dates
    var source = ArrayDataSource(items: album.photos) { (cell: PhotoCell, photo) in
      cell.dateText = dates?.text(of: photo.creationDate) ?? ""
    }
    source.isEditable = true
    return source
  }
  // end excerpt

  /// A finger on the second photo, or all rows in editing mode.
  override func cellState(
    of row: Row, showing model: PhotoAlbum, in scenario: PhotosScenario
  ) -> CellState {
    switch scenario {
    case .highlighted: row.identity == "photo-2" ? .highlighted : []
    case .editing: .editing
    default: []
    }
  }

  /// Says why there are no rows.
  override func placeholder(for state: ScreenState<PhotoAlbum>) -> Placeholder? {
    switch state {
    case .empty: Placeholder("No photos yet", message: "Pictures you take appear here.")
    case .failed:
      Placeholder(
        "You are offline", message: "The album could not be loaded.", button: "Try again")
    case .idle, .loading, .content: nil
    }
  }
}
