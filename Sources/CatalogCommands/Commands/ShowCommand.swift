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
      FILE may hold text or JSON; what is printed says the same. Where there is no such file, it is a
      scenario of this catalog, such as photos/loaded, or a screen that has only one or one “base”. A
      picture is drawn under the first variant of the snapshot unless another is named. PNG needs the
      program rsvg-convert.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    let form = context.arguments["format"] ?? "text"
    let choice = try PictureChoice(context.arguments, form: form)
    let source = try context.source(
      named: snapshotPath(context, try context.arguments.onlyOperand("the snapshot file")))
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

  /// The path of a snapshot that may be named as its scenario is in reports.
  private static func snapshotPath(_ context: CommandContext, _ operand: String) -> String {
    let isFile = operand == "-" || (try? context.files.kind(of: FilePath(operand))) != nil
    let parts = operand.utf8.split(separator: UInt8(ascii: "/")).map { String(decodingUTF8: $0) }
    guard !isFile, 1...2 ~= parts.count, let root = try? context.catalogRoot() else {
      return operand
    }
    let store = SnapshotStore(folder: root.appending(SnapshotFolder.path), files: context.files)
    func path(_ scenario: String) -> FilePath? {
      let key = StoredSnapshot.key(screen: parts[0], scenario: scenario)
      let path = store.baselinePath(forKey: key)
      return (try? context.files.kind(of: path)) == .file ? path : nil
    }
    if parts.count == 2 { return path(parts[1])?.string ?? operand }
    if let base = path("base") { return base.string }
    let folder = store.baselinePath(
      forKey: StoredSnapshot.key(screen: parts[0], scenario: "base")
    ).parent
    let names = ((try? context.files.names(in: folder)) ?? []).filter {
      FilePath($0).fileExtension == "snap"
    }
    return names.count == 1 ? folder.appending(names[0]).string : operand
  }
}
