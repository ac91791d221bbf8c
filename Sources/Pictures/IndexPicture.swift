import CatalogCore
import Layout
import Snapshots

/// The index at the trailing edge of a table: the first letters of its sections.
struct IndexPicture {
  private let context: PictureContext

  /// The strip and its letters; their size is an assumption.
  private static let pitch = 14.0
  private static let font = Font(pointSize: 11, weight: .semibold)

  init(_ context: PictureContext) {
    self.context = context
  }

  /// Draws the titles in the middle of what is seen of the table.
  func draw(top: Double, bottom: Double, on canvas: inout PictureCanvas) {
    let titles = titles(fitting: Int((bottom - top - 16) / Self.pitch))
    guard !titles.isEmpty else { return }
    let width = CellMetrics.indexWidth
    let x = context.isRightToLeft ? 0 : context.width - width - 1
    var y = top + (bottom - top - Double(titles.count) * Self.pitch) / 2
    for title in titles {
      let block = context.block(title, Self.font, width: width + 8, lines: 1)
      canvas.text(
        block, in: Rectangle(x: x, y: y, width: width, height: Self.pitch), .middle, [.tint],
        default: context.direction)
      y += Self.pitch
    }
  }

  /// All titles, or as many as fit with dots for those that are left out between them.
  private func titles(fitting count: Int) -> [String] {
    let all = context.document.sections.compactMap(\.indexTitle).filter { !$0.utf8.isEmpty }
    guard all.count > count else { return all }
    guard count >= 3 else { return [] }
    let shown = (count + 1) / 2
    return (0..<shown).flatMap { step -> [String] in
      let title = all[step * (all.count - 1) / (shown - 1)]
      return step == 0 ? [title] : ["•", title]
    }
  }
}
