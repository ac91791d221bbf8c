import CatalogCore
import Snapshots
import Testing

struct SnapshotLinesTests {
  private typealias Place = SnapshotChange.Place

  private func text(_ lines: SnapshotLines, _ range: Range<Int>?) -> [String] {
    (range ?? 0..<0).map { String(decodingUTF8: lines.line($0)) }
  }

  @Test func `the text is the canonical one`() {
    for document in RandomDocuments(seed: 40).prefix(300) {
      #expect(SnapshotLines(document).text == SnapshotWriter.bytes(of: document))
    }
  }

  @Test func `a place has its line and what belongs to it`() {
    let lines = SnapshotLines(GoldenSnapshot.document)
    let row = ByteKey("photo-1")
    let first = lines.heading(of: Place(.row(row))) ?? 0
    #expect(String(decodingUTF8: lines.line(first)) == "  row PhotoCell photo-1")
    let block = text(lines, lines.lines(of: Place(.row(row))))
    #expect(block.dropFirst().allSatisfy { $0.hasPrefix("    ") })
    #expect(String(decodingUTF8: lines.line(first + block.count)).isEmpty)
    #expect(
      text(lines, lines.lines(of: Place(.kind(ByteKey("settings cell"))))) == [
        "kind \"settings cell\"", "  height scaled 44", "  layout value1",
      ])
    #expect(text(lines, lines.lines(of: Place(.row(ByteKey("nobody"))))).isEmpty)
    #expect(
      text(
        lines, lines.lines(of: Place(.area(ByteKey("navigation-bar")), .action(ByteKey("edit")))))
        == ["  action edit"])
  }

  @Test func `every line that is different is one that a change names`() {
    var random = RandomDocuments(seed: 41)
    for _ in 0..<600 {
      guard let old = random.next() else { return }
      let new = random.mutation(of: old)
      let (before, after) = (SnapshotLines(old), SnapshotLines(new))
      let changes = SnapshotDiff(from: old, to: new).changes
      let named = { (lines: SnapshotLines) in
        Set(changes.flatMap { lines.lines(of: $0) }.flatMap { $0.map { lines.line($0) } })
      }
      let (oldNamed, newNamed) = (named(before), named(after))
      let (oldAll, newAll) = (all(before), all(after))
      // Lists in another order and variants that share a line have the same lines.
      for line in oldAll.subtracting(newAll) where !isVariant(line) {
        #expect(oldNamed.contains(line), "\(String(decodingUTF8: line))")
      }
      for line in newAll.subtracting(oldAll) where !isVariant(line) {
        #expect(newNamed.contains(line), "\(String(decodingUTF8: line))")
      }
    }
  }

  private func all(_ lines: SnapshotLines) -> Set<ArraySlice<UInt8>> {
    Set((1...lines.count).map { lines.line($0) })
  }

  private func isVariant(_ line: ArraySlice<UInt8>) -> Bool {
    line.hasBytes("variant ", at: line.startIndex)
  }

  @Test func `the line of a change is the one that says it`() {
    let old = TestCatalog.document(
      "photos", "loaded", [TestCatalog.photo(1), TestCatalog.photo(2)])
    var new = old
    new.sections[0].rows[1].slots[0].value = "Dusk"
    new.sections[0].rows[1].height = SnapshotDocument.Height(Points(72), .fixed)
    new.sections[0].rows[1].actions[0].route?.screen = "photo"
    new.sections[0].header = "Recent"
    new.kinds[0].height = nil
    let (before, after) = (SnapshotLines(old), SnapshotLines(new))
    let changes = SnapshotDiff(from: old, to: new).changes
    let said = changes.map { String(decodingUTF8: after.line(after.line(of: $0))) }
    #expect(
      said == [
        "kind PhotoCell", "  header \"Recent\"", "    height 72 fixed",
        "    text title headline \"Dusk\" <- Photo.name",
        "    action select push photo query \"photo-2\"",
      ])
    let was = changes.map { String(decodingUTF8: before.line(before.line(of: $0))) }
    #expect(
      was == [
        "  height fixed 64", "section items", "    height 64 fixed",
        "    text title headline \"Harbour 2\" <- Photo.name",
        "    action select push photo-detail query \"photo-2\"",
      ])
    #expect(before.lines(of: changes[1]).isEmpty)
  }
}
