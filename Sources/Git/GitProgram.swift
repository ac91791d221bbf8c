import CatalogCore

/// git's command line, called so that neither a person's settings nor the caller's environment change
/// what it answers.
///
/// Only plumbing is called: commands whose output is meant for programs, which no alias, pager, colour,
/// filter or signature setting reaches, and which take no lock.
package struct GitProgram: Sendable {
  /// The program, looked up in `PATH` unless it holds a slash.
  package var name: String
  /// What its environment has that ours has not, and `nil` for what is left out of it.
  package var environment: [String: String?]

  package init(name: String = "git", environment: [String: String?] = [:]) {
    self.name = name
    self.environment = Self.defaultEnvironment.merging(environment) { $1 }
  }

  static let defaultEnvironment: [String: String?] = [
    // Messages are read here, so they are in English.
    "LC_ALL": "C",
    "GIT_PAGER": "cat",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_OPTIONAL_LOCKS": "0",
    // Nothing is fetched: a partial clone would otherwise ask its server for one file after the other.
    // Versions before 2.45 do not know the first variable, and have no protocol to fetch with.
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_ALLOW_PROTOCOL": "none",
    // A revision is the same on every machine, whatever one of them replaces it with.
    "GIT_NO_REPLACE_OBJECTS": "1",
    // A path is a path, not a pattern.
    "GIT_LITERAL_PATHSPECS": "1",
    "GIT_GLOB_PATHSPECS": nil,
    "GIT_NOGLOB_PATHSPECS": nil,
    "GIT_ICASE_PATHSPECS": nil,
    // A hook is run with variables that name its repository, relative to its folder. Which repository
    // is read is told by a folder alone. Variables that hold settings stay: machines of a CI declare
    // in them which owners they trust.
    "GIT_DIR": nil,
    "GIT_WORK_TREE": nil,
    "GIT_IMPLICIT_WORK_TREE": nil,
    "GIT_COMMON_DIR": nil,
    "GIT_INDEX_FILE": nil,
    "GIT_OBJECT_DIRECTORY": nil,
    "GIT_ALTERNATE_OBJECT_DIRECTORIES": nil,
    "GIT_QUARANTINE_PATH": nil,
    "GIT_NAMESPACE": nil,
    "GIT_PREFIX": nil,
    "GIT_GRAFT_FILE": nil,
    "GIT_SHALLOW_FILE": nil,
    "GIT_REPLACE_REF_BASE": nil,
    "GIT_DEFAULT_HASH": nil,
  ]

  /// What git said, and whether it says that all went well.
  struct Answer {
    var output: [UInt8]
    var errors: [UInt8]
    var end: Subprocess.End
    /// The command of git's that was asked, such as `rev-list`.
    var command: String

    var isFine: Bool { end == .exited(0) }

    /// The output without the line feed at its end.
    var line: ArraySlice<UInt8> {
      output.last == .lineFeed ? output.dropLast() : output[...]
    }
  }

  /// Runs a command of git's with its arguments; the options come before it and say where.
  func run(_ command: [String], options: [String]) throws(GitProblem) -> Answer {
    let outcome: Subprocess.Outcome
    do {
      outcome = try subprocess(options + command).run()
    } catch {
      throw .notInstalled(program: name, reason: error.reason)
    }
    return try checked(
      Answer(
        output: outcome.output, errors: outcome.errors, end: outcome.end,
        command: command.first ?? ""))
  }

  /// Runs a command with an input, and with its output in a temporary file instead of the answer.
  func spool(
    _ command: [String], options: [String], input: [UInt8]
  ) throws(GitProblem) -> (file: TemporaryFile, answer: Answer) {
    var process = subprocess(options + command)
    process.input = input
    let outcome: Subprocess.SpooledOutcome
    do {
      outcome = try process.spool()
    } catch {
      throw .notInstalled(program: name, reason: error.reason)
    }
    let answer = Answer(
      output: [], errors: outcome.errors, end: outcome.end, command: command.first ?? "")
    return (outcome.output, try checked(answer))
  }

  private func subprocess(_ arguments: [String]) -> Subprocess {
    var process = Subprocess(
      command: [name] + arguments, folder: FilePath("."), startTimeout: 600, silenceTimeout: 600)
    process.environment = environment
    process.errorOutput = .captured
    return process
  }

  /// On a Mac without the developer tools, the program of the name only says that they are missing.
  private func checked(_ answer: Answer) throws(GitProblem) -> Answer {
    if !answer.isFine, answer.errors.firstIndex(of: "xcrun: error", from: 0) != nil {
      throw .notInstalled(program: name, reason: "the developer tools are not installed")
    }
    return answer
  }
}
