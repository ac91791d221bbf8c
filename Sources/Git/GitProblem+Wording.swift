package import CatalogCore

extension GitProblem {
  package var diagnostic: Diagnostic {
    let (id, message, hint) = wording
    return Diagnostic(id: id, message, hint: hint)
  }

  private var wording: (id: String, message: String, hint: String?) {
    switch self {
    case .notInstalled(let program, let reason):
      (
        "git-not-installed", "“\(program)” cannot be started: \(reason)",
        "install git, or compare two folders instead of revisions"
      )
    case .noFolder(let folder):
      ("git-no-folder", "there is no folder “\(folder)” that may be entered", nil)
    case .noRepository(let folder):
      (
        "git-no-repository", "“\(folder)” is in no git repository",
        "revisions can be read only where “git init” or “git clone” made a repository"
      )
    case .lostRepository(let folder, let missing):
      (
        "git-lost-repository",
        "the repository of “\(folder)” should be at “\(missing)” and is not there",
        "a linked work tree or a submodule needs the repository it was made from at its old place"
      )
    case .dubiousOwnership(let folder):
      (
        "git-dubious-ownership", "git does not read “\(folder)”, which belongs to another user",
        "if you trust it: “git config --global --add safe.directory PATH” with its absolute path"
      )

    case .bareRepository(let folder):
      (
        "git-bare-repository",
        "git's settings forbid to read “\(folder)”, a repository without a work tree",
        "if you trust it: “git config --global safe.bareRepository all”"
      )

    case .noCommits(let branch):
      (
        "git-no-commits", "the branch “\(branch)” has no commit yet",
        "commit something first; there is nothing to compare with"
      )
    case .malformedRevision(let name, let flaw):
      ("git-malformed-revision", flaw.message(name), flaw.hint)
    case .unknownRevision(let name, let nearest):
      (
        "git-unknown-revision", "there is no branch, tag or commit “\(name)”",
        nearest.map { "did you mean “\($0)”?" }
      )
    case .onlyOnRemote(let name, let remoteNames):
      (
        "git-unknown-revision",
        "there is no branch “\(name)” in this clone, only \(Self.list(remoteNames))",
        "did you mean “\(remoteNames.first ?? name)”?"
      )
    case .notFetched(let name, let remote, let branch, let isShallow):
      (
        "git-unknown-revision",
        "the branch “\(branch)” of the remote “\(remote)” was never fetched, so there is no “\(name)”",
        Self.fetchHint(remote: remote, branch: branch, isShallow: isShallow)
      )
    case .notInShallowClone(let name):
      (
        "git-shallow", "there is no “\(name)” in this clone, which is shallow and may lack it",
        Self.shallowHint
      )
    case .noAncestor(let name, let base, true):
      (
        "git-shallow", "“\(base)” is here, but this clone is shallow and ends before “\(name)”",
        Self.shallowHint
      )
    case .noAncestor(let name, let base, false):
      ("git-unknown-revision", "“\(base)” is a revision, but “\(name)” is none", nil)
    case .ambiguousHash(let name, let count):
      (
        "git-ambiguous-revision", "\(count) objects have a hash that starts like “\(name)”",
        "write more of its digits"
      )
    case .notACommit(let name, let kind):
      (
        "git-no-commit", "“\(name)” is a \(kind) and not a commit",
        "name a branch, a tag of a commit or the hash of one"
      )
    case .shallowMergeBase(let first, let second):
      (
        "git-shallow",
        "this clone is shallow and ends before the commit that “\(first)” and “\(second)” share",
        Self.shallowHint
      )
    case .unrelatedHistories(let first, let second):
      (
        "git-unrelated-histories", "“\(first)” and “\(second)” have no commit in common",
        "compare the two themselves, without the commit where they parted"
      )

    case .notAFolder(let path, let kind, let revision):
      ("git-not-a-folder", "“\(path)” is a \(kind.rawValue) and no folder in “\(revision)”", nil)
    case .pathIsNotUTF8(let path, let revision?):
      (
        "git-path-encoding", "the path “\(path)” in “\(revision)” is not UTF-8",
        "rename it; paths of other encodings are not read"
      )
    case .pathIsNotUTF8(let path, nil):
      (
        "git-path-encoding", "the path of the repository, “\(path)”, is not UTF-8",
        "rename its folder; paths of other encodings are not read"
      )
    case .pathLeadsOutside(let path, let revision):
      (
        "git-damaged-tree", "the path “\(path)” in “\(revision)” leads out of its folder",
        "“git fsck” tells more"
      )
    case .missingObject(let id, true):
      (
        "git-missing-object", "this clone is partial and lacks the object \(id.short)",
        "run “git fetch --refetch --no-filter”; on CI check out without a filter"
      )
    case .missingObject(let id, false):
      (
        "git-missing-object", "the object \(id.short) is missing from the repository or damaged",
        "“git fsck” tells more; fetch it again from where it is whole"
      )

    case .noTemporaryFile(let reason):
      ("git-no-temporary-file", "what git said cannot be read again: \(reason)", nil)
    case .failed(let command, let end, let message):
      ("git-failed", "“git \(command)” \(Self.ending(end, message))", nil)
    case .unexpectedAnswer(let command):
      (
        "git-failed", "“git \(command)” gave an answer of an unknown form",
        "git 2.15 or newer is needed"
      )
    }
  }

  // MARK: - Parts

  private static let shallowHint =
    "run “git fetch --unshallow”; on CI check out the whole history, such as with “fetch-depth: 0”"

  /// A command to fetch one branch, with names that no shell reads anything into.
  private static func fetchHint(remote: String, branch: String, isShallow: Bool) -> String {
    let ci = "; on CI check out the whole history, such as with “fetch-depth: 0”"
    guard isPlain(remote), isPlain(branch) else { return "fetch it" + ci }
    let depth = isShallow ? "--unshallow " : ""
    return
      "run “git fetch \(depth)\(remote) +refs/heads/\(branch):refs/remotes/\(remote)/\(branch)”"
      + ci
  }

  private static func isPlain(_ name: String) -> Bool {
    name.utf8.first != UInt8(ascii: "-")
      && name.utf8.allSatisfy { byte in
        byte.isASCIIAlphanumeric || "-_./".utf8.contains(byte)
      }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: " and ")
  }

  private static func ending(_ end: Subprocess.End, _ message: String) -> String {
    switch end {
    case .exited(let code):
      message.isEmpty ? "ended with exit code \(code)" : "failed: \(message)"
    case .killed(let signal): "was ended by signal \(signal)"
    case .timedOut(let seconds): "said nothing for \(seconds) seconds"
    case .flooded(let byteCount): "wrote more than \(byteCount >> 20) MB"
    }
  }
}

extension GitProblem.RevisionFlaw {
  fileprivate func message(_ name: String) -> String {
    switch self {
    case .empty: "a revision has no name"
    case .controlCharacter: "the revision “\(name)” holds a control character"
    case .range: "“\(name)” is a range and not one revision"
    case .path: "“\(name)” names a path or a search and not a revision"
    case .exclusion: "“\(name)” leaves a revision out and names none"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .range: "give the two revisions one after the other"
    case .path: "give the revision alone, such as “main” or “HEAD~2”"
    case .empty, .controlCharacter, .exclusion: nil
    }
  }
}
