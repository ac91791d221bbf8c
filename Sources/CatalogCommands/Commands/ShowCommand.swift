import CatalogCore
import Pictures
import Snapshots

extension CatalogCommand {
  /// Prints one snapshot in another form.
  static let show = CatalogCommand(
    name: "show",
    operands: "FILE",
    summary: "print a snapshot as text, JSON or a picture; - is standard input",
    options: [
      .choice("format", ["text", "json", "svg", "png"], "the form; text by default"),
      .value("variant", "393@AX3@rtl", "a picture's width, text size and direction"),
      .choice("appearance", ["light", "dark"], "fix the colours of a picture; PNG is light"),
      .flag("full-length", "draw all rows of a long table"),
    ],
    discussion: """
      The file may hold text or JSON; what is printed says the same. A picture is drawn under the first
      variant of the snapshot unless another is named. PNG needs the program rsvg-convert.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    let form = context.arguments["format"] ?? "text"
    let choice = try PictureChoice(context.arguments, form: form)
    let source = try context.source(
      named: try context.arguments.onlyOperand("the snapshot file"))
    let document: SnapshotDocument
    do throws(Diagnostic) {
      document = try SnapshotReader.document(from: source)
    } catch {
      throw Failure(.damagedInput, error)
    }
    switch form {
    case "json": context.console.write(SnapshotJSON.bytes(of: document))
    case "svg": context.console.write(choice.svg(of: document))
    case "png":
      context.console.write(try PNGConverter().png(of: choice.svg(of: document)))
    default: context.console.write(SnapshotWriter.bytes(of: document))
    }
    return .fine
  }
}
