import CatalogCore
import Snapshots
import TestSupport
import Testing

struct SnapshotComparisonTests {
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

  /// The lines about what `change` does to the document.
  private static func lines(_ change: (inout SnapshotDocument) -> Void) -> [String] {
    var new = old
    change(&new)
    return SnapshotComparison(from: old, to: new).changes.map(SnapshotWording.line)
  }

  @Test func `equal documents have no changes`() {
    #expect(Self.lines { _ in } == [])
  }

  @Test func `a row that is gone does not change its neighbours`() {
    #expect(Self.lines { $0.sections[0].rows.remove(at: 0) } == ["row a (PhotoCell) is gone"])
  }

  @Test func `a row that is new does not change its neighbours`() {
    #expect(
      Self.lines { $0.sections[0].rows.insert(Self.row("x"), at: 1) }
        == ["row x (PhotoCell) is new"])
  }

  @Test func `a row that changes its place in the section has moved`() {
    #expect(
      Self.lines { $0.sections[0].rows.append($0.sections[0].rows.remove(at: 0)) }
        == ["row a (PhotoCell) moved, position 0 → 2"])
  }

  @Test func `a row that goes to another section has moved there`() {
    #expect(
      Self.lines { $0.sections[1].rows.insert($0.sections[0].rows.remove(at: 1), at: 2) }
        == ["row b (PhotoCell) moved here from section new, position 1 → 2"])
  }

  @Test func `a row that moves and changes does both`() {
    #expect(
      Self.lines {
        var row = $0.sections[0].rows.remove(at: 0)
        row.kind = "WideCell"
        $0.sections[0].rows.append(row)
      } == [
        "row a (WideCell) moved, position 0 → 2",
        "row a (WideCell): cell PhotoCell → WideCell",
      ])
  }

  @Test func `each fact of a row has its line`() {
    #expect(
      Self.lines {
        let height = SnapshotDocument.Height(
          Points(hundredths: 6_450), .fitting,
          exceptions: [
            SnapshotDocument.Height.Exception(
              width: Points(320), textSize: .accessibility3, isRightToLeft: true,
              SnapshotDocument.Height.Value(
                Points(99), needed: Points(120), alternative: Points(110)))
          ])
        $0.sections[0].rows[0].height = height
        $0.sections[0].rows[0].attributes = [.init(.accessory, .word("disclosure"))]
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
        "row a (PhotoCell): height 64 fixed → 64.5 fitting",
        "row a (PhotoCell): height at 320 AX3 rtl 99 needs 120 or 110 is new",
        "row a (PhotoCell): accessory disclosure is new",
        #"row a (PhotoCell): text title "Title of a" → "Other""#,
        "row a (PhotoCell): text title style headline → body",
        #"row a (PhotoCell): text title source Photo.name → "the name""#,
        "row a (PhotoCell): text title lines 2 is new",
        #"row a (PhotoCell): text title note 1 "x" is new"#,
        #"row a (PhotoCell): text title note 2 "y" is new"#,
        #"row a (PhotoCell): text title › view in "" is new"#,
        #"row a (PhotoCell): action select push photo-detail → push photo-detail query "a""#,
        "row a (PhotoCell): action select role destructive is new",
      ])
  }

  @Test func `facts that are gone say what they were`() {
    #expect(
      Self.lines {
        $0.sections[0].rows[0].height = nil
        $0.sections[0].rows[0].slots = []
        $0.sections[0].rows[0].actions = []
      } == [
        "row a (PhotoCell): height 64 fixed is gone",
        #"row a (PhotoCell): text title "Title of a" is gone"#,
        "row a (PhotoCell): text title style headline is gone",
        "row a (PhotoCell): text title source Photo.name is gone",
        "row a (PhotoCell): action select push photo-detail is gone",
      ])
    #expect(
      Self.lines { $0.sections[0].rows[0].actions[0].route = nil }
        == ["row a (PhotoCell): action select push photo-detail → no route"])
  }

  @Test func `parts of a row that change places are told in their order`() {
    var start = Self.old
    start.sections[0].rows[0].slots = ["one", "two", "three", "four"].map {
      SnapshotDocument.Slot(.text, $0, value: $0)
    }
    var new = start
    new.sections[0].rows[0].slots.swapAt(1, 2)
    new.sections[0].rows[0].slots.append(SnapshotDocument.Slot(.text, "five", value: "five"))
    #expect(
      SnapshotComparison(from: start, to: new).changes.map(SnapshotWording.line) == [
        #"row a (PhotoCell): text five "five" is new"#,
        "row a (PhotoCell): order text two, text three → text three, text two",
      ])
  }

  @Test func `sections are added, removed, moved and retitled`() {
    #expect(
      Self.lines {
        $0.sections[0].header = nil
        $0.sections[0].footer = "F"
        $0.sections[0].indexTitle = "I"
      } == [
        #"section new: header "New" is gone"#, #"section new: footer "F" is new"#,
        #"section new: index "I" is new"#,
      ])
    #expect(Self.lines { $0.sections.swapAt(0, 1) } == ["section old moved, position 1 → 0"])
    #expect(
      Self.lines { $0.sections.remove(at: 1) } == [
        "section old is gone", "row d (PhotoCell) is gone", "row e (PhotoCell) is gone",
      ])
    #expect(
      Self.lines { $0.sections.append(SnapshotDocument.Section(id: "x y")) }
        == [#"section "x y" is new"#])
    #expect(
      Self.lines { $0.sections[1].id = "ancient" } == [
        "section old is gone", "section ancient is new",
        "row d (PhotoCell) moved here from section old, position 0 → 0",
        "row e (PhotoCell) moved here from section old, position 1 → 1",
      ])
  }

  @Test func `areas are added, removed, moved and changed`() {
    #expect(
      Self.lines {
        $0.areas[0].slots[0].value = "Pictures"
        $0.areas[0].actions[0].id = "done"
      } == [
        "area bar: action edit no route is gone",
        #"area bar: text title "Photos" → "Pictures""#,
        "area bar: action done no route is new",
      ])
    #expect(Self.lines { $0.areas.reverse() } == ["area footer moved, position 1 → 0"])
    #expect(
      Self.lines { $0.areas[1].name = "toolbar" } == ["area footer is gone", "area toolbar is new"])
  }

  @Test func `the screen as a whole changes`() {
    #expect(
      Self.lines {
        $0.screen.title = "Pictures"
        $0.scenario.title = "Ten"
        $0.model = "A B"
        $0.group = "G"
        $0.isImported = true
        $0.isListed = false
        $0.findings = ["a", "b"].map {
          SnapshotDocument.Finding(
            id: "reuse-leak", severity: .warning, message: $0, row: "the first")
        }
        $0.tableStyle = .insetGrouped
        $0.state = .empty
        $0.variants.append(SnapshotDocument.Variant(width: Points(320), textSize: .accessibility5))
        $0.notes = ["a note", "another"]
      } == [
        #"screen: screen title "Photos" → "Pictures""#,
        #"screen: scenario title "Loaded" → "Ten""#,
        #"screen: model "A B" is new"#, #"screen: group "G" is new"#, "screen: imported yes is new",
        "screen: unlisted yes is new",
        "screen: table plain → inset-grouped", "screen: state content → empty",
        "screen: variant 2 320 AX5 is new", #"screen: note 2 "another" is new"#,
        #"screen: finding reuse-leak in row "the first" warning "a" is new"#,
        #"screen: finding reuse-leak in row "the first" number 2 warning "b" is new"#,
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
    #expect(
      SnapshotComparison(from: old, to: new).changes.map(\.place) == [
        .screen, .area("bar"), .section("new"),
        .row(identity: "a", kind: "PhotoCell", section: "new"),
      ])
    new = old
    new.sections[0].rows[0].identity = "\u{E9}"
    old.sections[0].rows[0].identity = "e\u{301}"
    #expect(SnapshotComparison(from: old, to: new).changes.map(\.difference) == [.removed, .added])
  }

  @Test func `names that read alike are told apart`() {
    func document(_ slots: [SnapshotDocument.Slot]) -> SnapshotDocument {
      var document = Self.old
      document.areas[0].slots = slots
      return document
    }
    let styled = document([SnapshotDocument.Slot(.text, "a", style: "\"x\"", value: "x")])
    let twice = document([
      SnapshotDocument.Slot(.text, "a", value: "x"),
      SnapshotDocument.Slot(.text, "a style", value: "x"),
    ])
    #expect(
      SnapshotComparison(from: styled, to: twice).changes.map(SnapshotWording.line) == [
        #"area bar: text a style "\"x\"" is gone"#, #"area bar: text "a style" "x" is new"#,
      ])
    let field = document([SnapshotDocument.Slot(.text, "a", value: "", source: .field("a b"))])
    let label = document([SnapshotDocument.Slot(.text, "a", value: "", source: .label("a b"))])
    #expect(
      SnapshotComparison(from: field, to: label).changes.map(SnapshotWording.line)
        == [#"area bar: text a source field "a b" → "a b""#])
  }

  @Test func `there are changes exactly when the texts differ`() {
    var documents = RandomDocuments(seed: 9)
    var generator = SeededGenerator(seed: 9)
    var differing = 0
    for _ in 0..<3_000 {
      guard var old = documents.next() else { return }
      var new = documents.mutation(of: old)
      if Int.random(in: 0..<4, using: &generator) == 0 { swap(&old, &new) }
      let changes = SnapshotComparison(from: old, to: new).changes
      let isSame = SnapshotWriter.bytes(of: old) == SnapshotWriter.bytes(of: new)
      #expect(changes.isEmpty == isSame, "\(changes)")
      if !isSame { differing += 1 }
    }
    #expect(1_000...2_990 ~= differing)
  }

  @Test func `a document that has nothing in common has changes for all of it`() {
    var documents = RandomDocuments(seed: 10)
    for _ in 0..<500 {
      guard let old = documents.next(), var new = documents.next() else { return }
      new.screen.id = old.screen.id
      new.scenario.id = old.scenario.id
      let isSame = SnapshotWriter.bytes(of: old) == SnapshotWriter.bytes(of: new)
      #expect(SnapshotComparison(from: old, to: new).changes.isEmpty == isSame)
    }
  }

  @Test func `every change is one line that shows every character`() {
    var documents = RandomDocuments(seed: 11)
    for _ in 0..<500 {
      guard let old = documents.next(), let new = documents.next() else { return }
      for change in SnapshotComparison(from: old, to: new).changes {
        let line = SnapshotWording.line(change)
        #expect(!line.unicodeScalars.contains(where: InvisibleCharacters.contains), "\(line)")
      }
    }
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
      let moved = SnapshotComparison(from: old, to: new).changes.compactMap { change in
        if case .row(let identity, _, _) = change.place { identity } else { nil }
      }
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

  @Test func `ten thousand rows in the opposite order are compared`() {
    var old = Self.old
    old.sections = [
      SnapshotDocument.Section(id: "s", rows: (0..<10_000).map { Self.row("r\($0)") })
    ]
    var new = old
    new.sections[0].rows.reverse()
    #expect(SnapshotComparison(from: old, to: new).changes.count == 9_999)
  }
}
