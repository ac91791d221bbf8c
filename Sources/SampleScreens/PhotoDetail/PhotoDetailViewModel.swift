import Screens

/// One picture: the screen that a tap in the album leads to.
final class PhotoDetailViewModel: HarbourViewModel<PhotoDetailScenario> {
  override class var title: String { "Photo" }
  override class var group: String? { HarbourGroup.aroundTown }

  /// The caption has a row only where somebody wrote one.
  override func cells(for photo: PhotoDetail) -> [ScreenCell<PhotoDetail>.Type] {
    let before: [PhotoDetailCell.Type] = [PhotoPictureCell.self, PhotoTitleCell.self]
    let caption: [PhotoDetailCell.Type] = photo.caption.isEmpty ? [] : [PhotoCaptionCell.self]
    return before + caption + [PhotoPhotographerCell.self, PhotoActionsCell.self]
  }
}
