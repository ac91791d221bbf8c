import CatalogCore
import Pictures
import Snapshots
import Testing

/// A picture that has to show a part shows the screen as it is, or scrolled to that part.
struct ScrolledPictureTests {
  typealias Mark = ScreenPicture.Mark
  typealias Part = ScreenPicture.Part
  typealias Section = SnapshotDocument.Section

  private func screen(
    _ count: Int, showing part: Part, sectionSize: Int? = nil,
    style: SnapshotDocument.TableStyle = .plain
  ) -> TestScreen {
    let rows = (1...count).map { TestScreen.row("Row \($0)") }
    var screen = TestScreen(rows, style: style, kinds: [TestScreen.kind(.fixed, 44)])
    if let sectionSize {
      screen.document.sections = stride(from: 0, to: count, by: sectionSize).map { start in
        Section(
          id: "s\(start)", header: "From \(start + 1)", footer: "Up to \(start + sectionSize)",
          rows: Array(rows[start..<min(count, start + sectionSize)]))
      }
    }
    screen.options.extent = .page(showing: part)
    screen.options.marks = [part: Mark(.changed)]
    return screen
  }

  private func drawing(_ screen: TestScreen) -> ScreenPicture.Drawing {
    ScreenPicture(screen.document, variant: screen.variant, options: screen.options).drawing()
  }

  private func row(_ number: Int) -> Part { .row(ByteKey("Row \(number)")) }

  /// The rows of a picture, seen or partly seen.
  private func rows(_ screen: TestScreen) throws -> [Int] {
    try screen.tree().texts.compactMap { $0.hasPrefix("Row ") ? Int($0.dropFirst(4)) : nil }
  }

  @Test(arguments: [1, 5, 14])
  func `a part on the first page is shown there`(number: Int) {
    var screen = screen(100, showing: row(number))
    let drawing = drawing(screen)
    #expect(!drawing.isScrolled)
    screen.options.extent = .firstPage
    #expect(drawing.svg == screen.svg)
  }

  @Test(arguments: [17, 40, 99, 100], [nil, 1, 7] as [Int?])
  func `a row below the first page is in a picture of the same size`(
    number: Int, sectionSize: Int?
  ) throws {
    let screen = screen(100, showing: row(number), sectionSize: sectionSize)
    let drawing = drawing(screen)
    #expect(drawing.isScrolled)
    #expect(drawing.height == 880)
    #expect(try rows(screen).contains(number))
    let frame = try #require(drawing.marked[row(number)])
    #expect(frame.height == 44)
    #expect(frame.y > 117)
    #expect(frame.y + frame.height <= 880 - 14 - 34)
  }

  @Test func `a row in the middle of a table is in the middle of the picture`() throws {
    let frame = try #require(drawing(screen(100, showing: row(50))).marked[row(50)])
    #expect(abs(frame.y + 22 - (14 + 103 + 846 - 34) / 2) < 30)
  }

  @Test func `the last row stands at the end of the screen, with nothing below it`() throws {
    let frame = try #require(drawing(screen(100, showing: row(100))).marked[row(100)])
    #expect(abs(frame.y + frame.height - (880 - 14 - 34)) < 1)
  }

  @Test func `a scrolled screen has its title among the buttons, and a bar that says where it is`()
    throws
  {
    func bar(_ number: Int) throws -> XMLElement {
      let root = try screen(400, showing: row(number)).tree()
      #expect(try root.text("Boats").number("y") < 110)
      return try #require(root.all(ofClass: "p-scroll").first)
    }
    let early = try bar(60)
    let late = try bar(360)
    #expect(early.number("y") + 100 < late.number("y"))
    #expect(late.number("y") + late.number("height") < 880 - 14)
    #expect(try screen(400, showing: row(1)).tree().all(ofClass: "p-scroll").isEmpty)
  }

  @Test func `of a long table only the surroundings are drawn`() throws {
    let screen = screen(3_000, showing: row(2_000))
    #expect(try rows(screen).count < 80)
    #expect(screen.svg.count < 20_000)
  }

  @Test func `rows keep their places whatever stands above`() throws {
    // A table with an index takes room from its rows, also where the section with it is not drawn.
    var screen = screen(60, showing: row(50), sectionSize: 30)
    screen.document.sections[0].indexTitle = "A"
    let frame = try #require(drawing(screen).marked[row(50)])
    #expect(frame.width == 393)
    screen.options.extent = .fullLength
    #expect(drawing(screen).marked[row(50)]?.height == frame.height)
  }

  @Test func `header and footer of a far section are shown`() throws {
    for part in [Part.header(ByteKey("s40")), .footer(ByteKey("s40"))] {
      for style in SnapshotDocument.TableStyle.allCases {
        let drawing = drawing(screen(100, showing: part, sectionSize: 20, style: style))
        let frame = try #require(drawing.marked[part], "\(part) \(style)")
        #expect(frame.y > 100)
        #expect(frame.y + frame.height < 866)
      }
    }
  }

  @Test func `long words between short sections push no row out of the picture`() throws {
    let words = String(repeating: "many words ", count: 60)
    var screen = screen(60, showing: row(40), sectionSize: 1, style: .grouped)
    for section in screen.document.sections.indices {
      screen.document.sections[section].header = words
    }
    let frame = try #require(drawing(screen).marked[row(40)])
    #expect(frame.y + frame.height < 866)
  }

  @Test func `the footer of the table is shown`() throws {
    let part = Part.area(ByteKey("footer"))
    var screen = screen(100, showing: part)
    screen.document.areas = [
      SnapshotDocument.Area(
        name: "footer",
        slots: [SnapshotDocument.Slot(.text, "t", style: "body", value: "The end")])
    ]
    #expect(try screen.tree().texts.contains("The end"))
    #expect(drawing(screen).marked[part] != nil)
  }

  @Test func `of a row that is higher than the screen the top is shown`() throws {
    var screen = screen(100, showing: row(50))
    screen.document.kinds = []
    for index in screen.document.sections[0].rows.indices {
      screen.document.sections[0].rows[index].height = SnapshotDocument.Height(
        Points(index == 49 ? 2_000 : 44), .drawn)
    }
    let frame = try #require(drawing(screen).marked[row(50)])
    #expect(frame.y < 200)
    #expect(frame.y + frame.height <= 866)
  }

  @Test(
    arguments: [
      Part.row(ByteKey("x")), .header(ByteKey("x")), .footer(ByteKey("x")), .area(ByteKey("x")),
      .area(ByteKey("navigation-bar")), .area(ByteKey("footer")),
    ])
  func `a part that is not in the table leaves the first page`(part: Part) {
    var screen = screen(3, showing: part)
    #expect(!drawing(screen).isScrolled)
    let svg = screen.svg
    screen.options.extent = .firstPage
    #expect(screen.svg == svg)
    screen.document.sections = []
    screen.options.extent = .page(showing: part)
    #expect(!drawing(screen).isScrolled)
  }
}
