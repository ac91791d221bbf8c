import CatalogCore
import Snapshots
import TestSupport
import Testing

/// The marks in texts, and sentences on a terminal and in Markdown.
struct WordDiffTests {
  /// With brackets round what is marked.
  private static func marked(_ runs: [WordDiff.Run]) -> String {
    runs.map { $0.isChanged ? "[\($0.text)]" : $0.text }.joined()
  }

  @Test(arguments: [
    ("Harbour at dusk", "Harbour at dawn", "Harbour at [dusk]", "Harbour at [dawn]"),
    ("one two three", "one three", "one [two ]three", "one three"),
    ("one three", "one two three", "one three", "one [two ]three"),
    ("8 Nov 2014", "9 Nov 2014", "[8] Nov 2014", "[9] Nov 2014"),
    ("größer", "größte", "[größer]", "[größte]"),
    ("a, b", "c, d", "[a, b]", "[c, d]"),
    ("same", "same", "same", "same"), ("", "new", "", "[new]"), ("old", "", "[old]", ""),
    ("東京の港", "東京の駅", "東京の[港]", "東京の[駅]"),
    ("caf\u{E9} ole", "cafe\u{301} ole", "[caf\u{E9}] ole", "[cafe\u{301}] ole"),
    ("a b\r\nc", "a b\nc", "a b[\r\n]c", "a b[\n]c"),
  ])
  func `the words that differ are marked`(old: String, new: String, before: String, after: String) {
    let diff = WordDiff(old, new)
    #expect(Self.marked(diff.old).hasSameBytes(as: before))
    #expect(Self.marked(diff.new).hasSameBytes(as: after))
  }

  @Test func `the runs are the texts, whatever they hold`() {
    let texts = Array(HostileStrings(seed: 5).prefix(1_000))
    for (old, new) in zip(texts, texts.dropFirst()) {
      let diff = WordDiff(old, new)
      #expect(diff.old.map(\.text).joined().hasSameBytes(as: old))
      #expect(diff.new.map(\.text).joined().hasSameBytes(as: new))
      let kept = { (runs: [WordDiff.Run]) in
        runs.filter { !$0.isChanged }.map(\.text).joined()
      }
      #expect(kept(diff.old).hasSameBytes(as: kept(diff.new)))
    }
  }

  @Test func `long texts are compared at their ends only`() {
    let old = (0..<20_000).map { "a\($0)" }.joined(separator: " ")
    let new = (0..<20_000).map { "b\($0)" }.joined(separator: " ")
    let diff = WordDiff("start \(old) end", "start \(new) end")
    #expect(diff.old.map(\.isChanged) == [false, true, false])
    #expect(diff.new.first?.text == "start ")
    #expect(diff.new.last?.text == " end")
  }

  private static func sentence(_ old: String, _ new: String) -> DiffSentence {
    var documents = (TestCatalog.documents[1], TestCatalog.documents[1])
    documents.0.sections[0].rows[0].slots[0].value = old
    documents.1.sections[0].rows[0].slots[0].value = new
    let diff = SnapshotDiff(from: documents.0, to: documents.1)
    return DiffWording.sentence(diff.changes[0])
  }

  @Test func `a sentence comes in pieces that say what is old and what is new`() {
    let pieces = Self.sentence("Harbour at dusk", "Harbour at dawn").pieces
    #expect(
      pieces.map { "\($0.style): \($0.text)" } == [
        "plain: “", "name: title", "plain: ” of row ", "name: photo-1", "plain:  (",
        "name: PhotoCell", "plain: ) shows “", "new: Harbour at ", "newChanged: dawn",
        "plain: ” (was “", "old: Harbour at ", "oldChanged: dusk", "plain: ”)",
      ])
  }

  @Test func `on a terminal old is red and new is green, and no value can send a sequence`() {
    let sentence = Self.sentence("x \u{1B}[2J", "x y")
    #expect(
      sentence.terminalText()
        == "“title” of row photo-1 (PhotoCell) shows “x y” (was “x \\u{1B}[2J”)")
    let colored = sentence.terminalText(isColored: true)
    #expect(colored.contains("\u{1B}[32mx \u{1B}[0m\u{1B}[1;32my\u{1B}[0m"))
    #expect(!colored.contains("\u{1B}[2J"))
  }

  @Test(arguments: [
    ("Dusk", "Dawn", "“**`Dawn`**” (was “**`Dusk`**”)"),
    ("a b", "a c", "“`a `**`c`**” (was “`a `**`b`**”)"),
    ("", "<b>*x*</b>", "“**`<b>*x*</b>`**” (was “”)"),
    ("", "`x``", "“**``` `x`` ```**” (was “”)"), ("", "a|b", "“**`a|b`**” (was “”)"),
    ("", " a ", "“**`  a  `**” (was “”)"), ("", "@name #1", "“**`@name #1`**” (was “”)"),
  ])
  func `in Markdown values are code that nothing can end`(
    old: String, new: String, expected: String
  ) {
    let markdown = Self.sentence(old, new).markdown
    #expect(markdown == "“`title`” of row `photo-1` (`PhotoCell`) shows \(expected)")
  }
}
