import Layout

/// What a mark adds to a part of a picture.
struct MarkPicture {
  let mark: ScreenPicture.Mark
  let isRightToLeft: Bool

  /// Sizes in points; the badge fits into the margin that every row has.
  private enum Metrics {
    static let edge = 4.0
    static let badge = 5.5
    static let badgeCenter = 8.5
    static let arm = 2.9
  }

  private var ground: PictureClass {
    switch mark.kind {
    case .changed: .changedGround
    case .added: .addedGround
    case .removed: .removedGround
    case .moved: .movedGround
    }
  }

  private var edge: PictureClass {
    switch mark.kind {
    case .changed: .changedEdge
    case .added: .addedEdge
    case .removed: .removedEdge
    case .moved: .movedEdge
    }
  }

  private var outline: PictureClass {
    switch mark.kind {
    case .changed: .changedOutline
    case .added: .addedOutline
    case .removed: .removedOutline
    case .moved: .movedOutline
    }
  }

  /// Colours the ground now; `top` and `bottom` say which corners are round.
  func drawGround(
    in frame: Rectangle, radius: Double = 0, top: Bool = true, bottom: Bool = true,
    on canvas: inout PictureCanvas
  ) {
    guard frame.height > 0 else { return }
    canvas.draw(ground) { path, x, y in
      path.rectangle(
        x + frame.x, y + frame.y, frame.width, frame.height, radius: radius, top: top,
        bottom: bottom)
    }
  }

  /// Gathers the bar at the leading edge, and the sign on it.
  func drawEdge(in frame: Rectangle, inset: Double = 0, on canvas: inout PictureCanvas) {
    guard frame.height > 0 else { return }
    let middle = frame.y + frame.height / 2
    let center = isRightToLeft ? frame.maxX - Metrics.badgeCenter : frame.x + Metrics.badgeCenter
    canvas.shape(edge) { path, x, y in
      let left = isRightToLeft ? frame.maxX - Metrics.edge : frame.x
      path.rectangle(
        x + left, y + frame.y + inset, Metrics.edge, max(0, frame.height - 2 * inset), radius: 2)
    }
    guard frame.height >= 2 * Metrics.badge else { return }
    canvas.shape(edge) { path, x, y in
      path.circle(x + center, y + middle, radius: Metrics.badge)
    }
    canvas.shape(.mark) { path, x, y in drawSign(&path, x + center, y + middle) }
  }

  /// A dot, a plus, a minus, or an arrow up and down.
  private func drawSign(_ path: inout PathData, _ x: Double, _ y: Double) {
    let arm = Metrics.arm
    switch mark.kind {
    case .changed: path.circle(x, y, radius: 1)
    case .added:
      path.move(x - arm, y)
      path.line(2 * arm, 0)
      path.move(x, y - arm)
      path.line(0, 2 * arm)
    case .removed:
      path.move(x - arm, y)
      path.line(2 * arm, 0)
    case .moved:
      path.move(x - 2.2, y - 1.6)
      path.line(2.2, -2.2)
      path.line(2.2, 2.2)
      path.move(x - 2.2, y + 1.6)
      path.line(2.2, 2.2)
      path.line(2.2, -2.2)
    }
  }

  /// Gathers the outlines of the elements of a row that the mark is about.
  func drawOutlines(_ frames: [Rectangle], on canvas: inout PictureCanvas) {
    for frame in frames where frame.width > 0 && frame.height > 0 {
      canvas.shape(outline) { path, x, y in
        path.rectangle(
          x + frame.x - 3, y + frame.y - 2, frame.width + 6, frame.height + 4, radius: 4)
      }
    }
  }
}
