import CatalogCore
import Layout
import Snapshots

/// Cells that are no rows of a table: those of a collection, and those that stand alone in a file.
struct CellsPicture {
  enum Style {
    /// In frames of their own, else side by side as there is room.
    case collection
    /// Each on a ground of its own.
    case alone
  }

  private struct PlacedCell {
    var part: ScreenPicture.Part
    var picture: RowPicture
    var frame: Rectangle
  }

  private let context: PictureContext
  private let style: Style
  private var cells: [PlacedCell] = []
  private var headings: [(part: ScreenPicture.Part, block: TextBlock, frame: Rectangle)] = []
  private(set) var height = 0.0

  private static let spacing = 10.0

  init(_ context: PictureContext, width: Double, style: Style) {
    self.context = context
    self.style = style
    let rows = FrameRows(context)
    var flow = Flow(width: width, spacing: style == .alone ? 12 : Self.spacing)
    for section in context.document.sections {
      addHeading(section.header, .header(ByteKey(section.id)), width: width, &flow)
      for row in section.rows {
        var picture = rows.picture(row, isArea: false)
        let own = picture.layout
        let stated = row.attributes.first { $0.name == .frame }.flatMap(Self.frame)
        let content = own.elements.map(\.frame.maxX).max() ?? 0
        let size = (
          width: style == .alone ? width : stated?.width ?? (content > 0 ? content : own.width),
          height: stated?.height ?? own.height
        )
        var frame = Rectangle(width: size.width, height: size.height)
        if let stated, style == .collection {
          (frame.x, frame.y) = (stated.x, stated.y)
          flow.y = max(flow.y, stated.maxY)
        } else {
          (frame.x, frame.y) = flow.place(width: size.width, height: size.height)
        }
        picture.cellWidth = size.width
        cells.append(
          PlacedCell(part: .row(ByteKey(row.identity)), picture: picture, frame: frame))
      }
      flow.endLine()
      addHeading(section.footer, .footer(ByteKey(section.id)), width: width, &flow)
    }
    height = max(flow.y, cells.map(\.frame.maxY).max() ?? 0)
  }

  private static func frame(_ attribute: SnapshotDocument.Attribute) -> Rectangle? {
    SlotLook(SnapshotDocument.Slot(.view, "", value: "", attributes: [attribute])).frame
  }

  /// The places of what has none, line by line.
  private struct Flow {
    let width: Double
    let spacing: Double
    var y = 0.0
    private var x = 0.0
    private var line = 0.0

    init(width: Double, spacing: Double) {
      self.width = width
      self.spacing = spacing
    }

    mutating func place(width: Double, height: Double) -> (Double, Double) {
      if x > 0, x + width > self.width + 0.5 { endLine() }
      if x == 0, y > 0 { y += spacing }
      defer {
        x += width + spacing
        line = max(line, height)
      }
      return (x, y)
    }

    mutating func endLine() {
      y += line
      (x, line) = (0, 0)
    }
  }

  private mutating func addHeading(
    _ words: String?, _ part: ScreenPicture.Part, width: Double, _ flow: inout Flow
  ) {
    guard let words, !words.utf8.isEmpty else { return }
    let inner = max(0, width - 2 * context.device.margin)
    let block = context.block(words, context.font(.headline), width: inner)
    headings.append(
      (
        part, block,
        Rectangle(x: context.device.margin, y: flow.y + 8, width: inner, height: block.height)
      ))
    flow.y += block.height + 16
  }

  // MARK: - Drawing

  func draw(on canvas: inout PictureCanvas) {
    for (part, block, frame) in headings {
      context.mark(part)?.drawGround(in: frame, on: &canvas)
      canvas.text(block, in: frame, context.side(.left), default: context.direction)
      context.mark(part)?.drawEdge(in: frame, on: &canvas)
    }
    for cell in cells {
      if style == .alone {
        canvas.flush()
        canvas.rectangle(cell.frame, .card)
      }
      if let color = SlotLook(attributes: cell.picture.row.attributes).background,
        color != .fixed("none")
      {
        canvas.flush()
        canvas.rectangle(cell.frame, color: color)
      }
      if style == .collection, !FrameSight.isSomething(in: cell.picture.row.slots) {
        canvas.shape(.hint) { path, x, y in
          path.rectangle(
            x + cell.frame.x, y + cell.frame.y, cell.frame.width, cell.frame.height)
        }
      }
      let mark = context.mark(cell.part)
      mark?.drawGround(in: cell.frame, on: &canvas)
      canvas.at(cell.frame.x, cell.frame.y) { cell.picture.draw(on: &$0) }
      if let mark {
        mark.drawEdge(in: cell.frame, on: &canvas)
        mark.drawOutlines(
          cell.picture.outlines(of: mark.mark.slots).map { $0.moved(cell.frame.x, cell.frame.y) },
          on: &canvas)
        canvas.flush()
      }
    }
  }

  func frame(of part: ScreenPicture.Part) -> Rectangle? {
    cells.first { $0.part == part }?.frame ?? headings.first { $0.part == part }?.frame
  }
}

extension Rectangle {
  func moved(_ x: Double, _ y: Double) -> Rectangle {
    Rectangle(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
