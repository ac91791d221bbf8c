package import CatalogCore

/// A git repository, read through git's command line.
///
/// Nothing in it is changed, and nothing is fetched into it.
package struct GitRepository: Sendable {
  package let program: GitProgram
  /// The folder in which it was looked for.
  package let folder: FilePath
  /// The absolute path of the repository itself, such as `/Users/ana/app/.git`.
  package let gitDirectory: FilePath
  /// The absolute path of the work tree that holds the folder; `nil` for a bare repository.
  package let topLevel: FilePath?
  /// The folder as the repository names it, relative to `topLevel` and empty for that itself.
  package let folderPath: FilePath
  /// Whether the clone was cut off, so that the parents of its oldest commits are missing.
  package let isShallow: Bool

  /// Finds the repository that a folder belongs to.
  ///
  /// The folder may be in a work tree, a linked one and a submodule's among them, or be a repository.
  package static func find(
    at folder: FilePath, program: GitProgram = GitProgram()
  ) throws(GitProblem) -> GitRepository {
    func ask(_ questions: [String]) throws(GitProblem) -> ArraySlice<UInt8> {
      let answer = try program.run(
        ["rev-parse"] + questions, options: ["-C", folder.string])
      guard answer.isFine else {
        throw GitProblem.find(answer, in: folder)
      }
      return answer.line
    }
    // A path comes last and alone: it may hold line feeds.
    let questions = ["--is-inside-work-tree", "--is-shallow-repository", "--absolute-git-dir"]
    let answers = try ask(questions)
      .split(separator: .lineFeed, maxSplits: 2, omittingEmptySubsequences: false)
    let flags = answers.prefix(2).map { flag(of: $0) }
    guard answers.count == 3, let isInside = flags[0], let isShallow = flags[1] else {
      throw .unexpectedAnswer(command: "rev-parse")
    }
    return GitRepository(
      program: program, folder: folder,
      gitDirectory: try path(answers[2]),
      topLevel: isInside ? try path(ask(["--show-toplevel"])) : nil,
      folderPath: isInside ? try path(ask(["--show-prefix"])).normalized : FilePath(""),
      isShallow: isShallow)
  }

  private static func flag(of word: ArraySlice<UInt8>) -> Bool? {
    word.elementsEqual("true".utf8) ? true : word.elementsEqual("false".utf8) ? false : nil
  }

  private static func path(_ bytes: ArraySlice<UInt8>) throws(GitProblem) -> FilePath {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .pathIsNotUTF8(GitPath.escaped(bytes), revision: nil)
    }
    return FilePath(text)
  }

  /// A path as the repository names it; `nil` when it leads out of the work tree.
  ///
  /// A relative path starts in `folder`. Links are not followed.
  package func path(of path: FilePath) -> FilePath? {
    var parts = folderPath.appending(path).normalized.components
    if path.isAbsolute {
      let top = topLevel?.components ?? []
      parts = path.normalized.components
      guard topLevel != nil, parts.count >= top.count,
        zip(parts, top).allSatisfy({ $0.hasSameBytes(as: $1) })
      else { return nil }
      parts.removeFirst(top.count)
    }
    return parts.first == ".." ? nil : FilePath(parts.joined(separator: "/"))
  }

  /// git runs in the repository itself, so that paths are relative to the top, wherever the folder is.
  ///
  /// That folder is also given as the work tree, which nothing asked for here ever looks at: a work tree
  /// from the settings could make paths relative to something else.
  var options: [String] { ["-C", gitDirectory.string, "--git-dir=.", "--work-tree=."] }

  /// The answer to a question that git can answer.
  func answer(_ command: [String]) throws(GitProblem) -> GitProgram.Answer {
    let answer = try program.run(command, options: options)
    guard answer.isFine else { throw GitProblem(answer) }
    return answer
  }

  /// The answer to a question whose answer may be that there is none, which is exit code 1; or `nil`.
  func answerIfAny(_ command: [String]) throws(GitProblem) -> GitProgram.Answer? {
    let answer = try program.run(command, options: options)
    if answer.end == .exited(1) { return nil }
    guard answer.isFine else { throw GitProblem(answer) }
    return answer
  }
}
