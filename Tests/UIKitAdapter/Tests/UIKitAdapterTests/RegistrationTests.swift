import Screens
import Testing
import UIKit

/// A host cell of the app's own that shows slots of its own kind.
final class ChartHostCell: ScreenHostCell {
  private(set) var descriptions: [String] = []

  override func makeView(for slot: Slot) -> UIView { UIProgressView() }
  override func update(_ view: UIView, with slot: Slot) {
    if case .custom(_, let description, _, _) = slot.content { descriptions.append(description) }
  }
}

/// A host cell that lays its views out itself.
final class OutletHostCell: ScreenHostCell {
  let name = UILabel()

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.accessibilityIdentifier = "name"
    contentView.addSubview(name)
  }

  required init?(coder: NSCoder) { nil }
}

final class ChartCell: ScreenCell<Boat> {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.custom("chart", kind: "depth", from: "draught") { "\($0.draught) m" }
  }
}

@MainActor
struct RegistrationTests {
  /// A bundle with empty nib files; what is in them says the stand-in.
  private func withBundle(_ nibs: [String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for nib in nibs { try Data().write(to: folder.appendingPathComponent("\(nib).nib")) }
    try body(try #require(Bundle(path: folder.path)))
  }

  private func boatNib(_ cell: UITableViewCell.Type = ScreenHostCell.self) -> UINib.StubContents {
    UINib.StubContents(cell: cell) { cell in
      let name = UILabel()
      name.accessibilityIdentifier = "name"
      name.text = "Label"
      name.font = .preferredFont(forTextStyle: .largeTitle)
      let badge = UILabel()
      badge.accessibilityIdentifier = "badge"
      badge.text = "Label"
      let box = UIView()
      box.addSubview(name)
      cell.contentView.addSubview(box)
      cell.contentView.addSubview(badge)
    }
  }

  @Test func `a kind without a source gets a cell that builds its own views`() throws {
    let stage = try Stage(boats("a"))
    let cell = try #require(stage.cell(0))
    #expect(type(of: cell) == ScreenHostCell.self)
    #expect(cell.reuseIdentifier == "BoatCell")
    #expect(cell.contentView.subviews.first is UIStackView)
  }

  @Test func `a kind can have a host cell class of the app's own`() throws {
    var cells = CellSources()
    cells.use(.hostClass(ChartHostCell.self), for: ChartCell.self)
    let stage = try Stage([Row(ChartCell.self, Boat("a"), identity: "a")], cells: cells)
    let cell = try #require(stage.cell(0) as? ChartHostCell)
    #expect(cell.view(forSlot: "chart") is UIProgressView)
    #expect(cell.descriptions == ["0.5 m"])
    #expect(cell.view(forSlot: "chart")?.accessibilityLabel == "0.5 m")
  }

  @Test func `a host cell class with views of its own shows the slots in them`() throws {
    var cells = CellSources()
    cells.use(.hostClass(OutletHostCell.self), for: BoatCell.self)
    let stage = try Stage([.boat("a", name: "Tern")], cells: cells)
    let cell = try #require(stage.cell(0) as? OutletHostCell)
    #expect(cell.name.text == "Tern")
    #expect(cell.contentView.subviews == [cell.name])
  }

  @Test func `slots go to the views of a nib that have their ids, and the nib keeps its looks`()
    throws
  {
    UINib.stubContents["Named"] = boatNib()
    try withBundle(["Named"]) { bundle in
      var cells = CellSources()
      cells.use(.nib(named: "Named", bundle: bundle), for: BoatCell.self)
      let stage = try Stage([.boat("a", name: "Tern")], cells: cells)
      let label: UILabel = try #require(stage.view("name"))
      #expect(label.text == "Tern")
      #expect(label.font.stubStyle == .largeTitle)
      #expect(stage.errors == [])
    }
  }

  @Test func `a view of a nib that the row does not bind shows nothing`() throws {
    UINib.stubContents["Badge"] = boatNib()
    try withBundle(["Badge"]) { bundle in
      var cells = CellSources()
      cells.use(.nib(named: "Badge", bundle: bundle), for: BoatCell.self)
      let stage = try Stage(boats("a"), cells: cells)
      let badge: UILabel = try #require(stage.view("badge"))
      #expect(badge.isHidden)
      #expect(badge.text == nil)
    }
  }

  @Test func `a nib is taken when the bundle has one called like the identifier`() throws {
    UINib.stubContents["BoatCell"] = boatNib()
    try withBundle(["BoatCell"]) { bundle in
      let stage = try Stage(
        [.boat("a"), Row(ChartCell.self, Boat("b"), identity: "b")],
        cells: CellSources(standard: .nibIfPresent(bundle: bundle)))
      #expect(stage.view("badge") != nil)
      #expect(stage.cell(1)?.contentView.subviews.first is UIStackView)
      #expect(stage.errors == [])
    }
  }

  @Test func `a nib that is not there is an error and a cell in code stands in`() throws {
    try withBundle([]) { bundle in
      var cells = CellSources()
      cells.use(.nib(bundle: bundle), for: BoatCell.self)
      let stage = try Stage([.boat("a", name: "Tern")], cells: cells)
      #expect((stage.view("name") as UILabel?)?.text == "Tern")
      #expect(stage.errors == [.missingNib(name: "BoatCell", identifier: "BoatCell")])
    }
  }

  @Test func `a slot without a view in the nib is an error, told once`() throws {
    UINib.stubContents["Bare"] = UINib.StubContents(cell: ScreenHostCell.self) {
      $0.contentView.addSubview(UILabel())
    }
    try withBundle(["Bare"]) { bundle in
      var cells = CellSources()
      cells.use(.nib(named: "Bare", bundle: bundle), for: BoatCell.self)
      let stage = try Stage(boats("a b c"), cells: cells)
      #expect(stage.errors == [.missingView(slot: "name", identifier: "BoatCell")])
    }
  }

  @Test func `a view of the wrong class in the nib is an error`() throws {
    UINib.stubContents["Wrong"] = UINib.StubContents(cell: ScreenHostCell.self) { cell in
      let view = UIImageView()
      view.accessibilityIdentifier = "name"
      cell.contentView.addSubview(view)
    }
    try withBundle(["Wrong"]) { bundle in
      var cells = CellSources()
      cells.use(.nib(named: "Wrong", bundle: bundle), for: BoatCell.self)
      let stage = try Stage(boats("a"), cells: cells)
      #expect(
        stage.errors == [.wrongView(slot: "name", identifier: "BoatCell", found: "UIImageView")])
    }
  }

  @Test func `a nib with a cell that is no host cell is an error, and the table goes on`() throws {
    UINib.stubContents["Foreign"] = boatNib(UITableViewCell.self)
    try withBundle(["Foreign"]) { bundle in
      var cells = CellSources()
      cells.use(.nib(named: "Foreign", bundle: bundle), for: BoatCell.self)
      let stage = try Stage(boats("a"), cells: cells)
      #expect(stage.table.visibleCells.count == 1)
      #expect(stage.errors == [.wrongHostCell(identifier: "BoatCell", found: "UITableViewCell")])
      #expect(stage.table.stubViolations == [])
    }
  }

  @Test func `an unknown identifier is a typed error and a cell that names the nearest one`() throws
  {
    let rows = [
      Row.boat("a"),
      Row(BoatCell.self, Boat("b"), identity: "b", cellIdentifier: "BootCell"),
      Row.boat("c"),
    ]
    let stage = try Stage(rows)
    let error: UILabel? = stage.view("error", row: 1)
    #expect(error?.text == "BootCell? BoatCell?")
    #expect((stage.view("name", row: 2) as UILabel?)?.text == "Gull")
    #expect(
      stage.errors == [
        .screen(.unknownIdentifier("BootCell", row: "b", nearest: "BoatCell"))
      ])
    #expect(stage.table.stubViolations == [])
  }

  @Test func `a mistake in a binding is told with its cell and row`() throws {
    final class TwiceCell: ScreenCell<Boat> {
      override func bind(_ binder: inout Binder<Boat>) {
        binder.text("name", \.name)
        binder.text("name", \.id)
      }
    }
    let stage = try Stage([Row(TwiceCell.self, Boat("a"), identity: "a")])
    #expect(
      stage.errors == [
        .screen(.binding(.duplicateSlot("name"), cell: "TwiceCell", identity: "a"))
      ])
  }
}
