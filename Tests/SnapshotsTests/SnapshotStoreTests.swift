import CatalogCore
import Snapshots
import TestSupport
import Testing

struct SnapshotStoreTests {
  private static func text(_ screen: String, _ scenario: String) -> String {
    String(
      decodingUTF8: SnapshotWriter.bytes(
        of: SnapshotDocument(
          screen: SnapshotDocument.Name(id: screen, title: ""),
          scenario: SnapshotDocument.Name(id: scenario, title: ""))))
  }

  private static func store(_ files: any FileSystem) -> SnapshotStore {
    SnapshotStore(folder: FilePath("Content/Screens"), files: files)
  }

  /// Paths with the name of the document, or the problem.
  private static func listing(_ entries: [SnapshotStore.Entry]) -> [String] {
    entries.map { entry in
      switch entry.document {
      case .success(let document): "\(entry.path): \(document.name)"
      case .failure(let diagnostic): "\(entry.path): \(diagnostic.id)"
      }
    }
  }

  @Test func `a scenario stands in the folder of its screen`() {
    let store = Self.store(MemoryFileSystem())
    let path = store.baselinePath(screen: "C#", scenario: "con")
    #expect(path == FilePath("Content/Screens/C~23/~63on.snap"))
    #expect(
      store.pendingPath(forBaseline: path) == FilePath("Content/Screens/C~23/~63on.snap.new"))
  }

  @Test func `a folder that is not there holds nothing`() throws {
    let store = Self.store(MemoryFileSystem(["Content/index.md": "x"]))
    #expect(try store.baselines().isEmpty)
    #expect(try store.pending().isEmpty)
  }

  @Test func `a file in place of the folder is a problem`() {
    let store = Self.store(MemoryFileSystem(["Content/Screens": "x"]))
    #expect(throws: FileProblem.self) { try store.baselines() }
  }

  @Test func `only snapshots one folder deep are listed, in the order of their paths`() throws {
    let files = MemoryFileSystem([
      "Content/Screens/b/two.snap": Self.text("b", "two"),
      "Content/Screens/a/one.snap": Self.text("a", "one"),
      "Content/Screens/B/three.snap": Self.text("B", "three"),
      "Content/Screens/a/one.snap.new": Self.text("a", "one"),
      "Content/Screens/a/waits.snap.new": Self.text("a", "waits"),
      "Content/Screens/a/index.md": "# A",
      "Content/Screens/a/one.snap.orig": "x", "Content/Screens/a/onesnap": "x",
      "Content/Screens/a/.hidden.snap": "x", "Content/Screens/.git/x.snap": "x",
      "Content/Screens/stray.snap": Self.text("stray", "x"),
      "Content/Screens/a/deep/three.snap": Self.text("a", "three"),
      "Content/Guide/a/one.snap": "x",
    ])
    let store = Self.store(files)
    #expect(
      Self.listing(try store.baselines()) == [
        "Content/Screens/B/three.snap: B/three", "Content/Screens/a/one.snap: a/one",
        "Content/Screens/b/two.snap: b/two",
      ])
    #expect(
      Self.listing(try store.pending()) == [
        "Content/Screens/a/one.snap.new: a/one", "Content/Screens/a/waits.snap.new: a/waits",
      ])
  }

  @Test func `an entry has the bytes of its file`() throws {
    let text = Self.text("a", "one").replacing("\n", with: "\r\n")
    let store = Self.store(MemoryFileSystem(["Content/Screens/a/one.snap": text]))
    #expect(try store.baselines().map(\.bytes) == [Array(text.utf8)])
  }

  @Test func `a snapshot under another name than its own is reported`() throws {
    let store = Self.store(
      MemoryFileSystem([
        "Content/Screens/a/copy.snap": Self.text("a", "one"),
        "Content/Screens/A/one.snap": Self.text("a", "one"),
        "Content/Screens/e\u{301}/one.snap": Self.text("\u{E9}", "one"),
        "Content/Screens/a/old.snap.new": Self.text("a", "one"),
      ]))
    let messages = try (store.baselines() + store.pending()).map { entry in
      if case .failure(let diagnostic) = entry.document {
        DiagnosticFormatter().text(diagnostic)
      } else {
        "fine"
      }
    }
    let reason =
      "error: the screen and scenario named inside belong to another file [snapshot-misplaced]"
    #expect(
      messages == [
        "Content/Screens/A/one.snap: \(reason)\n  hint: move it to Content/Screens/a/one.snap\n",
        "Content/Screens/a/copy.snap: \(reason)\n  hint: move it to Content/Screens/a/one.snap\n",
        "Content/Screens/e\u{301}/one.snap: \(reason)\n"
          + "  hint: move it to Content/Screens/\u{E9}/one.snap\n",
        "Content/Screens/a/old.snap.new: \(reason)\n"
          + "  hint: move it to Content/Screens/a/one.snap.new\n",
      ])
  }

  @Test func `a damaged file is an entry with its place`() throws {
    let store = Self.store(
      MemoryFileSystem(["Content/Screens/a/one.snap": "catalog snapshot 1\nscrene a \"\"\n"]))
    let entry = try #require(try store.baselines().first)
    guard case .failure(let diagnostic) = entry.document else {
      Issue.record("read a damaged file")
      return
    }
    #expect(
      DiagnosticFormatter().text(diagnostic) == """
        Content/Screens/a/one.snap:2:1: error: no line starts with “screne” here [snapshot-unknown-line]
          screne a ""
          ^~~~~~
          hint: did you mean “screen”?

        """)
  }

  @Test func `a file that cannot be read is an entry, not an absence`() throws {
    let files = UnreadableFile(
      files: MemoryFileSystem([
        "Content/Screens/a/one.snap": Self.text("a", "one"),
        "Content/Screens/a/two.snap": Self.text("a", "two"),
      ]), path: FilePath("Content/Screens/a/one.snap"))
    #expect(
      Self.listing(try Self.store(files).baselines()) == [
        "Content/Screens/a/one.snap: file-read", "Content/Screens/a/two.snap: a/two",
      ])
  }

  @Test func `a baseline stands where it is looked for, whatever its names are`() throws {
    let files = MemoryFileSystem()
    let store = Self.store(files)
    var paths: Set<FilePath> = []
    for document in RandomDocuments(seed: 13).prefix(300) {
      let path = store.baselinePath(screen: document.screen.id, scenario: document.scenario.id)
      paths.insert(path)
      files[path.string] = String(decodingUTF8: SnapshotWriter.bytes(of: document))
    }
    let entries = try store.baselines()
    #expect(Set(entries.map(\.path)) == paths)
    for entry in entries { #expect(throws: Never.self) { try entry.document.get() } }
  }
}

/// Files of which one is there but cannot be read.
private struct UnreadableFile: FileSystem {
  var files: MemoryFileSystem
  var path: FilePath

  func kind(of path: FilePath) -> FileKind? { files.kind(of: path) }
  func isLink(_ path: FilePath) -> Bool { files.isLink(path) }
  func resolved(_ path: FilePath) -> FilePath { files.resolved(path) }
  func read(_ path: FilePath) throws(FileProblem) -> [UInt8] {
    if path == self.path { throw FileProblem(.read, path, reason: "Permission denied") }
    return try files.read(path)
  }
  func write(_ files: [FileContent]) throws(FileProblem) { try self.files.write(files) }
  func names(in folder: FilePath) throws(FileProblem) -> [String] { try files.names(in: folder) }
  func lock(_ folder: FilePath) throws(FileProblem) -> FolderLock { try files.lock(folder) }
  func makeFolder(_ path: FilePath) throws(FileProblem) { try files.makeFolder(path) }
  func removeFile(_ path: FilePath) throws(FileProblem) { try files.removeFile(path) }
  func removeEmptyFolder(_ path: FilePath) {}
}
