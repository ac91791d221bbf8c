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
  private static func listing(_ snapshots: [StoredSnapshot]) -> [String] {
    snapshots.map { snapshot in
      do throws(Diagnostic) {
        return "\(snapshot.key): \(try snapshot.document().name)"
      } catch {
        return "\(snapshot.key): \(error.id)"
      }
    }
  }

  private static func listing(_ pending: [PendingSnapshot]) -> [String] {
    pending.flatMap { item in
      switch item.content {
      case .snapshot(let snapshot): listing([snapshot])
      case .removal: ["\(item.key): removal"]
      case .unreadable(let diagnostic): ["\(item.key): \(diagnostic.id)"]
      }
    }
  }

  @Test func `the snapshots of one screen are those of its folder, and no other is looked at`()
    throws
  {
    let files = MemoryFileSystem([
      "Content/Screens/photos/loaded.snap": Self.text("photos", "loaded"),
      "Content/Screens/photos/empty.snap.new": Self.text("photos", "empty"),
      "Content/Screens/photos/old/loaded.snap": "",
      "Content/Screens/photos-of-boats/loaded.snap": "",
      "Content/Screens/C~23/loaded.snap": Self.text("C#", "loaded"),
    ])
    let store = Self.store(files)
    #expect(
      Self.listing(try store.baselines(ofScreen: "photos")) == [
        "photos/loaded.snap: photos/loaded"
      ])
    #expect(try store.pendingKeys(ofScreen: "photos").map(\.string) == ["photos/empty.snap"])
    #expect(Self.listing(try store.baselines(ofScreen: "C#")) == ["C~23/loaded.snap: C#/loaded"])
    #expect(try store.baselines(ofScreen: "settings").isEmpty)
    try TemporaryFolder.with { folder in
      try folder.write("Content/Screens/photos/loaded.snap", Self.text("photos", "loaded"))
      folder.link("Content/Screens/settings", to: "photos")
      let store = SnapshotStore(
        folder: folder.path.appending("Content/Screens"), files: DiskFileSystem())
      #expect(try store.baselines(ofScreen: "photos").count == 1)
      #expect(throws: FileProblem.self) { try store.baselines(ofScreen: "settings") }
    }
  }

  @Test func `a scenario stands in the folder of its screen`() {
    let store = Self.store(MemoryFileSystem())
    let key = StoredSnapshot.key(screen: "C#", scenario: "con")
    #expect(store.baselinePath(forKey: key) == FilePath("Content/Screens/C~23/~63on.snap"))
    #expect(store.pendingPath(forKey: key) == FilePath("Content/Screens/C~23/~63on.snap.new"))
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
        "B/three.snap: B/three", "a/one.snap: a/one", "b/two.snap: b/two",
      ])
    #expect(
      Self.listing(try store.pending()) == [
        "a/one.snap: a/one", "a/waits.snap: a/waits",
      ])
  }

  @Test func `that a scenario is gone waits for review as a file of its own`() throws {
    let names = HostileStrings(seed: 31).prefix(200).map {
      DocumentChange.Name(screen: $0, scenario: "\($0)\n")
    }
    let files = MemoryFileSystem()
    let store = Self.store(files)
    for name in names {
      let key = StoredSnapshot.key(screen: name.screen.text, scenario: name.scenario.text)
      files[store.pendingPath(forKey: key).string] = String(
        decodingUTF8: PendingSnapshot.removal(of: name))
    }
    let pending = try store.pending()
    #expect(pending.count == Set(names).count)
    for item in pending {
      guard case .removal = item.content else {
        Issue.record("\(item)")
        continue
      }
    }
  }

  @Test func `a removal that is damaged or of another scenario is reported`() throws {
    let whole = String(
      decodingUTF8: PendingSnapshot.removal(of: .init(screen: "a", scenario: "one")))
    #expect(whole == "catalog removal 1\nscreen a\nscenario one\nend\n")
    for damaged in [
      String(whole.dropLast()), whole + "\n", whole.replacing("one", with: "two"),
      whole.replacing("1", with: "2"), whole.replacing("\n", with: "\r\n"), "catalog removal ",
      whole.replacing("scenario one\n", with: ""), whole.replacing("screen a", with: "screen a b"),
    ] {
      let store = Self.store(MemoryFileSystem(["Content/Screens/a/one.snap.new": damaged]))
      #expect(Self.listing(try store.pending()) == ["a/one.snap: snapshot-removal"])
    }
  }

  @Test func `an entry has the bytes of its file`() throws {
    let text = Self.text("a", "one").replacing("\n", with: "\r\n")
    let store = Self.store(MemoryFileSystem(["Content/Screens/a/one.snap": text]))
    #expect(try store.baselines().map { try $0.bytes() } == [Array(text.utf8)])
  }

  @Test func `a snapshot under another name than its own is reported`() throws {
    let store = Self.store(
      MemoryFileSystem([
        "Content/Screens/a/copy.snap": Self.text("a", "one"),
        "Content/Screens/A/one.snap": Self.text("a", "one"),
        "Content/Screens/e\u{301}/one.snap": Self.text("\u{E9}", "one"),
        "Content/Screens/a/old.snap.new": Self.text("a", "one"),
      ]))
    let pending = try store.pending().compactMap { item in
      if case .snapshot(let snapshot) = item.content { snapshot } else { nil }
    }
    let messages = try (store.baselines() + pending).map { snapshot in
      do throws(Diagnostic) {
        _ = try snapshot.document()
        return "fine"
      } catch {
        return DiagnosticFormatter().text(error)
      }
    }
    let rest = ", unless that is there too\n"
    let reason =
      "error: the screen and scenario named inside belong to another file [snapshot-misplaced]"
    #expect(
      messages == [
        "Content/Screens/A/one.snap: \(reason)\n  hint: move it to Content/Screens/a/one.snap\(rest)",
        "Content/Screens/a/copy.snap: \(reason)\n  hint: move it to Content/Screens/a/one.snap\(rest)",
        "Content/Screens/e\u{301}/one.snap: \(reason)\n"
          + "  hint: move it to Content/Screens/\u{E9}/one.snap\(rest)",
        "Content/Screens/a/old.snap.new: \(reason)\n"
          + "  hint: move it to Content/Screens/a/one.snap.new\(rest)",
      ])
  }

  @Test func `a damaged file is an entry with its place`() throws {
    let store = Self.store(
      MemoryFileSystem(["Content/Screens/a/one.snap": "catalog snapshot 1\nscrene a \"\"\n"]))
    let snapshot = try #require(try store.baselines().first)
    let diagnostic = #expect(throws: Diagnostic.self) { try snapshot.document() }
    #expect(
      DiagnosticFormatter().text(try #require(diagnostic)) == """
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
        "a/one.snap: file-read", "a/two.snap: a/two",
      ])
  }

  @Test func `a baseline stands where it is looked for, whatever its names are`() throws {
    let files = MemoryFileSystem()
    let store = Self.store(files)
    var keys: Set<FilePath> = []
    for document in RandomDocuments(seed: 13).prefix(300) {
      let key = StoredSnapshot(document).key
      keys.insert(key)
      files[store.baselinePath(forKey: key).string] = String(
        decodingUTF8: SnapshotWriter.bytes(of: document))
    }
    let baselines = try store.baselines()
    #expect(Set(baselines.map(\.key)) == keys)
    for snapshot in baselines { #expect(throws: Never.self) { try snapshot.document() } }
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
