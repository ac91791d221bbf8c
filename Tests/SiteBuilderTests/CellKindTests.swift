import CatalogCore
import SiteBuilder
import Snapshots
import TestSupport
import Testing

struct CellKindTests {
  private func pages() throws -> (TestSite, (String) throws -> HTMLPage) {
    let site = try ImportedHarbour.site()
    try site.build()
    return (site, { HTMLPage(try #require(site.site[$0])).withoutPictures })
  }

  @Test func `a cell of its own says which lists use it, and their rows lead to it`() throws {
    let (_, page) = try pages()
    let cell = try page("Screens/boat-cell/index.html")
    #expect(cell.text.contains("Used in"))
    #expect(cell.values(of: "href").contains("../main-berths/index.html#row.0.0"))
    #expect(cell.values(of: "href").contains("../main-boats/index.html#row.0.1"))
    let list = try page("Screens/main-berths/index.html")
    #expect(list.values(of: "href").contains("../boat-cell/index.html"))
  }

  @Test func `a list may know the cell by its class`() throws {
    let site = TestSite()
    var cell = SnapshotDocument.screen("boat-xib", "Boat", "base", group: "Cells", rows: ["x"])
    cell.isImported = true
    cell.model = "BoatCell"
    site.add(cell)
    var list = SnapshotDocument.screen("boats", "Boats", rows: ["a", "b"])
    for index in list.sections[0].rows.indices { list.sections[0].rows[index].kind = "BoatCell" }
    site.add(list)
    try site.build()
    let cells = HTMLPage(try #require(site.site["cells.html"])).values(of: "id", "href")
    #expect(cells.contains("kind.BoatCell"))
    #expect(!cells.contains("kind.TextCell"))
    #expect(cells.contains("Screens/boat-xib/index.html"))
    let boats = HTMLPage(try #require(site.site["Screens/boats/index.html"]))
    #expect(boats.values(of: "href").contains("../boat-xib/index.html"))
  }

  @Test func `a cell without a name is nobody's kind`() throws {
    let site = TestSite()
    for (id, group) in [("cell", "Cells"), ("list", "Main")] {
      var screen = SnapshotDocument.screen(id, id, "base", group: group, rows: ["x"])
      screen.isImported = true
      screen.model = nil
      screen.sections[0].rows[0].kind = "static cell"
      site.add(screen)
    }
    try site.build()
    #expect(site.site["cells.html"] == nil)
    #expect(site.site["Screens/list/index.html"]?.contains("../cell/index.html") == true)
    let list = HTMLPage(try #require(site.site["Screens/list/index.html"]))
    #expect(list.values(of: "href").filter { $0 == "../cell/index.html" }.count == 1)
  }

  @Test func `a cell that no list names is said to be`() throws {
    let (_, page) = try pages()
    #expect(try page("Screens/buoy-cell/index.html").text.contains("No list names “buoy-cell”"))
    #expect(try page("cells.html").text.contains("no list names it"))
  }

  @Test func `all kinds stand on one page in the order of their names, static cells apart`() throws
  {
    let (_, page) = try pages()
    let anchors = try page("cells.html").values(of: "id").filter { $0.hasPrefix("kind.") }
    #expect(
      anchors == ["AddCell", "BoatTile", "NoteCell", "boat-cell", "buoy-cell"].map { "kind.\($0)" })
  }

  @Test func `recorded rows lead to their kind, and the kind to every screen that has it`() throws {
    let site = TestSite.harbour()
    try site.build()
    let cells = HTMLPage(try #require(site.site["cells.html"]))
    #expect(cells.values(of: "id").contains("kind.TextCell"))
    let links = cells.values(of: "href").filter { $0.hasPrefix("Screens/") }
    #expect(links.suffix(2) == ["Screens/photos/index.html", "Screens/settings/index.html"])
    let photos = HTMLPage(try #require(site.site["Screens/photos/index.html"]))
    #expect(photos.values(of: "href").contains("../../cells.html#kind.TextCell"))
  }

  @Test func `a catalog without rows has no page of kinds`() throws {
    let site = TestSite()
    site.add(.screen("a", "A", state: .empty))
    try site.build()
    #expect(site.site["cells.html"] == nil)
  }
}
