import CatalogCore
import Git
import TestSupport
import Testing

@Suite(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
struct GitHistoryTests {
  private func history(
    _ repository: TestRepository, of folder: String = "Content", limit: Int? = nil
  ) throws -> GitHistory {
    let found = try repository.found()
    return try found.history(
      of: FilePath(folder), from: found.revision("HEAD"), limit: limit)
  }

  @Test func `the revisions that changed the folder come with all there is to say, newest first`()
    throws
  {
    try TestRepository.with { repository, temporary in
      let first = try repository.commit(["Content/a": "1"], "Start", date: "01")
      try repository.commit(["Other": "1"], "Elsewhere", date: "02")
      let second = try repository.commit(
        ["Content/a": "2"], "Zwölf  \"Boxkämpfer\"\nund\n\nBody", date: "03")
      let elsewhere = try repository.id("HEAD~1")
      let history = try history(repository)
      #expect(
        history.changes == [
          GitHistory.Change(
            id: second, parent: elsewhere, isMerge: false, date: "2026-03-03T09:30:00+01:00",
            author: "Ada Müller", subject: "Zwölf  \"Boxkämpfer\" und"),
          GitHistory.Change(
            id: first, parent: nil, isMerge: false, date: "2026-03-01T09:30:00+01:00",
            author: "Ada Müller", subject: "Start"),
        ])
      #expect(history.end == .complete)
      #expect(history.changes[0].revision.name == second.short)
      #expect(try self.history(repository, of: "").changes.count == 3)
      #expect(try self.history(repository, of: "Content/a").changes.count == 2)
      #expect(
        try self.history(repository, of: "Nothing") == GitHistory(changes: [], end: .complete))
    }
  }

  @Test func `a date in Greenwich has its zone in digits`() throws {
    try TestRepository.with { repository, temporary in
      try repository.git(
        "commit", "-q", "--allow-empty", "-m", "x",
        variables: ["GIT_AUTHOR_DATE": "2026-03-01T09:30:00Z"])
      #expect(try history(repository, of: "").changes.map(\.date) == ["2026-03-01T09:30:00+00:00"])
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 100])
  func `no more changes than asked for, and whether there are more`(limit: Int) throws {
    try TestRepository.with { repository, temporary in
      for number in 1...4 { try repository.commit(["Content/a": "\(number)"], "\(number)") }
      let history = try history(repository, limit: limit)
      #expect(history.changes.map(\.subject) == ["4", "3", "2", "1"].prefix(limit).map { $0 })
      #expect(history.end == (limit < 4 ? .limit : .complete))
    }
  }

  /// `main` with a file, a branch that changes one thing twice and another that is undone on it, a
  /// change on `main` meanwhile, and the merge.
  private func mergedRepository(_ repository: TestRepository) throws {
    try repository.commit(["Content/a": "1"], "Start", date: "01")
    try repository.git("checkout", "-q", "-b", "side")
    try repository.commit(["Content/b": "1"], "Add b", date: "02")
    try repository.commit(["Content/b": "2"], "Change b", date: "04")
    try repository.git("checkout", "-q", "main")
    try repository.commit(["Content/a": "2"], "Change a", date: "03")
    try repository.git(
      "merge", "-q", "--no-ff", "-m", "Merge side", "side",
      variables: ["GIT_AUTHOR_DATE": "2026-03-05T09:30:00Z"])
    try repository.commit(["Other": "1"], "Elsewhere", date: "06")
  }

  @Test func `a merged branch is one change`() throws {
    try TestRepository.with { repository, temporary in
      try mergedRepository(repository)
      let history = try history(repository)
      #expect(history.changes.map(\.subject) == ["Merge side", "Change a", "Start"])
      #expect(history.changes.map(\.isMerge) == [true, false, false])
      #expect(history.changes[0].parent == history.changes[1].id)
    }
  }

  @Test func `the changes of a line lead from nothing to the revision without a gap`() throws {
    try TestRepository.with { repository, temporary in
      try mergedRepository(repository)
      let found = try repository.found()
      func tree(_ id: GitObjectID?) throws -> GitObjectID? {
        try id.flatMap { try found.tree(of: FilePath("Content"), at: GitRevision($0)).id }
      }
      var now = try tree(found.revision("HEAD").id)
      for change in try history(repository).changes {
        #expect(try tree(change.id) == now)
        now = try tree(change.parent)
      }
      #expect(now == nil)
    }
  }

  @Test func `where a shallow clone ends is said, and its oldest commit is no change`() throws {
    try TestRepository.with { repository, temporary in
      for number in 1...4 { try repository.commit(["Content/a": "\(number)"], "\(number)") }
      let clone = try repository.clone("clone", "--depth=3")
      let cut = try repository.id("HEAD~2")
      let history = try history(clone)
      #expect(history.changes.map(\.subject) == ["4", "3"])
      #expect(history.end == .shallow([cut]))
      #expect(try self.history(clone, limit: 2).end == .shallow([cut]))
      let limited = try self.history(clone, limit: 1)
      #expect(limited.changes.map(\.subject) == ["4"])
      #expect(limited.end == .limit)
    }
  }

  @Test func `a shallow clone that is cut elsewhere has the whole history of a line`() throws {
    try TestRepository.with { repository, temporary in
      try repository.commit(["Content/a": "1"], "Start")
      let clone = try repository.clone("clone", "--depth=1")
      let history = try history(clone)
      #expect(history.changes.map(\.subject) == ["Start"])
      #expect(history.end == .complete)
    }
  }

  @Test func `names and subjects are texts, whatever they hold`() throws {
    try TestRepository.with { repository, temporary in
      let texts = ["commit 123", "\t", "\u{1B}[31m", "%H%x00", "<b>", "日本", "--", "e\u{301}"]
      for text in texts {
        try repository.git(
          "commit", "-q", "--allow-empty", "--cleanup=verbatim", "-m", "x\(text)x",
          variables: ["GIT_AUTHOR_NAME": "x\(text)x"])
      }
      let changes = try history(repository, of: "").changes
      #expect(changes.reversed().map { ByteKey($0.subject) } == texts.map { ByteKey("x\($0)x") })
      for (change, text) in zip(changes.reversed(), texts) where !text.contains("<") {
        #expect(change.author.hasSameBytes(as: "x\(text)x"))
      }
    }
  }

  @Test func `a message in another encoding is read as its commit says`() throws {
    try TestRepository.with { repository, temporary in
      try repository.git("config", "i18n.commitEncoding", "ISO-8859-1")
      try repository.git(
        ["commit", "-q", "--allow-empty", "-F", "-"],
        variables: ["GIT_AUTHOR_NAME": "A"], input: [0xDC, 0x62, 0x65, 0x72])
      #expect(try history(repository, of: "").changes.map(\.subject) == ["Über"])
    }
  }
}
