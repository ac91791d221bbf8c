import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

struct InventoryTests {
  private let files = MemoryFileSystem([
    "H/App/Base.lproj/Main.storyboard": HarbourFiles.storyboard(),
    "H/App/Mac.storyboard": HarbourFiles.macStoryboard,
    "H/App/Broken.xib": "<document",
    "H/Pods/Kit.xib": "",
  ])

  private var inventory: Inventory {
    Inventory(ProjectReader(files: files).project(at: [FilePath("H"), FilePath("gone")]))
  }

  private func json(_ inventory: Inventory) throws -> JSONNode {
    var bytes: [UInt8] = []
    inventory.writeJSON { bytes += $0 }
    return try JSONNode(parsing: SourceText(path: "list", bytes: bytes))
  }

  private func schema() throws -> JSONSchema {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appendingPathComponent("Content/Guide/import.schema.json")
    return try JSONSchema(Array(try Data(contentsOf: file)))
  }

  @Test func `every file is told with its platform, its status and the reason`() throws {
    let list = try json(inventory)
    let told = list.member("files")?.elements.map { file in
      ["path", "status", "platform", "reasonId"].map { file.member($0)?.text ?? "-" }
        .joined(separator: " ")
    }
    #expect(
      told == [
        "H/App/Base.lproj/Main.storyboard read iOS -",
        "H/App/Broken.xib refused - interface-cut-off", "H/App/Mac.storyboard skipped macOS -",
      ])
    #expect(list.member("total")?.member("files")?.integer == 3)
    #expect(list.member("total")?.member("read")?.integer == 1)
    #expect(list.member("problems")?.elements.map { $0.member("id")?.text } == ["import-missing"])
    #expect(list.member("leftOut")?.elements.map { $0.member("path")?.text } == ["H/Pods"])
  }

  @Test func `a file is told with everything in it, in lists as long as its counts`() throws {
    let file = try #require(try json(inventory).member("files")?.elements.first)
    func only(_ list: String) throws -> JSONNode {
      let elements = file.member(list)?.elements ?? []
      #expect(elements.count == 1, "\(list)")
      #expect(file.member("counts")?.member(list)?.integer == elements.count, "\(list)")
      return try #require(elements.first)
    }
    let scene = try only("scenes")
    #expect(scene.member("class")?.text == "BerthsController")
    #expect(scene.member("module")?.text == "Harbour")
    #expect(scene.member("storyboardIdentifier")?.text == "Berths")
    #expect(scene.member("title")?.text == "Berths")
    #expect(scene.member("kind")?.text == "table")
    #expect(scene.member("initial")?.content == .bool(true))
    let table = try only("tables")
    #expect(table.member("mode")?.text == "prototypes")
    #expect(table.member("style")?.text == "plain")
    #expect(table.member("rowHeight")?.integer == -1)
    let cell = try only("cells")
    #expect(cell.member("reuseIdentifier")?.text == "BerthCell")
    #expect(cell.member("class")?.text == "BerthCell")
    #expect(cell.member("height")?.integer == 58)
    #expect(cell.member("heightOrigin")?.text == "cell")
    #expect(cell.member("table")?.text == table.member("id")?.text)
    let label = try only("labels")
    #expect(label.member("text")?.text == "Berth 12")
    #expect(label.member("font")?.member("style")?.text == "body")
    #expect(label.member("color")?.member("system")?.text == "secondaryLabel")
    #expect(label.member("frame")?.member("width")?.integer == 200)
    let outlet = try only("outlets")
    #expect(outlet.member("ownerClass")?.text == "BerthCell")
    #expect(outlet.member("property")?.text == "nameLabel")
    #expect(file.member("constraints")?.member("count")?.integer == 1)
    #expect(file.member("counts")?.member("frames")?.integer == 4)
    #expect(file.member("toolsVersion")?.text == "22505")
    #expect(file.member("group")?.text == "App")
  }

  @Test func `colours, images and symbols of asset catalogs are told by their names`() throws {
    var project = InterfaceProject()
    project.assets.colors = [
      ByteKey("Rope"): InterfaceColor(name: .system("label")),
      ByteKey("Deck"): InterfaceColor(components: .init(red: 1, green: 0, blue: 0.25)),
    ]
    project.assets.imageSizes = [ByteKey("buoy"): InterfaceSize(width: 24, height: 43.336)]
    project.assets.symbols = [ByteKey("sextant")]
    let list = try json(Inventory(project))
    #expect(try schema().problems(of: list) == [])
    let assets = try #require(list.member("assets"))
    #expect(assets.member("colors")?.elements.map { $0.member("name")?.text } == ["Deck", "Rope"])
    let size = assets.member("images")?.elements.first?.member("size")
    #expect(size?.member("height")?.content == .number("43.34"))
    #expect(assets.member("symbols")?.elements.map(\.text) == ["sextant"])
  }

  @Test func `the list follows its published schema`() throws {
    let schema = try schema()
    #expect(schema.problems(of: try json(inventory)) == [])
    #expect(schema.problems(of: try json(Inventory(InterfaceProject()))) == [])
    #expect(schema.definitions.declared == schema.definitions.used)
  }

  @Test func `the height of a cell is its own, else that of the table, else the drawn one`() {
    var cell = CellContent()
    var table = TableContent()
    typealias Height = FileInventory.CellHeight
    #expect(Height(cell, drawn: 51.5, in: table) == Height(points: 51.5, origin: .drawn))
    table.rowHeight = -1
    #expect(Height(cell, drawn: 51.5, in: table) == Height(points: 51.5, origin: .drawn))
    table.rowHeight = 44
    #expect(Height(cell, drawn: 51.5, in: table) == Height(points: 44, origin: .table))
    cell.rowHeight = 60
    #expect(Height(cell, drawn: 51.5, in: table) == Height(points: 60, origin: .cell))
    #expect(Height(CellContent(), drawn: nil, in: nil) == Height(points: nil, origin: .drawn))
  }

  @Test func `the text starts with the sums and ends with what was left out`() {
    var text = ""
    let finding = Diagnostic(
      .warning, id: "berth-narrow", "the berth is narrow",
      at: SourceLocation(path: "H/App/Base.lproj/Main.storyboard", line: 7))
    Inventory(inventory.project, findings: [finding]).writeText { text += $0 }
    #expect(
      text == """
        3 files: 1 read, 1 skipped, 1 refused
        1 scene, 1 table, 1 cell, 1 label, 1 outlet, 4 frames

        H/App/Base.lproj/Main.storyboard: iOS storyboard, document 3.0, tools 22505, group App
          1 scene, 1 table, 1 cell, 1 label, 1 outlet, 4 frames
          “Berths”  table  BerthsController, id Berths, initial
            plain table, prototypes, rows by content
              cell BerthCell  height 58 (cell), BerthCell, custom

        H/App/Broken.xib:1: refused: the file ends in the middle of an element

        H/App/Mac.storyboard: skipped macOS: it lays out windows of AppKit

        Not looked into:
          H/Pods  code of others; --include Pods

        Findings:
          H/App/Base.lproj/Main.storyboard:7: warning: the berth is narrow [berth-narrow]

        """)
  }

  @Test func `scenes and tables of one id are told apart`() {
    func scene(_ cell: String) -> String {
      InterfaceXML.scene(
        controller: "c",
        subviews: InterfaceXML.view(
          "tableView", "t",
          "<prototypes>\(InterfaceXML.view("tableViewCell", cell))</prototypes>"))
    }
    let files = MemoryFileSystem([
      "H/M.storyboard": InterfaceXML.storyboard(scenes: [scene("quay"), scene("pier")])
    ])
    var text = ""
    Inventory(ProjectReader(files: files).project(at: [FilePath("H")])).writeText { text += $0 }
    let cells = text.split(separator: "\n").filter { $0.contains(" cell ") }
    #expect(cells.map { $0.contains("quay") } == [true, false])
  }

  @Test func `what files hold can neither break a line nor the list`() throws {
    let schema = try schema()
    for (index, name) in HostileStrings(seed: 7).prefix(60).enumerated() {
      let escaped = name.unicodeScalars.map { "&#\($0.value);" }.joined()
      let files = MemoryFileSystem([
        "H/M\(index).storyboard": HarbourFiles.storyboard(title: escaped)
      ])
      let inventory = Inventory(ProjectReader(files: files).project(at: [FilePath("H")]))
      #expect(schema.problems(of: try json(inventory)) == [])
      var text = ""
      inventory.writeText { text += $0 }
      #expect(!text.utf8.contains { $0 < 0x20 && $0 != .lineFeed }, "\(name)")
    }
  }

  @Test func `the lists of real files are as long as they should be`() throws {
    for (name, expected) in try ExpectedCounts.table() {
      guard let source = ExampleFiles.source(name) else { continue }
      guard case .interface(let document) = InterfaceReader.read(source) else {
        Issue.record("\(name) could not be read")
        continue
      }
      #expect(FileInventory(document).counts.columns.map(\.count) == expected, "\(name)")
      #expect(document.problems.isEmpty, "\(name): \(document.problems.map(\.message))")
    }
  }
}

/// The counts that the examples should give, from the page beside them.
enum ExpectedCounts {
  static func table() throws -> [(name: String, counts: [Int])] {
    guard let folder = ExampleFiles.folder else { return [] }
    let page = try String(contentsOfFile: folder + "/SOURCES.md", encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let counts = cells.dropFirst().compactMap { Int($0) }
      return cells.count == 11 && counts.count == 10 ? (cells[0], counts) : nil
    }
  }
}
