import CatalogCore
import Layout
import ScreenLayout
import Snapshots

extension TablePicture {
  // MARK: - Places

  /// The ground of a row, from the top of the table.
  func frame(of row: PlacedRow) -> Rectangle {
    let isArea = if case .area = row.part { true } else { false }
    let inset = isArea ? 0 : sideInset
    return Rectangle(
      x: inset, y: row.y, width: context.width - 2 * inset, height: row.picture.layout.height)
  }

  /// Where a part is; `nil` for one that was not laid out.
  func frame(of part: ScreenPicture.Part) -> Rectangle? {
    switch part {
    case .row:
      for section in sections {
        if let row = section.rows.first(where: { $0.part == part }) { return frame(of: row) }
      }
      return nil
    case .area: return extras.first { $0.part == part }.map(frame)
    case .header(let id):
      return sections.first { $0.id == id }?.header.map { frame(of: $0.block, at: $0.y) }
    case .footer(let id):
      return sections.first { $0.id == id }?.footer.map { frame(of: $0.block, at: $0.y) }
    }
  }

  /// Words between sections, with a little around them.
  private func frame(of block: TextBlock, at y: Double) -> Rectangle {
    Rectangle(x: 0, y: y - 3, width: context.width, height: block.height + 6)
  }

  /// How many rows begin between two places.
  func rowCount(from top: Double, to bottom: Double) -> Int {
    sections.reduce(0) { $0 + $1.rows.count { $0.y >= top && $0.y < bottom } }
  }

  // MARK: - Drawing

  func drawMark(
    of part: ScreenPicture.Part, ground: Rectangle, on canvas: inout PictureCanvas
  ) {
    guard let mark = context.mark(part) else { return }
    mark.drawGround(in: ground, on: &canvas)
    mark.drawEdge(in: ground, on: &canvas)
  }

  /// Of header and footer.
  func drawMarks(of section: PlacedSection, on canvas: inout PictureCanvas) {
    for part in [ScreenPicture.Part.header(section.id), .footer(section.id)] {
      if let frame = frame(of: part) { drawMark(of: part, ground: frame, on: &canvas) }
    }
  }

  /// What lies over a marked row.
  func drawSigns(of row: PlacedRow, on canvas: inout PictureCanvas) {
    guard let mark = context.mark(row.part) else { return }
    let frame = frame(of: row)
    mark.drawEdge(
      in: frame, inset: context.document.tableStyle == .insetGrouped ? 4 : 0, on: &canvas)
    mark.drawOutlines(
      row.picture.outlines(of: mark.mark.slots).map { $0.moved(frame.x, frame.y) }, on: &canvas)
  }
}
