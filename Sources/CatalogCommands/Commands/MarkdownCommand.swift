import CatalogCore
import CommonMark

extension CatalogCommand {
  /// Prints the HTML of a Markdown file.
  static let markdown = CatalogCommand(
    name: "markdown",
    operands: "FILE",
    summary: "print a Markdown file as HTML; - is standard input",
    options: [
      .flag("unsafe", "keep raw HTML and links of every kind"),
      .flag("no-extensions", "CommonMark 0.30 only: no tables, no heading ids"),
    ],
    discussion: """
      Raw HTML and dangerous links are left out unless --unsafe is given. Values that “catalog render
      --escape markdown” wrote are shown as the text they are.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    let operand = try context.arguments.onlyOperand("the Markdown file")
    let source = try context.source(named: operand)
    let isPlain = context.arguments.has("no-extensions")
    let parser = MarkdownParser(options: isPlain ? .commonMark() : MarkdownOptions())
    do throws(MarkdownError) {
      let document = try parser.parse(source)
      let options = HTMLOptions(unsafe: context.arguments.has("unsafe"), headingIDs: !isPlain)
      context.console.write(HTMLRenderer(options: options).render(document))
    } catch {
      throw Failure(.damagedInput, error.diagnostic(in: source))
    }
    return .fine
  }
}
