public import Screens

/// The states of the photos screen.
public enum PhotosScenario: String, ScreenScenario {
  case loaded
  case empty
  case failed
  case loading

  /// While the album is on its way for `loading`, after loading for all others.
  public var moment: ScenarioMoment { self == .loading ? .whileLoading : .afterLoading }
}

/// The pictures of one album: a data source over an array, taken out of the view controller.
public final class PhotosViewModel: ScreenViewModel<PhotoAlbum, PhotosScenario> {
  private var dates: PhotoDateText?

  /// Gets the album from the sample data.
  override public func load(_ scenario: PhotosScenario, in context: ScreenContext) async throws
    -> PhotoAlbum
  {
    dates = PhotoDateText(context)
    switch scenario {
    case .loaded, .loading: return .harbour
    case .empty: return PhotoAlbum(photos: [])
    case .failed: throw PhotosError.offline
    }
  }

  /// One row a photo.
  override public func dataSource(for album: PhotoAlbum) -> any TableDataSource {
    let dates = dates
    return ArrayDataSource(items: album.photos) { (cell: PhotoCell, photo) in
      cell.dateText = dates?.text(of: photo.creationDate) ?? ""
    }
  }

  /// Says why there are no rows.
  override public func placeholder(for reason: Placeholder.Reason) -> Placeholder? {
    switch reason {
    case .loading: nil
    case .empty: Placeholder("No photos yet", message: "Pictures you take appear here.")
    case .failed:
      Placeholder(
        "You are offline", message: "The album could not be loaded.", button: "Try again")
    }
  }
}

/// Why an album cannot be loaded.
public enum PhotosError: Error {
  case offline
}
