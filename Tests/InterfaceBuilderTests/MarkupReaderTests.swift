import CatalogCore
import Testing

@testable import InterfaceBuilder

struct MarkupReaderTests {
  private static func problem(_ text: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try MarkupReader.root(of: SourceText(path: "Main.storyboard", text))
      return nil
    } catch {
      return error
    }
  }

  /// What the system's reader takes for success, or names badly.
  @Test(
    arguments: [
      ("", "interface-empty", 0), (" \n\n", "interface-empty", 0),
      ("<a>\n<b c=\"d\"/>\n", "interface-cut-off", 2),
      ("<a>\n<b c=\"d", "interface-cut-off", 2),
      ("<a b=\"\u{1}\"/>", "interface-control-character", 1),
      ("<a b=\"1\" b=\"2\"/>", "interface-duplicate-attribute", 1),
      ("<a>\n<b></c></a>", "interface-mismatched-tags", 2),
      ("<a>\n&boat;</a>", "interface-undeclared-entity", 2),
      ("<a b=\"<\"/>", "interface-bare-bracket", 1),
      ("\n<?xml version=\"1.0\"?><a/>", "interface-text-before-declaration", 2),
      ("<a>\nours\n>>>>>>> theirs\n</a>", "interface-conflict", 3),
      ("<a>\n<<<<<<< HEAD\n<b/>\n=======\n>>>>>>> x\n</a>", "interface-conflict", 2),
      ("<!DOCTYPE a [<!ENTITY b \"c\">]>\n<a>&b;</a>", "interface-doctype", 1),
      ("<?xml version=\"1.0\"?>\n<!-- a -->\n<!DOCTYPE a>\n<a/>", "interface-doctype", 3),
      ("<?xml version=\"1.0\" encoding=\"UTF-7\"?>\n<a/>", "interface-not-utf8", 0),
      ("not a file of the kind", "interface-not-xml", 1),
    ])
  func `a file that is no whole XML is refused with one located message`(
    text: String, id: String, line: Int
  ) throws {
    let problem = try #require(Self.problem(text))
    #expect(problem.id == id)
    #expect(problem.location?.line == line)
    #expect(problem.location?.path == "Main.storyboard")
  }

  @Test func `elements may stand inside each other up to a depth`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(Self.problem(nested(MarkupReader.greatestDepth)) == nil)
    #expect(Self.problem(nested(MarkupReader.greatestDepth + 1))?.id == "interface-too-deep")
    #expect(Self.problem(nested(100_000))?.id == "interface-too-deep")
  }

  @Test func `a comment that speaks of a document type is none`() {
    #expect(Self.problem("<a><!-- <!DOCTYPE b> --></a>") == nil)
    #expect(Self.problem("<!-- <!DOCTYPE b> --><a/>") == nil)
  }

  @Test func `a line of equals signs is a text like any other`() {
    #expect(Self.problem("<a>Berths\n=======\n12</a>") == nil)
  }

  @Test func `blanks are kept where they may be a text`() throws {
    let root = try MarkupReader.root(of: SourceText(path: "a", "<a>\n  <b> </b>\n  <c/>\n</a>"))
    #expect(root.text.isEmpty)
    #expect(root.children.map(\.text) == [" ", ""])
  }

  @Test func `characters are joined and keep their lines`() throws {
    let source = SourceText(
      path: "a",
      "\u{FEFF}<?xml version=\"1.0\"?>\r\n<a>one &amp; <!-- x -->two\r\nthree <![CDATA[<4>]]></a>")
    let root = try MarkupReader.root(of: source)
    #expect(root.text == "one & two\nthree <4>")
    #expect(root.line == 2)
  }
}
