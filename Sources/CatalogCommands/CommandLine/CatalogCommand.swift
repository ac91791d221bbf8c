import CatalogCore

/// A command of the tool: what the help says of it, and what it does.
struct CatalogCommand: Sendable {
  var name: String
  /// What follows the name and the options, such as `FILE`.
  var operands: String = ""
  /// One line for the list of commands.
  var summary: String
  /// The options of its own, in the order of the help.
  var options: [CommandOption] = []
  /// More lines for `catalog help NAME`.
  var discussion: String = ""
  var run: @Sendable (CommandContext) throws(Failure) -> ExitCode
}

extension CatalogCommand {
  /// Every command in the order of the help: the place where a new one is added.
  static let all: [CatalogCommand] = [
    .build, .import, .verify, .record, .merge, .pending, .review, .accept, .reject, .diff, .log,
    .show,
    .markdown,
    .render,
  ]
}
