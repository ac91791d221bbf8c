import CatalogCore
import Templates

extension CatalogCommand {
  /// Prints a template rendered with data.
  static let render = CatalogCommand(
    name: "render",
    operands: "TEMPLATE",
    summary: "print a Mustache template rendered with data; - is standard input",
    options: [
      .value("data", "FILE.json", "the data, as JSON"),
      .value("partials", "DIR", "the folder of the templates that it includes, by file name"),
      .choice("escape", ["html", "markdown", "none"], "how values are written; html by default"),
      .flag("lenient", "a name or partial that does not exist is empty, as Mustache has it"),
    ],
    discussion: """
      A partial “row” is the file DIR/row.mustache, DIR/row.md or DIR/row.html.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    let operand = try context.arguments.onlyOperand("the template")
    if operand == "-", context.arguments["data"] == "-" {
      throw UsageProblem.unexpectedOperand("-").failure
    }
    let partials = try partialLibrary(context)
    let escape: Template.Escape =
      switch context.arguments["escape"] {
      case "markdown": .markdown
      case "none": .none
      default: .html
      }
    let source = try context.source(named: operand)
    let data = try data(context)
    do throws(TemplateError) {
      let bytes = try Template(parsing: source).render(
        data, partials: partials, escape: escape,
        missing: context.arguments.has("lenient") ? .empty : .error,
        steps: Template.Limits.trustedSteps)
      context.console.write(bytes)
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
    return .fine
  }

  private static func data(_ context: CommandContext) throws(Failure) -> TemplateValue {
    guard let operand = context.arguments["data"] else { return [:] }
    let source = try context.source(named: operand)
    do {
      return try TemplateValue(parsingJSON: source)
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
  }

  /// Every template in the folder and below; a name holds the folders, without the ending.
  private static func partialLibrary(_ context: CommandContext) throws(Failure)
    -> TemplateLibrary
  {
    guard let name = context.arguments["partials"] else { return TemplateLibrary() }
    let folder = FilePath(name)
    var sources: [(name: String, source: SourceText)] = []
    do {
      for path in try context.files.files(below: folder)
      where ["mustache", "md", "html"].contains(path.fileExtension) {
        let file = folder.appending(path)
        let source = SourceText(path: file.string, bytes: try context.files.read(file))
        sources.append((path.withoutExtension.string, source))
      }
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
    try refuseAmbiguity(sources)
    do {
      return try TemplateLibrary(parsing: sources)
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
  }
  /// Two files with one name must not depend on their order.
  private static func refuseAmbiguity(_ sources: [(name: String, source: SourceText)])
    throws(Failure)
  {
    var seen: [ByteKey: String] = [:]
    for (name, source) in sources {
      if let first = seen.updateValue(source.path, forKey: ByteKey(name)) {
        throw UsageProblem.ambiguousPartial(name, first: first, second: source.path).failure
      }
    }
  }
}
