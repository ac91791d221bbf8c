import CatalogCore
import CommonMark
import Reports
import Snapshots
import TestSupport
import Testing

struct MarkdownReportTests {
  @Test func `a short report reads like this`() {
    let old = HarbourReport.document("photos", "loaded", (1...2).map { HarbourReport.photo($0) })
    var new = old
    for row in 0...1 {
      new.sections[0].rows[row].height = SnapshotDocument.Height(Points(72), .fixed)
    }
    let report = HarbourReport.report(
      [old, HarbourReport.document("photos", "empty", [])], [new],
      problems: [HarbourReport.damaged])
    let ids = report.diff.causes.map(\.id)
    #expect(
      MarkdownReport(report).text == """
        <!-- catalog report -->
        ## 2 changes on 1 screen, 1 problem

        `Harbour`, `approved` compared with `work tree`: 2 of 2 scenarios are different.

        ### Problem

        - `Content/Screens/photos/failed.snap:3`: error `a conflict marker stands in the snapshot`, \
        `resolve the conflict, or restore the file`

        ### Removed

        - `photos/empty` removed
          <details><summary><code>photos</code> · <code>\(ids[0])</code></summary>

          empty, 0 rows

          To approve it: `catalog accept \(ids[0])`

          </details>

        ### Changed

        - `PhotoCell` is `72` points high (was `64`, fixed) ×2 in `photos/loaded`
          <details><summary><code>photos</code> · <code>\(ids[1])</code></summary>

          - `photos/loaded`, rows `photo-1`, `photo-2`

          ```diff
          @@ Content/Screens/photos/loaded.snap:13 @@
             row PhotoCell photo-1
          -    height 64 fixed
          +    height 72 fixed
               text title headline "Harbour 1" <- Photo.name
               action select push photo-detail query "photo-1"
          ```

          To approve it: `catalog accept \(ids[1])`

          </details>

        """)
  }

  @Test func `where nothing changed it says so`() {
    let report = HarbourReport.report([], [])
    #expect(
      MarkdownReport(report).text == """
        <!-- catalog report -->
        ## No changes

        `Harbour`, `approved` compared with `work tree`: 0 scenarios and no difference.

        """)
  }

  @Test func `of a long block the first lines are shown, and of two the part that differs`() {
    var row = HarbourReport.photo(1)
    row.slots += (1...30).map { SnapshotDocument.Slot(.text, "line-\($0)", value: "\($0)") }
    let old = HarbourReport.document("photos", "loaded", [HarbourReport.photo(2)])
    let inserted = HarbourReport.document("photos", "loaded", [HarbourReport.photo(2), row])
    let text = MarkdownReport(HarbourReport.report([old], [inserted])).text
    #expect(text.contains(":17 @@\n  +  row PhotoCell photo-1\n"))
    #expect(text.contains("  +    text line-13 \"13\"\n   … 18 more lines\n  ```\n"))

    var other = row
    other.kind = "PictureCell"
    other.slots[3].value = "other"
    let replaced = HarbourReport.document("photos", "loaded", [other])
    let before = HarbourReport.document("photos", "loaded", [row])
    let parts = MarkdownReport(HarbourReport.report([before], [replaced])).text
    #expect(parts.contains("  -  row PhotoCell photo-1\n  +  row PictureCell photo-1\n"))
    #expect(parts.contains("  -    text line-3 \"3\"\n  +    text line-3 \"other\"\n"))
    #expect(!parts.contains("line-9"))
  }

  @Test func `what moved stands between its neighbours, at the old place and at the new one`() {
    let rows = (1...3).map { HarbourReport.photo($0) }
    let old = HarbourReport.document("photos", "loaded", rows)
    let new = HarbourReport.document("photos", "loaded", [rows[2], rows[0], rows[1]])
    let report = HarbourReport.report([old], [new], isPending: false)
    #expect(
      MarkdownReport(report).text.hasSuffix(
        """
        ### Moved

        - row `photo-3` (`PhotoCell`) moved to the start in `photos/loaded`
          <details><summary><code>photos</code> · <code>\(report.diff.causes[0].id)</code></summary>

          ```diff
          @@ Content/Screens/photos/loaded.snap:12 @@
             row PhotoCell photo-2
          -  row PhotoCell photo-3
           …
          +  row PhotoCell photo-3
             row PhotoCell photo-1
          ```

          </details>

        """))
  }

  @Test func `only what waits for approval tells how to approve it`() {
    var report = HarbourReport.report
    #expect(MarkdownReport(report).text.contains("catalog accept \(report.diff.causes[0].id)"))
    report.isPending = false
    let text = MarkdownReport(report).text
    #expect(!text.contains("accept"))
    #expect(text.contains(report.diff.causes[0].id))
  }

  // MARK: - Limits

  /// Each title is another, so that each is a cause.
  private static func report(of count: Int, _ text: String) -> ChangeReport {
    let old = HarbourReport.document(
      "photos", "loaded", (1...count).map { HarbourReport.photo($0) })
    var new = old
    for row in 0..<count { new.sections[0].rows[row].slots[0].value = "\(row)\(text)" }
    return HarbourReport.report([old], [new])
  }

  @Test(arguments: [
    0, 10_000, 20_000, MarkdownReport.commentLimit, MarkdownReport.stepSummaryLimit,
  ])
  func `no text is longer than its limit, and what is left out is counted`(limit: Int) throws {
    let report = Self.report(of: 800, "😀 `x` </details> ```")
    var form = MarkdownReport(report)
    form.limit = limit
    let text = form.text
    #expect(text.utf8.count <= max(limit, MarkdownReport.leastLimit))
    let told = text.split(separator: "\n").count { $0.hasPrefix("- ") }
    let left = text.firstMatch(of: /Left out: (\d+) more changes/).flatMap { Int($0.1) } ?? 0
    #expect(told + left == 800)
    #expect(told > min(limit / 700, 799))
    try expectStructure(text, causes: told)
  }

  @Test func `a comment leaves room for the mark and the link of a workflow`() {
    #expect(MarkdownReport.commentLimit == 64_000)
  }

  @Test func `one value does not fill a comment, nor do many problems`() throws {
    let long = String(repeating: "1234 ", count: 20_000)
    var report = Self.report(of: 3, long)
    report.title = long
    report.problems = (0..<2_000).map { Diagnostic(id: "a", "problem \($0)") }
    report.problems[0].message = long
    let text = MarkdownReport(report).text
    #expect(text.utf8.count < MarkdownReport.commentLimit)
    #expect(text.split(separator: "\n").count { $0.contains("of `PhotoCell` shows") } == 3)
    #expect(text.contains("more problems"))
    try expectStructure(text, causes: nil)
  }

  // MARK: - Hostile values

  @Test func `no value means anything to Markdown, HTML or GitHub`() throws {
    for text in HostileStrings(seed: 55).prefix(250) + [
      "@everyone", "#1", "</details>", "```\n@a", "`", "GH-1", "<!-- catalog report -->", "~~~",
      "</code></summary></details>@a",
    ] {
      let report = HarbourReport.hostile(text)
      try expectStructure(MarkdownReport(report).text, causes: report.diff.causes.count, text)
    }
  }

  /// Parses the text and expects that it has our own structure, and values only in code.
  private func expectStructure(_ text: String, causes: Int?, _ value: String = "") throws {
    let bytes = Array(text.utf8)
    #expect(bytes.hasBytes("<!-- catalog report -->\n## ", at: 0))
    let document = try MarkdownParser(
      options: MarkdownOptions(limits: .trusted)
    ).parse(SourceText(path: "report", bytes: bytes))
    var opened = 0
    var closed = 0
    var words = ""
    for (index, node) in document.nodes.enumerated() {
      switch node.kind {
      case .htmlBlock(let html):
        let tag = String(decodingUTF8: html).trimmingPrefix(/\s*/).replacing(/\s*$/, with: "")
        if tag == "</details>" {
          closed += 1
        } else if index > 1 {
          opened += 1
          let isOurs =
            tag.wholeMatch(
              of: /<details><summary>(<code>[^<>]*<\/code>|, | · |\d+ more screens?)+<\/summary>/)
            != nil
          #expect(isOurs, "\(tag) for \(value)")
        }
      case .text(let text): words += String(decodingUTF8: text)
      case .htmlInline, .link, .image, .emphasis, .blockQuote, .thematicBreak, .table:
        Issue.record("\(node.kind) for \(value)")
      case .codeBlock(let info, let literal):
        #expect(info == Array("diff".utf8))
        #expect(literal.hasBytes("@@ Content/Screens/", at: 0))
      default: break
      }
    }
    #expect(opened == closed, "\(value)")
    for character in ["@", "#", "<", "`"] { #expect(!words.contains(character), "\(words)") }
    if let causes {
      let items = document.nodes.indices.filter { index in
        document.nodes[index].kind == .item && document.nodes[index].range.startColumn == 1
      }
      let problems = text.contains("### Problem") ? 1 : 0
      #expect(items.count == causes + problems, "\(value)")
    }
  }
}
