import CatalogCore
import Layout
import Snapshots

/// The colours that an interface file gives its rows.
extension TablePicture {
  /// Draws the ground of a section whose rows have colours of their own, or whose list has one.
  ///
  /// - Returns: whether this was all; otherwise the section has the ground of its table.
  func drawOwnGrounds(
    of section: PlacedSection, in ground: Rectangle, radius: Double,
    on canvas: inout PictureCanvas
  ) -> Bool {
    guard context.document.isImported else { return false }
    let colors = section.rows.map { SlotLook(attributes: $0.picture.row.attributes).background }
    // A row without a colour is not seen through, even in a list that has one.
    let isOnColor = !context.isGrouped && context.listSetting.ground != nil
    guard isOnColor || colors.contains(where: { $0 != nil }) else { return false }
    if let color = colors.first ?? nil, colors.allSatisfy({ $0 == color }) {
      if color != .fixed("none") { canvas.rectangle(ground, radius: radius, color: color) }
      return true
    }
    if context.isGrouped { canvas.rectangle(ground, radius: radius, .card) }
    for (row, color) in zip(section.rows, colors) where color != .fixed("none") {
      let frame = Rectangle(
        x: ground.x, y: row.y, width: ground.width, height: row.picture.layout.height)
      if let color {
        canvas.rectangle(frame, color: color)
      } else if isOnColor {
        canvas.rectangle(frame, .plain)
      }
    }
    return true
  }
}
