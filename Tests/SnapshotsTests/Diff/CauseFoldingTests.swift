import CatalogCore
import Snapshots
import TestSupport
import Testing

/// What belongs together, and what does not.
struct CauseFoldingTests {
  private static func points(_ points: Int) -> SnapshotDocument.Height.Value {
    SnapshotDocument.Height.Value(Points(points))
  }

  // MARK: - Heights

  @Test func `a kind that became higher is one cause, its rule included`() {
    let new = TestCatalog.changed { document in
      document.changeKind("PhotoCell") { $0.height?.points = Points(72) }
      document.changeRows(of: "PhotoCell") { $0.height?.value = Self.points(72) }
    }
    #expect(
      TestCatalog.lines(new) == ["PhotoCell is 72 points high (was 64, fixed) ×7 in 3 scenarios"])
  }

  @Test func `a kind that became higher in 120 scenarios is one cause with one sample`() {
    let old = (0..<120).map { number in
      var document = TestCatalog.document("photos", "s\(number)", [TestCatalog.photo(number)])
      document.sections[0].rows[0].slots[0].value = "\(number)"
      return document
    }
    let new = old.map { document in
      var document = document
      document.changeRows(of: "PhotoCell") { $0.height?.value = Self.points(72) }
      return document
    }
    let catalog = CatalogDiff(from: old, to: new)
    #expect(catalog.causes.count == 1)
    #expect(catalog.causes[0].rowCount == 120)
    #expect(catalog.causes[0].scenarioCount == 120)
    #expect(catalog.causes[0].changes.count == 120)
    #expect(catalog.causes[0].changes.contains(catalog.causes[0].sample))
  }

  @Test func `heights of one kind are one cause also when they differ`() {
    let new = TestCatalog.changedRows(of: "ContactCell") { row in
      row.height?.value = Self.points(
        100 + row.identity.utf8.count + Int(row.identity.utf8.last ?? 0))
    }
    #expect(
      TestCatalog.lines(new) == [
        "heights of ContactCell differ, such as row contact-1 (ContactCell) is 158 points high (was "
          + "45, fitting) ×3 in contacts/loaded"
      ])
  }

  @Test func `two kinds that became higher are two causes, the one with more rows first`() {
    let new = TestCatalog.changed { document in
      document.changeRows(of: "PhotoCell") { $0.height?.value = Self.points(72) }
      document.changeRows(of: "ContactCell") { $0.height?.exceptions[0].value = Self.points(200) }
    }
    #expect(
      TestCatalog.lines(new) == [
        "PhotoCell is 72 points high (was 64, fixed) ×7 in 3 scenarios",
        "heights of ContactCell differ, such as row contact-1 (ContactCell) is 200 points high at "
          + "AX3 (was 91) ×3 in contacts/loaded",
      ])
  }

  @Test func `a height beside a change of the row's own slots follows from it`() {
    let new = TestCatalog.changed { document in
      document.changeRows(of: "ContactCell") { row in
        row.height?.value = Self.points(80)
        if row.identity == "contact-2" { row.slots[0].value = "A longer name" }
      }
    }
    #expect(
      TestCatalog.lines(new) == [
        "heights of ContactCell differ, such as row contact-1 (ContactCell) is 80 points high (was "
          + "45, fitting) ×2 in contacts/loaded",
        "“name” of ContactCell shows “A longer name” (was “Contact 2”) in contacts/loaded, row "
          + "contact-2",
      ])
  }

  @Test func `a height that the kind states is the kind's whatever else happens in the row`() {
    let new = TestCatalog.changed { document in
      document.changeKind("PhotoCell") { $0.height?.points = Points(72) }
      document.changeRows(of: "PhotoCell") { row in
        row.height?.value = Self.points(72)
        row.slots[1].value = "9 Nov"
      }
    }
    let lines = TestCatalog.lines(new)
    #expect(lines.first == "PhotoCell is 72 points high (was 64, fixed) ×7 in 3 scenarios")
    #expect(lines.count == 2)
  }

  @Test func `an action or a label is no reason for a height`() {
    let new = TestCatalog.changed { document in
      document.changeRows(of: "ContactCell") { row in
        row.height?.value = Self.points(80)
        row.actions = []
        row.attributes = [.init(.accessibilityHint, .text("Opens it"))]
      }
    }
    #expect(TestCatalog.lines(new).count == 3)
  }

  @Test func `a layout brings the heights of its kind along`() {
    let new = TestCatalog.changed { document in
      document.changeKind("ContactCell") { $0.layout = .style(.value1) }
      document.changeRows(of: "ContactCell") { $0.height?.value = Self.points(80) }
      document.changeRows(of: "PhotoCell") { $0.height?.value = Self.points(80) }
    }
    #expect(
      TestCatalog.lines(new) == [
        "PhotoCell is 80 points high (was 64, fixed) ×7 in 3 scenarios",
        "ContactCell is laid out as value1 (was one slot below the other) ×3 in contacts/loaded",
      ])
  }

  // MARK: - Variants and metrics

  @Test func `an added variant is one cause, whatever exceptions it adds to rows`() {
    let new = TestCatalog.changed { document in
      document.variants.append(
        SnapshotDocument.Variant(width: Points(320), textSize: .extraSmall))
      document.changeRows(of: "ContactCell") { row in
        row.height?.exceptions.append(
          SnapshotDocument.Height.Exception(textSize: .extraSmall, Self.points(40)))
      }
    }
    #expect(TestCatalog.lines(new) == ["variant 320 XS added ×3 in 4 scenarios"])
  }

  @Test func `several variants that come and go in one list are one cause`() {
    let new = TestCatalog.changed { document in
      document.variants = [
        document.variants[0], SnapshotDocument.Variant(width: Points(320), textSize: .extraSmall),
        SnapshotDocument.Variant(width: Points(320), textSize: .large),
      ]
      document.changeRows(of: "ContactCell") { $0.height?.exceptions = [] }
    }
    #expect(
      TestCatalog.lines(new) == [
        "variants 320 XS and 320 L added, variant 393 AX3 removed ×3 in 4 scenarios"
      ])
  }

  @Test func `what is different under the old variants too does not come with the new one`() {
    let new = TestCatalog.changed { document in
      document.variants.append(
        SnapshotDocument.Variant(width: Points(320), textSize: .extraSmall))
      document.changeRows(of: "ContactCell") { row in
        row.height?.exceptions[0].value = Self.points(200)
        row.height?.exceptions.append(
          SnapshotDocument.Height.Exception(textSize: .extraSmall, Self.points(40)))
      }
    }
    let catalog = CatalogDiff(from: TestCatalog.documents, to: new)
    #expect(catalog.causes.count == 2)
    // Taken alone, either leaves the other's lines as they are.
    for cause in catalog.causes {
      let taken = catalog.applying([cause.id], to: TestCatalog.documents)
      let height = taken[3].sections[0].rows[0].height
      if case .variants = cause.subject {
        #expect(height?.exceptions.map(\.value.points) == [Points(91), Points(40)])
      } else {
        #expect(height?.exceptions.map(\.value.points) == [Points(200)])
      }
    }
  }

  @Test func `a variant that goes takes its exceptions along`() {
    let new = TestCatalog.changed { document in
      document.variants.removeLast()
      document.changeRows(of: "ContactCell") { $0.height?.exceptions = [] }
    }
    #expect(TestCatalog.lines(new) == ["variant 393 AX3 removed ×3 in 4 scenarios"])
  }

  @Test func `other metrics are one cause with the heights of fitting rows, not with stated ones`()
  {
    let new = TestCatalog.changed { document in
      document.metrics = "table-2"
      document.changeRows(of: "ContactCell") { $0.height?.value.points.hundredths += 33 }
      document.changeRows(of: "PhotoCell") { $0.height?.value = Self.points(65) }
    }
    #expect(
      TestCatalog.lines(new) == [
        "PhotoCell is 65 points high (was 64, fixed) ×7 in 3 scenarios",
        "texts are measured with table-2 (was table-1) ×3 in 4 scenarios",
      ])
  }

  // MARK: - Slots and actions

  @Test func `a value is one cause wherever it changes from the same to the same`() {
    let new = TestCatalog.changedRows(of: "PhotoCell") { row in
      if row.identity == "photo-1" { row.slots[0].value = "Dusk" }
      row.slots[1].value = "9 Nov"
      row.attributes = []
    }
    #expect(
      TestCatalog.lines(new) == [
        "“date” of PhotoCell shows “9 Nov” (was “8 Nov”) ×7 in 3 scenarios",
        "“title” of PhotoCell shows “Dusk” (was “Harbour 1”) ×3 in 3 scenarios",
        "PhotoCell has no accessibility label (was “Harbour 1, 8 Nov”) ×3 in 3 scenarios",
        "PhotoCell has no accessibility label (was “Harbour 2, 8 Nov”) ×2 in 2 scenarios",
        "PhotoCell has no accessibility label (was “Harbour 3, 8 Nov”) in photos/loaded, row photo-3",
        "PhotoCell has no accessibility label (was “Harbour 4, 8 Nov”) in photos/loaded, row photo-4",
      ])
  }

  @Test func `values that all change are as many causes as there are values`() {
    let new = TestCatalog.changedRows(of: "ContactCell") { $0.slots[0].value += "!" }
    #expect(TestCatalog.lines(new).count == 3)
  }

  @Test func `different values that become the same are as many causes as there were values`() {
    let new = TestCatalog.changedRows(of: "ContactCell") { $0.slots[0].value = "Nobody" }
    #expect(TestCatalog.lines(new).count == 3)
  }

  @Test func `a label that repeats the texts of its row follows from them`() {
    let new = TestCatalog.changedRows(of: "PhotoCell") { row in
      row.slots[1].value = "9 Nov"
      row.attributes = [.init(.accessibilityLabel, .text("\(row.slots[0].value), 9 Nov"))]
    }
    #expect(
      TestCatalog.lines(new)
        == ["“date” of PhotoCell shows “9 Nov” (was “8 Nov”) ×7 in 3 scenarios"])
    let other = TestCatalog.changedRows(of: "PhotoCell") { row in
      row.slots[1].value = "9 Nov"
      row.attributes = [.init(.accessibilityLabel, .text("Photo of 9 Nov"))]
    }
    #expect(TestCatalog.lines(other).count > 1)
  }

  @Test(arguments: [
    "“title” of PhotoCell has the style body (was headline) ×7 in 3 scenarios",
    "“title” of PhotoCell comes from Photo.title (was Photo.name) ×7 in 3 scenarios",
    "“title” of PhotoCell has lines 2 (was none) ×7 in 3 scenarios",
    "“title” of PhotoCell is a button (was text) ×7 in 3 scenarios",
    "“title” of PhotoCell removed ×7 in 3 scenarios",
    "“place” of PhotoCell inserted ×7 in 3 scenarios",
    "“date” of PhotoCell moved to the start ×7 in 3 scenarios",
    "action select of PhotoCell leads to photo-detail by present (was photo-detail by "
      + "push) ×7 in 3 scenarios",
    "action delete of PhotoCell inserted ×7 in 3 scenarios",
    "WideCell",
  ])
  func `what changes equally in all rows is one cause with the heights that follow`(line: String) {
    let new = TestCatalog.changedRows(of: "PhotoCell") { row in
      switch line {
      case let line where line.contains("style"): row.slots[0].style = "body"
      case let line where line.contains("comes"): row.slots[0].source = .field("Photo.title")
      case let line where line.contains("lines"):
        row.slots[0].attributes = [.init(.lines, .number(Points(2)))]
      case let line where line.contains("button"): row.slots[0].kind = .button
      case let line where line.contains("removed"): row.slots.remove(at: 0)
      case let line where line.contains("“place”"):
        // Each row has its own value.
        row.slots.append(SnapshotDocument.Slot(.text, "place", value: "at \(row.identity)"))
      case let line where line.contains("moved"): row.slots.swapAt(0, 1)
      case let line where line.contains("present"): row.actions[0].route?.transition = .present
      case let line where line.contains("delete"): row.actions.append(.init("delete"))
      default: row.slots = []
      }
      if line.contains("“"), !line.contains("comes"), !line.contains("action") {
        row.height?.value = Self.points(80 + row.identity.utf8.count)
      }
      row.attributes = []
    }
    let lines = TestCatalog.lines(new).filter { !$0.contains("accessibility label") }
    if line == "WideCell" {
      #expect(lines.count == 2)
    } else {
      #expect(lines == [line])
    }
  }

  // MARK: - Rows, sections, kinds

  @Test func `a row that comes, goes or moves is one cause in all scenarios`() {
    let new = TestCatalog.changed { document in
      guard document.screen.id == "photos", !document.sections[0].rows.isEmpty else { return }
      document.sections[0].rows.insert(TestCatalog.photo(9), at: 1)
      document.sections[0].rows.removeAll { $0.identity == "photo-2" }
      if document.scenario.id == "loaded" {
        document.sections[0].rows.append(document.sections[0].rows.remove(at: 0))
      }
    }
    #expect(
      TestCatalog.lines(new) == [
        "row photo-2 (PhotoCell) removed ×2 in 2 scenarios",
        "row photo-1 (PhotoCell) moved after photo-4 in photos/loaded",
        "row photo-9 (PhotoCell) inserted at the start ×2 in 2 scenarios",
      ])
  }

  @Test func `two rows that come or go are two causes each`() {
    let new = TestCatalog.changed { document in
      guard document.screen.id == "photos", document.scenario.id == "loaded" else { return }
      document.sections[0].rows.removeFirst(2)
      document.sections[0].rows += [TestCatalog.photo(8), TestCatalog.photo(9)]
    }
    #expect(TestCatalog.lines(new).count == 4)
  }

  @Test func `a section with another id is one cause with the rows that went there`() {
    let new = TestCatalog.changed { $0.sections[0].id = "all" }
    // Where no row says that one is the other, they are two.
    #expect(
      TestCatalog.lines(new) == [
        "section items replaced by all ×10 in 3 scenarios", "section items removed in photos/empty",
        "section all inserted at the start in photos/empty",
      ])
  }

  @Test func `another kind in the same rows is one cause, the list of kinds included`() {
    let new = TestCatalog.changed { document in
      document.changeRows(of: "PhotoCell") { row in
        row.kind = "WideCell"
        row.slots = []
        row.height = nil
      }
      document.changeKind("PhotoCell") { $0.id = "WideCell" }
    }
    #expect(TestCatalog.lines(new) == ["PhotoCell replaced by WideCell ×7 in 3 scenarios"])
  }

  @Test func `a kind that comes with one row belongs to the row`() {
    let new = TestCatalog.documents.map { document in
      TestCatalog.document(
        document.screen.id, document.scenario.id,
        document.sections[0].rows
          + (document.screen.id == "photos" && document.scenario.id == "long"
            ? [TestCatalog.contact(1)] : []))
    }
    #expect(
      TestCatalog.lines(new)
        == ["row contact-1 (ContactCell) inserted after photo-2 in photos/long"])
  }
}
