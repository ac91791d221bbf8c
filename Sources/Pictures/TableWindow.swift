import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// The part of a table that a picture shows.
struct TableWindow {
  let table: TablePicture
  /// How far the table is scrolled, in points below the place where it is laid out from.
  let offset: Double
  /// Where the scrolled part stands in the whole table: how much is above it and how much it is, from
  /// 0 to 1; `nil` where nothing is scrolled.
  let scroll: (start: Double, length: Double)?

  /// Shows the beginning of a table.
  init(_ context: PictureContext, engine: CellLayoutEngine, limit: Double) {
    table = TablePicture(context, engine: engine, limit: limit)
    offset = 0
    scroll = nil
  }

  /// Shows the surroundings of a part of a table, with that part in the middle; `nil` where the table
  /// has no such part.
  ///
  /// Only what is seen and as much above it is laid out. `height` is that of the window, and `covered`
  /// what is hidden at its lower end when the table ends there.
  init?(
    _ context: PictureContext, engine: CellLayoutEngine, around part: ScreenPicture.Part,
    height: Double, covered: Double
  ) {
    guard let target = Target(part, in: context.document) else { return nil }
    let layout = RowLayout(context.document, engine: engine)
    let document = target.trimmed(context.document, height: height) { row in
      layout.layout(layout.prepare(row), under: context.variant).height
    }
    var own = context
    own.document = document
    let table = TablePicture(own, engine: engine, below: target.identity, by: 2 * height)
    guard let frame = table.frame(of: part) ?? table.frame(of: .row(target.identity)) else {
      return nil
    }
    let seen = height - covered
    var offset = frame.y + frame.height / 2 - seen / 2
    if frame.height > seen { offset = frame.y - 20 }
    if table.reachesEnd { offset = min(offset, table.height - seen) }
    self.table = table
    self.offset = max(0, offset)
    let count = Double(max(1, context.document.sections.reduce(0) { $0 + $1.rows.count }))
    let rows = Double(table.rowCount(from: self.offset, to: self.offset + seen))
    let start = Double(target.rowsAbove) - rows / 2
    scroll = (min(max(0, start / count), 1), min(1, rows / count))
  }

  /// The row around which a window is.
  private struct Target {
    var section: Int
    var row: Int
    var identity: ByteKey
    var rowsAbove: Int

    init?(_ part: ScreenPicture.Part, in document: SnapshotDocument) {
      let sections = document.sections
      let place: (section: Int, row: Int)?
      switch part {
      case .row(let identity): place = Self.place(of: identity, in: sections)
      case .header(let id):
        place = sections.firstIndex { ByteKey($0.id) == id }.map { ($0, 0) }
      case .footer(let id):
        place = sections.firstIndex { ByteKey($0.id) == id }
          .map { ($0, sections[$0].rows.count - 1) }
      case .area(let name):
        guard name == ByteKey("footer"), let last = sections.indices.last else { return nil }
        place = (last, sections[last].rows.count - 1)
      }
      guard let place, sections[place.section].rows.indices.contains(place.row) else { return nil }
      section = place.section
      row = place.row
      identity = ByteKey(sections[section].rows[row].identity)
      rowsAbove = sections[..<section].reduce(row) { $0 + $1.rows.count }
    }

    private static func place(
      of identity: ByteKey, in sections: [SnapshotDocument.Section]
    ) -> (Int, Int)? {
      for (index, section) in sections.enumerated() {
        if let row = section.rows.firstIndex(where: { ByteKey($0.identity) == identity }) {
          return (index, row)
        }
      }
      return nil
    }

    /// The document without the rows that are more than a height above the target.
    func trimmed(
      _ document: SnapshotDocument, height: Double,
      heightOfRow: (SnapshotDocument.Row) -> Double
    ) -> SnapshotDocument {
      var above = 0.0
      var (section, row) = (self.section, self.row)
      while above < height {
        if row > 0 {
          row -= 1
        } else if let previous = document.sections[..<section].lastIndex(where: {
          !$0.rows.isEmpty
        }) {
          section = previous
          row = document.sections[previous].rows.count - 1
        } else {
          break
        }
        above += heightOfRow(document.sections[section].rows[row])
      }
      guard section > 0 || row > 0 else { return document }
      var trimmed = document
      trimmed.areas.removeAll { $0.name.hasSameBytes(as: "header") }
      trimmed.sections.removeFirst(section)
      trimmed.sections[0].rows.removeFirst(row)
      if row > 0 { trimmed.sections[0].header = nil }
      // Rows keep the room that an index takes from them.
      if document.sections.contains(where: { $0.indexTitle != nil }),
        trimmed.sections[0].indexTitle == nil
      {
        trimmed.sections[0].indexTitle = ""
      }
      return trimmed
    }
  }
}
