package import CatalogCore

/// The command line tool: finds the command, runs it, shows what went wrong.
package struct CatalogTool: Sendable {
  package static let version = "0.1.0"

  private let console: Console

  package init(console: Console = .standard()) {
    self.console = console
  }

  /// Runs the tool on the words after its own name.
  package func run(_ words: [String]) -> ExitCode {
    do {
      return try dispatch(words)
    } catch {
      let formatter = DiagnosticFormatter(
        colored: console.isColored(noColor: words.contains("--no-color")))
      console.writeMessage(formatter.text(error.diagnostics))
      return error.exitCode
    }
  }

  /// Runs the tool as this process and ends it.
  package static func main() -> Never {
    let code = CatalogTool().run(Array(CommandLine.arguments.dropFirst()))
    StandardOutput().exit(code)
  }

  private func dispatch(_ words: [String]) throws(Failure) -> ExitCode {
    guard let name = words.first else {
      console.writeMessage(CommandHelp.overview)
      return .usage
    }
    let rest = Array(words.dropFirst())
    switch name {
    case "--version", "version":
      console.write("catalog \(Self.version)\n")
      return .fine
    case "help", "--help", "-h":
      console.write(try help(rest))
      return .fine
    default:
      return try run(try command(named: name), rest)
    }
  }

  private func run(_ command: CatalogCommand, _ words: [String]) throws(Failure) -> ExitCode {
    let arguments: CommandArguments
    do {
      arguments = try CommandArguments(words, options: command.options + CommandOption.common)
    } catch {
      throw error.failure
    }
    if arguments.has("help") {
      console.write(CommandHelp.text(for: command))
      return .fine
    }
    return try command.run(CommandContext(arguments: arguments, console: console))
  }

  private func help(_ words: [String]) throws(Failure) -> String {
    guard let name = words.first(where: { !$0.hasPrefix("-") }) else {
      return CommandHelp.overview
    }
    return CommandHelp.text(for: try command(named: name))
  }

  private func command(named name: String) throws(Failure) -> CatalogCommand {
    if let command = CatalogCommand.all.first(where: { $0.name.hasSameBytes(as: name) }) {
      return command
    }
    if name.hasPrefix("-") {
      throw UsageProblem.unknownOption(name, known: ["--help", "--version"]).failure
    }
    throw UsageProblem.unknownCommand(name, known: CatalogCommand.all.map(\.name) + ["help"])
      .failure
  }
}
