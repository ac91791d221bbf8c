import CatalogCore
import Snapshots
import TestSupport
import Testing

struct NoiseRulesTests {
  private static func row(
    _ identity: String, kind: String = "PhotoCell", title: String = "Dusk", date: String = "today",
    height: SnapshotDocument.Height? = nil
  ) -> SnapshotDocument.Row {
    SnapshotDocument.Row(
      kind: kind, identity: identity, height: height,
      slots: [
        SnapshotDocument.Slot(.text, "title", value: title),
        SnapshotDocument.Slot(
          .view, "line", value: "", slots: [SnapshotDocument.Slot(.text, "date", value: date)]),
      ])
  }

  private static func document(_ rows: SnapshotDocument.Row...) -> SnapshotDocument {
    SnapshotDocument(
      screen: .init(id: "photos", title: "Photos"), scenario: .init(id: "all", title: "All"),
      sections: [SnapshotDocument.Section(id: "items", rows: rows)])
  }

  /// What is different once the noise is out of the new one.
  private static func changes(
    _ rules: NoiseRules, from old: SnapshotDocument, to new: SnapshotDocument
  ) -> [String] {
    let quieted = rules.quieted(new, against: old)
    return SnapshotDiff(from: old, to: quieted).changes
      .map { DiffWording.sentence($0).terminalText() }
  }

  // MARK: - Heights

  private static func height(_ points: Double, needed: Double? = nil, large: Double = 100)
    throws -> SnapshotDocument.Height
  {
    SnapshotDocument.Height(
      try #require(Points(points)), .fitting, needed: needed.flatMap(Points.init),
      exceptions: [.init(textSize: .accessibility3, .init(try #require(Points(large))))])
  }

  @Test(
    arguments: [
      (44.0, 45.0, 100.0, true), (44, 45.01, 100, false), (44, 43, 101, true), (44, 43, 102, false),
    ])
  func `a height within the tolerance of its kind is the approved one`(
    old: Double, new: Double, large: Double, isQuiet: Bool
  ) throws {
    var rules = NoiseRules()
    rules.heights = [.init(kind: Glob("Photo*"), points: Points(1))]
    let before = Self.document(Self.row("a", height: try Self.height(old)))
    let after = Self.document(Self.row("a", height: try Self.height(new, large: large)))
    #expect(Self.changes(rules, from: before, to: after).isEmpty == isQuiet)
    let other = Self.document(
      Self.row("a", kind: "ContactCell", height: try Self.height(new, large: large)))
    let otherBefore = Self.document(
      Self.row("a", kind: "ContactCell", height: try Self.height(old)))
    #expect(!Self.changes(rules, from: otherBefore, to: other).isEmpty)
  }

  @Test func `a tolerance is about points and not about how a height came about`() throws {
    var rules = NoiseRules()
    rules.heights = [.init(kind: Glob("*"), points: Points(100))]
    let before = try Self.height(44)
    var fixed = before
    fixed.origin = .fixed
    var clipped = before
    clipped.value.needed = Points(60)
    var more = before
    more.exceptions = []
    for height in [fixed, clipped, more] {
      #expect(
        !Self.changes(
          rules, from: Self.document(Self.row("a", height: before)),
          to: Self.document(Self.row("a", height: height))
        ).isEmpty)
    }
  }

  @Test func `the first pattern that a kind matches has the tolerance`() throws {
    var rules = NoiseRules()
    rules.heights = [
      .init(kind: Glob("PhotoCell"), points: Points(0)),
      .init(kind: Glob("*"), points: Points(9)),
    ]
    let before = Self.document(Self.row("a", height: try Self.height(44)))
    let after = Self.document(Self.row("a", height: try Self.height(45)))
    #expect(Self.changes(rules, from: before, to: after).count == 1)
  }

  // MARK: - Slots

  @Test(arguments: ["Photos/Cell", "Photos.Cell.snap", "Cell.snap.new", "Cell"])
  func `a kind is matched as it is, also with a slash or like a file`(kind: String) throws {
    func document(_ points: Int, _ date: String) -> SnapshotDocument {
      Self.document(
        SnapshotDocument.Row(
          kind: kind, identity: "a", height: SnapshotDocument.Height(Points(points), .fixed),
          slots: [SnapshotDocument.Slot(.text, "date", value: date)]))
    }
    let old = document(64, "Monday")
    let new = document(65, "Tuesday")
    for pattern in [kind, "*", "*Cell*"] {
      var rules = NoiseRules()
      rules.heights = [.init(kind: Glob(pattern), points: Points(1))]
      rules.ignoredSlots = [try #require(NoiseRules.SlotPattern("\(pattern).date"))]
      #expect(SnapshotDiff(from: old, to: rules.quieted(new, against: old)).isEmpty)
    }
    for pattern in ["Photos", "snap", "\(kind).snap", "\(kind)/"] {
      var rules = NoiseRules()
      rules.heights = [.init(kind: Glob(pattern), points: Points(1))]
      rules.ignoredSlots = [try #require(NoiseRules.SlotPattern("\(pattern).date"))]
      #expect(SnapshotDiff(from: old, to: rules.quieted(new, against: old)).changes.count == 2)
    }
  }

  @Test func `an ignored slot keeps its approved value, also inside another one`() throws {
    var rules = NoiseRules()
    rules.ignoredSlots = [try #require(NoiseRules.SlotPattern("Photo*.date"))]
    let before = Self.document(Self.row("a", date: "Monday"))
    #expect(
      Self.changes(rules, from: before, to: Self.document(Self.row("a", date: "Tuesday"))) == [])
    #expect(
      Self.changes(
        rules, from: before, to: Self.document(Self.row("a", title: "Dawn", date: "Tuesday")))
        == ["“title” of row a (PhotoCell) shows “Dawn” (was “Dusk”)"])
  }

  @Test func `an ignored slot that comes, goes or becomes another control is no noise`() throws {
    var rules = NoiseRules()
    rules.ignoredSlots = [try #require(NoiseRules.SlotPattern("*.title"))]
    let before = Self.document(Self.row("a"))
    var button = before
    button.sections[0].rows[0].slots[0].kind = .button
    var gone = before
    gone.sections[0].rows[0].slots.removeFirst()
    for document in [button, gone, Self.document(Self.row("a"), Self.row("b"))] {
      #expect(Self.changes(rules, from: before, to: document).count == 1)
    }
  }

  @Test(arguments: ["", "date", ".date", "PhotoCell.", "."])
  func `what names no slot of a kind is no pattern for slots`(text: String) {
    #expect(NoiseRules.SlotPattern(text) == nil)
  }

  // MARK: - Scrubbers

  private static func scrubbed(_ value: String, _ scrubbers: [Scrubber]) -> String {
    var rules = NoiseRules()
    rules.scrubbers = scrubbers
    let document = rules.quieted(document(row("a", title: value)), against: nil)
    return document.sections[0].rows[0].slots[0].value
  }

  @Test(
    arguments: [
      ("on 2014-11-08", "on ‹date 1›"),
      ("2014-11-08T12:00:30.5+01:00.", "‹date 1›."),
      ("2014-11-08 12:00 and 2014-11-09, 2014-11-08 12:00", "‹date 1› and ‹date 2›, ‹date 1›"),
      ("at 9:41", "at ‹time 1›"),
      ("F81D4FAE-7DEC-11d0-A765-00A0C91E6BF6", "‹uuid 1›"),
      ("8 Nov 2014 at 18:04", "‹date 1› at ‹time 1›"), ("November 8, 2014", "‹date 1›"),
      ("08/11/2014 or 8.11.2014", "‹date 1› or ‹date 2›"), ("‹uuid #3› 7", "‹uuid #3› ‹number 1›"),
      ("no date", "no date"), ("", ""), ("42 of 42, 7.5", "‹number 1› of ‹number 1›, ‹number 2›"),
      ("‹date 7› and 3", "‹date 7› and ‹number 1›"), ("‹x 1", "‹x ‹number 1›"), ("‹ 5›", "‹ 5›"),
      ("‹a ‹date 1›", "‹a ‹date 1›"),
      ("日本 2014-11-08 é", "日本 ‹date 1› é"),
      ("e\u{301} 2014-11-08", "e\u{301} ‹date 1›"),
    ])
  func `what is volatile is replaced and the rest stays byte for byte`(
    value: String, scrubbed: String
  ) {
    let once = Self.scrubbed(value, Scrubber.known)
    #expect(once.utf8.elementsEqual(scrubbed.utf8))
    #expect(Self.scrubbed(once, Scrubber.known).utf8.elementsEqual(scrubbed.utf8))
  }

  @Test func `equal values stay equal and different ones different, wherever they stand`() throws {
    var rules = NoiseRules()
    rules.scrubbers = [try #require(Scrubber(name: "order", pattern: "A-[0-9]+"))]
    var document = Self.document(
      Self.row("A-7", title: "Order A-7 of A-1"),
      Self.row("A-8", title: "Order A-7, then A-8 and A-2, A-2"))
    document.sections[0].header = "A-8"
    document.sections[0].rows[0].actions = [
      SnapshotDocument.Action("select", route: .init(.push, "order", query: "A-7"))
    ]
    document.sections[0].rows[0].attributes = [
      SnapshotDocument.Attribute(.accessibilityLabel, .text("Order A-7"))
    ]
    document.findings = [.init(id: "x", severity: .warning, message: "A-7 is late", row: "A-7")]
    let quiet = rules.quieted(document, against: nil)
    let rows = quiet.sections[0].rows
    #expect(quiet.sections[0].header == "‹order #2›")
    #expect(rows.map(\.identity) == ["‹order #1›", "‹order #2›"])
    #expect(
      rows.map { $0.slots[0].value } == [
        "Order ‹order #1› of ‹order 1›",
        "Order ‹order #1›, then ‹order #2› and ‹order 1›, ‹order 1›",
      ])
    #expect(rows[0].actions[0].route?.query == "‹order #1›")
    #expect(rows[0].attributes[0].arguments == [.text("Order ‹order #1›")])
    #expect(quiet.findings[0].row == "‹order #1›")
    #expect(quiet.findings[0].message == "‹order #1› is late")
    // Ids of the screen, of kinds, slots and styles are the code's and no data.
    #expect(quiet.screen == document.screen)
    #expect(rows[0].kind == "PhotoCell")
  }

  @Test func `what was scrubbed is not scrubbed again`() {
    var rules = NoiseRules()
    rules.scrubbers = Scrubber.known
    let once = rules.quieted(
      Self.document(Self.row("2014-11-08", title: "at 9:41, 12 times")), against: nil)
    #expect(SnapshotDiff(from: once, to: rules.quieted(once, against: once)).isEmpty)
  }

  @Test(arguments: ["(", "[", "a*", "", "x?", "*"])
  func `a pattern that is damaged or matches nothing at all is no scrubber`(pattern: String) {
    #expect(Scrubber(name: "x", pattern: pattern) == nil)
  }

  // MARK: - All together

  @Test func `rules take out noise and nothing else, whatever the documents are`() throws {
    var rules = NoiseRules()
    rules.heights = [.init(kind: Glob("*"), points: Points(3))]
    rules.ignoredSlots = [try #require(NoiseRules.SlotPattern("*.*"))]
    var documents = RandomDocuments(seed: 77).makeIterator()
    for _ in 0..<200 {
      guard let old = documents.next(), let new = documents.next() else { return }
      // Against itself nothing is quieted, and quieting twice is quieting once.
      #expect(SnapshotDiff(from: old, to: rules.quieted(old, against: old)).isEmpty)
      let once = rules.quieted(new, against: old)
      #expect(SnapshotDiff(from: once, to: rules.quieted(once, against: old)).isEmpty)
      let kinds = SnapshotDiff(from: new, to: once).changes.allSatisfy { change in
        switch change.difference {
        case .height, .text(.value, _, _): true
        default: false
        }
      }
      #expect(kinds)
    }
  }

  @Test func `a stored snapshot is compared without its noise`() throws {
    var rules = NoiseRules()
    rules.ignoredSlots = [try #require(NoiseRules.SlotPattern("*.date"))]
    let old = StoredSnapshot(Self.document(Self.row("a", date: "Monday")))
    let new = StoredSnapshot(Self.document(Self.row("a", date: "Tuesday")))
    #expect(!CatalogDiff(from: [old], to: [new]).isEmpty)
    #expect(CatalogDiff(from: [old], to: [new.quieted(by: rules, against: old)]).isEmpty)
  }

  @Test func `a renamed scenario is compared without its noise too`() throws {
    var rules = NoiseRules()
    rules.ignoredSlots = [try #require(NoiseRules.SlotPattern("*.date"))]
    let old = Self.document(Self.row("a"), Self.row("b"), Self.row("c", date: "Monday"))
    var new = Self.document(Self.row("a"), Self.row("b"), Self.row("c", date: "Tuesday"))
    new.scenario.id = "every"
    let diff = CatalogDiff(
      from: [StoredSnapshot(old)], to: [StoredSnapshot(new)], noise: rules)
    #expect(
      diff.causes.map { DiffWording.sentence($0).terminalText() } == [
        "photos/all renamed to photos/every"
      ])
  }

  @Test func `a text more in one place changes no number in another`() throws {
    var rules = NoiseRules()
    rules.scrubbers = Scrubber.known
    var old = Self.document(Self.row("a", title: "at 9:41"), Self.row("b", title: "at 9:42"))
    var new = old
    new.sections[0].header = "since 8:00"
    new.sections[0].rows[0].slots[0].value = "at 10:41"
    old = rules.quieted(old, against: nil)
    #expect(
      SnapshotDiff(from: old, to: rules.quieted(new, against: old)).changes.map {
        DiffWording.sentence($0).terminalText()
      } == ["section items has the header “since ‹time 1›” (was none)"])
  }

  @Test func `a scrubber that is new is told once for what was approved without it`() throws {
    var rules = NoiseRules()
    rules.scrubbers = Scrubber.known.filter { $0.name == "time" }
    let old = StoredSnapshot(Self.document(Self.row("a", title: "at 9:41")))
    let diff = CatalogDiff(from: [old], to: [old], noise: rules)
    #expect(diff.documents.count == 1)
    let approved = StoredSnapshot(try #require(diff.documents.first?.new))
    #expect(CatalogDiff(from: [approved], to: [old], noise: rules).isEmpty)
  }

  @Test func `a spoken label that repeats an ignored slot is no difference`() throws {
    var rules = NoiseRules()
    rules.ignoredSlots = [try #require(NoiseRules.SlotPattern("*.date"))]
    func document(_ date: String, _ rest: String = "") -> SnapshotDocument {
      var row = Self.row("a", date: date)
      row.attributes = [.init(.accessibilityLabel, .text("Dusk, \(date)\(rest)"))]
      return Self.document(row)
    }
    #expect(Self.changes(rules, from: document("Monday"), to: document("Tuesday")).isEmpty)
    #expect(
      Self.changes(rules, from: document("Monday"), to: document("Tuesday", "!")).count == 1)
  }
}
