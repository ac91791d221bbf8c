import CatalogCore
import Snapshots
import TestSupport
import Testing

struct SnapshotDiffTests {
  private static func row(_ identity: String) -> SnapshotDocument.Row {
    SnapshotDocument.Row(
      kind: "PhotoCell", identity: identity,
      height: SnapshotDocument.Height(Points(64), .fixed),
      slots: [
        SnapshotDocument.Slot(
          .text, "title", style: "headline", value: "Title of \(identity)",
          source: .field("Photo.name"))
      ],
      actions: [
        SnapshotDocument.Action("select", route: SnapshotDocument.Route(.push, "photo-detail"))
      ])
  }

  private static let old = SnapshotDocument(
    screen: SnapshotDocument.Name(id: "photos", title: "Photos"),
    scenario: SnapshotDocument.Name(id: "loaded", title: "Loaded"),
    tableStyle: .plain, variants: [SnapshotDocument.Variant(width: Points(393), textSize: .large)],
    notes: ["a note"],
    areas: [
      SnapshotDocument.Area(
        name: "bar", slots: [SnapshotDocument.Slot(.text, "title", value: "Photos")],
        actions: [SnapshotDocument.Action("edit")]),
      SnapshotDocument.Area(name: "footer"),
    ],
    sections: [
      SnapshotDocument.Section(id: "new", header: "New", rows: ["a", "b", "c"].map(row)),
      SnapshotDocument.Section(id: "old", rows: ["d", "e"].map(row)),
    ])

  /// What is said about what `change` does to the document.
  private static func lines(_ change: (inout SnapshotDocument) -> Void) -> [String] {
    var new = old
    change(&new)
    return lines(old, new)
  }

  private static func lines(_ old: SnapshotDocument, _ new: SnapshotDocument) -> [String] {
    SnapshotDiff(from: old, to: new).changes.map { DiffWording.sentence($0).terminalText() }
  }

  @Test func `equal documents have no changes`() {
    #expect(Self.lines { _ in } == [])
  }

  @Test func `a row that is gone does not change its neighbours`() {
    #expect(Self.lines { $0.sections[0].rows.remove(at: 0) } == ["row a (PhotoCell) removed"])
  }

  @Test func `a row that is new does not change its neighbours`() {
    #expect(
      Self.lines { $0.sections[0].rows.insert(Self.row("x"), at: 1) }
        == ["row x (PhotoCell) inserted after a"])
    #expect(
      Self.lines { $0.sections[0].rows.insert(Self.row("x"), at: 0) }
        == ["row x (PhotoCell) inserted at the start"])
  }

  @Test func `a row that changes its place in the section has moved`() {
    #expect(
      Self.lines { $0.sections[0].rows.append($0.sections[0].rows.remove(at: 0)) }
        == ["row a (PhotoCell) moved after c"])
    #expect(
      Self.lines { $0.sections[0].rows.insert($0.sections[0].rows.remove(at: 2), at: 0) }
        == ["row c (PhotoCell) moved to the start"])
  }

  @Test func `a row that goes to another section has moved there`() {
    #expect(
      Self.lines { $0.sections[1].rows.insert($0.sections[0].rows.remove(at: 1), at: 2) }
        == ["row b (PhotoCell) moved from section new to section old, after e"])
  }

  @Test func `a row of another kind is another row in the same place`() {
    #expect(
      Self.lines {
        var row = $0.sections[0].rows.remove(at: 0)
        row.kind = "WideCell"
        row.slots = []
        row.height = nil
        $0.sections[0].rows.append(row)
      } == ["row a (WideCell) moved after c", "row a is now a WideCell (was PhotoCell)"])
  }

  @Test func `each fact of a row has its sentence`() {
    #expect(
      Self.lines {
        $0.sections[0].rows[0].height = SnapshotDocument.Height(Points(hundredths: 6_450), .fitting)
        $0.sections[0].rows[0].attributes = [.init(.accessory, .word("disclosure"))]
        $0.sections[0].rows[0].slots[0].kind = .button
        $0.sections[0].rows[0].slots[0].value = "Other"
        $0.sections[0].rows[0].slots[0].style = "body"
        $0.sections[0].rows[0].slots[0].source = .label("the name")
        $0.sections[0].rows[0].slots[0].attributes = [
          .init(.lines, .number(Points(2))), .init(.note, .text("x")), .init(.note, .text("y")),
        ]
        $0.sections[0].rows[0].slots[0].slots = [SnapshotDocument.Slot(.view, "in", value: "")]
        $0.sections[0].rows[0].actions[0].route?.query = "a"
        $0.sections[0].rows[0].actions[0].attributes = [.init(.role, .word("destructive"))]
      } == [
        "row a (PhotoCell) is 64.5 points high, fitting (was 64, fixed)",
        "row a (PhotoCell) has accessory disclosure (was none)",
        "“title” of row a (PhotoCell) is a button (was text)",
        "“title” of row a (PhotoCell) shows “Other” (was “Title of a”)",
        "“title” of row a (PhotoCell) has the style body (was headline)",
        "“title” of row a (PhotoCell) comes from “the name” (was Photo.name)",
        "“title” of row a (PhotoCell) has lines 2 (was none)",
        "“title” of row a (PhotoCell) has note “x”, “y” (was none)",
        "“title › in” of row a (PhotoCell) inserted",
        "action select of row a (PhotoCell) leads to photo-detail by push with “a” (was "
          + "photo-detail by push)",
        "action select of row a (PhotoCell) has role destructive (was none)",
      ])
  }

  @Test func `heights say where they are different`() {
    func exception(_ width: Int?, _ points: Int, needed: Int? = nil)
      -> SnapshotDocument.Height.Exception
    {
      SnapshotDocument.Height.Exception(
        width: width.map { Points($0) }, textSize: .accessibility3,
        SnapshotDocument.Height.Value(Points(points), needed: needed.map { Points($0) }))
    }
    func line(
      _ old: SnapshotDocument.Height?, _ new: SnapshotDocument.Height?
    ) -> [String] {
      var documents = (Self.old, Self.old)
      documents.0.sections[0].rows[0].height = old
      documents.1.sections[0].rows[0].height = new
      return Self.lines(documents.0, documents.1)
    }
    let plain = SnapshotDocument.Height(Points(64), .fixed)
    let one = SnapshotDocument.Height(Points(64), .fixed, exceptions: [exception(nil, 80)])
    let two = SnapshotDocument.Height(
      Points(64), .fixed, exceptions: [exception(nil, 90), exception(320, 99)])
    #expect(
      line(plain, SnapshotDocument.Height(Points(72), .fixed))
        == ["row a (PhotoCell) is 72 points high (was 64, fixed)"])
    #expect(
      line(plain, SnapshotDocument.Height(Points(64), .fixed, needed: Points(80)))
        == ["row a (PhotoCell) is 64 needs 80 (was 64, fixed)"])
    #expect(
      line(plain, one) == ["row a (PhotoCell) is 80 points high at AX3 (was as usual)"])
    #expect(
      line(one, plain) == ["row a (PhotoCell) is as high as usual at AX3 (was 80)"])
    #expect(
      line(one, two) == [
        "row a (PhotoCell) is 90 points high at AX3 (was 80) and other heights at 1 more variant"
      ])
    #expect(line(plain, nil) == ["row a (PhotoCell) has no height (was 64)"])
    #expect(line(nil, plain) == ["row a (PhotoCell) is 64 points high (was not measured)"])
    var other = two
    other.exceptions.reverse()
    #expect(line(two, other) == ["row a (PhotoCell) lists its heights in another order"])
  }

  @Test func `facts that are gone say what they were`() {
    #expect(
      Self.lines {
        $0.sections[0].rows[0].slots = []
        $0.sections[0].rows[0].actions[0].route = nil
      } == [
        "“title” of row a (PhotoCell) removed",
        "action select of row a (PhotoCell) leads to nothing (was photo-detail by push)",
      ])
    #expect(
      Self.lines { $0.sections[0].rows[0].slots[0].style = nil }
        == ["“title” of row a (PhotoCell) has the style none (was headline)"])
  }

  @Test func `parts of a row that change places are as few as can be`() {
    var start = Self.old
    start.sections[0].rows[0].slots = ["one", "two", "three", "four"].map {
      SnapshotDocument.Slot(.text, $0, value: $0)
    }
    var new = start
    new.sections[0].rows[0].slots.append(new.sections[0].rows[0].slots.remove(at: 0))
    new.sections[0].rows[0].slots.append(SnapshotDocument.Slot(.text, "five", value: "five"))
    #expect(
      Self.lines(start, new) == [
        "“one” of row a (PhotoCell) moved after four", "“five” of row a (PhotoCell) inserted",
      ])
  }

  @Test func `sections are inserted, removed, moved and retitled`() {
    #expect(
      Self.lines {
        $0.sections[0].header = nil
        $0.sections[0].footer = "F"
        $0.sections[0].indexTitle = "I"
      } == [
        "section new has the header none (was “New”)",
        "section new has the footer “F” (was none)",
        "section new has the index title “I” (was none)",
      ])
    #expect(Self.lines { $0.sections.swapAt(0, 1) } == ["section old moved to the start"])
    #expect(Self.lines { $0.sections.remove(at: 1) } == ["section old removed with 2 rows"])
    #expect(
      Self.lines { $0.sections.append(SnapshotDocument.Section(id: "x y", rows: [Self.row("x")])) }
        == ["section x y inserted with 1 row after old"])
    #expect(
      Self.lines { $0.sections[1].id = "ancient" } == [
        "section old removed", "section ancient inserted after new",
        "row d (PhotoCell) moved from section old to section ancient, at the start",
        "row e (PhotoCell) moved from section old to section ancient, after d",
      ])
  }

  @Test func `a section that comes or goes takes along the rows it must and no other`() {
    var new = Self.old
    new.sections[1].id = "ancient"
    let diff = SnapshotDiff(from: Self.old, to: new)
    // The section goes only when both rows have left, and these need a place to go to.
    #expect(diff.completed([0]) == [0, 1, 2, 3])
    #expect(diff.completed([1]) == [1])
    #expect(diff.completed([3]) == [1, 3])
    let moved = diff.applied([3], to: Self.old)
    #expect(moved.sections.map { $0.rows.map(\.identity) } == [["a", "b", "c"], ["e"], ["d"]])
  }

  @Test func `areas are inserted, removed, moved and changed`() {
    #expect(
      Self.lines {
        $0.areas[0].slots[0].value = "Pictures"
        $0.areas[0].actions[0].id = "done"
      } == [
        "“title” of area bar shows “Pictures” (was “Photos”)", "action edit of area bar removed",
        "action done of area bar inserted",
      ])
    #expect(Self.lines { $0.areas.reverse() } == ["area footer moved to the start"])
    #expect(
      Self.lines { $0.areas[1].name = "toolbar" }
        == ["area footer removed", "area toolbar inserted after bar"])
  }

  @Test func `the screen as a whole changes`() {
    #expect(
      Self.lines {
        $0.screen = SnapshotDocument.Name(id: "pictures", title: "Pictures")
        $0.scenario = SnapshotDocument.Name(id: "ten", title: "Ten")
        $0.model = "A B"
        $0.group = "G"
        $0.isImported = true
        $0.isInitial = true
        $0.isListed = false
        $0.tableStyle = .insetGrouped
        $0.followsReadableWidth = true
        $0.state = .empty
        $0.variants.append(SnapshotDocument.Variant(width: Points(320), textSize: .accessibility5))
        $0.metrics = "table-2"
        $0.notes = ["another", "a note"]
        $0.findings = ["a", "a"].map {
          SnapshotDocument.Finding(
            id: "reuse-leak", severity: .warning, message: $0, row: "the first")
        }
        $0.kinds = [SnapshotDocument.CellKind(id: "PhotoCell")]
      } == [
        "the id of the screen is “pictures” (was “photos”)",
        "the title of the screen is “Pictures” (was “Photos”)",
        "the id of the scenario is “ten” (was “loaded”)",
        "the title of the scenario is “Ten” (was “Loaded”)", "the model is A B (was not stated)",
        "the screen is listed under “G” (was none)",
        "the screen is now made from an interface file",
        "the screen is now one that the app starts with", "the screen is no longer listed",
        "the table is inset-grouped, of readable width (was plain)",
        "the screen is in the state empty (was content)",
        "texts are measured with table-2 (was nothing)", "variant 320 AX5 added",
        "note “another” is new", "warning reuse-leak: “a” is new in row the first",
        "warning reuse-leak: “a” is new in row the first", "PhotoCell inserted at the start",
      ])
  }

  @Test func `the facts of a kind are its height and its layout`() {
    var start = Self.old
    start.kinds = [
      SnapshotDocument.CellKind(
        id: "PhotoCell", height: SnapshotDocument.HeightRule(.fixed, Points(64)))
    ]
    var new = start
    new.kinds[0].height = SnapshotDocument.HeightRule(.fitting, Points(44))
    new.kinds[0].layout = .style(.subtitle)
    #expect(
      Self.lines(start, new) == [
        "PhotoCell states at least 44 points, fitting (was 64 points, fixed)",
        "PhotoCell is laid out as subtitle (was one slot below the other)",
      ])
    func stack(_ slot: String) -> SnapshotDocument.CellLayout {
      .stack(
        SnapshotDocument.CellLayout.Stack(
          .horizontal, spacing: Points(8), alignment: .center, items: [.slot(slot)]))
    }
    start.kinds[0].layout = stack("\u{E9}")
    new = start
    new.kinds[0].layout = stack("e\u{301}")
    #expect(
      Self.lines(start, new) == [
        "PhotoCell is laid out as a stack horizontal spacing 8 align center, but with other contents"
      ])
  }

  @Test func `another normal form of the same letters is a change`() {
    var old = Self.old
    old.sections[0].rows[0].slots[0].value = "\u{E9}"
    old.areas[0].slots[0].value = "\u{E9}"
    old.notes = ["\u{E9}"]
    old.sections[0].header = "\u{E9}"
    var new = old
    new.sections[0].rows[0].slots[0].value = "e\u{301}"
    new.areas[0].slots[0].value = "e\u{301}"
    new.notes = ["e\u{301}"]
    new.sections[0].header = "e\u{301}"
    // The note is gone and another one came.
    #expect(Self.lines(old, new).count == 5)
    new = old
    new.sections[0].rows[0].identity = "\u{E9}"
    old.sections[0].rows[0].identity = "e\u{301}"
    #expect(
      Self.lines(old, new) == [
        "row e\u{301} (PhotoCell) removed", "row \u{E9} (PhotoCell) inserted at the start",
      ])
  }

  @Test func `new variants and other heights are two differences of one row`() throws {
    var start = Self.old
    let large = SnapshotDocument.Variant(width: Points(393), textSize: .accessibility3)
    let small = SnapshotDocument.Variant(width: Points(393), textSize: .extraSmall)
    start.variants.append(large)
    start.sections[0].rows[0].height = SnapshotDocument.Height(
      [64, 80].map { SnapshotDocument.Height.Value(Points($0)) }, under: start.variants,
      origin: .fitting)
    var new = start
    new.variants.append(small)
    new.sections[0].rows[0].height = SnapshotDocument.Height(
      [64, 99, 50].map { SnapshotDocument.Height.Value(Points($0)) }, under: new.variants,
      origin: .fitting)
    let diff = SnapshotDiff(from: start, to: new)
    #expect(
      diff.changes.map { DiffWording.sentence($0).terminalText() } == [
        "variant 393 XS added", "row a (PhotoCell) is 99 points high at AX3 (was 80)",
        "row a (PhotoCell) is 50 points high at XS (was as usual)",
      ])
    let accepted = diff.applied([0, 2], to: start)
    #expect(
      accepted.sections[0].rows[0].height
        == SnapshotDocument.Height(
          [64, 80, 50].map { SnapshotDocument.Height.Value(Points($0)) }, under: new.variants,
          origin: .fitting))
  }

  @Test func `only as many rows have moved as must`() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<200 {
      var old = Self.old
      old.sections = [
        SnapshotDocument.Section(id: "s", rows: (0..<7).map { Self.row("r\($0)") })
      ]
      var new = old
      new.sections[0].rows.shuffle(using: &generator)
      let order = new.sections[0].rows.map(\.identity)
      let moved = SnapshotDiff(from: old, to: new).changes.map(\.place.name.text)
      let staying = order.filter { !moved.contains($0) }
      #expect(staying == staying.sorted())
      #expect(staying.count == Self.longestSorted(order))
    }
  }

  /// By trying every choice of elements.
  private static func longestSorted(_ names: [String]) -> Int {
    (0..<(1 << names.count)).map { choice in
      let chosen = names.indices.filter { choice >> $0 & 1 == 1 }.map { names[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max() ?? 0
  }

  @Test func `ten thousand rows in the opposite order are compared and put in order`() {
    var old = Self.old
    old.sections = [
      SnapshotDocument.Section(id: "s", rows: (0..<10_000).map { Self.row("r\($0)") })
    ]
    var new = old
    new.sections[0].rows.reverse()
    let diff = SnapshotDiff(from: old, to: new)
    #expect(diff.changes.count == 9_999)
    #expect(diff.applied(to: old) == new)
  }
}
