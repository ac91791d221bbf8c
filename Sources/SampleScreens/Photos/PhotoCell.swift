import Screens

// excerpt: cell-state
/// A picture with its name and date.
final class PhotoCell: ScreenCell<Photo> {
  /// The date as the screen's own settings write it; set whenever the table configures the cell.
  var dateText = ""

  override class var height: CellHeight { .fitting(minimum: 64) }

  override func bind(_ binder: inout Binder<Photo>) {
    let dateText = dateText
    binder.image("thumbnail", \.imageName, width: 48, height: 48)
    binder.text("title", \.name, .headline, lines: 0)
    binder.text("date", from: "formatted creationDate", .caption1, lines: 0) { _ in dateText }
    binder.color("date", "secondaryLabel")
    // While a finger rests on the row its title has a shadow; the cell is bound again without one.
    binder.shadow("title", binder.state.contains(.highlighted) ? .underFinger : nil)
    binder.accessory(.disclosureIndicator)
    let spoken = [binder.model.name, dateText].filter { !$0.isEmpty }
    binder.accessibility(Accessibility(label: spoken.joined(separator: ", ")))
    binder.onSelect(.push("photo-detail", query: binder.model.id))
    binder.swipe(.trailing, "delete", title: "Delete", isDestructive: true)
  }
}

extension Shadow {
  static let underFinger = Shadow(color: "darkGray", x: 3, y: 3)
}
// end excerpt
