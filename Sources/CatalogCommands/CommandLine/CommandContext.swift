import CatalogCore

/// What a command works with: its arguments and the world.
struct CommandContext: Sendable {
  var arguments: CommandArguments
  var console: Console

  var files: any FileSystem { console.files }

  /// Writes a result, if there is any.
  func write(_ bytes: [UInt8]) {
    if !bytes.isEmpty { console.write(bytes) }
  }

  /// Says something to a person, unless `--quiet` was given.
  func say(_ message: String) {
    guard !arguments.has("quiet") else { return }
    console.writeMessage(TerminalText.escaped(message) + "\n")
  }

  /// Shows problems, also when quiet.
  func report(_ diagnostics: [Diagnostic]) {
    console.writeMessage(formatter.text(diagnostics))
  }

  private var formatter: DiagnosticFormatter { DiagnosticFormatter(colored: isColored) }

  /// Whether messages are coloured.
  var isColored: Bool { console.isColored(noColor: arguments.has("no-color")) }

  /// Whether results are coloured.
  var isResultColored: Bool { console.isResultColored(noColor: arguments.has("no-color")) }

  /// Whether this is a CI machine, by the variable `CI`; `--ci` and `--no-ci` win over it.
  var isCI: Bool {
    if arguments.has("ci") || arguments.has("no-ci") { return arguments.has("ci") }
    let value = console.environment["CI"] ?? ""
    return !["", "0", "false"].contains(value)
  }

  /// Does something with files; a problem of theirs ends the command with exit code 3.
  func onFiles<Value>(_ body: () throws(FileProblem) -> Value) throws(Failure) -> Value {
    do throws(FileProblem) {
      return try body()
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
  }

  /// The bytes of an operand: a file, or standard input for `-`.
  func source(named operand: String) throws(Failure) -> SourceText {
    do {
      if operand == "-" {
        return SourceText(path: "<standard input>", bytes: try console.readStandardInput())
      }
      return SourceText(path: operand, bytes: try files.read(FilePath(operand)))
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
  }

  /// The folder that holds `Content`: `--root`, or the nearest at or above the current folder.
  ///
  /// `CATALOG_ROOT` is where a wrapper script says its own catalog is. That one is taken when there is
  /// none around here, with a word, and never for a command that changes what was approved.
  func catalogRoot(changesBaselines: Bool = false) throws(Failure) -> FilePath {
    if let root = arguments["root"] {
      let path = FilePath(root)
      guard isCatalog(path) else {
        throw UsageProblem.noCatalog(searchedFrom: root).failure
      }
      return path
    }
    var candidate = FilePath(".")
    for _ in 0..<64 {
      if isCatalog(candidate) { return candidate }
      candidate = FilePath(candidate.string == "." ? ".." : "\(candidate)/..")
    }
    if !changesBaselines, let fallback = console.environment["CATALOG_ROOT"],
      isCatalog(FilePath(fallback))
    {
      say("There is no catalog here; taking the one in \(fallback).")
      return FilePath(fallback)
    }
    throw UsageProblem.noCatalog(searchedFrom: "this folder").failure
  }

  private func isCatalog(_ folder: FilePath) -> Bool {
    (try? files.kind(of: folder.appending("Content"))) == .folder
  }
}
