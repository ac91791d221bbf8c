import CatalogCore
import Foundation
import Reports
import Snapshots
import Synchronization
import TestSupport
import Testing

struct HTMLReportTests {
  private func changed() -> TestReport {
    TestReport(TestReport.document()) { document in
      document.sections[0].rows[1].slots[0].value = "Boat two"
      document.sections[0].rows.append(TestReport.row(4))
    }
  }

  // MARK: - The page

  @Test func `the heading counts changes and screens, and both sides are named`() {
    let text = changed().page.text
    #expect(text.contains("2 changes on 1 screen"))
    #expect(text.contains("main"))
    #expect(text.contains("a1b2c3d"))
    #expect(text.contains("work tree"))
    #expect(text.contains("1 scenario compared."))
  }

  @Test func `equal catalogs have a page that says so`() {
    let report = TestReport([TestReport.document()], [TestReport.document()])
    #expect(report.page.text.contains("Nothing is different"))
    #expect(!report.html.contains("<article"))
    #expect(report.pictures.isEmpty)
  }

  @Test func `problems stand before all changes, with their places and what to do`() {
    var report = changed()
    report.problems = [
      Diagnostic(
        id: "snapshot-truncated", "the snapshot ends early",
        at: SourceLocation(path: "Content/Screens/a/b.snap", line: 7, column: 3),
        hint: "record it again")
    ]
    let html = report.html
    let problem = html.range(of: "snapshot-truncated")?.lowerBound
    let first = html.range(of: "<article")?.lowerBound
    #expect(problem != nil)
    #expect(problem ?? html.endIndex < first ?? html.startIndex)
    let text = report.page.text
    for words in ["1 problem", "Content/Screens/a/b.snap", ":7", ":3", "record it again"] {
      #expect(text.contains(words), "\(words)")
    }
    report.new = report.old
    #expect(report.page.text.contains("Nothing else is different"))
  }

  @Test func `the causes stand in the order of the diff, in the list and as cards`() {
    var come = TestReport.document("come")
    come.sections[0].rows = [TestReport.row(99, kind: "OtherCell")]
    let report = TestReport(
      [TestReport.document(), TestReport.document("gone")], [changed().new[0], come])
    let ids = report.diff.causes.map(\.id)
    #expect(ids.count == 4)
    let articles = report.page.tokens.compactMap { token -> String? in
      guard case .tag("article", let attributes) = token else { return nil }
      return attributes.first { $0.name == "id" }.map { String(decoding: $0.value, as: UTF8.self) }
    }
    #expect(articles == ids)
    let links = report.page.values(of: "href").filter { $0.hasPrefix("#") && $0 != "#changes" }
    #expect(Array(links.prefix(4)) == ids.map { "#\($0)" })
  }

  @Test func `a card has the sentence with what was and what is, its size and its places`() {
    var documents = [TestReport.document(), TestReport.document("album")]
    let old = documents
    for index in documents.indices {
      for row in documents[index].sections[0].rows.indices {
        documents[index].sections[0].rows[row].slots[0].source = .field("Boat.title")
      }
    }
    let html = TestReport(old, documents).html
    #expect(html.contains("<ins>Boat.title</ins>"))
    #expect(html.contains("<del>Boat.name</del>"))
    #expect(html.contains("6 rows · <bdi>album</bdi>, <bdi>boats</bdi> · cause "))
    #expect(html.contains("<bdi class=\"screen\">boats</bdi> <bdi>moored</bdi>"))
    #expect(html.contains("×</span>") == false)
    #expect(html.contains(">×3</span>"))
  }

  @Test func `the commands are there as long as a decision waits`() throws {
    var report = changed()
    let id = try #require(report.diff.causes.first?.id)
    #expect(report.html.contains("<code>catalog accept \(id)</code>"))
    #expect(report.html.contains("<code>catalog reject \(id)</code>"))
    report.isPending = false
    #expect(!report.html.contains("catalog accept"))
    #expect(!report.html.contains("catalog reject"))
  }

  @Test func `many places are counted after the first ones`() {
    let old = (10..<40).flatMap { screen in
      (10..<20).map { TestReport.document("screen-\(screen)", "scenario-\($0)") }
    }
    let new = old.map { document in
      var document = document
      document.sections[0].rows[0].slots[0].source = .field("Boat.title")
      return document
    }
    let report = TestReport(old, new)
    let text = report.page.text
    #expect(report.diff.causes.count == 1)
    #expect(text.contains(" and \n4\n more") || text.contains(" and 4 more"))
    #expect(text.contains("220 more scenarios of 22 more screens"))
    #expect(report.html.utf8.count < 12_000)
  }

  @Test func `a snapshot that is gone by now leaves its sentence`() {
    final class Disk: Sendable {
      let isGone = Mutex(false)
    }
    let disk = Disk()
    let document = TestReport.document()
    let old = StoredSnapshot(
      key: StoredSnapshot.key(screen: "boats", scenario: "moored"),
      load: { () throws(Diagnostic) in
        if disk.isGone.withLock({ $0 }) { throw Diagnostic(id: "x", "gone") }
        return SnapshotWriter.bytes(of: document)
      },
      read: { (_: [UInt8]) throws(Diagnostic) in document })
    var report = changed().report
    report.diff = CatalogDiff(from: [old], to: changed().new.map(StoredSnapshot.init))
    disk.isGone.withLock { $0 = true }
    let html = TestReport.html(in: Array(HTMLReport(report: report).files()))
    #expect(html.contains("Boat two"))
    #expect(html.contains("The snapshots cannot be read any more."))
    #expect(!html.contains("<img"))
  }

  // MARK: - The folder

  @Test func `nothing outside the folder is referred to`() {
    let files = changed().files
    let page = HTMLPage(TestReport.html(in: files))
    let paths = Set(files.map(\.path.string))
    let ids = Set(page.values(of: "id"))
    for reference in page.values(of: "href", "src") {
      let isHere = paths.contains(reference)
      let isInPage = reference.hasPrefix("#") && ids.contains(String(reference.dropFirst()))
      #expect(isHere || isInPage, "\(reference)")
    }
    for file in files where file.path.fileExtension != "js" {
      let text = String(decoding: file.bytes, as: UTF8.self)
        .replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!text.contains("http:") && !text.contains("https:"), "\(file.path)")
      #expect(!text.contains("url(//"), "\(file.path)")
      #expect(!text.contains("@import"), "\(file.path)")
    }
  }

  @Test func `every file of the folder is used by the page`() {
    let files = changed().files
    let html = TestReport.html(in: files)
    for file in files where file.path.string != "index.html" {
      #expect(html.contains("\"\(file.path.string)\""), "\(file.path)")
    }
  }

  @Test func `nothing in the page needs more than its policy gives`() {
    let page = changed().page
    #expect(
      page.values(of: "content").contains {
        $0.hasPrefix("default-src 'none';") && !$0.contains("unsafe") && !$0.contains("*")
      })
    #expect(page.values(of: "style").isEmpty)
    for token in page.tokens {
      guard case .tag(let name, let attributes) = token else { continue }
      #expect(name != "style")
      if name == "script" { #expect(attributes.map(\.name).contains("src")) }
      for attribute in attributes { #expect(!attribute.name.hasPrefix("on")) }
    }
  }

  @Test func `no id stands twice`() {
    let ids = changed().page.values(of: "id")
    #expect(Set(ids).count == ids.count)
    #expect(ids.count > 4)
  }

  @Test func `headings go down one level at a time`() {
    var report = changed()
    report.problems = [Diagnostic(id: "x", "y")]
    var level = 0
    for token in report.page.tokens {
      guard case .tag(let name, _) = token, name.count == 2, name.hasPrefix("h"),
        let next = Int(name.dropFirst())
      else { continue }
      #expect(next <= level + 1)
      if level == 0 { #expect(next == 1) }
      level = next
    }
    #expect(level == 3)
  }

  @Test func `every picture says what it is`() {
    for token in changed().page.tokens {
      guard case .tag("img", let attributes) = token else { continue }
      let alt = attributes.first { $0.name == "alt" }?.value ?? []
      #expect(String(decoding: alt, as: UTF8.self).hasPrefix("Boats, Moored, "))
    }
  }

  @Test func `the page comes last, and no path twice`() {
    let paths = changed().files.map(\.path.string)
    #expect(paths.last == "index.html")
    #expect(Set(paths).count == paths.count)
    #expect(paths.contains("report.css"))
    #expect(paths.contains("report.js"))
  }

  @Test func `the same catalogs in any order are the same bytes`() {
    let old = (1...12).map { TestReport.document("screen-\($0)", rows: 5) }
    let new = old.map { document in
      var document = document
      document.sections[0].rows[0].slots[0].value += " \(document.screen.id)"
      document.sections[0].rows.swapAt(3, 4)
      return document
    }
    let files = TestReport(old, new).files
    for _ in 0..<3 { #expect(TestReport(old.shuffled(), new.shuffled()).files == files) }
  }
}
