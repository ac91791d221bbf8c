import Screens
import Testing

private struct Song: Identifiable, Sendable {
  var id: Int
  var title: String
}

private final class SongCell: ScreenCell<Song> {
  var number = 0

  override func bind(_ binder: inout Binder<Song>) {
    binder.text("title", \.title)
    binder.text("number", from: "number") { _ in "\(number)" }
  }
}

struct ArrayDataSourceTests {
  private let songs = [Song(id: 7, title: "Tide"), Song(id: 8, title: "Ebb")]

  private func texts(_ cell: BoundCell) -> [String] {
    cell.slots.map { slot in
      if case .text(let text, _, _) = slot.content { text } else { "" }
    }
  }

  @Test func `every item is a row of the one section`() throws {
    let source = ArrayDataSource<Song, SongCell>(items: songs)
    #expect(source.numberOfSections == 1)
    #expect(source.numberOfRows(inSection: 0) == 2)
    #expect(source.numberOfRows(inSection: 1) == 0)
    #expect(source.numberOfRows(inSection: -1) == 0)
    #expect(source.rowCounts == [2])
    let rows = try source.allSections().flatMap(\.rows)
    #expect(rows.map(\.identity) == ["7", "8"])
    #expect(rows.map(\.cellIdentifier) == ["SongCell", "SongCell"])
    #expect(rows.map { texts($0.bound()) } == [["Tide", "0"], ["Ebb", "0"]])
  }

  @Test func `the item at a position is the one that its row shows`() throws {
    let source = ArrayDataSource<Song, SongCell>(items: songs, cellIdentifier: "song") {
      $0.title.lowercased()
    }
    #expect(try source.item(at: RowPath(row: 1)).title == "Ebb")
    let row = try source.row(at: RowPath(row: 1))
    #expect(row.identity == "ebb")
    #expect(row.cellIdentifier == "song")
    #expect(texts(row.bound()) == ["Ebb", "0"])
  }

  @Test(arguments: [RowPath(row: 2), RowPath(row: -1), RowPath(section: 1), RowPath(section: -1)])
  func `there is nothing outside the items`(path: RowPath) {
    let source = ArrayDataSource<Song, SongCell>(items: songs)
    #expect(throws: ScreenError.outOfRange(path, rows: [2])) { try source.item(at: path) }
    #expect(throws: ScreenError.outOfRange(path, rows: [2])) { try source.row(at: path) }
  }

  @Test func `the closure gets each new cell with its item before it is bound`() throws {
    let source = ArrayDataSource(items: songs) { (cell: SongCell, song) in
      cell.number = song.id * 10 + cell.number
    }
    let row = try source.row(at: RowPath(row: 1))
    // A cell is made for each binding, so the closure never meets a used one.
    #expect(texts(row.bound()) == ["Ebb", "80"])
    #expect(texts(row.bound()) == ["Ebb", "80"])
  }

  @Test func `no items are no rows`() throws {
    let source = ArrayDataSource<Song, SongCell>(items: [])
    #expect(try source.allSections().map(\.rows.count) == [0])
    #expect(throws: ScreenError.outOfRange(RowPath(), rows: [0])) { try source.row(at: RowPath()) }
  }

  @Test func `two items with one identity are an error with both places`() {
    let source = ArrayDataSource<Song, SongCell>(items: songs + [Song(id: 7, title: "Again")])
    #expect(throws: ScreenError.duplicateIdentity("7", [RowPath(row: 0), RowPath(row: 2)])) {
      try source.allSections()
    }
  }
}

struct SectionedDataSourceTests {
  private func row(_ identity: String) -> Row {
    Row(SongCell.self, Song(id: 1, title: identity), identity: identity)
  }

  private func source(_ second: String = "b") -> SectionedDataSource {
    SectionedDataSource([
      Section("one", header: "H", footer: "F", indexTitle: "I") {
        row("a")
        row("x")
      },
      Section("none") {},
      Section("two") { row(second) },
    ])
  }

  @Test func `rows are found by their position`() throws {
    let source = source()
    #expect(source.numberOfSections == 3)
    #expect(source.rowCounts == [2, 0, 1])
    #expect(source.numberOfRows(inSection: 3) == 0)
    #expect(source.numberOfRows(inSection: -1) == 0)
    #expect(try source.row(at: RowPath(section: 0, row: 1)).identity == "x")
    #expect(try source.row(at: RowPath(section: 2, row: 0)).identity == "b")
  }

  @Test(
    arguments: [
      RowPath(section: 0, row: 2), RowPath(section: 1, row: 0), RowPath(section: 3, row: 0),
      RowPath(section: -1, row: 0), RowPath(section: 2, row: -1),
    ])
  func `there is nothing outside the sections`(path: RowPath) {
    #expect(throws: ScreenError.outOfRange(path, rows: [2, 0, 1])) { try source().row(at: path) }
  }

  @Test(arguments: [-1, 3])
  func `a section that does not exist is refused`(index: Int) {
    #expect(throws: ScreenError.noSection(index, count: 3)) { try source().section(at: index) }
    let items = ArrayDataSource<Song, SongCell>(items: [])
    #expect(throws: ScreenError.noSection(index, count: 1)) { try items.section(at: index) }
  }

  @Test func `all sections come with their titles and rows`() throws {
    let sections = try source().allSections()
    #expect(sections.map(\.id) == ["one", "none", "two"])
    #expect(sections.map(\.header) == ["H", nil, nil])
    #expect(sections.map(\.footer) == ["F", nil, nil])
    #expect(sections.map(\.indexTitle) == ["I", nil, nil])
    #expect(sections.map { $0.rows.map(\.identity) } == [["a", "x"], [], ["b"]])
  }

  @Test func `one identity in two sections is an error with both places`() {
    let error = ScreenError.duplicateIdentity(
      "x", [RowPath(section: 0, row: 1), RowPath(section: 2, row: 0)])
    #expect(throws: error) { try source("x").allSections() }
    #expect(throws: Never.self) {
      let sections = try source("x").allSections(duplicates: .keepFirst)
      #expect(sections.map { $0.rows.map(\.identity) } == [["a", "x"], [], []])
    }
  }

  @Test func `two sections with one id are an error`() {
    let source = SectionedDataSource([Section("s") {}, Section("s") { row("a") }])
    #expect(throws: ScreenError.duplicateSection("s")) { try source.allSections() }
  }

  @Test(arguments: [(true, 0), (false, 2)])
  func `a section is built of rows, lists, conditions and loops`(flag: Bool, count: Int) {
    let section = Section("s") {
      row("first")
      if flag { row("if") }
      if flag { row("then") } else { row("else") }
      switch count {
      case 0: row("zero")
      default: [row("many"), row("more")]
      }
      for number in 0..<count { row("loop \(number)") }
    }
    let expected =
      flag
      ? ["first", "if", "then", "zero"] : ["first", "else", "many", "more", "loop 0", "loop 1"]
    #expect(section.rows.map(\.identity) == expected)
  }

  @Test func `positions are ordered from top to bottom`() {
    #expect(RowPath(section: 0, row: 9) < RowPath(section: 1, row: 0))
    #expect(RowPath(section: 1, row: 0) < RowPath(section: 1, row: 1))
    #expect(!(RowPath() < RowPath()))
  }
}
