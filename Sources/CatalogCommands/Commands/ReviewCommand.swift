import CatalogCore

extension CatalogCommand {
  /// Walks through what waits.
  static let review = CatalogCommand(
    name: "review",
    summary: "walk through the changes that wait, one cause at a time",
    discussion: """
      Shows each cause with what is different, and asks: a accepts, r rejects, s skips, A and R decide
      on every change of the kind, d shows details, p a picture, u undoes, q quits. Every decision is
      carried out at once. Exit code 1 when something still waits at the end.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    try context.arguments.refuseOperands()
    guard context.console.isInteractive else { throw ReviewProblem.noTerminal.failure }
    var session = try ReviewSession(context)
    return try session.run()
  }
}
