import CatalogCore
import Git
import TestSupport
import Testing

@Suite(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
struct GitTreeTests {
  private func tree(
    _ repository: TestRepository, _ folder: String, _ revision: String = "HEAD"
  ) throws -> GitTree {
    let found = try repository.found()
    return try found.tree(of: FilePath(folder), at: found.revision(revision))
  }

  @Test func `the files below a folder come in byte order, relative to it`() throws {
    try TestRepository.with { repository, temporary in
      let names = ["a/b", "a.b", "a-b", "a0", "a/b.c/d", "a/b-", "Z", "é", "B/x", "~"]
      var files: [String: String] = ["Other/x": "x", "Content/ScreensX/x": "x"]
      for name in names { files["Content/Screens/\(name)"] = name }
      try repository.commit(files)
      let tree = try tree(repository, "Content/Screens")
      #expect(tree.entries.map(\.path) == names.map { FilePath($0) }.sorted())
      #expect(tree.entries.allSatisfy { $0.kind == .file })
      #expect(try tree.id == repository.id("HEAD:Content/Screens"))
      for entry in tree.entries {
        #expect(try entry.id == repository.id("HEAD:Content/Screens/\(entry.path)"))
      }
      #expect(try self.tree(repository, "Content/Screens/").entries == tree.entries)
      #expect(try self.tree(repository, "").entries.count == names.count + 2)
    }
  }

  @Test func `a path is what it is, whatever characters it has`() throws {
    try TestRepository.with { repository, temporary in
      let names = [
        "a\nb", "\"quoted\"", "'", "\\n", "tab\tin", " ", "-x", "--", "é", "e\u{301}", "日本", "🧭",
        ":(glob)*", "*", "$HOME", "a\r\n",
      ]
      // Through the index: not every disk can hold all of them side by side.
      let id = try repository.git(["hash-object", "-w", "--stdin"], input: [0x31])
      let entries = names.map { "100644 \(id)\t\($0)/\($0).snap\0" }.joined()
      try repository.git(["update-index", "-z", "--index-info"], input: Array(entries.utf8))
      try repository.git("commit", "-q", "-m", "x")
      for name in names {
        #expect(try tree(repository, name).entries.map(\.path) == [FilePath("\(name).snap")])
      }
      #expect(
        try tree(repository, "").entries.map(\.path)
          == names.map { FilePath("\($0)/\($0).snap") }.sorted())
    }
  }

  @Test func `a revision without the folder has no files in it`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["x": "1"])
      try repository.commit(["Content/Screens/a.snap": "1"])
      #expect(try tree(repository, "Content/Screens", "HEAD~1") == GitTree(id: nil, entries: []))
      #expect(try tree(repository, "x/y", "HEAD~1") == GitTree(id: nil, entries: []))
      #expect(try tree(repository, "Content/Screens").entries.count == 1)
      #expect(throws: GitProblem.notAFolder(FilePath("x"), kind: .file, revision: "HEAD")) {
        try tree(repository, "x")
      }
    }
  }

  @Test func `a revision without a file has an empty tree`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit([:])
      let tree = try tree(repository, "")
      #expect(tree.id != nil)
      #expect(tree.entries.isEmpty)
    }
  }

  @Test func `folders with the same content have the same hash`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["a/x": "1", "b/x": "1", "c/x": "2"])
      let (a, b, c) = try (
        tree(repository, "a"), tree(repository, "b"), tree(repository, "c")
      )
      #expect(a.id == b.id)
      #expect(a.id != c.id)
    }
  }

  @Test func `links are named and not followed`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["real/a.snap": "1"])
      temporary.link("work/real/link.snap", to: "/etc/passwd")
      temporary.link("work/alias", to: "real")
      try repository.commit(["real/program": "1"])
      try repository.git("update-index", "--chmod=+x", "real/program")
      try repository.git("commit", "-q", "-m", "Mode")
      let tree = try tree(repository, "real")
      #expect(tree.entries.map(\.path.string) == ["a.snap", "link.snap", "program"])
      #expect(tree.entries.map(\.kind) == [.file, .link, .file])
      let link = tree.entries[1].id
      #expect(
        try repository.found().blobs(of: [link]).bytes(of: link) == Array("/etc/passwd".utf8))
      #expect(throws: GitProblem.notAFolder(FilePath("alias"), kind: .link, revision: "HEAD")) {
        try self.tree(repository, "alias")
      }
      #expect(try self.tree(repository, "alias/a.snap").id == nil)
    }
  }

  @Test func `a path that is no UTF-8 is a problem of its own, and the others are read`() throws {
    try TestRepository.with { repository, temporary in
      let id = try repository.git(["hash-object", "-w", "--stdin"], input: [0x31])
      let head = Array("100644 blob \(id)\t".utf8)
      let names: [[UInt8]] = [Array("a".utf8), [0x66, 0xFF, 0x0A, 0xC3, 0xA9], Array("z".utf8)]
      let tree = try repository.git(
        ["mktree", "-z"], input: Array(names.map { head + $0 + [0] }.joined()))
      let commit = try repository.git("commit-tree", "-m", "x", tree)
      let read = try self.tree(repository, "", commit)
      #expect(read.entries.map(\.path.string) == ["a", "z"])
      #expect(read.problems == [.pathIsNotUTF8(#"f\xFF\x0A\xC3\xA9"#, revision: commit)])
    }
  }

  @Test(arguments: ["..", "."])
  func `a path that leads out of its folder is a problem of its own`(name: String) throws {
    try TestRepository.with { repository, temporary in
      let blob = try repository.git(["hash-object", "-w", "--stdin"], input: [0x31])
      func tree(_ entry: String) throws -> String {
        let words = entry.split(separator: " ")
        let hash = words[1].utf8.map { $0 }
        var bytes = Array("\(words[0]) \(words[2])".utf8) + [0]
        for index in stride(from: 0, to: hash.count, by: 2) {
          let digits = String(decodingUTF8: hash[index..<(index + 2)])
          bytes.append(try #require(UInt8(digits, radix: 16)))
        }
        return try repository.git(
          ["hash-object", "-t", "tree", "--literally", "-w", "--stdin"], input: bytes)
      }
      let inner = try tree("100644 \(blob) passwd")
      let outer = try tree("40000 \(inner) \(name)")
      let commit = try repository.git("commit-tree", "-m", "x", outer)
      let read = try self.tree(repository, "", commit)
      #expect(read.entries.isEmpty)
      #expect(read.problems == [.pathLeadsOutside("\(name)/passwd", revision: commit)])
    }
  }
}
