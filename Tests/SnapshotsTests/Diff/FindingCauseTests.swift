import CatalogCore
import Snapshots
import Testing

/// What findings follow from, and in what order causes come.
struct FindingCauseTests {
  private static func clips(_ row: String?) -> SnapshotDocument.Finding {
    SnapshotDocument.Finding(
      id: "height-clips", severity: .warning, message: "it clips", row: row)
  }

  @Test func `a finding follows from the one thing that is different about its row or its kind`() {
    let new = TestCatalog.changed { document in
      document.changeRows(of: "PhotoCell") {
        $0.height?.value = SnapshotDocument.Height.Value(Points(20))
      }
      if document.screen.id == "photos", document.scenario.id == "loaded" {
        document.findings = [Self.clips("photo-1")]
      }
      if document.screen.id == "photos", document.scenario.id == "long" {
        // The row of the finding is as it was, but others of its kind are not.
        document.sections[0].rows[0].height?.value = SnapshotDocument.Height.Value(Points(64))
        document.findings = [Self.clips("photo-1")]
      }
    }
    #expect(
      TestCatalog.lines(new) == ["PhotoCell is 20 points high (was 64, fixed) ×6 in 3 scenarios"])
  }

  @Test func `a finding with two possible reasons or none stands for itself`() {
    let two = TestCatalog.changed { document in
      document.changeRows(of: "PhotoCell") { row in
        row.slots[0].style = "body"
        row.slots[1].style = "body"
      }
      if !document.sections[0].rows.isEmpty { document.findings = [Self.clips("photo-1")] }
    }
    #expect(
      TestCatalog.lines(two).last
        == "warning height-clips: “it clips” is new in row photo-1 in 3 scenarios")
    let none = TestCatalog.changed { $0.findings = [Self.clips(nil)] }
    #expect(
      TestCatalog.lines(none) == ["warning height-clips: “it clips” is new in 4 scenarios"])
  }

  @Test func `what fails comes first, then what is gone, then what is different, then what is new`()
  {
    var new = TestCatalog.changed { document in
      document.changeRows(of: "PhotoCell") {
        $0.height?.value = SnapshotDocument.Height.Value(Points(72))
      }
      if document.scenario.id == "long" {
        document.sections[0].rows.append(TestCatalog.photo(9))
        document.notes = ["a note"]
      }
      if document.scenario.id == "empty" {
        document.state = .failed
        document.findings = [.init(id: "broken", severity: .error, message: "m")]
      }
    }
    new.removeAll { $0.screen.id == "contacts" }
    new.append(TestCatalog.document("photos", "new", [TestCatalog.contact(7)]))
    #expect(
      TestCatalog.lines(new).map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "the screen", "error broken:", "screen contacts", "PhotoCell is", "row photo-9",
        "photos/new added", "note “a",
      ])
  }
}
