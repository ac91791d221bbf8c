import CatalogCore
import Git
import Snapshots
import TestSupport
import Testing

/// `diff`, by what its operands may mean and by where it may run.
@Suite(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
struct DiffCommandTests {
  private static let dusk = RecordedCatalog.document("photos", "loaded")
  private static let dawn = RecordedCatalog.document("photos", "loaded", row: "Dawn")
  private static let path = "Content/Screens/photos/loaded.snap"

  private static func text(_ document: SnapshotDocument) -> String {
    RecordedCatalog.text(document)
  }

  /// What is told where “Dusk” became “Dawn”.
  private static let sentence =
    "“title” of PhotoCell shows “Dawn” (was “Dusk”) in photos/loaded, row photo-1"
  private static let opposite =
    "“title” of PhotoCell shows “Dusk” (was “Dawn”) in photos/loaded, row photo-1"

  /// A catalog in which the last commit changed a title.
  private func with(
    in subfolder: String = "", _ body: (TestRepository, _ root: FilePath) throws -> Void
  ) throws {
    try TestRepository.with { repository, _ in
      let prefix = subfolder.isEmpty ? "" : subfolder + "/"
      try repository.commit([prefix + Self.path: Self.text(Self.dusk)], "Dusk")
      try repository.git("branch", "base")
      try repository.commit([prefix + Self.path: Self.text(Self.dawn)], "Dawn")
      try body(repository, repository.folder.appending(subfolder))
    }
  }

  private func diff(
    _ words: [String], at root: FilePath, git: GitProgram = TestRepository.program()
  ) -> TestTool.Result {
    var tool = TestTool(on: DiskFileSystem())
    tool.git = git
    return tool.run(["diff", "--root", root.string] + words)
  }

  // MARK: - What the operands mean

  @Test(
    arguments: [
      (["base", "HEAD"], sentence), (["base", "main"], sentence), (["HEAD~1", "HEAD"], sentence),
      (["base..main"], sentence), (["base..."], sentence), (["base...main"], sentence),
      (["main", "base"], opposite), (["main..base"], opposite), (["base"], sentence),
      (["HEAD^"], sentence), (["..base"], opposite),
    ])
  func `revisions are compared as git names them`(words: [String], sentence: String) throws {
    try with { _, root in
      let result = diff(words, at: root)
      #expect(result.exitCode == .differences, "\(result.messages)")
      #expect(result.output == sentence + "\n")
    }
  }

  @Test func `without operands the work tree is compared with the last commit`() throws {
    try with { repository, root in
      let clean = diff([], at: root)
      #expect(clean.exitCode == .fine)
      #expect(clean.output.isEmpty)
      #expect(clean.messages.contains("no changes"))
      try DiskFileSystem().write(
        Array(Self.text(Self.dusk).utf8), to: repository.folder.appending(Self.path))
      let changed = diff([], at: root)
      #expect(changed.exitCode == .differences)
      #expect(changed.output == Self.opposite + "\n")
      // What waits for review is no part of the catalog.
      try repository.git("checkout", "-q", ".")
      try DiskFileSystem().write(
        Array(Self.text(Self.dusk).utf8), to: repository.folder.appending(Self.path + ".new"))
      #expect(diff([], at: root).exitCode == .fine)
    }
  }

  @Test func `three dots compare with where the branches parted`() throws {
    try with { repository, root in
      try repository.git("checkout", "-q", "-b", "topic", "base")
      try repository.commit(
        ["Content/Screens/photos/new.snap": Self.text(RecordedCatalog.document("photos", "new"))])
      #expect(diff(["main...topic"], at: root).causes == ["photos/new added"])
      #expect(diff(["main..topic"], at: root).causes == [Self.opposite, "photos/new added"])
      #expect(diff(["main...HEAD"], at: root).causes == ["photos/new added"])
    }
  }

  @Test func `folders are compared, without any repository too`() throws {
    try TemporaryFolder.with { temporary in
      try temporary.write("old/\(Self.path)", Self.text(Self.dusk))
      try temporary.write("new/\(Self.path)", Self.text(Self.dawn))
      let folders = ["old", "new"].map { temporary.path.appending($0).string }
      for git in [TestRepository.program(), GitProgram(name: "/nonexistent/git")] {
        let result = diff(folders, at: temporary.path.appending("new"), git: git)
        #expect(result.exitCode == .differences, "\(result.messages)")
        #expect(result.output == Self.sentence + "\n")
      }
    }
  }

  @Test func `a revision is compared with a folder`() throws {
    try with { _, root in
      try TemporaryFolder.with { temporary in
        try temporary.write(Self.path, Self.text(Self.dusk))
        let folder = temporary.path.string
        #expect(diff(["HEAD", folder], at: root).output == Self.opposite + "\n")
        #expect(diff([folder, "HEAD"], at: root).output == Self.sentence + "\n")
        #expect(diff([folder], at: root).output == Self.sentence + "\n")
      }
    }
  }

  @Test func `a branch wins over a folder of the same name`() throws {
    try with { repository, root in
      try DiskFileSystem().write(
        Array(Self.text(Self.dawn).utf8),
        to: repository.folder.appending("base/\(Self.path)"))
      #expect(diff(["base", "HEAD"], at: root).output == Self.sentence + "\n")
    }
  }

  // MARK: - Where it runs

  @Test func `a catalog in a folder of the repository is compared with itself`() throws {
    try with(in: "apps/harbour") { repository, root in
      try repository.commit([Self.path: "this is another catalog\n"])
      #expect(diff(["base", "HEAD"], at: root).output == Self.sentence + "\n")
      let json = diff(["base", "HEAD", "--format=json"], at: root).output
      #expect(json.contains("\"apps/harbour/\(Self.path)\""), "\(json)")
      let log = TestTool(on: DiskFileSystem())
        .run("log", "--root", root.string, "photos")
      #expect(log.exitCode == .fine)
      #expect(log.output.contains(Self.sentence))
    }
  }

  @Test func `a detached head is a revision like others`() throws {
    try with { repository, root in
      try repository.git("checkout", "-q", "--detach", "base")
      #expect(diff(["HEAD", "main"], at: root).output == Self.sentence + "\n")
      #expect(diff(["main"], at: root).output == Self.opposite + "\n")
      #expect(diff(["main...HEAD"], at: root).exitCode == .fine)
    }
  }

  @Test func `a repository without a work tree is compared by its revisions`() throws {
    try with { repository, _ in
      let bare = try repository.clone("bare", "--bare")
      let script = #"cd "$0" && exec "$@""#
      var process = Subprocess(
        command: [
          "/bin/sh", "-c", script, bare.folder.string, try BuiltProgram.path("catalog"), "diff",
          "base", "main",
        ], folder: FilePath("."))
      process.environment = TestRepository.environment
      process.errorOutput = .captured
      let outcome = try process.run()
      #expect(outcome.end == .exited(1), "\(String(decodingUTF8: outcome.errors))")
      #expect(String(decodingUTF8: outcome.output) == Self.sentence + "\n")
    }
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var words: [String]
    var id: String
    var exitCode = ExitCode.usage

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    arguments: [
      Refusal(words: ["nothing"], id: "git-unknown-revision"),
      Refusal(words: ["bsae", "HEAD"], id: "git-unknown-revision"),
      Refusal(words: ["base...nothing"], id: "git-unknown-revision"),
      // As an unset variable leaves it.
      Refusal(words: ["...HEAD"], id: "git-malformed-revision"),
      Refusal(words: ["./nowhere", "HEAD"], id: "usage-no-catalog"),
      Refusal(words: ["HEAD~9"], id: "git-unknown-revision"),
      Refusal(words: ["main:Content"], id: "git-malformed-revision"),
      Refusal(words: ["-x"], id: "usage-unknown-option"),
      Refusal(words: ["--", "-x"], id: "git-unknown-revision"),
      Refusal(words: ["a", "b", "c"], id: "usage-unexpected-operand"),
      Refusal(words: [""], id: "git-malformed-revision"),
      Refusal(words: ["--format", "html"], id: "usage-unknown-choice"),
    ])
  func `what is neither a revision nor a catalog is exit code 2`(refusal: Refusal) throws {
    try with { _, root in
      let result = diff(refusal.words, at: root)
      #expect(result.exitCode == refusal.exitCode)
      #expect(result.output.isEmpty)
      #expect(result.messages.contains("[\(refusal.id)]"), "\(result.messages)")
    }
  }

  @Test func `a clone that ends before the base says how to get it`() throws {
    try with { repository, _ in
      let shallow = try repository.clone("shallow", "--depth", "1", "--no-single-branch")
      let result = diff(["HEAD~1"], at: shallow.folder)
      #expect(result.exitCode == .usage)
      #expect(result.messages.contains("[git-shallow]"), "\(result.messages)")
      #expect(result.messages.contains("git fetch --unshallow"))
      // Of two tips that are there, only the place where they parted is not.
      #expect(diff(["origin/base", "HEAD"], at: shallow.folder).output == Self.sentence + "\n")
      let parted = diff(["origin/base...HEAD"], at: shallow.folder)
      #expect(parted.exitCode == .damagedInput)
      #expect(parted.messages.contains("[git-shallow]"), "\(parted.messages)")
      // The history knows where the clone ends.
      let log = TestTool(on: DiskFileSystem())
        .run("log", "--root", shallow.folder.string, "photos")
      #expect(log.messages.contains("shallow"))
    }
  }

  @Test func `a branch that was never fetched is told from one that is not`() throws {
    try with { repository, _ in
      let single = try repository.clone("single", "--single-branch", "-b", "main")
      let result = diff(["origin/base"], at: single.folder)
      #expect(result.exitCode == .usage)
      #expect(result.messages.contains("[git-unknown-revision]"), "\(result.messages)")
    }
  }

  @Test(arguments: [[], ["HEAD"], ["main...HEAD"], ["main", "HEAD"]])
  func `without git or a repository nothing is said to be the same`(words: [String]) throws {
    try with { _, root in
      let missing = diff(words, at: root, git: GitProgram(name: "/nonexistent/git"))
      #expect(missing.exitCode == .damagedInput)
      #expect(missing.messages.contains("[git-not-installed]"), "\(missing.messages)")
    }
    try TemporaryFolder.with { temporary in
      try temporary.write(Self.path, Self.text(Self.dusk))
      let none = diff(words, at: temporary.path)
      #expect(none.exitCode == .usage)
      #expect(none.messages.contains("[git-no-repository]"), "\(none.messages)")
    }
    try TestRepository.with { repository, temporary in
      try temporary.write("work/\(Self.path)", Self.text(Self.dusk))
      let unborn = diff(words, at: repository.folder)
      #expect(unborn.exitCode == .usage)
      #expect(unborn.output.isEmpty)
    }
  }

  @Test func `before the first commit the message says so`() throws {
    try TestRepository.with { repository, temporary in
      try temporary.write("work/\(Self.path)", Self.text(Self.dusk))
      let result = diff([], at: repository.folder)
      #expect(result.exitCode == .usage)
      #expect(result.messages.contains("[git-no-commits]"), "\(result.messages)")
    }
  }
}
