import CatalogCore
import Git
import TestSupport
import Testing

@Suite(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
struct GitBlobsTests {
  private func blobs(_ repository: TestRepository) throws -> (GitTree, GitBlobs) {
    let found = try repository.found()
    let tree = try found.tree(of: FilePath(""), at: found.revision("HEAD"))
    return (tree, try found.blobs(of: tree.entries.map(\.id)))
  }

  @Test func `every content is what was committed, byte for byte`() throws {
    let texts = [
      "empty": "", "feed": "\n", "feeds": "\n\n", "none": "no line feed", "crlf": "a\r\nb\r\n",
      "nul": "a\0b\0", "header": "1234567890123456789012345678901234567890 missing\n",
      "fake": "\n1234567890123456789012345678901234567890 blob 3\nabc\n", "é": "Ü e\u{301} 日本",
      "pointer": "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n",
      "ident": "$Id$", "large": String(repeating: "0123456789abcdef\n", count: 20_000),
      "same": "\n",
    ]
    try TestRepository.with { repository, temporary in
      try repository.commit(texts.mapValues { $0 })
      // Settings that change a content on its way to the work tree or to a person.
      try repository.commit([".gitattributes": "* ident filter=x diff=x\n"])
      try repository.git("config", "filter.x.smudge", "echo smudged")
      try repository.git("config", "diff.x.textconv", "echo converted")
      let (tree, blobs) = try blobs(repository)
      for entry in tree.entries where entry.path.string != ".gitattributes" {
        let text = try #require(texts[entry.path.string])
        #expect(try blobs.bytes(of: entry.id) == Array(text.utf8), "\(entry.path)")
      }
    }
  }

  @Test func `blobs may be read by several threads at once, in any order`() throws {
    try TestRepository.with { repository, temporary in
      var files: [String: String] = [:]
      for number in 0..<300 {
        files["f\(number)"] = String(repeating: "\(number) ", count: number)
      }
      try repository.commit(files)
      let (tree, blobs) = try blobs(repository)
      let entries = tree.entries + tree.entries.reversed()
      let contents = parallelMap(entries, jobs: 4) { try? blobs.bytes(of: $0.id) }
      for (entry, content) in zip(entries, contents) {
        #expect(content == files[entry.path.string].map { Array($0.utf8) })
      }
    }
  }

  @Test func `no blob is none, and an id twice is one`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["a": "1"])
      let found = try repository.found()
      let id = try repository.id("HEAD:a")
      #expect(try found.blobs(of: [id, id]).bytes(of: id) == [0x31])
      #expect(throws: GitProblem.missingObject(id, isPartialClone: false)) {
        try found.blobs(of: []).bytes(of: id)
      }
    }
  }

  @Test func `a blob that the repository lacks is missing, and the others are there`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["a": "1", "b": "2"])
      let gone = try repository.id("HEAD:a")
      let kept = try repository.id("HEAD:b")
      let digits = gone.text
      try DiskFileSystem().removeFile(
        repository.folder.appending(".git/objects/\(digits.prefix(2))/\(digits.dropFirst(2))"))
      let (tree, blobs) = try blobs(repository)
      #expect(tree.entries.count == 2)
      #expect(try blobs.bytes(of: kept) == [0x32])
      #expect(throws: GitProblem.missingObject(gone, isPartialClone: false)) {
        try blobs.bytes(of: gone)
      }
    }
  }

  @Test func `a damaged blob is missing too`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["a": "1"])
      let id = try repository.id("HEAD:a")
      let path = ".git/objects/\(id.text.prefix(2))/\(id.text.dropFirst(2))"
      try DiskFileSystem().removeFile(repository.folder.appending(path))
      try temporary.write("work/\(path)", "garbage")
      let (_, blobs) = try blobs(repository)
      #expect(throws: GitProblem.missingObject(id, isPartialClone: false)) {
        try blobs.bytes(of: id)
      }
    }
  }

  @Test func `a commit is no blob`() throws {
    try TestRepository.with { repository, temporary in
      let id = try repository.commit(["a": "1"])
      #expect(throws: GitProblem.unexpectedAnswer(command: "cat-file")) {
        try repository.found().blobs(of: [id])
      }
    }
  }

  @Test func `a partial clone says so without fetching, and its hint helps`() throws {
    try TestRepository.with { origin, temporary in
      try origin.commit(["a": "1", "b": "2"])
      try origin.git("config", "uploadpack.allowFilter", "true")
      let clone = try origin.clone("clone", "--filter=blob:none", "--no-checkout")
      let before = try temporary.tree()
      let found = try clone.found()
      let tree = try found.tree(of: FilePath(""), at: found.revision("HEAD"))
      #expect(tree.entries.count == 2)
      let problem = #expect(throws: GitProblem.self) {
        try found.blobs(of: tree.entries.map(\.id))
      }
      #expect(
        problem
          == tree.entries.map(\.id).min().map { .missingObject($0, isPartialClone: true) })
      #expect(try temporary.tree() == before)
      #expect(problem?.diagnostic.hint?.contains("git fetch --refetch --no-filter") == true)
      try clone.git("fetch", "-q", "--refetch", "--no-filter")
      let blobs = try found.blobs(of: tree.entries.map(\.id))
      for entry in tree.entries { #expect(try blobs.bytes(of: entry.id).count == 1) }
    }
  }

  @Test func `a clone without its folders says so`() throws {
    try TestRepository.with { origin, temporary in
      try origin.commit(["a/b": "1"])
      try origin.git("config", "uploadpack.allowFilter", "true")
      let found = try origin.clone("clone", "--filter=tree:0", "--no-checkout").found()
      let head = try found.revision("HEAD")
      let id = try origin.id("HEAD^{tree}")
      #expect(throws: GitProblem.missingObject(id, isPartialClone: true)) {
        try found.tree(of: FilePath("a"), at: head)
      }
      #expect(throws: GitProblem.missingObject(id, isPartialClone: true)) {
        try found.history(of: FilePath("a"), from: head)
      }
    }
  }
}
