/// The ways a command can end, as numbers that scripts rely on.
package enum ExitCode: Int32, Sendable {
  case fine = 0
  /// There are differences or findings to look at.
  case differences = 1
  /// The command line or the settings are wrong.
  case usage = 2
  /// An input is damaged or unreadable, or a result cannot be written.
  case damagedInput = 3
  /// The recorder crashed, hung or sent garbage.
  case recorderFailed = 4
  /// Something that only a bug of ours can cause.
  case bug = 70
}

/// The end of a piece of work that could not be done: what to say, and how to exit.
package struct Failure: Error, Sendable {
  package var exitCode: ExitCode
  package var diagnostics: [Diagnostic]

  package init(_ exitCode: ExitCode, _ diagnostics: [Diagnostic]) {
    self.exitCode = exitCode
    self.diagnostics = diagnostics
  }

  package init(_ exitCode: ExitCode, _ diagnostic: Diagnostic) {
    self.init(exitCode, [diagnostic])
  }
}
