import CatalogCore
import CommonMark
import Testing

struct TableTests {
  @Test func `a header row, a delimiter row and rows become a table`() throws {
    #expect(
      try Markdown.html("| a | b |\n|---|---|\n| *c* | d |\n") == """
        <table>
        <thead>
        <tr>
        <th>a</th>
        <th>b</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td><em>c</em></td>
        <td>d</td>
        </tr>
        </tbody>
        </table>

        """)
  }

  @Test func `a table without rows has no body`() throws {
    #expect(
      try Markdown.html("a | b\n- | -\n- | -")
        == "<p>a | b</p>\n<ul>\n<li>| -</li>\n<li>| -</li>\n</ul>\n")
    #expect(
      try Markdown.html("a|b\n-|-")
        == "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n</table>\n")
  }

  /// The cells of the rows, each as its inner HTML; rows end with a slash.
  struct Cells: Sendable, CustomTestStringConvertible {
    var markdown: String
    var cells: [String]
    var testDescription: String { markdown.debugDescription }

    init(_ markdown: String, _ cells: [String]) {
      self.markdown = markdown
      self.cells = cells
    }
  }

  static let splits = [
    Cells("|a|\n|-|\n|b|", ["a", "/", "b", "/"]),
    Cells("a|\n-|\nb", ["a", "/", "b", "/"]),
    Cells("  | a |  \n  |---|  \n  | b |  ", ["a", "/", "b", "/"]),
    Cells("|a|b|\n|-|-|\n|c|", ["a", "b", "/", "c", "", "/"]),
    Cells("|a|b|\n|-|-|\n|c|d|e|", ["a", "b", "/", "c", "d", "/"]),
    Cells("|a|b|\n|-|-|\n||c|\n|", ["a", "b", "/", "", "c", "/", "", "", "/"]),
    Cells("|a|b|\n|-|-|\nno pipe", ["a", "b", "/", "no pipe", "", "/"]),
    Cells("|a\\|b|\n|-|\n|c \\| d|", ["a|b", "/", "c | d", "/"]),
    Cells("|a|b|\n|-|-|\n|\\\\|c|", ["a", "b", "/", "\\", "c", "/"]),
    Cells("|`a|b`|\n|-|\n|`` c|`d ``|", ["<code>a|b</code>", "/", "<code>c|`d</code>", "/"]),
    Cells("|a|\n|-|\n|`b\\|c`|", ["a", "/", "<code>b|c</code>", "/"]),
    Cells("|`a|b|\n|-|-|\n|\\`c|d`|", ["`a", "b", "/", "`c", "d`", "/"]),
    Cells("|a|b|\n|-|-|\n|``c|`d|", ["a", "b", "/", "``c", "`d", "/"]),
    Cells("|a|b|\n|-|-|\n|\\``c|d`|", ["a", "b", "/", "`<code>c|d</code>", "", "/"]),
    Cells("|*a|b*|\n|-|-|\n|**c|d**|", ["*a", "b*", "/", "**c", "d**", "/"]),
    Cells("|[a|b](c)|\n|-|-|", ["[a", "b](c)", "/"]),
    Cells(
      "|_a_|__b__|\n|-|-|\n|*\"c\"*|**(d)**|",
      [
        "<em>a</em>", "<strong>b</strong>", "/", "<em>&quot;c&quot;</em>", "<strong>(d)</strong>",
        "/",
      ]),
    Cells(
      "|# a|- b|> c|\n|-|-|-|\n|1. d|---|```|",
      ["# a", "- b", "&gt; c", "/", "1. d", "---", "```", "/"]),
    Cells("|    a|[b]: /c|&lt;|\n|-|-|-|", ["a", "[b]: /c", "&lt;", "/"]),
    Cells(
      "|[a]|[b][a]|\n|-|-|\n|![a]|[A][]|\n\n[a]: /u",
      [
        "<a href=\"/u\">a</a>", "<a href=\"/u\">b</a>", "/",
        "<img src=\"/u\" alt=\"a\" />", "<a href=\"/u\">A</a>", "/",
      ]),
    Cells("|a\\\n|-\n|b\\", ["a\\", "/", "b\\", "/"]),
    Cells("|é|日\n|-|-\n|\u{1F600}|*ü*", ["é", "日", "/", "\u{1F600}", "<em>ü</em>", "/"]),
  ]

  @Test(arguments: splits)
  func `rows are split into cells`(example: Cells) throws {
    #expect(try cells(example.markdown) == example.cells)
  }

  static let notTables = [
    "a\n-", "a\n:-", "|a|b|\n|-|", "|a|\n|-|-|", "|a|\n||", "|a|\n|:|", "|a|\n|- -|", "|a|\n|-x|",
    "|a|\n|=|", "|-|", "|-|\n\n|a|", "a\n\n|-|", "\\|a\n-|-", "    |a|\n    |-|",
    "```\n|a|\n|-|\n```",
    "`|a|`\n|-|-|", "# |a|\n|-|", "<div>\n|a|\n|-|\n</div>",
  ]

  @Test(arguments: notTables)
  func `what lacks a matching delimiter row is no table`(markdown: String) throws {
    let document = try Markdown.document(markdown)
    let hasTable = document.nodes.contains {
      if case .table = $0.kind { true } else { false }
    }
    #expect(!hasTable)
    #expect(
      try Markdown.html(markdown, MarkdownOptions(headingIDs: false))
        == Markdown.html(markdown, .commonMark()))
  }

  @Test func `colons align the cells of a column`() throws {
    let markdown = "|a|b|c|d|\n|:--|:-:|-:|-|\n|e"
    let html = try Markdown.html(markdown)
    #expect(html.contains("<th align=\"left\">a</th>\n<th align=\"center\">b</th>\n"))
    #expect(html.contains("<th align=\"right\">c</th>\n<th>d</th>\n"))
    #expect(html.contains("<td align=\"left\">e</td>\n<td align=\"center\"></td>\n"))
  }

  @Test func `tables and alignments may be classes`() throws {
    let options = HTMLOptions(tableClass: "grid", alignmentClassPrefix: "align-")
    let html = try Markdown.html("|a|\n|-:|", MarkdownOptions(), options)
    #expect(html.hasPrefix("<table class=\"grid\">\n"))
    #expect(html.contains("<th class=\"align-right\">a</th>"))
  }

  @Test func `lines before the header stay a paragraph`() throws {
    let html = try Markdown.html("one *two\n    three*\n|a|\n|-|")
    #expect(html.hasPrefix("<p>one <em>two\nthree</em></p>\n<table>\n"))
  }

  @Test func `emphasis does not leak from the lines before into the table`() throws {
    let html = try Markdown.html("one *two\n|a*|\n|-|")
    #expect(html.hasPrefix("<p>one *two</p>\n<table>\n"))
    #expect(html.contains("<th>a*</th>"))
  }

  @Test func `definitions right before a table define and are not shown`() throws {
    let html = try Markdown.html("[r]: /u\n|[r]|\n|-|")
    #expect(html.hasPrefix("<table>\n"))
    #expect(html.contains("<th><a href=\"/u\">r</a></th>"))
  }

  @Test func `a line of hyphens after a table is a thematic break`() throws {
    let html = try Markdown.html("|a|\n|-|\n|b|\n---\nafter")
    #expect(html.hasSuffix("<td>b</td>\n</tr>\n</tbody>\n</table>\n<hr />\n<p>after</p>\n"))
    let row = try cells("|a|\n|-|\n|b|\n===\n\nafter")
    #expect(row == ["a", "/", "b", "/", "===", "/"])
  }

  @Test func `another block ends a table`() throws {
    let html = try Markdown.html("|a|\n|-|\n|b|\n> c")
    #expect(html.hasSuffix("</table>\n<blockquote>\n<p>c</p>\n</blockquote>\n"))
  }

  @Test(arguments: [
    "> |a|b|\n> |-|-|\n> |c|d|", ">|a|b|\n>   |-|-|\n>|c|d|", "- |a|b|\n  |-|-|\n  |c|d|",
    "10. |a|b|\n    |-|-|\n    |c|d|", "> - |a|b|\n>   |-|-|\n>   |c|d|",
    "- > |a|b|\n  > |-|-|\n  > |c|d|", "> > |a|b|\n> > |-|-|\n> |c|d|",
    "-\t|a|b|\n\t|-|-|\n\t|c|d|",
    "> |a|b|\r\n> |-|-|\r\n> |c|d|",
  ])
  func `tables stand in block quotes and list items`(markdown: String) throws {
    #expect(try cells(markdown) == ["a", "b", "/", "c", "d", "/"])
  }

  @Test func `references are found wherever they are defined`() throws {
    let definitions = [
      "[r]: /u", "> [r]: /u", "- [r]: /u", "> - [r]:\n>   /u", "[r]:\n  /u", "[other]: /o\n[r]: /u",
      "[r]: /u\ntext behind", "[r]: /u\n[s]: /v\nHeading\n---", "- [s]: /v\n- [r]: /u",
      "[s]: /v\ntext\n> [r]: /u",
    ]
    for definition in definitions {
      let markdown = "|[r]|\n|-|\n\n\(definition)\n"
      #expect(try cells(markdown).first == "<a href=\"/u\">r</a>", "\(definition)")
    }
  }

  @Test func `the first definition wins in cells too`() throws {
    let markdown = "[r]: /first\n\n[r]: /second\nlead\n|[r]|\n|-|"
    #expect(try cells(markdown).first == "<a href=\"/first\">r</a>")
  }

  @Test func `what looks like a definition in a code block is none`() throws {
    let markdown = "|[r]|\n|-|\n\n```\n[r]: /u\n```\n\ntext\n[r]: /u"
    #expect(try cells(markdown).first == "[r]")
  }

  @Test func `several tables of a document do not mix`() throws {
    let markdown = "|*a*|\n|-|\n|`b`|\n\nbetween\n\n> |*c*|\n> |-|\n\n|*d*|\n|-|\n"
    #expect(
      try cells(markdown)
        == ["<em>a</em>", "/", "<code>b</code>", "/", "<em>c</em>", "/", "<em>d</em>", "/"])
  }

  @Test func `more than 128 columns are no table`() throws {
    func table(columns: Int) -> String {
      String(repeating: "|a", count: columns) + "\n" + String(repeating: "|-", count: columns)
    }
    #expect(try cells(table(columns: 128)).count == 129)
    #expect(try cells(table(columns: 129)).isEmpty)
  }

  @Test func `beyond the cap short rows are not filled up`() throws {
    var options = MarkdownOptions()
    options.limits.filledCells = 3
    let markdown = "|a|b|c|\n|-|-|-|\n|d|\n|e|\n|f|"
    #expect(
      try cells(markdown, options) == [
        "a", "b", "c", "/", "d", "", "", "/", "e", "", "/", "f", "/",
      ])
  }

  @Test func `too many cells are refused`() throws {
    var options = MarkdownOptions()
    options.limits.tableCells = 4
    #expect(throws: MarkdownError.tooManyCells(line: 5)) {
      try Markdown.document("|a|b|\n|-|-|\n|c|d|\n\n|e|\n|-|", options)
    }
  }

  @Test func `the plain text of a table has a line for each cell`() throws {
    let document = try Markdown.document("|a|*b* c|\n|-|-|\n|d|`e`|")
    #expect(String(decodingUTF8: document.plainText()) == "a\nb c\nd\ne")
  }

  private func cells(
    _ markdown: String, _ options: MarkdownOptions = MarkdownOptions()
  ) throws -> [String] {
    var cells: [String] = []
    for line in try Markdown.html(markdown, options).split(separator: "\n") {
      if line == "</tr>" { cells.append("/") }
      guard line.hasPrefix("<td") || line.hasPrefix("<th"), line != "<thead>",
        let start = line.firstIndex(of: ">")
      else { continue }
      cells.append(String(line[line.index(after: start)...].dropLast(5)))
    }
    return cells
  }
}
