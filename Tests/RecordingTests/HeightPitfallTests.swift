import Recording
import Screens
import Testing

/// Known mistakes with widths, text sizes and directions, tried with the tool's own layout.
struct HeightPitfallTests {
  private static let textSizes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  private struct Note: Sendable {
    var text: String
    var isMarked = false
    var hasPicture = false
  }

  private final class MemoCell: ScreenCell<Note> {
    override func bind(_ binder: inout Binder<Note>) {
      if binder.model.hasPicture {
        binder.image("picture", named: "pin", width: 60, height: 20)
      }
      binder.text("text", \.text, lines: 0)
      binder.text("end", constant: "end", .footnote)
      binder.swipe(.trailing, "delete", title: "Delete", isDestructive: true)
      if binder.model.isMarked { binder.accessory(.checkmark) }
    }
  }

  private final class LabelCell: ScreenCell<Note> {
    override class var height: CellHeight { .fixed(44) }
    override func bind(_ binder: inout Binder<Note>) { binder.text("text", \.text) }
  }

  private static let long =
    "Where the harbour wall meets the old quay, the tide leaves a line of weed and rope each night."

  private func host(
    _ notes: [Note], _ environment: TableEnvironment = TableEnvironment()
  ) throws -> TableHost {
    try TableHost(
      dataSource: SectionedDataSource([
        Section("s", indexTitle: "S") {
          notes.enumerated().map { Row(MemoCell.self, $1, identity: "\($0)") }
          Row(LabelCell.self, Note(text: "fixed"), identity: "fixed")
        }
      ]), environment: environment, measurer: .layout())
  }

  @Test(arguments: textSizes)
  func `pitfall 8 a narrower content is never lower`(textSize: String) throws {
    let notes = [
      Note(text: Self.long), Note(text: Self.long, isMarked: true),
      Note(text: Self.long, hasPicture: true),
    ]
    // From 414 and from 600 points on a device has wider margins, so content gets narrower there.
    for widths in [200.0...413, 414...599, 600...1024] {
      let host = try host(
        notes, TableEnvironment(width: widths.lowerBound, textSize: textSize))
      var narrower = try (0..<3).map { try host.height(at: RowPath(row: $0)) }
      #expect(narrower[1] >= narrower[0])
      #expect(narrower[2] >= narrower[0])
      let narrowest = narrower
      for width in stride(from: widths.lowerBound, through: widths.upperBound, by: 7) {
        host.environment.width = width
        let heights = try (0..<3).map { try host.height(at: RowPath(row: $0)) }
        for (height, before) in zip(heights, narrower) { #expect(height <= before) }
        #expect(heights[1] >= heights[0])
        #expect(heights[2] >= heights[0])
        narrower = heights
      }
      #expect(narrower[0] < narrowest[0] || widths.lowerBound == 414)
    }
  }

  @Test func `pitfall 9 rotation measures the fitting rows alone, and back gives the same`() throws
  {
    let host = try host([Note(text: Self.long), Note(text: "short")])
    func heights() throws -> [Double] {
      try (0..<3).map { try host.height(at: RowPath(row: $0)) }
    }
    let upright = try heights()
    #expect(host.statistics.measurements == 2)
    host.environment.width = 852
    let sideways = try heights()
    #expect(host.statistics.measurements == 4)
    #expect(sideways[0] < upright[0])
    #expect(sideways[2] == 44)
    host.environment.width = 393
    #expect(try heights() == upright)
    #expect(host.statistics.measurements == 4)
  }

  @Test func `pitfall 10 another text size measures again, and larger text is never lower`() throws
  {
    let host = try host([Note(text: Self.long), Note(text: "short")])
    var before = [0.0, 0.0]
    var all: [[Double]] = []
    for (step, textSize) in Self.textSizes.enumerated() {
      host.environment.textSize = textSize
      let heights = try (0..<2).map { try host.height(at: RowPath(row: $0)) }
      #expect(host.statistics.measurements == 2 * (step + 1))
      for (height, smaller) in zip(heights, before) { #expect(height >= smaller) }
      #expect(try host.height(at: RowPath(row: 2)) == 44)
      all.append(heights)
      before = heights
    }
    #expect(all[11][0] > all[3][0])
    // Another screen on top and back: cells go and come, heights stay.
    try host.scroll(to: 0, viewportHeight: 800)
    for path in host.displayedPaths { host.endDisplaying(try host.row(at: path).identity) }
    host.didReceiveMemoryWarning()
    #expect(try (0..<2).map { try host.height(at: RowPath(row: $0)) } == all[11])
  }

  // The full layout adds the finding for a fixed cell whose content is higher than the cell, with a
  // text that is expanded as a translation would be. What it compares is here: the height that the
  // content needs, which a fitting measurer gives for any cell.
  @Test func `pitfall 11 what a fixed cell would need is measured, larger and longer text more`()
    throws
  {
    let cell = Row(LabelCell.self, Note(text: "Settings"), identity: "r")
    func needed(_ text: String, _ textSize: String) -> Double {
      let row = Row(MemoCell.self, Note(text: text), identity: "r")
      return RowMeasurer.layout().height(
        of: row.bound(), minimum: 0, in: TableEnvironment(width: 320, textSize: textSize))
    }
    let atUsual = RowMeasurer.layout().height(
      of: cell.bound(), minimum: 0, in: TableEnvironment(textSize: "L"))
    let atLargest = RowMeasurer.layout().height(
      of: cell.bound(), minimum: 0, in: TableEnvironment(textSize: "AX5"))
    #expect(cell.height == .fixed(44))
    #expect(atUsual <= 44)
    #expect(atLargest > 44)
    // Three times the text, as a short English word may become.
    let text = "Back to the list"
    #expect(needed([text, text, text].joined(separator: " "), "AX5") > needed(text, "AX5"))
    #expect(needed([text, text, text].joined(separator: " "), "L") > needed(text, "L"))
  }

  // Which edge an accessory, a swipe or the index is drawn at is the full layout's to say; here all of
  // them are leading or trailing, which is right in both directions.
  @Test func `pitfall 13 from right to left all rows are as high and show the same in order`()
    throws
  {
    let notes = [Note(text: Self.long, isMarked: true), Note(text: "קצר", hasPicture: true)]
    let left = try host(notes, TableEnvironment(isRightToLeft: false))
    let right = try host(notes, TableEnvironment(isRightToLeft: true))
    for row in 0..<3 {
      let path = RowPath(row: row)
      #expect(try left.height(at: path) == right.height(at: path))
      let cell = try right.cell(at: path).content
      #expect(try left.cell(at: path).content == cell)
    }
    #expect(left.indexTitles == right.indexTitles)
    let swipes = try right.row(at: RowPath()).bound().actions.compactMap(\.swipe)
    #expect(swipes.map(\.edge) == [.trailing])
    // The direction is part of what a height depends on.
    let measured = left.statistics.measurements
    left.environment.isRightToLeft = true
    _ = try left.height(at: RowPath())
    #expect(left.statistics.measurements == measured + 1)
  }
}
