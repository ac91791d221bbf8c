package import CatalogCore
package import Git

/// A real repository in a temporary folder, made by git itself.
///
/// Nothing of the person who runs the tests is read or changed: no settings, no identity, no repository
/// around the folder.
package struct TestRepository: Sendable {
  package var folder: FilePath

  package init(folder: FilePath) { self.folder = folder }

  /// Whether there is a git to test with.
  package static let isGitInstalled =
    (try? Subprocess(command: ["git", "--version"], folder: FilePath(".")).run().end) == .exited(0)

  /// What git's environment has in tests.
  package static let environment: [String: String?] = [
    "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_NOSYSTEM": "1",
    "HOME": "/nonexistent",
    "XDG_CONFIG_HOME": "/nonexistent",
    "GIT_AUTHOR_NAME": "Ada Müller",
    "GIT_AUTHOR_EMAIL": "ada@example.org",
    "GIT_AUTHOR_DATE": "2026-03-01T09:30:00+01:00",
    "GIT_COMMITTER_NAME": "Ada Müller",
    "GIT_COMMITTER_EMAIL": "ada@example.org",
    "GIT_COMMITTER_DATE": "2026-03-01T09:30:00+01:00",
    "GIT_TEMPLATE_DIR": nil,
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil,
    "GIT_CONFIG_PARAMETERS": nil,
    // Which repositories without a work tree may be read is about to become a matter of settings.
    "GIT_CONFIG_COUNT": "1",
    "GIT_CONFIG_KEY_0": "safe.bareRepository",
    "GIT_CONFIG_VALUE_0": "all",
    "LC_ALL": "C",
  ]

  /// git as the tests let the library call it; the variables come on top.
  package static func program(_ variables: [String: String?] = [:]) -> GitProgram {
    GitProgram(environment: environment.merging(variables) { $1 })
  }

  /// A call of git's that did not work, with what it said.
  package struct GitFailure: Error {
    package var arguments: [String]
    package var message: String
  }

  /// Runs the body with an empty repository, in the folder `name` of a temporary one.
  package static func with<Result>(
    _ name: String = "work", initialize: [String] = [],
    _ body: (TestRepository, TemporaryFolder) throws -> Result
  ) throws -> Result {
    try TemporaryFolder.with { temporary in
      temporary.makeFolder(name)
      return try body(
        try made(in: temporary.path.appending(name), initialize: initialize), temporary)
    }
  }

  /// Makes an empty repository with the branch `main` in a folder that is there.
  package static func made(in folder: FilePath, initialize: [String] = []) throws -> TestRepository
  {
    let repository = TestRepository(folder: folder)
    try repository.git(["init", "-q"] + initialize)
    try repository.git("symbolic-ref", "HEAD", "refs/heads/main")
    return repository
  }

  /// Runs git in the folder and gives its output without the last line feed.
  @discardableResult
  package func git(_ arguments: String..., variables: [String: String?] = [:]) throws -> String {
    try git(arguments, variables: variables)
  }

  /// Runs git in the folder and gives its output without the last line feed.
  @discardableResult
  package func git(_ arguments: [String], variables: [String: String?] = [:], input: [UInt8] = [])
    throws
    -> String
  {
    let settings = ["protocol.file.allow=always", "commit.gpgSign=false", "gc.auto=0"]
    var process = Subprocess(
      command: ["git"] + settings.flatMap { ["-c", $0] } + arguments, folder: folder)
    process.environment = Self.environment.merging(variables) { $1 }
    process.errorOutput = .captured
    process.input = input
    let outcome = try process.run()
    guard outcome.end == .exited(0) else {
      throw GitFailure(arguments: arguments, message: String(decodingUTF8: outcome.errors))
    }
    let output = outcome.output
    return String(decodingUTF8: output.last == .lineFeed ? output.dropLast() : output[...])
  }

  /// Writes files and commits everything; a text that is `nil` removes its file.
  @discardableResult
  package func commit(
    _ files: [String: String?], _ subject: String = "Change", date: String? = nil
  ) throws -> GitObjectID {
    let disk = DiskFileSystem()
    for (name, text) in files {
      let path = folder.appending(FilePath("./\(name)").normalized)
      if let text {
        try disk.write(Array(text.utf8), to: path)
      } else {
        try disk.removeFile(path)
      }
    }
    let day = date.map { "2026-03-\($0)T09:30:00+01:00" }
    var variables: [String: String?] = [:]
    if let day { variables = ["GIT_AUTHOR_DATE": day, "GIT_COMMITTER_DATE": day] }
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", subject, variables: variables)
    return try id("HEAD")
  }

  /// The object that an expression names.
  package func id(_ expression: String) throws -> GitObjectID {
    let text = try git("rev-parse", "--verify", expression)
    guard let id = GitObjectID(text) else {
      throw GitFailure(arguments: [expression], message: text)
    }
    return id
  }

  /// The repository as the library sees it.
  package func found(_ subfolder: String = "", variables: [String: String?] = [:]) throws
    -> GitRepository
  {
    try GitRepository.find(at: folder.appending(subfolder), program: Self.program(variables))
  }

  /// A clone of it beside it, read over the protocol that cuts histories off.
  package func clone(_ name: String, _ options: String...) throws -> TestRepository {
    let target = folder.parent.appending(name)
    try git(["clone", "-q"] + options + ["file://\(folder)", target.string])
    return TestRepository(folder: target)
  }
}
