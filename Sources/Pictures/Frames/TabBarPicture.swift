import CatalogCore
import Layout
import Snapshots

/// The bar of tabs at the bottom of a screen, where a document has one.
struct TabBarPicture {
  private let context: PictureContext
  private let slots: [SnapshotDocument.Slot]

  private static let height = 49.0
  private static let imageSize = 26.0
  private static let font = Font(pointSize: 10)
  private static let name = ByteKey("tab-bar")

  init?(_ context: PictureContext) {
    guard let area = context.document.areas.first(where: { ByteKey($0.name) == Self.name })
    else { return nil }
    self.context = context
    slots = area.slots
  }

  /// With the edge of the screen below the tabs.
  var height: Double { Self.height + context.device.safeAreaBottom }

  func frame(bottom: Double, width: Double) -> Rectangle {
    Rectangle(x: 0, y: bottom - height, width: width, height: Self.height)
  }

  func draw(bottom: Double, width: Double, on canvas: inout PictureCanvas) {
    let frame = frame(bottom: bottom, width: width)
    canvas.flush()
    let look = NavigationBar.look(of: SnapshotDocument.Area(name: "", slots: slots))
    let ground = Rectangle(x: 0, y: frame.y, width: width, height: height)
    if let color = look.background, color != .fixed("none"), !color.isThin {
      canvas.rectangle(ground, color: color)
    } else {
      canvas.rectangle(ground, .plain)
    }
    canvas.shape(.line) { path, x, y in
      path.move(x, y + frame.y + 0.25)
      path.line(width, 0)
    }
    let mark = context.mark(.area(Self.name))
    mark?.drawGround(in: frame, on: &canvas)
    mark?.drawEdge(in: frame, on: &canvas)
    Self.draw(slots, in: frame, context, tint: look.tint, on: &canvas)
  }

  /// Draws tabs side by side, each with its image above its title; the one that is chosen is tinted.
  static func draw(
    _ slots: [SnapshotDocument.Slot], in frame: Rectangle, _ context: PictureContext,
    tint: PictureColor?, on canvas: inout PictureCanvas
  ) {
    // Five fit on a phone; more than eight nobody draws.
    let tabs = slots.filter { $0.kind == .button || $0.kind == .image }.prefix(8)
    guard !tabs.isEmpty else { return }
    let width = frame.width / Double(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let position = context.isRightToLeft ? tabs.count - 1 - index : index
      let isChosen = SlotLook(tab).has("selected")
      let color: PictureColor = isChosen ? tint ?? .system("tint") : .system("systemGray")
      let left = frame.x + Double(position) * width
      let title = tab.kind == .image ? "" : tab.value
      let image = tab.kind == .image ? tab : tab.slots.first { $0.kind == .image }
      let size = min(imageSize, width, max(0, frame.height - 20))
      let place = Rectangle(
        x: left + (width - size) / 2,
        y: frame.y + (title.utf8.isEmpty ? (frame.height - size) / 2 : 5), width: size,
        height: size)
      let picture = image.map { ImagePicture($0, tint: color) }
      if let picture, picture.isSymbol {
        picture.draw(in: place, on: &canvas)
      } else {
        // A picture in a tab is a stencil, so nothing but its outline is known.
        canvas.rectangle(place, radius: 6, color: .fixed("none"), border: (color, 1.75))
      }
      let words = Rectangle(
        x: left + 2, y: frame.y + frame.height - 17, width: max(0, width - 4), height: 13)
      FrameText(
        context: context, font: FrameFont(font), side: .middle, color: color
      ).draw(StyledText(title), in: words, on: &canvas)
    }
  }
}
