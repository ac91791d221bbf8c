public import Screens

/// A picture with its name and date.
public final class PhotoCell: ScreenCell<Photo> {
  /// The date as the screen's own settings write it; set when the table configures the cell.
  public var dateText = ""

  override public class var height: CellHeight { .fixed(64) }

  override public func bind(_ binder: inout Binder<Photo>) {
    let dateText = dateText
    binder.image("thumbnail", \.imageName, width: 48, height: 48)
    binder.text("title", \.name, .headline)
    binder.text("date", from: "formatted creationDate", .caption1) { _ in dateText }
    binder.onSelect(.push("photo-detail", query: binder.model.id))
  }
}
