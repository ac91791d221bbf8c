import CatalogCore
import Dispatch
import Synchronization
import TestSupport
import Testing

struct DiskFileSystemTests {
  private let disk = DiskFileSystem()

  private func content(_ folder: TemporaryFolder, _ name: String, _ text: String) -> FileContent {
    FileContent(path: folder.path.appending(name), bytes: Array(text.utf8))
  }

  @Test func `a file comes back as it was written, with the folders it needs`() throws {
    try TemporaryFolder.with { folder in
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let path = folder.path.appending("a/b/c.bin")
      try disk.write(bytes, to: path)
      #expect(try disk.read(path) == bytes)
      try disk.write([], to: path)
      #expect(try disk.read(path).isEmpty)
    }
  }

  @Test func `a private folder is a new one that only its owner may enter`() throws {
    try TemporaryFolder.with { folder in
      let path = folder.path.appending("mine")
      try disk.makePrivateFolder(path)
      let outcome = try Subprocess(
        command: ["ls", "-ld", path.string], folder: FilePath(".")
      ).run()
      #expect(String(decodingUTF8: outcome.output).hasPrefix("drwx------"))
      #expect(throws: FileProblem.self) { try disk.makePrivateFolder(path) }
      folder.link("link", to: "elsewhere")
      #expect(throws: FileProblem.self) {
        try disk.makePrivateFolder(folder.path.appending("link"))
      }
      #expect(throws: FileProblem.self) {
        try MemoryFileSystem(["a/b": ""]).makePrivateFolder(FilePath("a"))
      }
    }
  }

  @Test func `writing leaves nothing beside the files`() throws {
    try TemporaryFolder.with { folder in
      try disk.write([content(folder, "a", "1"), content(folder, "b/c", "2")])
      try disk.write([content(folder, "a", "3")])
      #expect(try folder.tree() == ["a": "3", "b/c": "2"])
    }
  }

  @Test func `when one target is a folder no file of the batch changes`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("a", "old")
      try folder.write("b/inside", "old")
      let error = #expect(throws: FileProblem.self) {
        try disk.write([
          content(folder, "a", "new"), content(folder, "b", "new"), content(folder, "c", "new"),
        ])
      }
      #expect(error?.operation == .write)
      #expect(error?.path == folder.path.appending("b"))
      #expect(try folder.tree() == ["a": "old", "b/inside": "old"])
    }
  }

  @Test func `when a file stands where a folder is needed no file of the batch changes`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("a", "old")
      #expect(throws: FileProblem.self) {
        try disk.write([content(folder, "z", "new"), content(folder, "a/b", "new")])
      }
      #expect(try folder.tree() == ["a": "old"])
    }
  }

  @Test func `a link in the place of a file is replaced and what it leads to is left alone`() throws
  {
    try TemporaryFolder.with { folder in
      try folder.write("target", "theirs")
      folder.link("a", to: "target")
      try disk.write([content(folder, "a", "ours")])
      #expect(try folder.tree() == ["a": "ours", "target": "theirs"])
    }
  }

  @Test func `names come in the order of their bytes`() throws {
    try TemporaryFolder.with { folder in
      for name in ["é", "b", "B", "a10", "a2", ".x", "e\u{301}"] { try folder.write(name, "") }
      #expect(
        try disk.names(in: folder.path).map { Array($0.utf8) }
          == [".x", "B", "a10", "a2", "b", "e\u{301}", "é"].map { Array($0.utf8) })
    }
  }

  @Test func `files below a folder leave out hidden ones`() throws {
    try TemporaryFolder.with { folder in
      for name in ["b/c", "a", "b/.d", ".e/f"] { try folder.write(name, "") }
      folder.link("file-link", to: "a")
      #expect(try disk.files(below: folder.path).map(\.string) == ["a", "b/c", "file-link"])
    }
  }

  @Test(arguments: [
    ("loop", "..", "it is a link to a folder, which is not followed"),
    ("other", "b", "it is a link to a folder, which is not followed"),
    ("nowhere", "gone", "No such file or directory"),
    ("circle", "circle", "Too many levels of symbolic links"),
    ("device", "/dev/null", "it is neither a file nor a folder"),
  ])
  func `what cannot be listed is never left out`(name: String, target: String, reason: String)
    throws
  {
    try TemporaryFolder.with { folder in
      try folder.write("b/c", "")
      folder.link(name, to: target)
      let error = #expect(throws: FileProblem.self) { try disk.files(below: folder.path) }
      #expect(error?.path == folder.path.appending(name))
      #expect(error?.reason == reason)
    }
  }

  @Test func `what a killed process left is removed`() throws {
    try TemporaryFolder.with { folder in
      for name in [".catalog-17-0.tmp", "a", ".catalog-manifest", "b.tmp"] {
        try folder.write(name, "")
      }
      try disk.removeLeftovers(in: folder.path)
      #expect(try disk.names(in: folder.path) == [".catalog-manifest", "a", "b.tmp"])
    }
  }

  @Test func `a second writer of a folder waits for the first`() throws {
    try TemporaryFolder.with { folder in
      var first: FolderLock? = try disk.lock(folder.path)
      let isDone = Mutex(false)
      let group = DispatchGroup()
      let path = folder.path
      DispatchQueue.global().async(group: group) {
        let second = try? DiskFileSystem().lock(path)
        withExtendedLifetime(second) { isDone.withLock { $0 = true } }
      }
      #expect(group.wait(timeout: .now() + .milliseconds(300)) == .timedOut)
      #expect(!isDone.withLock { $0 })
      withExtendedLifetime(first) {}
      first = nil
      group.wait()
      #expect(isDone.withLock { $0 })
    }
  }

  @Test func `what cannot be read is a problem with the path and the reason`() throws {
    try TemporaryFolder.with { folder in
      let missing = folder.path.appending("missing")
      #expect(throws: FileProblem(.read, missing, reason: "No such file or directory")) {
        try disk.read(missing)
      }
      #expect(throws: FileProblem(.list, missing, reason: "No such file or directory")) {
        try disk.names(in: missing)
      }
      #expect(throws: FileProblem(.read, folder.path, reason: "Is a directory")) {
        try disk.read(folder.path)
      }
      #expect(throws: FileProblem.self) { try disk.files(below: missing) }
    }
  }

  #if os(Linux)
    @Test func `a name that is no UTF-8 makes its folder unreadable and is not skipped`() throws {
      try TemporaryFolder.with { folder in
        let end = try Subprocess(
          command: ["/bin/sh", "-c", #"printf x > "$(printf 'b\377d')""#], folder: folder.path
        ).run().end
        #expect(end == .exited(0))
        #expect(throws: FileProblem(.list, folder.path, reason: "a name in it is no UTF-8")) {
          try disk.names(in: folder.path)
        }
        #expect(try disk.listing(of: folder.path) == FolderListing(unspelled: ["b\u{FFFD}d"]))
        _ = try Subprocess(command: ["/bin/sh", "-c", "rm b*"], folder: folder.path).run()
      }
    }
  #endif

  @Test func `removing a file that is not there is no error`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("a", "")
      try disk.removeFile(folder.path.appending("a"))
      try disk.removeFile(folder.path.appending("a"))
      #expect(try folder.tree().isEmpty)
      folder.makeFolder("b")
      #expect(throws: FileProblem.self) { try disk.removeFile(folder.path.appending("b")) }
    }
  }

  @Test func `empty folders go, up to the root and not further`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("root/a/b/c", "")
      try folder.write("root/a/kept", "")
      try disk.removeFile(folder.path.appending("root/a/b/c"))
      let root = folder.path.appending("root")
      disk.removeEmptyFolders(from: root.appending("a/b"), upTo: root)
      #expect(try disk.kind(of: root.appending("a/b")) == nil)
      #expect(try disk.kind(of: root.appending("a")) == .folder)
      try disk.removeFile(root.appending("a/kept"))
      disk.removeEmptyFolders(from: root.appending("a"), upTo: root)
      #expect(try disk.kind(of: root.appending("a")) == nil)
      #expect(try disk.kind(of: root) == .folder)
    }
  }

  @Test func `a resolved path names one place, there or not, through links and dots`() throws {
    try TemporaryFolder.with { folder in
      folder.makeFolder("real")
      folder.link("alias", to: "real")
      let expected = folder.path.appending("real/x/y")
      for name in ["real/x/y", "alias/x/y", "real/../alias/x/y", "real/x/z/../y", "./alias//x/y"] {
        #expect(disk.resolved(folder.path.appending(name)) == expected, "\(name)")
      }
      #expect(disk.resolved(FilePath("")).isAbsolute)
      #expect(disk.resolved(FilePath("no/such/thing")).isAbsolute)
    }
  }
}
