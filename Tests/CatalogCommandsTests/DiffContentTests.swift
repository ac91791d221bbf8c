import CatalogCore
import Snapshots
import TestSupport
import Testing

/// `diff`, by what the two catalogs hold and by what it leaves behind.
@Suite(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
struct DiffContentTests {
  private static let path = "Content/Screens/photos/loaded.snap"
  private static let dusk = RecordedCatalog.text(RecordedCatalog.document("photos", "loaded"))
  private static let dawn = RecordedCatalog.text(
    RecordedCatalog.document("photos", "loaded", row: "Dawn"))

  private func diff(_ repository: TestRepository, _ words: String...) -> TestTool.Result {
    TestTool(on: DiskFileSystem()).run(
      ["diff", "--root", repository.folder.string] + words)
  }

  /// Two commits, the older of which has the branch `base`.
  private func with(
    _ old: [String: String?], _ new: [String: String?], _ body: (TestRepository) throws -> Void
  ) throws {
    try TestRepository.with { repository, _ in
      try repository.commit(old)
      try repository.git("branch", "base")
      try repository.commit(new)
      try body(repository)
    }
  }

  @Test func `against a base without any snapshots every screen is new`() throws {
    try with(["README": "Harbour\n"], [Self.path: Self.dusk]) { repository in
      let result = diff(repository, "base", "HEAD")
      #expect(result.exitCode == .differences)
      #expect(result.output == "screen photos added with 1 scenario\n")
      let back = diff(repository, "HEAD", "base")
      #expect(back.exitCode == .differences)
      #expect(back.output == "screen photos removed with 1 scenario\n")
    }
  }

  @Test func `two revisions without any snapshots are no catalogs that are the same`() throws {
    try with(["README": "Harbour\n"], ["Content/index.md": "# Harbour\n"]) { repository in
      #expect(diff(repository, "base", "HEAD").exitCode == .usage)
    }
  }

  @Test func `line endings of another machine are no difference`() throws {
    let dusk = Self.dusk.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    try with([Self.path: dusk], [Self.path: Self.dusk]) { repository in
      #expect(diff(repository, "base", "HEAD").exitCode == .fine)
      let dawn = Self.dawn.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n")
      try repository.commit([Self.path: dawn])
      #expect(
        diff(repository, "base", "HEAD").output
          == "“title” of PhotoCell shows “Dawn” (was “Dusk”) in photos/loaded, row photo-1\n")
    }
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    var text: String
    var id: String

    var testDescription: String { id }
  }

  @Test(
    arguments: [
      Damage(text: "", id: "snapshot-empty"),
      Damage(
        text: "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
        id: "snapshot-lfs-pointer"),
      Damage(text: "<<<<<<< HEAD\n", id: "snapshot-conflict"),
      Damage(text: "catalog snapshot 99\n", id: "snapshot-newer-version"),
      Damage(text: "catalog snapshot 1\n", id: "snapshot-truncated"),
      Damage(text: "hello\n", id: "snapshot-unknown-format"),
    ], [true, false])
  func `what is damaged on either side is exit code 3 in every form, and hides nothing else`(
    damage: Damage, isOld: Bool
  ) throws {
    let other = "Content/Screens/photos/other.snap"
    let text = RecordedCatalog.text(RecordedCatalog.document("photos", "other"))
    let broken: [String: String?] = [Self.path: damage.text]
    let sound: [String: String?] = [Self.path: Self.dusk]
    try with(isOld ? broken : sound, (isOld ? sound : broken).merging([other: text]) { $1 }) {
      repository in
      for form in ["text", "markdown", "json", "junit", "github"] {
        let result = diff(repository, "base", "HEAD", "--format", form)
        #expect(result.exitCode == .damagedInput)
        #expect(result.messages.contains("[\(damage.id)]"), "\(result.messages)")
        #expect(result.messages.contains("\(Self.path):"))
        #expect(result.messages.contains("error: in “\(isOld ? "base" : "HEAD")”, "))
        #expect(result.output.contains("photos/other"), "\(form)")
        if form != "text", form != "markdown" { #expect(result.output.contains(damage.id)) }
      }
    }
  }

  @Test func `conflict markers in the work tree are exit code 3 with their line`() throws {
    try with([Self.path: Self.dusk], [Self.path: Self.dawn]) { repository in
      try repository.git("checkout", "-q", "-b", "other", "base")
      try repository.commit(
        [
          Self.path: RecordedCatalog.text(
            RecordedCatalog.document("photos", "loaded", row: "Night"))
        ])
      #expect(throws: TestRepository.GitFailure.self) { try repository.git("merge", "main") }
      let result = diff(repository)
      #expect(result.exitCode == .damagedInput)
      #expect(result.messages.contains("[snapshot-conflict]"), "\(result.messages)")
      #expect(result.messages.contains("<<<<<<< HEAD"))
    }
  }

  @Test func `a link in place of a snapshot is exit code 3`() throws {
    try with([Self.path: Self.dusk], [Self.path: nil]) { repository in
      let folder = repository.folder.appending("Content/Screens/photos")
      try DiskFileSystem().makeFolder(folder)
      try repository.git("config", "core.symlinks", "true")
      let blob = try repository.git("rev-parse", "base:\(Self.path)")
      try repository.git("update-index", "--add", "--cacheinfo", "120000,\(blob),\(Self.path)")
      try repository.git("commit", "-q", "-m", "A link")
      let result = diff(repository, "base", "HEAD")
      #expect(result.exitCode == .damagedInput)
      #expect(result.messages.contains("[snapshot-no-file]"), "\(result.messages)")
    }
  }

  @Test(arguments: ["text", "markdown", "json", "junit", "github"])
  func `every form says what is different, and ends with a line feed`(form: String) throws {
    try with([Self.path: Self.dusk], [Self.path: Self.dawn]) { repository in
      let result = diff(repository, "base", "HEAD", "--format", form)
      #expect(result.exitCode == .differences)
      #expect(result.output.contains("Dawn"))
      #expect(result.bytes.last == .lineFeed)
      #expect(diff(repository, "HEAD", "HEAD", "--format", form).exitCode == .fine)
    }
  }

  @Test func `a second report removes what it has not, and leaves what is not its own`() throws {
    try with([Self.path: Self.dusk], [Self.path: Self.dawn]) { repository in
      try TemporaryFolder.with { temporary in
        let folder = temporary.path.appending("report").string
        #expect(diff(repository, "base", "HEAD", "--html", folder).exitCode == .differences)
        let first = try temporary.tree()
        let pictures = first.keys.filter { $0.hasSuffix(".svg") }
        #expect(pictures.count >= 2)
        try temporary.write("report/mine.txt", "theirs")
        try temporary.write("report/pictures/mine.svg", "theirs")
        #expect(diff(repository, "base", "HEAD", "--html", folder).exitCode == .differences)
        let second = try temporary.tree()
        #expect(
          second
            == first.merging([
              "report/mine.txt": "theirs", "report/pictures/mine.svg": "theirs",
            ]) { $1 })
        #expect(diff(repository, "HEAD", "HEAD", "--html", folder).exitCode == .fine)
        let third = try temporary.tree()
        for picture in pictures { #expect(third[picture] == nil, "\(picture)") }
        #expect(third["report/mine.txt"] == "theirs")
        #expect(third["report/pictures/mine.svg"] == "theirs")
        #expect(third["report/index.html"] != first["report/index.html"])
      }
    }
  }

  @Test func `a report that cannot be written is exit code 3 and not a comparison that went well`()
    throws
  {
    try with([Self.path: Self.dusk], [Self.path: Self.dawn]) { repository in
      let file = repository.folder.appending(Self.path).string
      let result = diff(repository, "HEAD", "HEAD", "--html", file)
      #expect(result.exitCode == .damagedInput)
      #expect(result.messages.contains("error: cannot"))
      let text = try DiskFileSystem().read(repository.folder.appending(Self.path))
      #expect(text == Array(Self.dawn.utf8))
    }
  }
}
