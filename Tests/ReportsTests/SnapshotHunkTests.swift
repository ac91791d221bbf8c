import CatalogCore
import Snapshots
import Testing

@testable import Reports

/// The lines that a card shows of a snapshot.
struct SnapshotHunkTests {
  typealias Document = SnapshotDocument

  /// The lines of the only change, with the changed words in brackets.
  private func lines(_ old: Document, _ change: (inout Document) -> Void) throws -> [String] {
    var new = old
    change(&new)
    let diff = SnapshotDiff(from: old, to: new)
    let first = try #require(diff.changes.first)
    return text(SnapshotHunk(first, old: old, new: new))
  }

  private func text(_ hunk: SnapshotHunk) -> [String] {
    func joined(_ runs: [SnapshotHunk.Run]) -> String {
      runs.map { $0.isChanged ? "[\($0.text)]" : $0.text }.joined()
    }
    return hunk.lines.map { line in
      switch line {
      case .same(let text): "  \(text)"
      case .removed(let runs): "- \(joined(runs))"
      case .added(let runs): "+ \(joined(runs))"
      case .gap: "  ⋯"
      }
    }
  }

  @Test func `a value stands with its row and its neighbours, and its words are marked`() throws {
    let lines = try lines(TestReport.document()) {
      $0.sections[0].rows[1].slots[1].value = "Berth 7"
    }
    #expect(
      lines == [
        "    row BoatCell boat-2", "      height 44 fixed",
        "      text name headline \"Boat 2\" <- Boat.name",
        "-     text place subheadline \"Berth [2]\"", "+     text place subheadline \"Berth [7]\"",
        "      action select push boat",
      ])
  }

  @Test func `a row that came is added in whole`() throws {
    let lines = try lines(TestReport.document()) { $0.sections[0].rows.append(TestReport.row(4)) }
    #expect(
      lines == [
        "+   row BoatCell boat-4", "+     height 44 fixed",
        "+     text name headline \"Boat 4\" <- Boat.name",
        "+     text place subheadline \"Berth 4\"", "+     action select push boat",
      ])
  }

  @Test func `a row that moved stands between its neighbours, at the old place and at the new one`()
    throws
  {
    let lines = try lines(TestReport.document(rows: 5)) {
      let row = $0.sections[0].rows.remove(at: 1)
      $0.sections[0].rows.append(row)
    }
    #expect(
      lines == [
        "    row BoatCell boat-1", "-   row BoatCell boat-2", "    row BoatCell boat-3", "  ⋯",
        "    row BoatCell boat-5", "+   row BoatCell boat-2",
      ])
  }

  @Test func `a section that moved stands between its neighbours`() throws {
    var old = TestReport.document()
    old.sections += ["t", "u", "v"].map { Document.Section(id: $0) }
    let lines = try lines(old) { $0.sections.append($0.sections.remove(at: 0)) }
    #expect(lines.filter { $0.hasPrefix("-") } == ["- section s"])
    #expect(lines.filter { $0.hasPrefix("+") } == ["+ section s"])
  }

  @Test func `each part of a document is shown by itself`() throws {
    var old = TestReport.document()
    old.areas = [Document.Area(name: "toolbar", slots: [.init(.text, "a", value: "Old words")])]
    let changes: [(String, String, (inout Document) -> Void)] = [
      ("- state content", "catalog snapshot 1", { $0.state = .failed }),
      ("+ note \"New\"", "catalog snapshot 1", { $0.notes = ["New"] }),
      (
        "+ finding x error \"bad\"", "catalog snapshot 1",
        { $0.findings = [.init(id: "x", severity: .error, message: "bad")] }
      ),
      ("-   height fixed [44]", "kind BoatCell", { $0.kinds[0].height?.points = Points(50) }),
      ("-   header \"[Boats]\"", "section s", { $0.sections[0].header = "Ships" }),
      ("-   text a \"[Old] words\"", "area toolbar", { $0.areas[0].slots[0].value = "New words" }),
    ]
    for (line, first, change) in changes {
      let lines = try lines(old, change)
      let plain = lines.map { $0.replacing("[", with: "").replacing("]", with: "") }
      #expect(
        plain.contains(line.replacing("[", with: "").replacing("]", with: "")), "\(lines)")
      #expect(lines.first == "  \(first)")
    }
  }

  @Test func `what does not fit is counted`() throws {
    let document = TestReport.document(rows: 100)
    let hunk = SnapshotHunk(added: document)
    let count = SnapshotWriter.bytes(of: document).lineRanges().count
    #expect(hunk.lines.count + hunk.omitted == count)
    #expect(hunk.lines.count < 20)
    #expect(SnapshotHunk(removed: document).omitted == hunk.omitted)
  }

  @Test func `a section with a thousand rows that came is cut`() throws {
    var new = TestReport.document()
    new.sections.append(
      Document.Section(
        id: "t",
        rows: (10..<1_010).map { TestReport.row($0) }))
    let diff = SnapshotDiff(from: TestReport.document(), to: new)
    let change = try #require(diff.changes.first)
    let hunk = SnapshotHunk(change, old: TestReport.document(), new: new)
    #expect(hunk.lines.count < 40)
    #expect(hunk.omitted > 5_000)
  }
}
