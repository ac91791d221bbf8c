import CatalogCore
import Testing

@testable import InterfaceBuilder

struct InstructionRefusalTests {
  private static func problem(_ text: String) -> String? {
    do throws(Diagnostic) {
      _ = try MarkupReader.root(of: SourceText(path: "Pier.xib", text))
      return nil
    } catch {
      return error.id
    }
  }

  /// The reader of the system crashes on those without data.
  @Test(arguments: [
    "<a><?x?></a>", "<?x?><a/>", "<a/><?x?>", "<a><?x y?></a>", "<?xml-stylesheet?><a/>",
    "<!-- <?x y?> --><?x?><a/>", "<?xml version=\"1.0\"?><a><![CDATA[<?x?>]]><?xml?></a>",
    "<?xml?>",
    "<a><?", "<a><??></a>",
  ])
  func `an instruction to programs is refused before anybody reads it`(text: String) {
    #expect(Self.problem(text) == "interface-instruction")
  }

  @Test(arguments: [
    "<?xml version=\"1.0\"?><a/>", "\u{FEFF}<?xml version=\"1.0\"?><a/>", "<a><!-- <?x?> --></a>",
    "<a><![CDATA[<?x?>]]></a>", "<a>?></a>", "<a b=\"?>\"/>",
  ])
  func `a declaration, and what only looks like an instruction, is read`(text: String) {
    #expect(Self.problem(text) == nil)
  }

  @Test(arguments: ["<!-- <?x?>", "<a><![CDATA[<?x?>", "\n<?xml ?><a/>", "<a><?xml ?></a>"])
  func `what the reader of the system refuses itself is left to it`(text: String) {
    let problem = Self.problem(text)
    #expect(problem != nil && problem != "interface-instruction")
  }
}
