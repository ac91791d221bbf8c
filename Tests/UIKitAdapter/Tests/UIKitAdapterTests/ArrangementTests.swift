import Screens
import Testing
import UIKit

/// The stack views of each layout: axis, spacing, alignment, insets, sizes.
@MainActor
struct ArrangementTests {
  // MARK: Automatic

  @Test func `images come first, texts below each other, controls last`() throws {
    let stage = try Stage.showing(.automatic) {
      $0.image("picture", named: "photo", width: 48, height: 32)
      $0.toggle("moored", from: "constant") { _ in true }
      $0.text("name", constant: "Gull")
      $0.text("note", constant: "leaks", lines: 0)
      $0.image("flag", named: "photo", width: 20, height: 20)
    }
    #expect(
      stage.outline == """
        row 16 center
          row 0 center insets 8 0 8 0 width 48
            picture width 48 height 32
          row 8 center width 297
            column 8 leading insets 11 0 11 0 width 210
              column 3 leading within 210
                name within 210
                note within 210
            row 0 center insets 5 0 5 0 width 51 higher 44
              moored
            row 0 center insets 8 0 8 0 width 20
              flag width 20 height 20
        """)
  }

  @Test func `fields, bars and views stand among the texts in the order of binding`() throws {
    let stage = try Stage.showing(.automatic) {
      $0.text("name", constant: "Gull")
      $0.text("berth", constant: "C 4")
      $0.progress("loaded", from: "constant") { _ in 0.5 }
      $0.text("note", constant: "leaks")
      $0.custom("chart", kind: "depth", from: "constant") { _ in "" }
      $0.custom("badge", kind: "badge", from: "constant", width: 10, height: 12) { _ in "" }
    }
    #expect(
      stage.outline == """
        row 8 center
          column 8 leading insets 11 0 11 0 width 343
            column 3 leading within 343
              name within 343
              berth within 343
            loaded width 343
            note within 343
            chart width 343 height 44
          row 0 center insets 11 0 11 0 width 10
            badge width 10 height 12
        """)
  }

  @Test(arguments: [(393.0, "row 8 center"), (250, "column 0 leading")])
  func `a field after a single text stands beside it where both fit`(
    width: Double, line: String
  ) throws {
    let stage = try Stage.showing(.automatic, width: width) {
      $0.text("name", constant: "Name of the boat")
      $0.textField("field", from: "constant") { _ in "" }
    }
    #expect(stage.outline.hasPrefix(line + "\n"))
  }

  @Test func `several buttons are a row of their own below the texts`() throws {
    let stage = try Stage.showing(.automatic) {
      $0.text("name", constant: "Gull")
      $0.button("call", title: "Call")
      $0.button("tow", title: "Go")
    }
    #expect(
      stage.outline == """
        column 8 leading insets 11 0 11 0
          name within 361
          row 16 center width 104
            call width 44 from 44
            tow width 44 from 44
        """)
  }

  @Test func `controls alone stand at the trailing edge`() throws {
    let stage = try Stage.showing(.automatic) {
      $0.toggle("moored", from: "constant") { _ in true }
    }
    #expect(
      stage.outline == """
        row 8 center
          spacer width 310 then 0
          row 0 center insets 5 0 5 0 width 51 higher 44
            moored
        """)
    #expect(stage.frame("moored")?.maxX == 377)
  }

  @Test
  func `a single button trails in the order of binding, and a sign stands alone at the start`()
    throws
  {
    let stage = try Stage.showing(.automatic) {
      $0.text("name", constant: "Gull")
      $0.button("call", title: "Call")
      $0.toggle("moored", from: "constant") { _ in true }
    }
    let trailing = stage.cell(0)?.root?.arrangedSubviews.dropFirst() ?? []
    #expect(
      trailing.map { ($0 as? UIStackView)?.arrangedSubviews.first?.accessibilityIdentifier }
        == ["call", "moored"])
    let alone = try Stage.showing(.automatic) {
      $0.image("flag", named: "photo", width: 20, height: 20)
    }
    #expect(alone.cell(0)?.root?.frame == CGRect(x: 16, y: 22, width: 20, height: 36))
  }

  // MARK: Standard styles

  @Test func `the body of a standard style is texts, and fields and buttons trail`() throws {
    let stage = try Stage.showing(.basic) {
      $0.text("name", constant: "Gull")
      $0.button("call", title: "Call")
      $0.button("tow", title: "Tow")
    }
    #expect(
      stage.outline == """
        row 8 center
          column 3 leading insets 11 0 11 0 width 257
            name within 257
          row 0 center insets 5 0 5 0 width 44 higher 44
            call width 44 from 44
          row 0 center insets 5 0 5 0 width 44 higher 44
            tow width 44 from 44
        """)
  }

  @Test func `a standard style has its texts in a column, and all else trails`() throws {
    let stage = try Stage.showing(.subtitle) {
      $0.image("picture", named: "photo", width: 30, height: 30)
      $0.button("call", title: "Call")
      $0.text("name", constant: "Gull")
      $0.text("note", constant: "leaks")
    }
    #expect(
      stage.outline == """
        row 16 center
          row 0 center insets 8 0 8 0 width 30
            picture width 30 height 30
          row 8 center width 315
            column 3 leading insets 11 0 11 0 width 263
              name within 263
              note within 263
            row 0 center insets 5 0 5 0 width 44 higher 44
              call width 44 from 44
        """)
  }

  @Test func `value1 has its second text at the trailing edge, on the line of the first`() throws {
    let stage = try Stage.showing(.value1) {
      $0.text("label", constant: "Station")
      $0.text("value", constant: "North", .caption1)
      $0.text("more", constant: "more")
    }
    #expect(
      stage.outline == """
        column 3 leading insets 11 0 11 0
          row 8 firstBaseline width 361
            label width 70
            spacer width 233 then 0
            value width 50
          more within 361
        """)
    #expect(stage.frame("value")?.maxX == 377)
    #expect((stage.view("label") as UILabel?)?.textColor === UIColor.label)
    #expect((stage.view("value") as UILabel?)?.textColor === UIColor.secondaryLabel)
  }

  @Test(arguments: [(28, NSLayoutConstraint.Axis.horizontal), (29, .vertical)])
  func `value1 is a column as soon as both do not fit one line`(
    length: Int, axis: NSLayoutConstraint.Axis
  ) throws {
    let stage = try Stage.showing(.value1) {
      $0.text("label", constant: "Station")
      // 361 points less 70 and a distance of 8.
      $0.text("value", constant: String(repeating: "a", count: length))
    }
    #expect((stage.cell(0)?.root?.arrangedSubviews.first as? UIStackView)?.axis == axis)
  }

  @Test func `an accessory takes width, and what does not fit then is a column`() throws {
    final class AccessoryCell: ScreenCell<Boat> {
      override class var layout: CellLayout { .value1 }
      override func bind(_ binder: inout Binder<Boat>) {
        binder.text("label", constant: "Station")
        binder.text("value", constant: String(repeating: "a", count: 27))
        if binder.state.contains(.selected) { binder.accessory(.checkmark) }
      }
    }
    let stage = try Stage([Row(AccessoryCell.self, Boat("a"), identity: "a")])
    let pair = stage.cell(0)?.root?.arrangedSubviews.first as? UIStackView
    #expect(pair?.axis == .horizontal)
    stage.adapter.setState(.selected, of: "a")
    stage.cell(0)?.layoutIfNeeded()
    #expect(pair?.axis == .vertical)
    #expect((stage.view("label") as UILabel?)?.stubConstant(.width) == nil)
    #expect(pair?.spacing == 3)
    #expect(pair?.alignment == .leading)
  }

  @Test func `value2 has a tinted label at the trailing edge of its own column`() throws {
    let stage = try Stage.showing(.value2) {
      $0.text("label", constant: "Station")
      $0.text("value", constant: "North")
    }
    #expect(
      stage.outline == """
        column 3 leading insets 11 0 11 0
          row 6 firstBaseline width 147
            column 0 trailing width 91
              label within 91
            value width 50
        """)
    #expect(stage.frame("label")?.maxX == 107)
    #expect(stage.frame("value")?.minX == 113)
    #expect((stage.view("label") as UILabel?)?.textColor === UIColor.tintColor)
    #expect((stage.view("value") as UILabel?)?.textColor === UIColor.label)
  }

  @Test func `value2 is a column where its label does not fit`() throws {
    let stage = try Stage.showing(.value2) {
      $0.text("label", constant: "The station", lines: 0)
      $0.text("value", constant: "North")
    }
    #expect(
      (stage.cell(0)?.root?.arrangedSubviews.first as? UIStackView)?.axis == .vertical)
  }

  @Test(arguments: [CellLayout.value1, .value2])
  func `a pair of which one is empty is one text`(layout: CellLayout) throws {
    let stage = try Stage.showing(layout) {
      $0.text("label", constant: "Station")
      $0.text("value", constant: "")
    }
    #expect(
      stage.outline == """
        column 3 leading insets 11 0 11 0
          label within 361
        """)
    #expect((stage.view("label") as UILabel?)?.textColor === UIColor.label)
  }
}
