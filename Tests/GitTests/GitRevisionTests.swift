import CatalogCore
import Git
import TestSupport
import Testing

@Suite(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
struct GitRevisionTests {
  private func problem(_ name: String, in repository: GitRepository) -> GitProblem? {
    do throws(GitProblem) {
      _ = try repository.revision(name)
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Names that are there

  @Test func `branches, tags, remote branches, hashes and what comes before them are revisions`()
    throws
  {
    try TestRepository.with { origin, temporary in
      let first = try origin.commit(["a": "1"])
      let second = try origin.commit(["a": "2"])
      let third = try origin.commit(["a": "3"])
      try origin.git("tag", "light", first.text)
      try origin.git("tag", "-a", "-m", "x", "annotated", second.text)
      try origin.git("branch", "feature/é", second.text)
      let clone = try origin.clone("clone")
      let table: [(name: String, id: GitObjectID)] = [
        ("HEAD", third), ("@", third), ("main", third), ("refs/heads/main", third),
        ("origin/main", third), ("origin", third), ("HEAD~2", first), ("main^", second),
        ("HEAD^^", first), ("main@{0}", third), ("light", first), ("annotated", second),
        ("annotated~1", first), ("tags/light", first), ("origin/feature/é", second),
        (first.text, first), (String(first.text.prefix(12)), first), (second.short, second),
        (first.text.uppercased(), first),
      ]
      let found = try clone.found()
      for (name, id) in table {
        #expect(try found.revision(name) == GitRevision(name: name, id: id), "\(name)")
      }
      #expect(third.short.utf8.count == 10)
      #expect(third.text.utf8.starts(with: third.short.utf8))
    }
  }

  @Test(
    arguments: [
      "--output=x", "-x", "--help", "-", "--end-of-options", "--all", "-n1", "'\"$HOME", "a;b",
      "日本",
      "deadbeef", "FETCH_HEAD2", "a@b", "{x}", "%00", "main.snap",
    ])
  func `a branch or a tag is found whatever it is called`(name: String) throws {
    try TestRepository.with { repository, temporary in
      let first = try repository.commit(["a": "1"])
      let second = try repository.commit(["a": "2", name: "a file of that name"])
      for (kind, id) in [("heads", first), ("tags", second)] {
        try repository.git("update-ref", "refs/\(kind)/\(name)", id.text)
        #expect(try repository.found().revision(name).id == id)
        #expect(try repository.found().revision("\(name)^{}").id == id)
        try repository.git("update-ref", "-d", "refs/\(kind)/\(name)")
      }
      try repository.git("update-ref", "refs/heads/\(name)", second.text)
      #expect(try repository.found().revision("\(name)~1").id == first)
      #expect(try temporary.tree()["work/x"] == nil)
    }
  }

  @Test func `a name stands for the same commit whatever another machine replaces it with`() throws
  {
    try TestRepository.with { repository, temporary in
      let first = try repository.commit(["a": "1"])
      let second = try repository.commit(["a": "2"])
      try repository.git("replace", second.text, first.text)
      let found = try repository.found()
      let tree = try found.tree(of: FilePath(""), at: found.revision(second.text))
      #expect(try found.blobs(of: tree.entries.map(\.id)).bytes(of: tree.entries[0].id) == [0x32])
    }
  }

  @Test func `a repository of SHA-256 is read`() throws {
    try TestRepository.with(initialize: ["--object-format=sha256"]) { repository, temporary in
      let id = try repository.commit(["a/b": "1"])
      let found = try repository.found()
      #expect(id.text.utf8.count == 64)
      let head = try found.revision("HEAD")
      #expect(head.id == id)
      let tree = try found.tree(of: FilePath("a"), at: head)
      #expect(try found.blobs(of: tree.entries.map(\.id)).bytes(of: tree.entries[0].id) == [0x31])
      #expect(try found.history(of: FilePath("a"), from: head).changes.map(\.id) == [id])
    }
  }

  // MARK: - HEAD

  @Test func `what HEAD is has a name`() throws {
    try TestRepository.with { repository, temporary in
      #expect(try repository.found().head() == .unborn(branch: "main"))
      #expect(try repository.found().head().revision == nil)
      let id = try repository.commit(["a": "1"])
      #expect(try repository.found().head() == .branch(GitRevision(name: "main", id: id)))
      // A tag of the branch's name makes the short name ambiguous, which is not asked for.
      try repository.git("tag", "main")
      #expect(try repository.found().head().revision?.name == "main")
      try repository.git("checkout", "-q", "--detach")
      #expect(try repository.found().head() == .detached(GitRevision(id)))
      try repository.git("checkout", "-q", "--orphan", "side/é")
      #expect(try repository.found().head() == .unborn(branch: "side/é"))
    }
  }

  @Test func `a branch without a commit says that it has none`() throws {
    try TestRepository.with { repository, temporary in
      let empty = try repository.found()
      for name in ["HEAD", "@", "HEAD~1", "main", "main^"] {
        #expect(problem(name, in: empty) == .noCommits(branch: "main"), "\(name)")
      }
      #expect(problem("other", in: empty) == .unknownRevision("other", nearest: nil))
      try repository.commit(["a": "1"])
      try repository.git("checkout", "-q", "--orphan", "side")
      #expect(problem("HEAD", in: empty) == .noCommits(branch: "side"))
      #expect(problem("main", in: empty) == nil)
    }
  }

  // MARK: - Names that are not

  @Test func `a name that is no single commit says why`() throws {
    let malformed: [(String, GitProblem.RevisionFlaw)] = [
      ("", .empty), ("main..HEAD", .range), ("main...HEAD", .range), ("..", .range),
      ("^main", .exclusion), (":a", .path), ("HEAD:a", .path), (":/Change", .path),
      ("HEAD:", .path), ("a\nb", .controlCharacter), ("main\0", .controlCharacter),
      ("\u{7F}", .controlCharacter), ("--output=x..y", .range),
    ]
    try TestRepository.with { repository, temporary in
      try repository.commit(["a": "1"])
      let found = try repository.found()
      for (name, flaw) in malformed {
        #expect(problem(name, in: found) == .malformedRevision(name, flaw), "\(name)")
      }
      for name in ["HEAD^!", "HEAD^@", "HEAD^-", "--all", "--output=x", "*", "main^{/nothing}"] {
        #expect(problem(name, in: found) != nil, "\(name)")
      }
      #expect(try temporary.tree()["work/x"] == nil)
    }
  }

  @Test func `no hostile text is taken for a revision or stops the search`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["a": "1"])
      let found = try repository.found()
      for name in HostileStrings(seed: 7).prefix(60) where name != "@" {
        #expect(problem(name, in: found) != nil, "\(name)")
      }
    }
  }

  @Test func `a misspelt name brings the nearest branch or tag`() throws {
    try TestRepository.with { origin, temporary in
      try origin.commit(["a": "1"])
      try origin.git("branch", "develop")
      try origin.git("tag", "v1.0.0")
      let found = try origin.clone("clone").found()
      let table = [
        ("mian", "main"), ("mian~2", "main"), ("Main", "main"), ("v1.0.1", "v1.0.0"),
        ("orign/develop", "origin/develop"), ("HAED", "HEAD"),
      ]
      for (name, nearest) in table {
        #expect(problem(name, in: found) == .unknownRevision(name, nearest: nearest))
      }
      #expect(problem("elsewhere", in: found) == .unknownRevision("elsewhere", nearest: nil))
    }
  }

  @Test func `a branch that only a remote has is named with its remote`() throws {
    try TestRepository.with { origin, temporary in
      try origin.commit(["a": "1"])
      try origin.git("branch", "develop")
      let clone = try origin.clone("clone")
      try clone.git("checkout", "-q", "--detach")
      try clone.git("branch", "-q", "-D", "main")
      try clone.git("remote", "add", "fork/x", "file://\(origin.folder)")
      try clone.git("fetch", "-q", "fork/x")
      let found = try clone.found()
      #expect(
        problem("main", in: found)
          == .onlyOnRemote("main", remoteNames: ["fork/x/main", "origin/main"]))
      #expect(
        problem("develop~1", in: found)
          == .onlyOnRemote("develop~1", remoteNames: ["fork/x/develop~1", "origin/develop~1"]))
    }
  }

  @Test func `a remote's branch that was not fetched says how to fetch it, and that works`() throws
  {
    try TestRepository.with { origin, temporary in
      try origin.commit(["a": "1"])
      let base = try origin.commit(["a": "2"])
      try origin.git("checkout", "-q", "-b", "feature")
      try origin.commit(["a": "3"])
      for (depth, isShallow) in [(["--depth=1"], true), ([], false)] {
        let target = temporary.path.appending("clone\(isShallow)")
        try origin.git(
          ["clone", "-q", "--single-branch", "-b", "feature"] + depth
            + ["file://\(origin.folder)", target.string])
        let clone = TestRepository(folder: target)
        let found = try clone.found()
        let expected = GitProblem.notFetched(
          "origin/main", remote: "origin", branch: "main", isShallow: isShallow)
        #expect(problem("origin/main", in: found) == expected)
        let hint = try #require(expected.diagnostic.hint)
        let words = try #require(
          hint.split(separator: "“").dropFirst().first?.split(separator: "”").first)
        try clone.git(words.split(separator: " ").dropFirst().map { String($0) })
        #expect(try clone.found().revision("origin/main").id == base)
        #expect(try !clone.found().isShallow)
      }
    }
  }

  @Test func `what a shallow clone lacks is told apart from what is nowhere`() throws {
    try TestRepository.with { origin, temporary in
      let first = try origin.commit(["a": "1"])
      try origin.git("tag", "release")
      try origin.commit(["a": "2"])
      let clone = try origin.clone("clone", "--depth=1")
      let shallow = try clone.found()
      #expect(shallow.isShallow)
      #expect(
        problem("HEAD~1", in: shallow) == .noAncestor("HEAD~1", of: "HEAD", isShallow: true))
      #expect(problem(first.text, in: shallow) == .notInShallowClone(first.text))
      #expect(problem(first.short, in: shallow) == .notInShallowClone(first.short))
      #expect(problem("release", in: shallow) == .notInShallowClone("release"))
      #expect(problem("maim", in: shallow) == .unknownRevision("maim", nearest: "main"))
      try clone.git("fetch", "-q", "--unshallow", "--tags")
      let whole = try clone.found()
      #expect(!whole.isShallow)
      #expect(try whole.revision("HEAD~1").id == first)
      #expect(try whole.revision("release").id == first)
      #expect(problem("HEAD~2", in: whole) == .noAncestor("HEAD~2", of: "HEAD", isShallow: false))
    }
  }

  @Test func `what is no commit says what it is`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["a": "1"])
      let blob = try repository.id("HEAD:a")
      try repository.git("tag", "content", blob.text)
      try repository.git("tag", "-a", "-m", "x", "wrapped", "HEAD^{tree}")
      let found = try repository.found()
      #expect(problem("content", in: found) == .notACommit("content", kind: "blob"))
      #expect(problem("wrapped", in: found) == .notACommit("wrapped", kind: "tree"))
      #expect(problem(blob.text, in: found) == .notACommit(blob.text, kind: "blob"))
      let nothing = String(repeating: "1234567890", count: 4)
      #expect(problem(nothing, in: found) == .unknownRevision(nothing, nearest: nil))
    }
  }

  @Test func `the start of several hashes is ambiguous`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["a": "1"])
      // Some of the first 1,200 numbers have hashes that start with the same four digits.
      let blobs = (1...1200).map { "blob\ndata \("\($0)".utf8.count)\n\($0)\n" }.joined()
      try repository.git(["fast-import", "--quiet"], input: Array(blobs.utf8))
      let all = try repository.git("cat-file", "--batch-all-objects", "--batch-check=%(objectname)")
      let starts = all.split(separator: "\n").map { $0.prefix(4) }
      let counts = Dictionary(grouping: starts) { $0 }.mapValues(\.count).filter { $0.value > 1 }
      let start = try #require(counts.keys.min())
      #expect(
        problem(String(start), in: try repository.found())
          == .ambiguousHash(String(start), count: counts[start] ?? 0))
    }
  }

  // MARK: - Two revisions

  @Test func `the commit where two branches parted is found`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["a": "1"])
      let base = try repository.commit(["a": "2"])
      try repository.git("checkout", "-q", "-b", "side")
      try repository.commit(["b": "1"])
      try repository.git("checkout", "-q", "main")
      try repository.commit(["a": "3"])
      let found = try repository.found()
      let main = try found.revision("main")
      let side = try found.revision("side")
      #expect(try found.mergeBase(main, side) == GitRevision(base))
      #expect(try found.mergeBase(side, main) == GitRevision(base))
      #expect(try found.mergeBase(main, main).id == main.id)
    }
  }

  @Test func `unrelated histories are told apart from a shallow clone`() throws {
    try TestRepository.with { origin, temporary in
      try origin.commit(["a": "1"])
      try origin.git("branch", "side")
      try origin.commit(["a": "2"])
      try origin.git("checkout", "-q", "side")
      try origin.commit(["b": "1"])
      try origin.git("checkout", "-q", "--orphan", "alone")
      try origin.commit(["c": "1"])
      func problem(_ repository: GitRepository, _ first: String, _ second: String) throws
        -> GitProblem?
      {
        let first = try repository.revision(first)
        let second = try repository.revision(second)
        return #expect(throws: GitProblem.self) { try repository.mergeBase(first, second) }
      }
      #expect(
        try problem(origin.found(), "alone", "main") == .unrelatedHistories("alone", "main"))
      let shallow = try origin.clone("clone", "--depth=1", "--no-single-branch").found()
      #expect(
        try problem(shallow, "origin/side", "origin/main")
          == .shallowMergeBase("origin/side", "origin/main"))
    }
  }
}
