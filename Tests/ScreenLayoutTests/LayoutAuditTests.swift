import CatalogCore
import Layout
import ScreenLayout
import Snapshots
import Testing

/// What the audit finds in documents of a few rows, as sentences.
struct LayoutAuditTests {
  private typealias Slot = SnapshotDocument.Slot
  private typealias Attribute = SnapshotDocument.Attribute
  private typealias Stack = SnapshotDocument.CellLayout.Stack

  private static let variants = VariantChoice.product(
    widths: [Points(393), Points(320)], textSizes: [.large, .accessibility3])

  /// A document with rows of one kind.
  private static func document(
    height: SnapshotDocument.HeightRule? = SnapshotDocument.HeightRule(.fitting, Points(44)),
    layout: SnapshotDocument.CellLayout? = nil, rows: [[Slot]],
    actions: [SnapshotDocument.Action] = []
  ) -> SnapshotDocument {
    SnapshotDocument(
      screen: SnapshotDocument.Name(id: "s", title: "S"),
      scenario: SnapshotDocument.Name(id: "a", title: "A"), tableStyle: .plain,
      variants: variants,
      sections: [
        SnapshotDocument.Section(
          id: "rows",
          rows: rows.enumerated().map { index, slots in
            SnapshotDocument.Row(
              kind: "K", identity: "r\(index)", slots: slots, actions: actions)
          })
      ],
      kinds: [SnapshotDocument.CellKind(id: "K", height: height, layout: layout)])
  }

  private static func findings(_ document: SnapshotDocument) -> [String] {
    var document = document
    document.layOut(with: CellLayoutEngine())
    return document.findings.map { "\($0.id) \($0.row ?? "–"): \($0.message)" }
  }

  private static func text(
    _ id: String, _ value: String, style: String = "body", lines: Int = 1,
    field: String? = "M.f", _ attributes: [Attribute] = []
  ) -> Slot {
    Slot(
      .text, id, style: style, value: value, source: field.map { .field($0) },
      attributes: [Attribute(.lines, .number(Points(lines)))] + attributes)
  }

  // MARK: - Heights

  @Test func `a fixed row that clips is one finding, from the smallest text on`() {
    let two = [Self.text("a", "Tern"), Self.text("b", "Gull")]
    #expect(
      Self.findings(
        Self.document(
          height: SnapshotDocument.HeightRule(.fixed, Points(44)), rows: [two, [two[0]], two])) == [
          "height-clips r0: K is 44 points high and needs 121 at 393 AX3 (3 rows)"
        ])
  }

  @Test func `a row that clips names the first size and the worst`() {
    let text = Self.text("a", "Seagulls over the pier", lines: 0)
    #expect(
      Self.findings(
        Self.document(
          height: SnapshotDocument.HeightRule(.fixed, Points(18)), rows: [[text]])) == [
          "height-clips r0: K is 18 points high and needs 42.33 at 393 L, up to 118 at 393 AX3"
        ])
  }

  @Test func `a row that is only tight is none`() {
    // A line of 48 points without the usual 11 above and below.
    for (height, clips) in [(48, false), (47, true)] {
      let document = Self.document(
        height: SnapshotDocument.HeightRule(.fixed, Points(height)), rows: [[Self.text("a", "T")]])
      #expect(Self.findings(document).isEmpty == !clips)
    }
  }

  @Test func `a stack with distances of its own is clipped when they do not give enough way`() {
    func findings(_ insets: Int) -> [String] {
      let layout = SnapshotDocument.CellLayout.stack(
        Stack(
          .vertical, spacing: Points(0), alignment: .leading,
          insets: [Points(insets), Points(16), Points(insets), Points(16)], items: [.slot("a")]))
      // A line of 48 points at AX3.
      return Self.findings(
        Self.document(
          height: SnapshotDocument.HeightRule(.fixed, Points(47)), layout: layout,
          rows: [[Self.text("a", "T")]]))
    }
    #expect(findings(0) == ["height-clips r0: K is 47 points high and needs 48 at 393 AX3"])
    #expect(findings(8) == ["height-clips r0: K is 47 points high and needs 64 at 393 AX3"])
  }

  @Test func `an image or a control that is cut off is found, whatever its margins`() {
    func findings(_ slot: Slot, _ height: Int) -> [String] {
      Self.findings(
        Self.document(
          height: SnapshotDocument.HeightRule(.fixed, Points(height)), rows: [[slot]])
      ).filter { $0.hasPrefix("height-clips") }
    }
    let image = Slot(
      .image, "i", value: "x",
      attributes: [Attribute(.size, .number(Points(48)), .number(Points(48)))])
    #expect(findings(image, 44).count == 1)
    #expect(findings(image, 48).isEmpty)
    let toggle = Slot(.toggle, "t", value: "on")
    #expect(findings(toggle, 26).count == 1)
    #expect(findings(toggle, 31).isEmpty)
  }

  @Test func `kinds that only look alike have findings of their own`() {
    var document = Self.document(rows: [[Self.text("a", "T")], [Self.text("a", "T")]])
    document.kinds = ["\u{E9}", "e\u{301}"].map {
      SnapshotDocument.CellKind(id: $0, height: SnapshotDocument.HeightRule(.fixed, Points(10)))
    }
    for (index, kind) in document.kinds.enumerated() {
      document.sections[0].rows[index].kind = kind.id
    }
    #expect(Self.findings(document).count == 2)
  }

  @Test func `a scaled height grows with the text and does not clip`() throws {
    var document = Self.document(
      height: SnapshotDocument.HeightRule(.scaled, Points(44)), rows: [[Self.text("a", "T")]])
    document.layOut(with: CellLayoutEngine())
    #expect(document.findings.isEmpty)
    let height = try #require(document.sections[0].rows[0].height)
    #expect(height.origin == .scaled)
    #expect(height.value.points == Points(44))
    #expect(height.exceptions.map(\.scope) == ["AX3"])
    #expect(height.exceptions.map(\.value.text) == ["103.67"])
  }

  @Test func `a document without kinds keeps its heights`() {
    var document = Self.document(rows: [[Self.text("a", "T")]])
    document.kinds = []
    document.sections[0].rows[0].height = SnapshotDocument.Height(Points(7), .drawn)
    let before = document
    document.layOut(with: CellLayoutEngine())
    #expect(document == before)
  }

  // MARK: - Texts

  private static let long =
    "Where the harbour wall meets the old quay the tide leaves a line of weed and rope"

  @Test func `a text that is cut off says how many lines it wants`() {
    #expect(
      Self.findings(Self.document(rows: [[Self.text("note", Self.long)]])) == [
        "text-truncated r0: the text “note” of K has 1 line and wants 2 at 393 L"
      ])
    #expect(
      Self.findings(Self.document(rows: [[Self.text("note", Self.long, lines: 2)]])) == [
        "text-truncated r0: the text “note” of K has 2 lines and wants 3 at 320 L"
      ])
    #expect(Self.findings(Self.document(rows: [[Self.text("note", Self.long, lines: 0)]])).isEmpty)
  }

  @Test func `a text that may be cut off is none`() {
    let slot = Self.text("note", Self.long, [Attribute(.truncation, .word("allowed"))])
    #expect(Self.findings(Self.document(rows: [[slot]])).isEmpty)
  }

  @Test func `a screen that is laid out from right to left alone is looked at as well`() {
    var document = Self.document(rows: [[Self.text("note", Self.long)]])
    document.variants = [
      SnapshotDocument.Variant(width: Points(393), textSize: .large, isRightToLeft: true)
    ]
    #expect(
      Self.findings(document) == [
        "text-truncated r0: the text “note” of K has 1 line and wants 2 at 393 L rtl"
      ])
  }

  // MARK: - Targets

  private static func stack(_ items: [Stack.Item]) -> SnapshotDocument.CellLayout {
    .stack(Stack(.horizontal, spacing: Points(8), alignment: .center, items: items))
  }

  @Test func `a control that a finger misses is found, one as large as a finger is not`() {
    let slots = [Self.text("a", "T"), Slot(.button, "go", value: "Go")]
    func findings(_ width: Int) -> [String] {
      Self.findings(
        Self.document(
          layout: Self.stack([.slot("a"), .spacer, .slot("go", width: Points(width))]),
          rows: [slots]))
    }
    #expect(
      findings(43) == [
        "touch-target r0: “go” of K is 43 × 54.33 points at 393 L; a finger needs 44 × 44"
      ])
    #expect(findings(44).isEmpty)
  }

  @Test func `a row that leads on is a target itself`() {
    let document = Self.document(
      height: SnapshotDocument.HeightRule(.fixed, Points(30)),
      rows: [
        [
          Slot(
            .image, "i", value: "x",
            attributes: [
              Attribute(.size, .number(Points(20)), .number(Points(20)))
            ])
        ]
      ],
      actions: [SnapshotDocument.Action("select")])
    #expect(
      Self.findings(document) == [
        "touch-target r0: a tap on K leads on, but the row is 30 points high at 393 L; "
          + "a finger needs 44"
      ])
    var quiet = document
    quiet.sections[0].rows[0].actions = []
    #expect(Self.findings(quiet).isEmpty)
  }

  // MARK: - Translations

  @Test func `a label of the app is tried as long as a translation, a value of the model is not`() {
    func findings(field: String?) -> [String] {
      Self.findings(
        Self.document(
          layout: Self.stack([.slot("label", width: Points(150)), .spacer]),
          rows: [[Self.text("label", "Position", field: field)]]))
    }
    #expect(findings(field: "M.f").isEmpty)
    let found = findings(field: nil)
    #expect(
      found == [
        "translation-length r0: “Position” (“label” of K) would be cut off in a language that is "
          + "200 % longer, at 393 L"
      ])
  }

  @Test func `a translation is tried at the usual text size alone`() {
    let found = Self.findings(
      Self.document(
        layout: Self.stack([.slot("label", width: Points(250)), .spacer]),
        rows: [[Self.text("label", "Position", field: nil)]]))
    #expect(found.isEmpty)
  }

  @Test func `a longer text that makes a fixed row clip is found`() {
    let slots = [Self.text("label", "Position of the buoy", lines: 0, field: nil)]
    let found = Self.findings(
      Self.document(
        height: SnapshotDocument.HeightRule(.fixed, Points(38)),
        layout: Self.stack([.slot("label", width: Points(250))]), rows: [slots]))
    #expect(found.contains { $0.contains("would not fit the height of the row") })
  }

  @Test func `what is cut off in the app's own language is not reported for translations again`() {
    let truncated = Self.findings(
      Self.document(rows: [[Self.text("label", Self.long, field: nil)]]))
    #expect(
      truncated == ["text-truncated r0: the text “label” of K has 1 line and wants 2 at 393 L"])
    let clipped = Self.findings(
      Self.document(
        height: SnapshotDocument.HeightRule(.fixed, Points(18)),
        rows: [[Self.text("label", "Position", lines: 0, field: nil)]]))
    #expect(
      clipped == [
        "height-clips r0: K is 18 points high and needs 42.33 at 393 L, up to 70 at 393 AX3"
      ])
  }

  @Test func `a label that may be cut off may be so in a translation`() {
    let slot = Self.text(
      "label", "Position", field: nil, [Attribute(.truncation, .word("allowed"))])
    #expect(
      Self.findings(
        Self.document(
          layout: Self.stack([.slot("label", width: Points(150)), .spacer]), rows: [[slot]])
      ).isEmpty)
  }

  // MARK: - Places

  @Test func `a slot that the layout forgets is found`() {
    let slots = [Self.text("a", "T"), Self.text("b", "U")]
    #expect(
      Self.findings(Self.document(layout: Self.stack([.slot("a")]), rows: [slots, slots])) == [
        "slot-unplaced r0: the layout of K leaves the slot “b” out (2 rows)"
      ])
  }
}
