import Screens
import Testing
import UIKit

/// Text sizes, heights, used cells and touches of cells that build their own views.
@MainActor
struct CellSizeTests {
  // MARK: Text sizes

  @Test func `pairs, fields and rows that say so are columns at the accessibility sizes`() throws {
    let layouts: [CellLayout] = [
      .value1, .value2, .horizontal(spacing: 9, stacksAtAccessibilitySizes: true, ["a", "b"]),
    ]
    for layout in layouts {
      let stage = try Stage.showing(layout) {
        $0.text("a", constant: "a")
        $0.text("b", constant: "b")
      }
      let root = try #require(stage.cell(0)?.root)
      let row = root.arrangedSubviews.first as? UIStackView ?? root
      #expect(row.axis == .horizontal)
      stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      stage.cell(0)?.layoutIfNeeded()
      #expect(row.axis == .vertical)
      #expect(row.alignment == .leading)
      #expect(row.spacing == (layout == .value1 || layout == .value2 ? 3 : 9))
      stage.window.traitOverrides.preferredContentSizeCategory = .small
      stage.cell(0)?.layoutIfNeeded()
      #expect(row.axis == .horizontal)
    }
  }

  @Test func `a row stays a row at the accessibility sizes unless it says otherwise`() throws {
    let stage = try Stage.showing(.horizontal(["a", "b"]), .accessibilityMedium) {
      $0.text("a", constant: "a")
      $0.text("b", constant: "b")
    }
    #expect(stage.cell(0)?.root?.axis == .horizontal)
  }

  @Test func `a cell that comes into a window with large text is arranged for it`() throws {
    let stage = try Stage.showing(.value1, .accessibilityMedium) {
      $0.text("a", constant: "a")
      $0.text("b", constant: "b")
    }
    #expect(stage.outline.contains("column 3 leading width 361"))
  }

  @Test(arguments: [
    (CellLayout.basic, 0), (.subtitle, 0), (.value1, 0), (.value2, 0), (.automatic, 1),
    (.vertical(["name"]), 1),
  ])
  func `a limit of lines ends at the accessibility sizes in the standard styles`(
    layout: CellLayout, lines: Int
  ) throws {
    let stage = try Stage.showing(layout) { $0.text("name", constant: "Gull") }
    let label: UILabel = try #require(stage.view("name"))
    #expect(label.numberOfLines == 1)
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    stage.cell(0)?.layoutIfNeeded()
    #expect(label.numberOfLines == lines)
    stage.window.traitOverrides.preferredContentSizeCategory = .large
    stage.cell(0)?.layoutIfNeeded()
    #expect(label.numberOfLines == 1)
  }

  @Test func `another text size makes the parts of a text anew and asks for the height again`()
    throws
  {
    let stage = try Stage.showing(.automatic) {
      $0.attributedText("note", from: "constant") { _ in [TextRun("x", isBold: true)] }
      $0.textField("field", from: "constant") { _ in "" }
    }
    let cell = try #require(stage.cell(0))
    let label: UILabel = try #require(stage.view("note"))
    let field: UITextField = try #require(stage.view("field"))
    let before = label.attributedText
    let invalidations = cell.stubSizeInvalidations
    stage.window.traitOverrides.preferredContentSizeCategory = .small
    #expect(label.attributedText !== before)
    #expect(cell.stubSizeInvalidations > invalidations)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(field.adjustsFontForContentSizeCategory)
    #expect(field.font?.stubStyle == .body)
    #expect(field.borderStyle == .none)
  }

  @Test func `a table asks for heights again when the text size changes`() throws {
    final class ScaledCell: ScreenCell<Boat> {
      override class var height: CellHeight { .scaled(30) }
    }
    let stage = try Stage([Row(ScaledCell.self, Boat("a"), identity: "a")])
    // As the stand-in's metrics say.
    #expect(stage.adapter.tableView(stage.table, heightForRowAt: .row(0)) == 60)
    #expect(stage.adapter.tableView(stage.table, estimatedHeightForRowAt: .row(0)) == 60)
    #expect(stage.cell(0)?.frame.size.height == 60)
    let batches = stage.table.stubLog.count { $0 == "batch" }
    stage.window.traitOverrides.preferredContentSizeCategory = .small
    #expect(stage.table.stubLog.count { $0 == "batch" } == batches + 1)
    #expect(stage.table.stubViolations == [])
  }

  @Test func `heights that were shown under another text size are no estimates`() throws {
    let rows = (0..<20).map { Row(SwipeCell.self, Boat("\($0)"), identity: "\($0)") }
    let stage = try Stage(rows)
    stage.table.fingerScrolls(to: 1200)
    #expect(stage.adapter.tableView(stage.table, estimatedHeightForRowAt: .row(0)) == 80)
    stage.window.traitOverrides.preferredContentSizeCategory = .small
    #expect(stage.adapter.tableView(stage.table, estimatedHeightForRowAt: .row(0)) == 44)
  }

  @Test func `only the table that an adapter has reacts, and only once`() throws {
    let stage = try Stage(boats("a"))
    stage.adapter.attach(to: stage.table)
    let other = UITableView(frame: stage.table.frame, style: .plain)
    stage.window.addSubview(other)
    stage.adapter.attach(to: other)
    stage.adapter.attach(to: other)
    let batches = [stage.table, other].map { table in table.stubLog.count { $0 == "batch" } }
    stage.window.traitOverrides.preferredContentSizeCategory = .small
    #expect(stage.table.stubLog.count { $0 == "batch" } == batches[0])
    #expect(other.stubLog.count { $0 == "batch" } == batches[1] + 1)
  }

  // MARK: Heights

  @Test func `a row is as high as its content, and at least as its kind says`() throws {
    final class LowCell: ScreenCell<Boat> {
      override class var height: CellHeight { .fitting(minimum: 70) }
      override func bind(_ binder: inout Binder<Boat>) { binder.text("name", \.name) }
    }
    let stage = try Stage([
      Row(LowCell.self, Boat("a"), identity: "a"), .boat("b"),
      Row(SwipeCell.self, Boat("c"), identity: "c"),
    ])
    #expect(stage.cell(0)?.fittingHeight(width: 393) == 70)
    #expect(stage.cell(2)?.fittingHeight(width: 393) == 44)
    let least = stage.table.visibleCells.map {
      $0.contentView.stubConstant(.height, .greaterThanOrEqual)
    }
    #expect(least == [70, 0, 44])
  }

  @Test func `a table that asks about another width gets the height for that width`() throws {
    let stage = try Stage.showing(.value1) {
      $0.text("a", constant: String(repeating: "a", count: 15))
      $0.text("b", constant: String(repeating: "b", count: 15))
    }
    let cell = try #require(stage.cell(0))
    let low = cell.fittingHeight(width: 393)
    #expect(cell.fittingHeight(width: 250) > low)
    #expect(cell.fittingHeight(width: 393) == low)
  }

  @Test func `content stands in the middle of its row and overflows above and below alike`() throws
  {
    let stage = try Stage.showing(.vertical(["name"])) { $0.text("name", constant: "Gull") }
    let cell = try #require(stage.cell(0))
    #expect(cell.contentView.clipsToBounds)
    for height: CGFloat in [100, 20] {
      cell.frame.size.height = height
      cell.layoutIfNeeded()
      let frame = try #require(stage.frame("name"))
      #expect(abs(frame.midY - height / 2) < 0.001)
    }
    let root = try #require(cell.root)
    let places = cell.contentView.constraints.filter { $0.firstItem === root }
    #expect(places.contains { $0.firstAttribute == .centerY && $0.priority == .required })
    #expect(
      places.contains {
        $0.firstAttribute == .top && $0.relation == .greaterThanOrEqual
          && $0.priority == UILayoutPriority(999)
      })
    #expect(
      stage.view("name").map { ($0 as UIView).contentCompressionResistancePriority(for: .vertical) }
        == .required)
  }

  @Test func `sizes give way to the sizes that a table forces on a cell for a moment`() throws {
    let stage = try Stage.showing(.horizontal(["name", "picture", "go"])) {
      $0.text("name", constant: "Gull")
      $0.image("picture", named: "photo", width: 10, height: 10)
      $0.button("go", title: "Go")
    }
    for slot in ["name", "picture", "go"] {
      let view: UIView = try #require(stage.view(slot))
      #expect(!view.constraints.isEmpty)
      #expect(view.constraints.allSatisfy { $0.priority == UILayoutPriority(999) })
    }
  }

  @Test func `a switch keeps its width and a label knows the width of its lines`() throws {
    let stage = try Stage.showing(.automatic) {
      $0.text("name", constant: "Gull", lines: 0)
      $0.toggle("moored", from: "constant") { _ in true }
    }
    let toggle: UISwitch = try #require(stage.view("moored"))
    #expect(toggle.contentHuggingPriority(for: .horizontal) == .required)
    #expect(toggle.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect((stage.view("name") as UILabel?)?.preferredMaxLayoutWidth == 302)
  }

  @Test func `a button has no room at its sides and wraps its title`() throws {
    let stage = try Stage.showing(.automatic) { $0.button("go", title: "Go") }
    let button: UIButton = try #require(stage.view("go"))
    #expect(
      button.configuration?.contentInsets
        == NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0))
  }

  // MARK: Used cells

  /// A note that only some boats have, a picture of a size of its own.
  final class LogCell: ScreenCell<Boat> {
    override class var layout: CellLayout {
      .horizontal(["picture", .vertical(["name", "note"]), .spacer, "field"])
    }

    override func bind(_ binder: inout Binder<Boat>) {
      let size = binder.model.draught * 100
      binder.image("picture", \.picture, width: size, height: size)
      binder.text("name", \.name)
      if !binder.model.note.isEmpty { binder.text("note", \.note) }
      binder.textField("field", \.id)
    }
  }

  private func log(_ note: String, draught: Double = 0.5) -> SectionedDataSource {
    var boat = Boat("a")
    boat.note = note
    boat.draught = draught
    let row = Row(LogCell.self, boat, identity: "a")
    return SectionedDataSource([Section("only") { [row] }])
  }

  private func stacks(in view: UIView?) -> [UIStackView] {
    let own = (view as? UIStackView).map { [$0] } ?? []
    return own + (view?.subviews.flatMap { stacks(in: $0) } ?? [])
  }

  @Test func `rows of one arrangement leave the stack views alone`() throws {
    let stage = try Stage(log("leaks"))
    let cell = try #require(stage.cell(0))
    let before = stacks(in: cell)
    let changes = before.map(\.stubChanges)
    try stage.adapter.update(to: log("sinks"))
    #expect(stage.cell(0) === cell)
    #expect(stacks(in: cell) == before)
    #expect(before.map(\.stubChanges) == changes)
    #expect((stage.view("note") as UILabel?)?.text == "sinks")
    #expect(cell.stubSizeInvalidations > 0)
  }

  @Test func `a row with other slots is arranged anew, and what stays is not taken out`() throws {
    let stage = try Stage(log(""))
    let field: UITextField = try #require(stage.view("field"))
    let root = try #require(stage.cell(0)?.root)
    let changes = root.stubChanges
    field.becomeFirstResponder()
    for _ in 0..<3 {
      try stage.adapter.update(to: log("leaks"))
      stage.cell(0)?.layoutIfNeeded()
      #expect(
        stage.outline == """
          row 8 center insets 11 0 11 0
            picture width 50 height 50
            column 0 leading width 50
              name within 50
              note within 50
            spacer width 125 then 0
            field width 120
          """)
      try stage.adapter.update(to: log(""))
      stage.cell(0)?.layoutIfNeeded()
      #expect(
        stage.outline == """
          row 8 center insets 11 0 11 0
            picture width 50 height 50
            column 0 leading width 40
              name within 40
            spacer width 135 then 0
            field width 120
          """)
    }
    #expect(stage.cell(0)?.root === root)
    #expect(stage.view("field") === field)
    #expect(root.stubChanges == changes)
    #expect(field.isFirstResponder)
  }

  @Test func `a longer text in the same arrangement is measured anew`() throws {
    final class PairCell: ScreenCell<Boat> {
      override class var layout: CellLayout { .value1 }
      override func bind(_ binder: inout Binder<Boat>) {
        binder.text("label", constant: "Station")
        binder.text("value", \.name)
      }
    }
    func source(_ name: String) -> SectionedDataSource {
      let row = Row(PairCell.self, Boat("a", name: name), identity: "a")
      return SectionedDataSource([Section("only") { [row] }])
    }
    let stage = try Stage(source("Gull"))
    let pair = stage.cell(0)?.root?.arrangedSubviews.first as? UIStackView
    #expect(pair?.axis == .horizontal)
    try stage.adapter.update(to: source(String(repeating: "a", count: 40)))
    stage.cell(0)?.layoutIfNeeded()
    #expect(pair?.axis == .vertical)
  }

  @Test func `what an arrangement had is let go of with it`() throws {
    final class ChartCell: ScreenCell<Boat> {
      override class var layout: CellLayout {
        .horizontal(["name", .vertical([.spacer, "draught"]), .vertical(["note"])])
      }
      override func bind(_ binder: inout Binder<Boat>) {
        binder.text("name", \.name)
        binder.text("draught", constant: "1 m")
        if !binder.model.note.isEmpty { binder.text("note", \.note) }
      }
    }
    func source(_ note: String) -> SectionedDataSource {
      var boat = Boat("a")
      boat.note = note
      let row = Row(ChartCell.self, boat, identity: "a")
      return SectionedDataSource([Section("only") { [row] }])
    }
    let stage = try Stage(source("leaks"))
    weak var note: UILabel?
    note = stage.view("note")
    #expect(note != nil)
    try stage.adapter.update(to: source(""))
    stage.cell(0)?.layoutIfNeeded()
    #expect(note == nil)
    let ties = stage.cell(0)?.root?.constraints.filter { $0.secondItem is UILayoutGuide }
    #expect(ties?.count == 1)
  }

  @Test func `another size of an image is another constant`() throws {
    let stage = try Stage(log(""))
    let view: UIImageView = try #require(stage.view("picture"))
    let before = Set(view.constraints)
    try stage.adapter.update(to: log("", draught: 0.25))
    stage.cell(0)?.layoutIfNeeded()
    #expect(Set(view.constraints) == before)
    #expect(view.stubConstant(.width) == 25)
    #expect(view.stubConstant(.height) == 25)
  }

  // MARK: Touches

  @Test func `a control has the touches above and below it`() throws {
    let stage = try Stage.showing(.automatic) {
      $0.text("name", constant: "Gull")
      $0.toggle("moored", from: "constant") { _ in true }
    }
    let cell = try #require(stage.cell(0))
    let toggle: UISwitch = try #require(stage.view("moored"))
    let frame = try #require(stage.frame("moored"))
    for y in [1, frame.midY, cell.frame.size.height - 1] {
      #expect(cell.hitTest(CGPoint(x: frame.midX, y: y), with: nil) === toggle)
    }
    let beside = cell.hitTest(CGPoint(x: frame.minX - 4, y: frame.midY), with: nil)
    #expect(beside !== toggle)
    #expect(beside?.isDescendant(of: cell) == true)
    #expect(cell.hitTest(CGPoint(x: 30, y: 1), with: nil) !== toggle)
    toggle.isEnabled = false
    #expect(cell.hitTest(CGPoint(x: frame.midX, y: 1), with: nil) !== toggle)
  }

  @Test func `controls that stand one below the other share the height half-way`() throws {
    let stage = try Stage.showing(.vertical(spacing: 20, ["a", "text", "b", "c"])) {
      $0.button("a", title: "aaaaaa")
      $0.text("text", constant: "aaaaaa")
      $0.button("b", title: "aaaaaa")
      $0.button("c", title: "aaaaaa")
    }
    let cell = try #require(stage.cell(0))
    cell.frame.size.height = cell.fittingHeight(width: 393)
    cell.layoutIfNeeded()
    let frames = try ["a", "text", "b", "c"].map { try #require(stage.frame($0)) }
    func hit(_ y: CGFloat) -> UIView? { cell.hitTest(CGPoint(x: 30, y: y), with: nil) }
    #expect(hit(2) === stage.view("a"))
    #expect(hit(frames[0].maxY + 9) === stage.view("a"))
    #expect(hit(frames[0].maxY + 11) as? UIControl == nil)
    #expect(hit(frames[2].minY - 9) === stage.view("b"))
    #expect(hit(frames[2].maxY + 9) === stage.view("b"))
    #expect(hit(frames[2].maxY + 11) === stage.view("c"))
  }
}
