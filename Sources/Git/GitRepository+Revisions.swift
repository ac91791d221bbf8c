import CatalogCore

extension GitRepository {
  /// The commit that a branch, a tag, a hash or an expression such as `HEAD~2` names.
  package func revision(_ text: String) throws(GitProblem) -> GitRevision {
    let name = try GitRevisionName(text)
    for spelling in name.spellings {
      if let id = try object(spelling + "^{commit}") { return GitRevision(name: text, id: id) }
    }
    throw try problem(with: name)
  }

  /// What `HEAD` is.
  package func head() throws(GitProblem) -> GitHead {
    let symbol = try answerIfAny(["symbolic-ref", "--quiet", "HEAD"])
    let id = try object("HEAD^{commit}")
    guard let symbol else {
      guard let id else { throw .unknownRevision("HEAD", nearest: nil) }
      return .detached(GitRevision(id))
    }
    let name = String(decodingUTF8: symbol.line)
    let branch = name.afterPrefix("refs/heads/") ?? name
    return id.map { .branch(GitRevision(name: branch, id: $0)) } ?? .unborn(branch: branch)
  }

  /// The newest commit that two revisions have in common, where a pull request started; of several
  /// that are newest, the one that git prefers.
  ///
  /// - Throws: `shallowMergeBase` when the clone is cut off before such a commit, and
  ///   `unrelatedHistories` when there is none.
  package func mergeBase(
    _ first: GitRevision, _ second: GitRevision
  ) throws(GitProblem) -> GitRevision {
    guard let answer = try answerIfAny(["merge-base", first.id.text, second.id.text]) else {
      throw isShallow
        ? .shallowMergeBase(first.name, second.name) : .unrelatedHistories(first.name, second.name)
    }
    guard let id = GitObjectID(answer.line) else { throw .unexpectedAnswer(command: "merge-base") }
    return GitRevision(id)
  }

  /// The object that an expression names, which must not look like an option.
  private func object(_ expression: String) throws(GitProblem) -> GitObjectID? {
    // Every failure is the same here, such as a log of `HEAD` with too few entries: it names nothing.
    let answer = try program.run(
      ["rev-parse", "--verify", "--quiet", expression], options: options)
    if !answer.isFine, GitErrorText(answer.errors).missingObject != nil { throw GitProblem(answer) }
    return answer.isFine ? GitObjectID(answer.line) : nil
  }

  // MARK: - Why there is no such revision

  private func problem(with name: GitRevisionName) throws(GitProblem) -> GitProblem {
    if case .unborn(let branch) = try head(), name.isHead || name.base.hasSameBytes(as: branch) {
      return .noCommits(branch: branch)
    }
    if let problem = try problemWithObject(name) { return problem }
    if let problem = try problemWithHash(name) { return problem }
    let references = GitReferences(try answer(["for-each-ref", "--format=%(refname)"]).output)
    let remotes = try answer(["remote"]).output
    let remoteNames = remotes.lineRanges().map { String(decodingUTF8: remotes[$0]) }
    let elsewhere = references.remoteBranches(named: name.base, remotes: remoteNames)
    if !elsewhere.isEmpty {
      let rest = name.text.afterPrefix(name.base) ?? ""
      return .onlyOnRemote(name.text, remoteNames: elsewhere.map { $0 + rest })
    }
    for remote in remoteNames {
      if let branch = name.base.afterPrefix("\(remote)/"), !branch.isEmpty,
        NearestName.suggestion(for: name.base, among: references.remoteBranches) == nil
      {
        return .notFetched(name.text, remote: remote, branch: branch, isShallow: isShallow)
      }
    }
    let nearest = NearestName.suggestion(for: name.base, among: references.all + ["HEAD"])
    if nearest == nil, isShallow { return .notInShallowClone(name.text) }
    return .unknownRevision(name.text, nearest: nearest)
  }

  /// What is wrong when the name, or what it starts from, is there.
  private func problemWithObject(_ name: GitRevisionName) throws(GitProblem) -> GitProblem? {
    for spelling in name.spellings {
      guard let id = try object(spelling + "^{}") else { continue }
      let kind = try answer(["cat-file", "-t", id.text]).line
      return .notACommit(name.text, kind: String(decodingUTF8: kind))
    }
    guard !name.base.hasSameBytes(as: name.text), !name.base.isEmpty else { return nil }
    for spelling in GitRevisionName.spellings(of: name.base) {
      if try object(spelling + "^{commit}") != nil {
        return .noAncestor(name.text, of: name.base, isShallow: isShallow)
      }
    }
    return nil
  }

  private func problemWithHash(_ name: GitRevisionName) throws(GitProblem) -> GitProblem? {
    guard name.isHash else { return nil }
    let objects = try answer(["rev-parse", "--disambiguate=\(name.base)"]).output
    let count = objects.lineRanges().count
    if count > 1 { return .ambiguousHash(name.text, count: count) }
    return isShallow ? .notInShallowClone(name.text) : nil
  }
}
