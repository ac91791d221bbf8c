import CatalogCore
import Snapshots

extension CatalogCommand {
  /// Prints one snapshot in another form.
  static let show = CatalogCommand(
    name: "show",
    operands: "FILE",
    summary: "print a snapshot as canonical text or JSON; - is standard input",
    options: [.choice("format", ["text", "json"], "the form; text by default")],
    discussion: "The file may hold either form; what is printed says the same."
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    let source = try context.source(
      named: try context.arguments.onlyOperand("the snapshot file"))
    let document: SnapshotDocument
    do throws(Diagnostic) {
      document = try SnapshotReader.document(from: source)
    } catch {
      throw Failure(.damagedInput, error)
    }
    switch context.arguments["format"] {
    case "json": context.console.write(SnapshotJSON.bytes(of: document))
    default: context.console.write(SnapshotWriter.bytes(of: document))
    }
    return .fine
  }
}
