import Screens
import Testing
import UIKit

/// The stack views of layouts that are stacks of an app's own.
@MainActor
struct StackArrangementTests {
  @Test func `stacks stand in stacks with their spacing, alignment and sizes`() throws {
    let stage = try Stage.showing(
      .horizontal(
        spacing: 12, alignment: .firstBaseline,
        [
          .slot("avatar", width: 40, height: 40),
          .vertical(spacing: 2, alignment: .center, ["name", "role"]),
          .spacer,
          .vertical(alignment: .trailing, [.slot("follow", width: 90)]),
        ])
    ) {
      $0.button("follow", title: "Follow")
      $0.text("role", constant: "captain")
      $0.text("name", constant: "Gull")
      $0.image("avatar", named: "photo", width: 20, height: 20)
    }
    #expect(
      stage.outline == """
        row 12 firstBaseline insets 11 0 11 0
          avatar width 40 height 40
          column 2 center width 70
            name within 70
            role within 70
          spacer width 137 then 0
          column 0 trailing width 90
            follow width 90
        """)
  }

  @Test(arguments: [
    (CellStack.Alignment.leading, UIStackView.Alignment.leading),
    (.center, .center), (.trailing, .trailing), (.firstBaseline, .firstBaseline),
  ])
  func `a stack aligns as it says, and a baseline means the leading edge of a column`(
    alignment: CellStack.Alignment, expected: UIStackView.Alignment
  ) throws {
    let stage = try Stage.showing(.horizontal(alignment: alignment, ["name"])) {
      $0.text("name", constant: "Gull")
    }
    #expect(stage.cell(0)?.root?.alignment == expected)
    let column = try Stage.showing(.vertical(alignment: alignment, ["name"])) {
      $0.text("name", constant: "Gull")
    }
    let isBaseline = alignment == .firstBaseline
    #expect(column.cell(0)?.root?.alignment == (isBaseline ? .leading : expected))
  }

  @Test func `insets replace the margins of the cell`() throws {
    let insets = CellStack.Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let own = try Stage.showing(.vertical(insets: insets, ["name"])) {
      $0.text("name", constant: "Gull")
    }
    #expect(
      own.outline == """
        column 0 leading insets 1 2 3 4
          name within 387
        """)
    #expect(own.frame("name")?.minX == 2)
    let usual = try Stage.showing(.vertical(["name"])) { $0.text("name", constant: "Gull") }
    #expect(usual.frame("name")?.minX == 16)
    let root = try #require(usual.cell(0)?.root)
    #expect(root.isLayoutMarginsRelativeArrangement)
    #expect(!root.insetsLayoutMarginsFromSafeArea)
  }

  @Test func `slots that a stack does not name are not shown, nor are names without a slot`() throws
  {
    let stage = try Stage.showing(.horizontal(["missing", "name", .spacer, "name"])) {
      $0.text("name", constant: "Gull")
      $0.text("note", constant: "leaks")
    }
    #expect(
      stage.outline == """
        row 8 center insets 11 0 11 0
          name width 40 then 0
          spacer width 321
        """)
    #expect((stage.view("note") as UILabel?)?.text == "leaks")
    #expect((stage.view("note") as UILabel?)?.superview == nil)
  }

  @Test func `a stack of nothing takes no room`() throws {
    let stage = try Stage.showing(
      .vertical(spacing: 9, ["name", .horizontal(["missing", .spacer]), "note"])
    ) {
      $0.text("name", constant: "Gull")
      $0.text("note", constant: "leaks")
    }
    #expect(
      stage.outline == """
        column 9 leading insets 11 0 11 0
          name within 361
          note within 361
        """)
  }

  @Test func `spacers share what is left and add nothing to a distance`() throws {
    let stage = try Stage.showing(
      .horizontal(spacing: 10, [.spacer, "name", .spacer, .spacer, "note", .spacer])
    ) {
      $0.text("name", constant: "Gull")
      $0.text("note", constant: "leaks")
    }
    #expect(
      stage.outline == """
        row 10 center insets 11 0 11 0
          spacer width 65.25 then 0
          name width 40
          spacer width 65.25 then 0
          spacer width 65.25 then 0
          note width 50 then 0
          spacer width 65.25
        """)
  }

  @Test func `spacers of a column are equally high and fill the row`() throws {
    let stage = try Stage.showing(.horizontal(["name", .vertical([.spacer, "note", .spacer])])) {
      $0.text("name", constant: "Gull")
      $0.text("note", constant: "leaks")
    }
    let root = try #require(stage.cell(0)?.root)
    let content = try #require(stage.cell(0)?.contentView)
    let column = try #require(root.arrangedSubviews.last as? UIStackView)
    let spacers = [column.arrangedSubviews[0], column.arrangedSubviews[2]]
    let equal = try #require(
      column.constraints.first { $0.firstAttribute == .height && $0.secondItem != nil })
    #expect(Set([equal.firstItem, equal.secondItem].map { $0 as? UIView }) == Set(spacers))
    let high = try #require(
      root.constraints.first { $0.firstItem === column && $0.secondAttribute == .height })
    #expect(high.secondItem === root.layoutMarginsGuide)
    #expect(content.constraints.contains { $0.firstItem === root && $0.firstAttribute == .height })
    let plain = try Stage.showing(.vertical(["name"])) { $0.text("name", constant: "Gull") }
    #expect(
      plain.cell(0)?.contentView.constraints.contains {
        $0.firstItem is UIStackView && $0.firstAttribute == .height
      } == false)
  }

  @Test func `texts that have no room share it, and what wants less keeps it`() throws {
    let stage = try Stage.showing(.horizontal(spacing: 5, ["a", "b", "c"])) {
      $0.text("a", constant: String(repeating: "a", count: 30))
      $0.text("b", constant: "short")
      $0.text("c", constant: String(repeating: "c", count: 40))
    }
    #expect(
      stage.outline == """
        row 5 center insets 11 0 11 0
          a width 150.5
          b width 50
          c width 150.5
        """)
  }

  @Test func `nothing is narrower than its least width`() throws {
    let stage = try Stage.showing(.horizontal([.slot("bar", width: 330), "a", "b"])) {
      $0.progress("bar", from: "constant") { _ in 0.5 }
      $0.text("a", constant: "abcdefgh")
      $0.text("b", constant: "ab")
    }
    #expect(stage.frame("a")?.size.width == 44)
    #expect(stage.frame("b")?.size.width == 20)
    let single = try Stage.showing(.horizontal([.slot("bar", width: 340), "a"])) {
      $0.progress("bar", from: "constant") { _ in 0.5 }
      $0.text("a", constant: "abcdefgh")
    }
    #expect(single.frame("a")?.size.width == 44)
  }

  @Test func `lengths that make no sense do no harm`() throws {
    let stage = try Stage.showing(
      .horizontal(spacing: -.infinity, [.slot("name", width: .nan, height: -3)])
    ) { $0.text("name", constant: "Gull") }
    #expect(
      stage.outline == """
        row 0 center insets 11 0 11 0
          name width 0 height 0
        """)
  }

  @Test func `stacks that stand too deep are not shown`() throws {
    var item = CellStack.Item.slot("deep")
    for _ in 0..<40 { item = .vertical([item]) }
    let stage = try Stage.showing(.vertical(["name", item])) {
      $0.text("name", constant: "Gull")
      $0.text("deep", constant: "deep")
    }
    #expect((stage.view("deep") as UIView?)?.superview == nil)
    #expect(stage.frame("name") != nil)
  }
}
