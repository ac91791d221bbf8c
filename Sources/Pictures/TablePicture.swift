import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// The sections of a table, one below the other, with their headers, footers and lines.
struct TablePicture {
  /// A section with the places of what is seen of it, from the top of the table.
  struct PlacedSection {
    var id: ByteKey
    var header: (block: TextBlock, y: Double)?
    var footer: (block: TextBlock, y: Double)?
    var rows: [PlacedRow] = []
    var top = 0.0
    var bottom = 0.0
    /// Whether rows follow that are not seen.
    var isCut = false
  }

  struct PlacedRow {
    var part: ScreenPicture.Part
    var picture: RowPicture
    var y: Double
  }

  let context: PictureContext
  private(set) var sections: [PlacedSection] = []
  /// Rows of areas of the screen, such as the header of the table.
  private(set) var extras: [PlacedRow] = []
  /// Where the table ends; what is not seen is not counted.
  private(set) var height = 0.0
  /// Whether nothing follows below what was laid out.
  private(set) var reachesEnd = false

  /// Where nothing is seen any more.
  private var limit: Double

  /// Lays sections out until the place where nothing is seen any more.
  init(_ context: PictureContext, engine: CellLayoutEngine, limit: Double) {
    self.init(context, engine: engine, limit: limit, stop: nil)
  }

  /// Lays sections out until so far below a row, however much stands above it.
  init(
    _ context: PictureContext, engine: CellLayoutEngine, below row: ByteKey, by distance: Double
  ) {
    self.init(context, engine: engine, limit: .infinity, stop: (row, distance))
  }

  private init(
    _ context: PictureContext, engine: CellLayoutEngine, limit: Double,
    stop: (row: ByteKey, distance: Double)?
  ) {
    let layout = RowLayout(context.document, engine: engine)
    self.init(context, limit: limit, stop: stop) { row, isArea in
      RowPicture(
        context: context, row: row, cellLayout: isArea ? nil : layout.cellLayout(of: row),
        layout: layout.layout(layout.prepare(row), under: context.variant))
    }
  }

  /// Lays sections out whose rows and areas somebody else draws.
  init(
    _ context: PictureContext, limit: Double, stop: (row: ByteKey, distance: Double)? = nil,
    picture: (_ row: SnapshotDocument.Row, _ isArea: Bool) -> RowPicture
  ) {
    self.context = context
    self.limit = limit
    add(area: "header", picture)
    for (index, section) in context.document.sections.enumerated() {
      guard height < self.limit else { return }
      add(section, isFirst: index == 0, picture, stop: stop)
    }
    guard height < self.limit else { return }
    add(area: "footer", picture)
    if context.isGrouped, !sections.isEmpty { height += Metrics.groupGap }
    reachesEnd = sections.last?.isCut != true
  }

  // MARK: - Places

  /// Figures of UIKit in points.
  ///
  /// Grouped tables as they were since iOS 7: 35 points between untitled groups, 55.5 above a title of
  /// one line, of which 17.5 belong to the group before. Plain headers as they are since iOS 15. All are
  /// assumptions: no source states them.
  private enum Metrics {
    static let groupGap = 17.5
    static let aboveGroupHeader = 14.5
    static let belowGroupHeader = 7.5
    static let aboveGroupFooter = 7.5
    static let abovePlainHeader = 22.0
    static let aroundPlainHeader = 4.0
    static let aroundPlainFooter = 7.0
    static let cardRadius = 10.0
  }

  var sideInset: Double { CellEnvironment(self.context).sideInset }

  /// The place of headers and footers.
  private func textFrame(y: Double, height: Double) -> Rectangle {
    let inset = sideInset + context.contentMargin
    return Rectangle(x: inset, y: y, width: context.width - 2 * inset, height: height)
  }

  private typealias Drawer = (_ row: SnapshotDocument.Row, _ isArea: Bool) -> RowPicture

  private mutating func add(area name: String, _ picture: Drawer) {
    guard let area = context.document.areas.first(where: { $0.name.hasSameBytes(as: name) })
    else { return }
    let row = SnapshotDocument.Row(
      kind: "", identity: "", slots: area.slots, actions: area.actions)
    let placed = PlacedRow(part: .area(ByteKey(name)), picture: picture(row, true), y: height)
    extras.append(placed)
    height += placed.picture.layout.height
  }

  private mutating func add(
    _ section: SnapshotDocument.Section, isFirst: Bool, _ picture: Drawer,
    stop: (row: ByteKey, distance: Double)?
  ) {
    var placed = PlacedSection(id: ByteKey(section.id))
    placed.header = placeHeader(section.header, isFirst: isFirst)
    placed.top = height
    for row in section.rows {
      guard height < limit else {
        placed.isCut = true
        break
      }
      let own = PlacedRow(
        part: .row(ByteKey(row.identity)), picture: picture(row, false), y: height)
      placed.rows.append(own)
      height += own.picture.layout.height
      if let stop, stop.row == ByteKey(row.identity) { limit = height + stop.distance }
    }
    placed.bottom = height
    if !placed.isCut { placed.footer = placeFooter(section.footer) }
    sections.append(placed)
  }

  /// Moves on to the first row.
  private mutating func placeHeader(_ title: String?, isFirst: Bool) -> (TextBlock, Double)? {
    if context.isGrouped, isFirst { height += Metrics.groupGap }
    guard let title, !title.utf8.isEmpty else {
      if context.isGrouped { height += Metrics.groupGap }
      return nil
    }
    let width = textFrame(y: 0, height: 0).width
    guard context.isGrouped else {
      let block = context.block(title, context.font(.headline), width: width)
      height += Metrics.abovePlainHeader + Metrics.aroundPlainHeader
      defer { height += block.height + Metrics.aroundPlainHeader }
      return (block, height)
    }
    let block = context.block(title.uppercased(), context.font(.footnote), width: width)
    height += Metrics.aboveGroupHeader
    defer { height += block.height + Metrics.belowGroupHeader }
    return (block, height)
  }

  /// Moves on to the next section.
  private mutating func placeFooter(_ text: String?) -> (TextBlock, Double)? {
    guard let text, !text.utf8.isEmpty else {
      if context.isGrouped { height += Metrics.groupGap }
      return nil
    }
    let block = context.block(
      text, context.font(.footnote), width: textFrame(y: 0, height: 0).width)
    let space = context.isGrouped ? Metrics.aboveGroupFooter : Metrics.aroundPlainFooter
    height += space
    defer { height += block.height + space }
    return (block, height)
  }

  // MARK: - Drawing

  func draw(on canvas: inout PictureCanvas) {
    for extra in extras {
      drawMark(of: extra.part, ground: frame(of: extra), on: &canvas)
      draw(extra, x: 0, on: &canvas)
    }
    for (index, section) in sections.enumerated() {
      // In a plain table, a line ends a section unless there are words between it and the next.
      let hasWords = section.footer != nil || sections.dropFirst(index + 1).first?.header != nil
      draw(section, endsWithLine: !context.isGrouped && !hasWords, on: &canvas)
    }
  }

  private func draw(_ row: PlacedRow, x: Double, on canvas: inout PictureCanvas) {
    canvas.at(x, row.y) { row.picture.draw(on: &$0) }
  }

  private func draw(
    _ section: PlacedSection, endsWithLine: Bool, on canvas: inout PictureCanvas
  ) {
    let side = context.side(.left)
    drawMarks(of: section, on: &canvas)
    if let (block, y) = section.header {
      canvas.text(
        block, in: textFrame(y: y, height: block.height), side, [.secondary],
        default: context.direction)
    }
    if !section.rows.isEmpty { drawGround(of: section, on: &canvas) }
    let inset = sideInset
    for row in section.rows {
      draw(row, x: inset, on: &canvas)
      drawSigns(of: row, on: &canvas)
    }
    drawLines(of: section, endsWithLine: endsWithLine, on: &canvas)
    if let (block, y) = section.footer {
      canvas.text(
        block, in: textFrame(y: y, height: block.height), side, [.secondary],
        default: context.direction)
    }
  }

  /// The ground of a group, and of rows that are chosen.
  private func drawGround(of section: PlacedSection, on canvas: inout PictureCanvas) {
    let isInset = context.document.tableStyle == .insetGrouped
    let radius = isInset ? Metrics.cardRadius : 0
    let inset = sideInset
    let width = context.width - 2 * inset
    let ground = Rectangle(
      x: inset, y: section.top, width: width, height: section.bottom - section.top)
    if !drawOwnGrounds(of: section, in: ground, radius: radius, on: &canvas), context.isGrouped {
      canvas.rectangle(ground, radius: radius, .card)
    }
    for (index, row) in section.rows.enumerated() where row.picture.isChosen {
      canvas.draw(.chosen) { path, x, y in
        path.rectangle(
          x + inset, y + row.y, width, row.picture.layout.height, radius: radius, top: index == 0,
          bottom: index == section.rows.count - 1)
      }
    }
    for (index, row) in section.rows.enumerated() {
      context.mark(row.part)?.drawGround(
        in: frame(of: row), radius: radius, top: index == 0,
        bottom: index == section.rows.count - 1 && !section.isCut, on: &canvas)
    }
  }

  private func drawLines(
    of section: PlacedSection, endsWithLine: Bool, on canvas: inout PictureCanvas
  ) {
    guard let last = section.rows.indices.last else { return }
    let inset = sideInset
    let width = context.width - 2 * inset
    // Nothing stands below an index.
    let hasIndex = context.document.sections.contains { $0.indexTitle != nil }
    let end = hasIndex ? CellMetrics.indexWidth : 0
    canvas.shape(.line) { path, x, y in
      // The line lies within the row above it, by half of its own width.
      func line(_ start: Double, at height: Double) {
        let left = context.isRightToLeft ? end : start
        path.move(x + inset + left, y + height - 0.25)
        path.line(max(0, width - start - end), 0)
      }
      for (index, row) in section.rows.enumerated() {
        if index == last, !section.isCut, !endsWithLine { continue }
        line(row.picture.layout.separatorInset, at: row.y + row.picture.layout.height)
      }
      if context.document.tableStyle == .grouped {
        line(0, at: section.top)
        line(0, at: section.bottom)
      }
    }
  }
}

extension CellEnvironment {
  /// What the sections of a picture are laid out in.
  init(_ context: PictureContext) {
    self.init(
      width: context.width, textSize: context.variant.textSize,
      isRightToLeft: context.isRightToLeft,
      tableStyle: context.document.tableStyle.map(TableStyle.init) ?? .plain,
      followsReadableWidth: context.document.followsReadableWidth, device: context.device)
  }
}
