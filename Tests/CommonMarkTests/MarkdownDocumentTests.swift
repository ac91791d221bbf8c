import CatalogCore
import CommonMark
import Testing

struct MarkdownDocumentTests {
  static let everything = """
    # Hello *big* world

    Para with `code`, [link](/u "t") and ![img](/i.png).
    Second\u{20}\u{20}
    line\\
    end <b>x</b> &amp; done.

    > quote
    > - item one
    >   continued
    > - item two
    >
    >   loose
    lazy

    3) three
    4) four

    ```swift extra
    let x = 1
    ```

        indented

    Setext
    two
    ---
    ***

    <div>
    raw
    </div>

    Lead line
    another *lead*
    | a | b \\| c |
    |:--|:-:|
    | *x* | `y|z` | cut
    short
    """

  static let dump = #"""
    document 1:1-39:5
      heading 1 #hello-big-world 1:1-1:19
        text 1:3-1:8 "Hello "
        emphasis 1:9-1:13
          text 1:10-1:12 "big"
        text 1:14-1:19 " world"
      paragraph 3:1-6:24
        text 3:1-3:10 "Para with "
        code 3:12-3:15 "code"
        text 3:17-3:18 ", "
        link 3:19-3:32 "/u" "t"
          text 3:20-3:23 "link"
        text 3:33-3:37 " and "
        image 3:38-3:51 "/i.png" ""
          text 3:40-3:42 "img"
        text 3:52-3:52 "."
        softBreak 3:53-3:53
        text 4:1-4:8 "Second"
        lineBreak 4:9-4:9
        text 5:1-5:4 "line"
        lineBreak 5:5-5:5
        text 5:7-5:10 "end "
        htmlInline 5:11-5:13 "<b>"
        text 5:14-5:14 "x"
        htmlInline 5:15-5:18 "</b>"
        text 5:19-5:30 " & done."
      blockQuote 8:1-14:4
        paragraph 8:3-8:7
          text 8:3-8:7 "quote"
        list bullet loose 9:3-14:4
          item 9:3-10:13
            paragraph 9:5-10:13
              text 9:5-9:12 "item one"
              softBreak 9:13-9:13
              text 10:5-10:13 "continued"
          item 11:3-14:4
            paragraph 11:5-11:12
              text 11:5-11:12 "item two"
            paragraph 13:5-14:4
              text 13:5-13:9 "loose"
              softBreak 13:10-13:10
              text 14:5-14:8 "lazy"
      list 3) tight 16:1-17:7
        item 16:1-16:8
          paragraph 16:4-16:8
            text 16:4-16:8 "three"
        item 17:1-17:7
          paragraph 17:4-17:7
            text 17:4-17:7 "four"
      codeBlock 19:1-21:3 "swift extra" "let x = 1\n"
      codeBlock 23:5-23:12 "" "indented\n"
      heading 2 #setext-two 25:1-27:3
        text 25:1-25:6 "Setext"
        softBreak 25:7-25:7
        text 26:1-26:3 "two"
      thematicBreak 28:1-28:3
      htmlBlock 30:1-32:6 "<div>\nraw\n</div>\n"
      paragraph 34:1-35:14
        text 34:1-34:9 "Lead line"
        softBreak 34:9-34:9
        text 35:1-35:8 "another "
        emphasis 35:9-35:14
          text 35:10-35:13 "lead"
      table left,center 36:1-39:5
        tableRow header 36:1-36:14
          tableCell 36:3-36:3
            text 36:3-36:3 "a"
          tableCell 36:7-36:12
            text 36:7-36:11 "b | c"
        tableRow 38:1-38:19
          tableCell 38:3-38:5
            emphasis 38:3-38:5
              text 38:4-38:4 "x"
          tableCell 38:9-38:13
            code 38:10-38:12 "y|z"
        tableRow 39:1-39:5
          tableCell 39:1-39:5
            text 39:1-39:5 "short"
          tableCell 39:6-39:6

    """#

  @Test func `every construct has its place`() throws {
    let dump = MarkdownDump.text(try Markdown.document(Self.everything))
    #expect(dump == Self.dump)
  }

  @Test func `children are the direct children in order`() throws {
    let document = try Markdown.document("# a\n\n- b\n- c\n\nd *e* f")
    let blocks = Array(document.children(of: 0))
    #expect(blocks.map { document.nodes[$0].range.startLine } == [1, 3, 6])
    let items = document.children(of: blocks[1]).map { document.nodes[$0].range.startLine }
    #expect(items == [3, 4])
    #expect(Array(document.children(of: blocks[2])).count == 3)
    let leaf = document.nodes.count - 1
    #expect(Array(document.children(of: leaf)).isEmpty)
  }

  @Test func `a walk enters and exits containers and enters leaves`() throws {
    let document = try Markdown.document("*a*\n\n***")
    #expect(
      Array(document.events())
        == [.enter(0), .enter(1), .enter(2), .enter(3), .exit(2), .exit(1), .enter(4), .exit(0)])
    #expect(Array(document.events(of: 2)) == [.enter(2), .enter(3), .exit(2)])
    #expect(Array(document.events(of: 4)) == [.enter(4)])
  }

  @Test func `an empty document is one node`() throws {
    let document = try Markdown.document("")
    #expect(document.nodes.count == 1)
    #expect(Array(document.events()) == [.enter(0), .exit(0)])
    #expect(document.plainText().isEmpty)
  }

  @Test func `plain text is what a reader sees`() throws {
    let document = try Markdown.document(
      "# A *b*\n\nc\nd  \ne <i>f</i> ![g](/h)\n\n- i\n- `j`\n\n```\nk\nl\n```\n> m")
    #expect(
      String(decodingUTF8: document.plainText()) == "A b\nc d e f g\ni\nj\nk\nl\nm")
  }

  @Test func `lines and columns of cells count bytes in the source`() throws {
    let document = try Markdown.document("> é | *ü*\n> --|--\nä | b\n", firstLine: 5)
    let cells = document.nodes.filter { $0.kind == .tableCell }.map(\.range)
    #expect(cells.map(\.startLine) == [5, 5, 7, 7])
    #expect(cells.map(\.startColumn) == [3, 8, 1, 6])
    #expect(cells.map(\.endColumn) == [4, 11, 2, 6])
  }
}
