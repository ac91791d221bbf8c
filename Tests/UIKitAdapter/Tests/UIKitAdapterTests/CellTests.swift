import Screens
import Testing
import UIKit

@MainActor
struct CellTests {
  private func noted(_ id: String, _ note: String) -> Row {
    var boat = Boat(id)
    boat.note = note
    return Row(NoteCell.self, boat, identity: id)
  }

  @Test func `each kind of slot shows in its own kind of view`() throws {
    var boat = Boat("a")
    boat.isMoored = true
    boat.draught = 0.25
    boat.note = "leaks"
    let stage = try Stage([Row(ControlsCell.self, boat, identity: "a")])
    #expect((stage.view("picture") as UIImageView?)?.image?.stubName == "photo-gull")
    #expect((stage.view("moored") as UISwitch?)?.isOn == true)
    #expect((stage.view("draught") as UISlider?)?.value == 0.25)
    #expect((stage.view("note") as UITextField?)?.text == "leaks")
    #expect((stage.view("note") as UITextField?)?.placeholder == "Note")
    #expect((stage.view("call") as UIButton?)?.currentTitle == "Call")
    #expect((stage.view("loaded") as UIProgressView?)?.progress == 0.25)
  }

  @Test func `the app can say where images come from`() throws {
    let stage = try Stage([Row(ControlsCell.self, Boat("a"), identity: "a")])
    stage.adapter.image = { _ in UIImage(systemName: "star") }
    stage.table.reloadData()
    #expect((stage.view("picture") as UIImageView?)?.image?.stubName == "system star")
  }

  @Test func `the parts of a text have their own fonts and colours`() throws {
    let stage = try Stage([noted("a", "Leaks")])
    let label: UILabel = try #require(stage.view("note"))
    let text = try #require(label.attributedText)
    #expect(text.string == "Leaks afloat")
    let first = text.attributes(at: 0, effectiveRange: nil)
    let last = text.attributes(at: 6, effectiveRange: nil)
    let bold = try #require(first[.font] as? UIFont)
    #expect(bold.fontDescriptor.symbolicTraits == .traitBold)
    #expect((first[.foregroundColor] as? UIColor)?.stubName == "asset danger")
    #expect((last[.font] as? UIFont)?.fontDescriptor.symbolicTraits == [])
  }

  @Test func `text wraps as far as its slot says and follows the text size`() throws {
    final class LinesCell: ScreenCell<Boat> {
      override func bind(_ binder: inout Binder<Boat>) {
        binder.text("all", \.name, .caption1, lines: 0)
      }
    }
    let stage = try Stage([Row(LinesCell.self, Boat("a"), identity: "a")])
    let label: UILabel = try #require(stage.view("all"))
    #expect(label.numberOfLines == 0)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(label.font.stubStyle == .caption1)
  }

  @Test func `a text has the colour that is stated, and its own again without`() throws {
    final class TonedCell: ScreenCell<Boat> {
      override func bind(_ binder: inout Binder<Boat>) {
        binder.text("name", \.name)
        if binder.state.contains(.selected) { binder.color("name", "secondaryLabel") }
      }
    }
    let stage = try Stage([Row(TonedCell.self, Boat("a"), identity: "a")])
    let label: UILabel = try #require(stage.view("name"))
    let own = label.textColor
    stage.adapter.setState(.selected, of: "a")
    #expect(label.textColor == .secondaryLabel)
    #expect(label.textColor != own)
    stage.adapter.setState([], of: "a")
    #expect(label.textColor == own)
  }

  @Test func `a colour that nobody knows is an error`() throws {
    final class ColorCell: ScreenCell<Boat> {
      override func bind(_ binder: inout Binder<Boat>) {
        binder.text("name", \.name)
        binder.shadow("name", Shadow(color: "mauvish", x: 1, y: 1))
      }
    }
    let stage = try Stage([Row(ColorCell.self, Boat("a"), identity: "a")])
    #expect(stage.errors == [.unknownColor("mauvish")])
    #expect((stage.view("name") as UILabel?)?.shadowColor == nil)
  }

  @Test func `slot and cell tell assistive technology what the binding says`() throws {
    let stage = try Stage([noted("a", "Leaks"), noted("b", "")])
    let label: UILabel = try #require(stage.view("note"))
    #expect(label.accessibilityLabel == "Warning")
    #expect(label.accessibilityHint == "Read aloud")
    #expect(label.accessibilityIdentifier == "note")
    #expect(label.accessibilityTraits == .header)
    #expect(stage.cell(0)?.accessibilityLabel == "A boat with a note")
    #expect(stage.cell(0)?.accessibilityTraits == .link)
    #expect(stage.cell(0)?.accessibilityIdentifier == "a")
    let plain: UILabel = try #require(stage.view("note", row: 1))
    #expect(plain.accessibilityLabel == nil)
    #expect(plain.accessibilityTraits == [])
    #expect(stage.cell(1)?.accessibilityLabel == nil)
  }

  @Test func `a control keeps its own traits`() throws {
    final class LinkCell: ScreenCell<Boat> {
      override func bind(_ binder: inout Binder<Boat>) {
        binder.button("go", title: "Go")
        binder.accessibility("go", Accessibility(identifier: "go-button", traits: [.link]))
      }
    }
    let stage = try Stage([Row(LinkCell.self, Boat("a"), identity: "a")])
    let button: UIButton = try #require(stage.view("go"))
    #expect(button.accessibilityTraits == [.button, .link])
    #expect(button.accessibilityIdentifier == "go-button")
  }

  @Test func `a used cell shows what a fresh one would, whatever it showed before`() throws {
    let rows =
      (0..<8).map { noted("\($0)", "Leaks") } + (8..<16).map { noted("\($0)", "") }
    let stage = try Stage(rows)
    stage.table.fingerScrolls(to: 800)
    let fresh = try Stage([noted("8", "")])
    let path = try #require(stage.table.indexPathsForVisibleRows?.last)
    let used = try #require(stage.cell(path.row))
    #expect(used.stubReuseCount > 0)
    let label = try #require(used.view(forSlot: "note") as? UILabel)
    let expected: UILabel = try #require(fresh.view("note"))
    #expect(label.attributedText == nil)
    #expect(label.text == expected.text)
    #expect(label.font.fontDescriptor.symbolicTraits == [])
    #expect(label.textColor === expected.textColor)
    #expect(label.shadowColor == nil)
    #expect(label.shadowOffset == expected.shadowOffset)
    #expect(label.accessibilityLabel == nil)
    #expect(label.accessibilityTraits == expected.accessibilityTraits)
    #expect(used.accessoryType == UITableViewCell.AccessoryType.none)
    #expect(used.accessibilityLabel == nil)
    #expect(used.accessibilityTraits == fresh.cell(0)?.accessibilityTraits)
  }

  @Test func `a label of the app's own gets its font back after a text of several parts`() throws {
    final class NoteHostCell: ScreenHostCell {
      let note = UILabel()

      required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        note.accessibilityIdentifier = "note"
        note.font = .preferredFont(forTextStyle: .title1)
        contentView.addSubview(note)
      }

      required init?(coder: NSCoder) { nil }
    }
    var cells = CellSources()
    cells.use(.hostClass(NoteHostCell.self), for: NoteCell.self)
    let stage = try Stage([noted("a", "Leaks")], cells: cells)
    let label: UILabel = try #require(stage.view("note"))
    #expect(label.font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(label.font.stubStyle == .title1)
    try stage.adapter.update(to: SectionedDataSource([Section("only") { noted("a", "") }]))
    #expect(stage.view("note") === label)
    #expect(label.font.fontDescriptor.symbolicTraits == [])
    #expect(label.font.stubStyle == .title1)
  }

  @Test func `a cell that waits to be used again shows nothing and sends nothing`() throws {
    let stage = try Stage([Row(ControlsCell.self, Boat("a"), identity: "a")])
    let cell = try #require(stage.cell(0))
    let toggle: UISwitch = try #require(stage.view("moored"))
    let field: UITextField = try #require(stage.view("note"))
    field.becomeFirstResponder()
    cell.prepareForReuse()
    toggle.sendActions(for: .valueChanged)
    #expect(stage.events == [])
    #expect(cell.identity == nil)
    #expect(cell.accessoryType == UITableViewCell.AccessoryType.none)
    #expect((cell.view(forSlot: "call") as? UIButton)?.currentTitle == nil)
    #expect(!field.isEditing)
  }

  @Test func `a kind is told before its cell shows another row`() throws {
    final class CountingCell: ScreenCell<Boat> {
      private var uses = 0
      override func prepareForReuse() { uses += 1 }
      override func bind(_ binder: inout Binder<Boat>) {
        binder.text("uses", constant: "\(uses)")
      }
    }
    let rows = (0..<20).map { Row(CountingCell.self, Boat("\($0)"), identity: "\($0)") }
    let stage = try Stage(rows)
    #expect((stage.view("uses") as UILabel?)?.text == "0")
    stage.table.fingerScrolls(to: 1200)
    #expect((stage.view("uses", row: 19) as UILabel?)?.text == "1")
  }

  @Test func `only the views that no longer fit are made anew`() throws {
    final class SometimesCell: ScreenCell<Boat> {
      override func bind(_ binder: inout Binder<Boat>) {
        if binder.state.contains(.selected) { binder.text("extra", constant: "chosen") }
        binder.text("name", \.name)
      }
    }
    let stage = try Stage([Row(SometimesCell.self, Boat("a"), identity: "a")])
    let name: UILabel = try #require(stage.view("name"))
    stage.adapter.setState(.selected, of: "a")
    #expect((stage.view("extra") as UILabel?)?.text == "chosen")
    #expect(stage.view("name") === name)
    stage.adapter.setState([], of: "a")
    #expect((stage.view("extra") as UIView?) == nil)
    #expect(stage.view("name") === name)
    #expect(name.superview != nil)
  }

  @Test func `a row without an action of its own does not flash`() throws {
    let stage = try Stage([.boat("a"), Row(ControlsCell.self, Boat("b"), identity: "b")])
    #expect(stage.cell(0)?.selectionStyle == .default)
    #expect(stage.cell(1)?.selectionStyle == UITableViewCell.SelectionStyle.none)
  }
}

@MainActor
struct MemoryTests {
  @Test func `adapter and table do not keep each other`() throws {
    weak var table: UITableView?
    var adapter: ScreenTableAdapter? = try ScreenTableAdapter(
      dataSource: sections("x: a b"))
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
      let view = UITableView(frame: window.bounds, style: .plain)
      window.addSubview(view)
      table = view
      adapter?.attach(to: view)
      #expect(view.visibleCells.count == 2)
    }
    #expect(table == nil)
    weak let released = adapter
    adapter = nil
    #expect(released == nil)
  }

  @Test func `neither cells, controls nor swipes keep the adapter`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    let table = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(table)
    weak var adapter: ScreenTableAdapter?
    var configuration: UISwipeActionsConfiguration?
    do {
      let owner = try ScreenTableAdapter(
        dataSource: SectionedDataSource([
          Section("x") {
            Row(ControlsCell.self, Boat("a"), identity: "a")
            Row(SwipeCell.self, Boat("b"), identity: "b")
          }
        ]))
      owner.attach(to: table)
      configuration = owner.tableView(
        table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 1, section: 0))
      adapter = owner
    }
    #expect(table.visibleCells.count == 2)
    #expect(configuration != nil)
    #expect(adapter == nil)
  }

  @Test func `a cell does not keep itself through its controls`() throws {
    weak var cell: ScreenHostCell?
    do {
      let stage = try Stage([Row(ControlsCell.self, Boat("a"), identity: "a")])
      cell = stage.cell(0)
      #expect(cell != nil)
    }
    #expect(cell == nil)
  }
}
