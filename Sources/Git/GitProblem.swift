package import CatalogCore

/// Why a repository or something in it cannot be read.
package enum GitProblem: Error, Equatable, Sendable {
  // MARK: The repository

  case notInstalled(program: String, reason: String)
  case noFolder(FilePath)
  case noRepository(FilePath)
  /// A `.git` file leads to a repository that is not there.
  case lostRepository(FilePath, missing: String)
  /// git refuses a repository that belongs to another user.
  case dubiousOwnership(FilePath)
  /// git's settings allow no repository without a work tree, as they may lie hidden in another one.
  case bareRepository(FilePath)

  // MARK: A revision

  /// The branch of `HEAD` has no commit yet.
  case noCommits(branch: String)
  case malformedRevision(String, RevisionFlaw)
  case unknownRevision(String, nearest: String?)
  /// There is no such branch here, but remotes have it: as `origin/main`.
  case onlyOnRemote(String, remoteNames: [String])
  /// It is called like a branch of a remote that was not fetched.
  case notFetched(String, remote: String, branch: String, isShallow: Bool)
  case notInShallowClone(String)
  /// What it starts from is there; what is asked for before that is not.
  case noAncestor(String, of: String, isShallow: Bool)
  /// Several hashes start like this.
  case ambiguousHash(String, count: Int)
  /// It names something else, such as a `blob`.
  case notACommit(String, kind: String)
  case shallowMergeBase(String, String)
  case unrelatedHistories(String, String)

  // MARK: What is in a revision

  case notAFolder(FilePath, kind: GitTree.Kind, revision: String)
  /// The path is escaped; without a revision it is that of the repository.
  case pathIsNotUTF8(String, revision: String?)
  case pathLeadsOutside(String, revision: String)
  case missingObject(GitObjectID, isPartialClone: Bool)

  // MARK: The machine

  case noTemporaryFile(reason: String)
  /// git gave up, with what it said; the command is that of git, such as `rev-list`.
  case failed(command: String, end: Subprocess.End, message: String)
  /// git said something that it never says.
  case unexpectedAnswer(command: String)

  /// Why a text names no single commit.
  package enum RevisionFlaw: Equatable, Sendable {
    case empty
    case controlCharacter
    case range
    case path
    case exclusion
  }
}

extension GitProblem {
  /// Why git did not answer.
  init(_ answer: GitProgram.Answer) {
    let text = GitErrorText(answer.errors)
    if let id = text.missingObject {
      self = .missingObject(id, isPartialClone: text.isPartialClone)
    } else {
      self = .failed(command: answer.command, end: answer.end, message: text.message)
    }
  }

  /// Why git found no repository in a folder.
  static func find(_ answer: GitProgram.Answer, in folder: FilePath) -> GitProblem {
    let message = GitErrorText(answer.errors).message
    if message.afterPrefix("not a git repository (or any") != nil { return .noRepository(folder) }
    if let missing = message.afterPrefix("not a git repository: ") {
      return .lostRepository(folder, missing: missing)
    }
    if message.afterPrefix("detected dubious ownership") != nil
      || message.afterPrefix("unsafe repository") != nil
    {
      return .dubiousOwnership(folder)
    }
    if message.afterPrefix("cannot use bare repository") != nil { return .bareRepository(folder) }
    if message.afterPrefix("cannot change to ") != nil { return .noFolder(folder) }
    return GitProblem(answer)
  }
}
