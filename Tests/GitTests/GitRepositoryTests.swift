import CatalogCore
import Git
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
struct GitRepositoryTests {
  private func problem(
    at folder: FilePath, _ program: GitProgram = TestRepository.program()
  ) -> GitProblem? {
    do throws(GitProblem) {
      _ = try GitRepository.find(at: folder, program: program)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      "work", "two words", "-x", "--output=x", "'\"$HOME", "a\nb", "a\n", "日本", ".hidden",
      ":(glob)*",
    ])
  func `a work tree is found from its top and from a folder in it, whatever it is called`(
    name: String
  ) throws {
    try TestRepository.with(name) { repository, temporary in
      try repository.commit(["Content/Screens/a.snap": "a"])
      let top = try repository.found()
      #expect(top.topLevel == repository.folder)
      #expect(top.gitDirectory == repository.folder.appending(".git"))
      #expect(top.folderPath == FilePath(""))
      #expect(!top.isShallow)
      let inner = try repository.found("Content/Screens")
      #expect(inner.topLevel == repository.folder)
      #expect(inner.folderPath == FilePath("Content/Screens"))
      #expect(try inner.tree(of: inner.folderPath, at: inner.revision("main")).entries.count == 1)
    }
  }

  @Test func `a folder named with line feeds has its path in the repository`() throws {
    try TestRepository.with { repository, temporary in
      let names = ["a\nb", "\n", "'\"", "-x", "é"]
      for name in names {
        try repository.commit(["\(name)/inner/file": "text"])
        let found = try repository.found("./\(name)/inner")
        #expect(found.folderPath == FilePath("\(name)/inner"))
      }
    }
  }

  @Test func `a bare repository has no work tree`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["a.snap": "a"])
      let bare = try repository.clone("bare.git", "--bare")
      let found = try bare.found()
      #expect(found.topLevel == nil)
      #expect(found.gitDirectory == bare.folder)
      #expect(try found.tree(of: FilePath(""), at: found.revision("main")).entries.count == 1)
      #expect(found.path(of: FilePath("Content")) == FilePath("Content"))
      #expect(found.path(of: bare.folder) == nil)
      // The folder inside a work tree's own repository is none of its folders.
      #expect(try repository.found(".git").topLevel == nil)
    }
  }

  @Test func `a bare repository is read only where the settings allow one`() throws {
    try TestRepository.with(initialize: ["--bare"]) { repository, temporary in
      let strict = TestRepository.program(["GIT_CONFIG_VALUE_0": "explicit"])
      #expect(problem(at: repository.folder, strict) == .bareRepository(repository.folder))
      #expect(problem(at: repository.folder) == nil)
    }
  }

  @Test func `a linked work tree has a head of its own and shares the commits`() throws {
    try TestRepository.with { repository, temporary in
      let first = try repository.commit(["Content/a.snap": "a"])
      let linked = temporary.path.appending("linked")
      try repository.git("worktree", "add", "-q", "-b", "side", linked.string)
      let side = TestRepository(folder: linked)
      let second = try side.commit(["Content/a.snap": "b"])
      let found = try side.found("Content")
      #expect(found.topLevel == linked)
      #expect(found.folderPath == FilePath("Content"))
      #expect(try found.head() == .branch(GitRevision(name: "side", id: second)))
      #expect(try found.revision("main").id == first)
      #expect(
        try found.history(of: found.folderPath, from: found.revision("HEAD")).changes.count == 2)
    }
  }

  @Test func `a submodule is a repository of its own`() throws {
    try TestRepository.with("inner") { inner, temporary in
      try inner.commit(["Content/a.snap": "a"])
      temporary.makeFolder("outer")
      let outer = TestRepository(folder: temporary.path.appending("outer"))
      try outer.git("init", "-q")
      try outer.git("submodule", "--quiet", "add", "file://\(inner.folder)", "part")
      try outer.commit([:])
      let part = try outer.found("part/Content")
      #expect(part.topLevel == outer.folder.appending("part"))
      #expect(part.folderPath == FilePath("Content"))
      let head = try part.revision("HEAD")
      #expect(
        try part.tree(of: part.folderPath, at: head).entries.map(\.path) == [FilePath("a.snap")])
      #expect(try part.history(of: part.folderPath, from: head).changes.count == 1)
      // Seen from outside it is one entry, which is not followed.
      let whole = try outer.found()
      let tree = try whole.tree(of: FilePath(""), at: whole.revision("HEAD"))
      #expect(tree.entries.map(\.kind) == [.file, .submodule])
      let problem = #expect(throws: GitProblem.self) {
        try whole.tree(of: FilePath("part"), at: whole.revision("HEAD"))
      }
      #expect(
        problem == .notAFolder(FilePath("part"), kind: .submodule, revision: "HEAD"))
    }
  }

  @Test func `a repository whose settings name its work tree is read the same`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["Content/a.snap": "a"])
      try repository.git("config", "core.worktree", repository.folder.string)
      let found = try repository.found("Content")
      #expect(found.folderPath == FilePath("Content"))
      let head = try found.revision("HEAD")
      #expect(try found.tree(of: found.folderPath, at: head).entries.count == 1)
      #expect(try found.history(of: found.folderPath, from: head).changes.count == 1)
    }
  }

  // MARK: - No repository

  @Test func `a folder in no repository and a folder that is not there are told apart`() throws {
    try TemporaryFolder.with { folder in
      let outside = TestRepository.program(["GIT_CEILING_DIRECTORIES": folder.path.parent.string])
      #expect(problem(at: folder.path, outside) == .noRepository(folder.path))
      let gone = folder.path.appending("gone")
      #expect(problem(at: gone, outside) == .noFolder(gone))
      try folder.write("file", "text")
      let file = folder.path.appending("file")
      #expect(problem(at: file, outside) == .noFolder(file))
    }
  }

  @Test func `a link to a repository that is gone says which one`() throws {
    try TemporaryFolder.with { folder in
      try folder.write(".git", "gitdir: /nonexistent/.git/worktrees/x\n")
      #expect(
        problem(at: folder.path)
          == .lostRepository(folder.path, missing: "/nonexistent/.git/worktrees/x"))
    }
  }

  @Test func `a repository of another user is refused by git, and so it says`() throws {
    try TestRepository.with { repository, temporary in
      let stranger = TestRepository.program(["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
      #expect(problem(at: repository.folder, stranger) == .dubiousOwnership(repository.folder))
    }
  }

  @Test func `a repository of a future format is a failure with git's own words`() throws {
    try TestRepository.with { repository, temporary in
      try repository.git("config", "core.repositoryFormatVersion", "99")
      guard case .failed("rev-parse", .exited(128), let message) = problem(at: repository.folder)
      else {
        Issue.record("no failure")
        return
      }
      #expect(message.utf8.starts(with: "Expected git repo version".utf8))
    }
  }

  // MARK: - What surrounds a call

  @Test func `a hook's variables lead to no other repository and to no other files`() async {
    await #expect(processExitsWith: .success) {
      let isSame = try TestRepository.with { repository, temporary in
        let id = try repository.commit(["*/a.snap": "a", "b/a.snap": "b"])
        for name in ["GIT_DIR", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_SHALLOW_FILE"] {
          setenv(name, "/nonexistent", 1)
        }
        for name in ["GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_NAMESPACE"] {
          setenv(name, "x", 1)
        }
        setenv("GIT_ICASE_PATHSPECS", "1", 1)
        let program = GitProgram(environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
        let found = try GitRepository.find(at: repository.folder, program: program)
        let head = try found.revision("HEAD")
        let tree = try found.tree(of: FilePath("*"), at: head)
        return head.id == id && tree.entries.count == 1 && found.topLevel == repository.folder
      }
      exit(isSame ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test func `settings that change what people see change nothing`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["Content/é\n.snap": "a"], "One", date: "01")
      try repository.commit(["Content/é\n.snap": "b"], "Two", date: "02")
      func state() throws -> (GitTree, GitHistory, GitHead) {
        let found = try repository.found()
        let head = try found.revision("HEAD")
        return (
          try found.tree(of: FilePath("Content"), at: head),
          try found.history(of: FilePath("Content"), from: head), try found.head()
        )
      }
      let before = try state()
      let settings = [
        ("color.ui", "always"), ("core.quotePath", "true"), ("log.showSignature", "true"),
        ("log.follow", "true"), ("log.date", "relative"), ("core.abbrev", "4"),
        ("core.pager", "false"), ("pager.rev-list", "false"), ("diff.external", "false"),
        ("alias.rev-list", "!false"), ("alias.ls-tree", "!false"), ("alias.rev-parse", "!false"),
        ("i18n.logOutputEncoding", "ISO-8859-1"), ("format.pretty", "oneline"),
        ("log.diffMerges", "on"), ("core.fsmonitor", "false"), ("log.decorate", "full"),
      ]
      for (name, value) in settings { try repository.git("config", name, value) }
      let after = try state()
      #expect(after.0 == before.0)
      #expect(after.1 == before.1)
      #expect(after.2 == before.2)
      #expect(after.0.entries.map(\.path) == [FilePath("é\n.snap")])
    }
  }

  @Test func `a path is no pattern, and git's traces are no answers`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["*/a.snap": "a", "b/a.snap": "b"])
      let found = try repository.found(variables: ["GIT_TRACE": "1", "GIT_TRACE2": "1"])
      let head = try found.revision("HEAD")
      #expect(try found.tree(of: FilePath("*"), at: head).entries.count == 1)
      for pattern in [":(top)b", ":/b", "?", "B"] {
        #expect(try found.tree(of: FilePath(pattern), at: head).id == nil, "\(pattern)")
        #expect(try found.history(of: FilePath(pattern), from: head).changes.isEmpty, "\(pattern)")
      }
    }
  }

  @Test func `reading leaves the repository as it is`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["Content/a.snap": "a"])
      let before = try temporary.tree()
      let found = try repository.found("Content")
      let head = try found.revision("HEAD")
      let tree = try found.tree(of: found.folderPath, at: head)
      _ = try found.blobs(of: tree.entries.map(\.id))
      _ = try found.history(of: found.folderPath, from: head)
      _ = try found.head()
      #expect(try temporary.tree() == before)
    }
  }

  // MARK: - Paths

  @Test(
    arguments: [
      ("Screens", "Content/Screens"), ("./Screens/", "Content/Screens"), (".", "Content"),
      ("", "Content"), ("..", ""), ("../Other", "Other"), ("../..", nil), ("../../work", nil),
    ])
  func `a relative path starts in the folder and stays in the work tree`(
    path: String, expected: String?
  ) throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["Content/a.snap": "a"])
      #expect(
        try repository.found("Content").path(of: FilePath(path)) == expected.map { FilePath($0) })
    }
  }

  @Test func `an absolute path is one in the repository only below its top`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["Content/a.snap": "a"])
      let found = try repository.found("Content")
      #expect(found.path(of: repository.folder) == FilePath(""))
      #expect(found.path(of: repository.folder.appending("x/../y")) == FilePath("y"))
      #expect(found.path(of: temporary.path) == nil)
      #expect(found.path(of: FilePath(repository.folder.string + "2/a")) == nil)
    }
  }
}

/// What needs no git.
struct GitProgramTests {
  @Test func `a program that is not there is no repository's fault`() {
    let name = "catalog-no-such-program"
    let problem = #expect(throws: GitProblem.self) {
      try GitRepository.find(at: FilePath("."), program: GitProgram(name: name))
    }
    #expect(problem == .notInstalled(program: name, reason: "No such file or directory"))
    #expect(problem?.diagnostic.id == "git-not-installed")
  }

  @Test func `a Mac without the developer tools has no git`() throws {
    try TemporaryFolder.with { folder in
      let text = "xcrun: error: invalid active developer path"
      try folder.write("git", "#!/bin/sh\necho '\(text)' >&2\nexit 1\n", isProgram: true)
      let program = GitProgram(name: folder.path.appending("git").string)
      let problem = #expect(throws: GitProblem.self) {
        try GitRepository.find(at: FilePath("."), program: program)
      }
      #expect(
        problem
          == .notInstalled(program: program.name, reason: "the developer tools are not installed"))
    }
  }

  @Test(arguments: ["", "true", "true\nfalse", "--is-shallow\n--x\n--y", "1\n0\n/x"])
  func `an answer of another form is no repository`(answer: String) throws {
    try TemporaryFolder.with { folder in
      try folder.write("git", "#!/bin/sh\nprintf '%s\\n' '\(answer)'\n", isProgram: true)
      let program = GitProgram(name: folder.path.appending("git").string)
      let problem = #expect(throws: GitProblem.self) {
        try GitRepository.find(at: FilePath("."), program: program)
      }
      #expect(problem == .unexpectedAnswer(command: "rev-parse"))
    }
  }

  @Test func `git never asks, fetches, pages or locks`() {
    let environment = GitProgram(environment: ["X": "1"]).environment
    let expected = [
      "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1",
      "GIT_ALLOW_PROTOCOL": "none", "GIT_PAGER": "cat", "LC_ALL": "C", "X": "1",
    ]
    for (name, value) in expected { #expect(environment[name] == value, "\(name)") }
  }
}
