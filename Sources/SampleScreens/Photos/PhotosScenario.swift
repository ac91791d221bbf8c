import Screens

/// The states of the photos screen.
enum PhotosScenario: String, HarbourScenario {
  case loaded
  case highlighted
  case editing
  case longNames = "long-names"
  case empty
  case failed
  case loading

  var store: any ModelStore<PhotoAlbum> {
    switch self {
    case .loaded, .highlighted, .editing, .loading: FixedStore(PhotoAlbum.harbour)
    case .longNames: FixedStore(PhotoAlbum.longNames)
    case .empty: FixedStore(PhotoAlbum(photos: []))
    case .failed: FixedStore<PhotoAlbum>(failing: HarbourError.offline)
    }
  }
}
