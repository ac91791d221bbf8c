import CatalogCore
import TestSupport
import Testing

@testable import Git

/// What git writes, read without it.
struct GitAnswerTests {
  private let hash = String(repeating: "0123456789", count: 4)

  // MARK: - Hashes

  @Test(arguments: [
    ("", false), ("0123456789012345678901234567890123456789", true),
    ("012345678901234567890123456789012345678", false),
    ("01234567890123456789012345678901234567890", false),
    ("012345678901234567890123456789012345678A", false),
    ("012345678901234567890123456789012345678g", false),
    ("-123456789012345678901234567890123456789", false),
    ("0123456789012345678901234567890123456789012345678901234567abcdef", true),
  ])
  func `a hash is 40 or 64 digits in lower case`(text: String, isHash: Bool) {
    #expect((GitObjectID(text) != nil) == isHash)
  }

  // MARK: - Blobs

  @Test func `the line before a content says how long it is`() throws {
    let line = "\(hash) blob 1234\nblob"
    let header = try #require(GitBatchHeader(Array(line.utf8)))
    #expect(header.id.text == hash)
    #expect(header.answer == .object(kind: "blob", byteCount: 1234))
    #expect(header.byteCount == line.utf8.count - 4)
    #expect(GitBatchHeader(Array("\(hash) missing\n".utf8))?.answer == .missing)
  }

  @Test(arguments: [
    "", "\n", "HASH", "HASH\n", "HASH blob 12", "HASH blob\n", "HASH blob x\n", "HASH blob -1\n",
    "HASH blob 1 2\n", "HASH  blob 1\n", "HASH blob 99999999999999999999\n", "x missing\n",
    "HASH ambiguous\n", "HASH blob \n",
  ])
  func `another line is none`(line: String) {
    let text = line.replacing("HASH", with: hash)
    #expect(GitBatchHeader(Array(text.utf8)) == nil)
  }

  @Test func `the longest line fits`() {
    let line = "\(hash)\(hash.prefix(24)) commit \(Int.max)\n"
    #expect(line.utf8.count <= GitBatchHeader.longest)
    #expect(GitBatchHeader(Array(line.utf8)) != nil)
  }

  // MARK: - Trees

  private func tree(_ listing: String) throws -> GitTree? {
    let revision = GitRevision(name: "main", id: try #require(GitObjectID(hash)))
    return GitTree(listing: Array(listing.utf8), id: nil, revision: revision)
  }

  @Test(arguments: [
    ("100644 blob", GitTree.Kind.file), ("100755 blob", .file), ("100664 blob", .file),
    ("120000 blob", .link), ("160000 commit", .submodule), ("040000 tree", .folder),
  ])
  func `an entry of a tree has a kind`(start: String, kind: GitTree.Kind) throws {
    #expect(try tree("\(start) \(hash)\ta\tb\n\0")?.entries.map(\.kind) == [kind])
    #expect(try tree("\(start) \(hash)\ta\tb\n\0")?.entries.map(\.path.string) == ["a\tb\n"])
  }

  @Test(arguments: [
    "x\0", "100644 blob HASH a\0", "100644 HASH\ta\0", "999999 blob HASH\ta\0",
    "100644 blob x\ta\0",
    "100644 blob HASH 12\ta\0",
  ])
  func `another listing is none`(listing: String) throws {
    #expect(try tree(listing.replacing("HASH", with: hash)) == nil)
  }

  @Test(arguments: ["", "/a", "a/", "a//b", ".", "..", "a/../b", "./a", "a/."])
  func `a path that another program would resolve is none`(path: String) throws {
    let read = try tree("100644 blob \(hash)\t\(path)\0")
    #expect(read?.entries == [])
    #expect(read?.problems == [.pathLeadsOutside(path, revision: "main")])
  }

  @Test func `entries are put in byte order`() throws {
    let paths = ["b", "a/b", "a.b", "a"]
    let listing = paths.map { "100644 blob \(hash)\t\($0)\0" }.joined()
    #expect(try tree(listing)?.entries.map(\.path.string) == ["a", "a.b", "a/b", "b"])
  }

  // MARK: - Histories

  @Test(arguments: [
    "x", "\0", "x\0\0\0\0\0", "commit HASH\nHASH\0\0\0\0", "commit HASH\nHASH\0\0\0\0\0\0",
  ])
  func `another history is none`(output: String) {
    #expect(GitHistory.Change.read(Array(output.replacing("HASH", with: hash).utf8)) == nil)
  }

  @Test func `a history without changes is empty`() {
    #expect(GitHistory.Change.read([]) == [])
  }

  @Test func `a merge has its first parent`() {
    let output = "commit \(hash)\n\(hash)\0\(hash) \(hash)\0D\0A\0S\0\n"
    let changes = GitHistory.Change.read(Array(output.utf8))
    #expect(changes?.map(\.isMerge) == [true])
    #expect(changes?.first?.parent?.text == hash)
  }

  @Test(arguments: [
    ("2026-03-01T09:30:00Z", "2026-03-01T09:30:00+00:00"),
    ("2026-03-01T09:30:00+01:00", "2026-03-01T09:30:00+01:00"), ("", ""),
  ])
  func `a date is the same from every version of git`(written: String, date: String) {
    let output = "commit \(hash)\n\(hash)\0\0\(written)\0A\0S\0\n"
    #expect(GitHistory.Change.read(Array(output.utf8))?.map(\.date) == [date])
  }

  // MARK: - Errors

  @Test(arguments: [
    ("", ""), ("one\ntwo", "one"), ("warning: x\nfatal: it is bad\nmore", "it is bad"),
    ("error: first\nfatal: second", "second"), ("hint: x\nerror: it", "it"),
  ])
  func `what git gave up for is its fatal line`(text: String, message: String) {
    #expect(GitErrorText(Array(text.utf8)).message == message)
  }

  @Test(arguments: [
    ("fatal: could not fetch HASH from promisor remote", true),
    ("fatal: unable to read tree (HASH)", true), ("error: Could not read HASH", true),
    ("fatal: bad object HASH", true), ("fatal: missing blob object 'HASH'", true),
    ("fatal: not a tree object: HASH", true), ("fatal: something about HASH", false),
    ("fatal: could not fetch it", false), ("", false),
  ])
  func `an object that git did not find is known`(text: String, isKnown: Bool) {
    let errors = GitErrorText(Array(text.replacing("HASH", with: hash).utf8))
    #expect((errors.missingObject?.text == hash) == isKnown)
    #expect(errors.isPartialClone == text.contains("promisor"))
  }

  // MARK: - Names

  @Test(arguments: [
    ("main", "main"), ("main~2", "main"), ("main^", "main"), ("main@{1}", "main"), ("@{u}", ""),
    ("a@b", "a@b"), ("main^{tree}", "main"), ("é~1", "é"),
  ])
  func `a name starts with what it is based on`(name: String, base: String) throws {
    #expect(try GitRevisionName(name).base == base)
  }

  @Test func `no spelling of a name is an option`() throws {
    for name in ["-", "--", "--output=x", "-n1", "main"] + HostileStrings(seed: 3).prefix(1000) {
      guard let revision = try? GitRevisionName(name) else { continue }
      for spelling in revision.spellings { #expect(spelling.utf8.first != UInt8(ascii: "-")) }
    }
  }

  @Test func `branches, tags and remote branches are told apart`() {
    let output = """
      refs/heads/main
      refs/heads/origin/x
      refs/tags/v1
      refs/remotes/origin/HEAD
      refs/remotes/origin/main
      refs/stash
      refs/remotes/a/b/main

      """
    let references = GitReferences(Array(output.utf8))
    #expect(references.branches == ["main", "origin/x"])
    #expect(references.tags == ["v1"])
    #expect(references.remoteBranches == ["origin/main", "a/b/main"])
    #expect(
      references.remoteBranches(named: "main", remotes: ["origin", "a/b", "a"])
        == ["origin/main", "a/b/main"])
  }
}
