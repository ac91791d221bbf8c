import CatalogCore
import Foundation
import Reports
import Snapshots
import TestSupport
import Testing

/// Which pictures a cause has, and what they show.
struct ReportPictureTests {
  private typealias Document = SnapshotDocument

  /// The pictures in the order of the page.
  private func pictures(_ report: TestReport) -> [String] {
    let files = report.pictures
    return report.page.values(of: "src").compactMap { files[$0] }
  }

  private func captions(_ report: TestReport) -> [String] {
    report.html.components(separatedBy: "<figcaption>").dropFirst()
      .compactMap { $0.components(separatedBy: "<").first }
  }

  @Test func `a change has a picture before and one after, with its row marked in both`() {
    let report = TestReport(TestReport.document()) {
      $0.sections[0].rows[1].slots[0].value = "Boat two"
    }
    let pictures = pictures(report)
    #expect(captions(report) == ["Before", "After"])
    #expect(pictures.count == 2)
    #expect(pictures.allSatisfy { $0.contains("p-changed-ground") })
    #expect(pictures.first?.contains(">Boat 2<") == true)
    #expect(pictures.last?.contains(">Boat two<") == true)
  }

  @Test func `a picture after shows what its cause does and no other`() {
    let report = TestReport(TestReport.document()) {
      $0.sections[0].rows[0].slots[0].value = "Boat one"
      $0.sections[0].rows[2].slots[1].value = "At sea"
    }
    let pictures = pictures(report)
    #expect(report.diff.causes.count == 2)
    #expect(pictures.count == 4)
    for picture in pictures {
      #expect(!(picture.contains(">Boat one<") && picture.contains(">At sea<")))
    }
  }

  @Test func `an inserted row is marked as added, and not in the picture before`() {
    let report = TestReport(TestReport.document()) {
      $0.sections[0].rows.insert(TestReport.row(9), at: 1)
    }
    let pictures = pictures(report)
    #expect(pictures.first?.contains("-ground") == false)
    #expect(pictures.last?.contains("p-added-ground") == true)
  }

  @Test func `a removed row is marked in the picture before`() {
    let report = TestReport(TestReport.document()) { $0.sections[0].rows.remove(at: 1) }
    let pictures = pictures(report)
    #expect(pictures.first?.contains("p-removed-ground") == true)
    #expect(pictures.last?.contains("-ground") == false)
  }

  @Test func `a moved row is marked in both`() {
    let report = TestReport(TestReport.document(rows: 5)) {
      let row = $0.sections[0].rows.remove(at: 0)
      $0.sections[0].rows.append(row)
    }
    #expect(pictures(report).count == 2)
    #expect(pictures(report).allSatisfy { $0.contains("p-moved-ground") })
  }

  @Test func `a cell that became higher is marked in all its rows`() {
    let report = TestReport(TestReport.document()) {
      $0.kinds[0].height = Document.HeightRule(.fixed, Points(80))
      for index in $0.sections[0].rows.indices {
        $0.sections[0].rows[index].height = Document.Height(Points(80), .fixed)
      }
    }
    #expect(report.diff.causes.count == 1)
    for picture in pictures(report) {
      #expect(picture.components(separatedBy: "p-changed-ground\"").count == 4)
    }
  }

  @Test func `what nobody sees has one picture, and the page says so`() {
    let changes: [(inout Document) -> Void] = [
      { $0.sections[0].rows[0].slots[0].source = .field("Boat.title") },
      { $0.sections[0].rows[0].actions[0].route?.screen = "ship" },
      {
        $0.sections[0].rows[0].attributes = [
          Document.Attribute(.accessibilityLabel, .text("A boat"))
        ]
      },
      { $0.scenario = Document.Name(id: "at-anchor", title: "At anchor") },
      { $0.model = "BoatsViewModel" },
      { $0.notes = ["A note"] },
    ]
    for change in changes {
      let report = TestReport(TestReport.document(), change)
      #expect(report.diff.causes.count == 1)
      #expect(captions(report) == ["Before and after"])
      #expect(report.page.text.contains("Nothing of it is seen in a picture"))
      #expect(report.pictures.count == 1)
    }
  }

  @Test func `a scenario that came or went has one picture`() {
    let document = TestReport.document()
    #expect(captions(TestReport([], [document])) == ["After"])
    #expect(captions(TestReport([document], [])) == ["Before"])
  }

  @Test func `a height that differs at another text size is drawn at that size`() {
    let exception = { (points: Int) in
      Document.Height(
        Points(44), .fixed,
        exceptions: [.init(textSize: .accessibility3, .init(Points(points)))])
    }
    var old = TestReport.document()
    old.kinds = []
    old.sections[0].rows[1].height = exception(90)
    let report = TestReport(old) { $0.sections[0].rows[1].height = exception(140) }
    #expect(report.page.text.contains("393 points wide, text size AX3"))
    #expect(pictures(report).allSatisfy { $0.contains("text size AX3") })
  }

  @Test func `a height that differs from right to left is drawn so`() {
    let exception = { (points: Int) in
      Document.Height(
        Points(44), .fixed,
        exceptions: [
          .init(width: Points(393), textSize: .large, isRightToLeft: true, .init(Points(points)))
        ])
    }
    var old = TestReport.document()
    old.sections[0].rows[1].height = exception(90)
    let report = TestReport(old) { $0.sections[0].rows[1].height = exception(140) }
    #expect(report.page.text.contains(", right to left"))
    #expect(pictures(report).allSatisfy { $0.contains("right to left") })
  }

  @Test func `a new variant has a picture after alone`() {
    let report = TestReport(TestReport.document()) {
      $0.variants.append(Document.Variant(width: Points(834), textSize: .large))
    }
    #expect(captions(report) == ["After"])
    #expect(report.page.text.contains("834 points wide"))
  }

  @Test func `a row far down a list is in both pictures`() {
    let report = TestReport(TestReport.document(rows: 400)) {
      $0.sections[0].rows[300].slots[0].value = "The far boat"
    }
    let pictures = pictures(report)
    #expect(pictures.first?.contains(">Boat 301<") == true)
    #expect(pictures.last?.contains(">The far boat<") == true)
    #expect(pictures.allSatisfy { $0.contains("p-changed-ground") })
    #expect(report.page.text.contains("scrolled to where it is"))
    #expect(pictures.allSatisfy { $0.utf8.count < 30_000 })
  }

  @Test func `where a row far down came or went, the other picture shows its neighbours`() {
    let report = TestReport(TestReport.document(rows: 400)) {
      $0.sections[0].rows.insert(TestReport.row(999), at: 300)
    }
    for pair in [report, TestReport(report.new, report.old)] {
      #expect(pictures(pair).count == 2)
      #expect(pictures(pair).allSatisfy { $0.contains(">Boat 300<") && $0.contains(">Boat 301<") })
    }
  }

  @Test func `one row alone is shown at its own size too`() {
    let one = TestReport(TestReport.document()) { $0.sections[0].rows[1].slots[0].value = "Two" }
    #expect(one.html.components(separatedBy: "<image href=\"pictures/").count == 3)
    let many = TestReport(TestReport.document()) {
      for row in $0.sections[0].rows.indices { $0.sections[0].rows[row].slots[0].style = "body" }
    }
    #expect(!many.html.contains("<image"))
  }

  @Test func `equal pictures are stored once`() {
    let report = TestReport(TestReport.document()) {
      $0.sections[0].rows[0].slots[0].source = .field("Boat.a")
      $0.sections[0].rows[0].slots[0].style = "body"
    }
    // Both causes mark the same row of the same document.
    #expect(report.diff.causes.count == 2)
    #expect(captions(report).count == 3)
    #expect(report.pictures.count == 2)
  }

  // MARK: - Limits

  private func many(_ count: Int) -> TestReport {
    TestReport(TestReport.document(rows: count)) {
      for row in $0.sections[0].rows.indices {
        $0.sections[0].rows[row].slots[0].value = "Renamed \(row)"
      }
    }
  }

  @Test func `causes after the first ones have no picture, and the page says so`() {
    var report = many(9)
    report.limits.pictures = 4
    #expect(report.diff.causes.count == 9)
    #expect(captions(report).count == 8)
    #expect(
      report.html.components(separatedBy: "No picture: only the first 4 changes").count == 6)
    #expect(report.html.components(separatedBy: "<article").count == 10)
  }

  @Test func `pictures end before the folder is too large`() {
    var report = many(9)
    report.limits.pictureBytes = 1
    #expect(captions(report).count == 2)
    #expect(report.html.components(separatedBy: "No picture").count == 9)
  }

  @Test func `causes after the first ones have no card, and those after them are counted`() {
    var report = many(9)
    report.limits.cards = 4
    report.limits.causes = 7
    let html = report.html
    #expect(html.components(separatedBy: "<article").count == 5)
    #expect(html.contains("5 more changes in short"))
    #expect(html.contains("And 2 changes that this report leaves out."))
    for cause in report.diff.causes[..<7] { #expect(html.contains(cause.id)) }
    for cause in report.diff.causes[7...] { #expect(!html.contains(cause.id)) }
  }
}
