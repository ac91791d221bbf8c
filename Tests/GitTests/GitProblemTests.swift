import CatalogCore
import Git
import Testing

struct GitProblemTests {
  private static let id = GitObjectID(String(repeating: "0123456789", count: 4))

  private static func every() throws -> [(problem: GitProblem, text: String)] {
    let id = try #require(id)
    return [
      (
        .notInstalled(program: "git", reason: "No such file or directory"),
        """
        “git” cannot be started: No such file or directory [git-not-installed]
        install git, or compare two folders instead of revisions
        """
      ),
      (
        .noFolder(FilePath("x")),
        "there is no folder “x” that may be entered [git-no-folder]"
      ),
      (
        .noRepository(FilePath("x")),
        """
        “x” is in no git repository [git-no-repository]
        revisions can be read only where “git init” or “git clone” made a repository
        """
      ),
      (
        .lostRepository(FilePath("x"), missing: "/y"),
        """
        the repository of “x” should be at “/y” and is not there [git-lost-repository]
        a linked work tree or a submodule needs the repository it was made from at its old place
        """
      ),
      (
        .dubiousOwnership(FilePath("x")),
        """
        git does not read “x”, which belongs to another user [git-dubious-ownership]
        if you trust it: “git config --global --add safe.directory PATH” with its absolute path
        """
      ),
      (
        .bareRepository(FilePath("x")),
        """
        git's settings forbid to read “x”, a repository without a work tree [git-bare-repository]
        if you trust it: “git config --global safe.bareRepository all”
        """
      ),
      (
        .noCommits(branch: "main"),
        """
        the branch “main” has no commit yet [git-no-commits]
        commit something first; there is nothing to compare with
        """
      ),
      (.malformedRevision("", .empty), "a revision has no name [git-malformed-revision]"),
      (
        .malformedRevision("a", .controlCharacter),
        "the revision “a” holds a control character [git-malformed-revision]"
      ),
      (
        .malformedRevision("a..b", .range),
        """
        “a..b” is a range and not one revision [git-malformed-revision]
        give the two revisions one after the other
        """
      ),
      (
        .malformedRevision(":a", .path),
        """
        “:a” names a path or a search and not a revision [git-malformed-revision]
        give the revision alone, such as “main” or “HEAD~2”
        """
      ),
      (
        .malformedRevision("^a", .exclusion),
        "“^a” leaves a revision out and names none [git-malformed-revision]"
      ),
      (
        .unknownRevision("mian", nearest: "main"),
        """
        there is no branch, tag or commit “mian” [git-unknown-revision]
        did you mean “main”?
        """
      ),
      (
        .unknownRevision("x", nearest: nil),
        "there is no branch, tag or commit “x” [git-unknown-revision]"
      ),
      (
        .onlyOnRemote("main", remoteNames: ["origin/main", "fork/main"]),
        """
        there is no branch “main” in this clone, only “origin/main” and “fork/main” \
        [git-unknown-revision]
        did you mean “origin/main”?
        """
      ),
      (
        .notFetched("origin/main", remote: "origin", branch: "main", isShallow: true),
        """
        the branch “main” of the remote “origin” was never fetched, so there is no “origin/main” \
        [git-unknown-revision]
        run “git fetch --unshallow origin +refs/heads/main:refs/remotes/origin/main”; on CI check out \
        the whole history, such as with “fetch-depth: 0”
        """
      ),
      (
        .notFetched("origin/$(x)", remote: "origin", branch: "$(x)", isShallow: false),
        """
        the branch “$(x)” of the remote “origin” was never fetched, so there is no “origin/$(x)” \
        [git-unknown-revision]
        fetch it; on CI check out the whole history, such as with “fetch-depth: 0”
        """
      ),
      (
        .notInShallowClone("main"),
        """
        there is no “main” in this clone, which is shallow and may lack it [git-shallow]
        run “git fetch --unshallow”; on CI check out the whole history, such as with “fetch-depth: 0”
        """
      ),
      (
        .noAncestor("HEAD~2", of: "HEAD", isShallow: true),
        """
        “HEAD” is here, but this clone is shallow and ends before “HEAD~2” [git-shallow]
        run “git fetch --unshallow”; on CI check out the whole history, such as with “fetch-depth: 0”
        """
      ),
      (
        .noAncestor("HEAD~2", of: "HEAD", isShallow: false),
        "“HEAD” is a revision, but “HEAD~2” is none [git-unknown-revision]"
      ),
      (
        .ambiguousHash("abcd", count: 3),
        """
        3 objects have a hash that starts like “abcd” [git-ambiguous-revision]
        write more of its digits
        """
      ),
      (
        .notACommit("x", kind: "blob"),
        """
        “x” is a blob and not a commit [git-no-commit]
        name a branch, a tag of a commit or the hash of one
        """
      ),
      (
        .shallowMergeBase("main", "side"),
        """
        this clone is shallow and ends before the commit that “main” and “side” share [git-shallow]
        run “git fetch --unshallow”; on CI check out the whole history, such as with “fetch-depth: 0”
        """
      ),
      (
        .unrelatedHistories("main", "side"),
        """
        “main” and “side” have no commit in common [git-unrelated-histories]
        compare the two themselves, without the commit where they parted
        """
      ),
      (
        .notAFolder(FilePath("x"), kind: .link, revision: "main"),
        "“x” is a symbolic link and no folder in “main” [git-not-a-folder]"
      ),
      (
        .pathIsNotUTF8(#"\xFF"#, revision: "main"),
        #"""
        the path “\xFF” in “main” is not UTF-8 [git-path-encoding]
        rename it; paths of other encodings are not read
        """#
      ),
      (
        .pathIsNotUTF8(#"\xFF"#, revision: nil),
        #"""
        the path of the repository, “\xFF”, is not UTF-8 [git-path-encoding]
        rename its folder; paths of other encodings are not read
        """#
      ),
      (
        .pathLeadsOutside("../x", revision: "main"),
        """
        the path “../x” in “main” leads out of its folder [git-damaged-tree]
        “git fsck” tells more
        """
      ),
      (
        .missingObject(id, isPartialClone: true),
        """
        this clone is partial and lacks the object 0123456789 [git-missing-object]
        run “git fetch --refetch --no-filter”; on CI check out without a filter
        """
      ),
      (
        .missingObject(id, isPartialClone: false),
        """
        the object 0123456789 is missing from the repository or damaged [git-missing-object]
        “git fsck” tells more; fetch it again from where it is whole
        """
      ),
      (
        .noTemporaryFile(reason: "x"),
        "what git said cannot be read again: x [git-no-temporary-file]"
      ),
      (
        .failed(command: "rev-list", end: .exited(128), message: "it is bad"),
        "“git rev-list” failed: it is bad [git-failed]"
      ),
      (
        .failed(command: "rev-list", end: .exited(3), message: ""),
        "“git rev-list” ended with exit code 3 [git-failed]"
      ),
      (
        .failed(command: "rev-list", end: .killed(9), message: "x"),
        "“git rev-list” was ended by signal 9 [git-failed]"
      ),
      (
        .failed(command: "rev-list", end: .timedOut(seconds: 600), message: ""),
        "“git rev-list” said nothing for 600 seconds [git-failed]"
      ),
      (
        .failed(command: "cat-file", end: .flooded(byteCount: 1 << 30), message: ""),
        "“git cat-file” wrote more than 1024 MB [git-failed]"
      ),
      (
        .unexpectedAnswer(command: "rev-parse"),
        """
        “git rev-parse” gave an answer of an unknown form [git-failed]
        git 2.15 or newer is needed
        """
      ),
    ]
  }

  @Test func `every problem says what is wrong and what to do`() throws {
    for (problem, text) in try Self.every() {
      let diagnostic = problem.diagnostic
      let hint = diagnostic.hint.map { "\n\($0)" } ?? ""
      #expect("\(diagnostic.message) [\(diagnostic.id)]\(hint)" == text)
      #expect(diagnostic.severity == .error)
    }
  }
}
