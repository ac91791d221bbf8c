package import CatalogCore

/// The revisions that changed something below a folder, the newest first.
package struct GitHistory: Equatable, Sendable {
  package var changes: [Change]
  /// What comes before the oldest of the changes.
  package var end: End

  package init(changes: [Change], end: End) {
    self.changes = changes
    self.end = end
  }

  /// One revision that changed something.
  package struct Change: Equatable, Sendable {
    package var id: GitObjectID
    /// The first parent, which it is to be compared with; `nil` when the repository starts with it.
    package var parent: GitObjectID?
    /// Whether it has further parents, whose changes it brings in.
    package var isMerge: Bool
    /// When its author made it, such as `2026-03-01T09:30:00+01:00`, in the author's time zone.
    package var date: String
    package var author: String
    /// The first paragraph of its message, on one line.
    package var subject: String

    package init(
      id: GitObjectID, parent: GitObjectID?, isMerge: Bool, date: String, author: String,
      subject: String
    ) {
      self.id = id
      self.parent = parent
      self.isMerge = isMerge
      self.date = date
      self.author = author
      self.subject = subject
    }

    /// The revision, called by its short hash.
    package var revision: GitRevision { GitRevision(id) }
  }

  package enum End: Equatable, Sendable {
    /// Nothing: the history is all there.
    case complete
    /// More changes than were asked for.
    case limit
    /// Nobody knows: the clone is shallow and holds nothing before these commits. What they changed
    /// themselves is unknown too, so they are no changes.
    case shallow([GitObjectID])
  }
}

extension GitHistory.Change {
  /// A line of git's own, then the fields, each with a NUL after it.
  static let format = "%H%x00%P%x00%aI%x00%an%x00%s%x00"
  private static let fieldCount = 5

  /// Reads changes in this format; `nil` for anything else.
  static func read(_ output: [UInt8]) -> [GitHistory.Change]? {
    let fields = output.split(separator: 0, omittingEmptySubsequences: false)
    // After the last NUL comes the end of a line, or nothing in an output without changes.
    guard fields.count % fieldCount == 1, fields.last?.allSatisfy({ $0 == .lineFeed }) == true
    else {
      return nil
    }
    var changes: [GitHistory.Change] = []
    for start in stride(from: 0, to: fields.count - 1, by: fieldCount) {
      guard
        // Before the hash stands `commit HASH` on a line, and the end of the record before.
        let hash = fields[start].split(separator: .lineFeed).last,
        let id = GitObjectID(hash)
      else { return nil }
      let parents = fields[start + 1].split(separator: .space)
      changes.append(
        GitHistory.Change(
          id: id, parent: parents.first.flatMap { GitObjectID($0) }, isMerge: parents.count > 1,
          date: date(fields[start + 2]), author: String(decodingUTF8: fields[start + 3]),
          subject: String(decodingUTF8: fields[start + 4])))
    }
    return changes
  }

  /// The date with its zone in digits: git writes `Z` for `+00:00` since its version 2.45.
  private static func date(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.last == UInt8(ascii: "Z")
      ? String(decodingUTF8: bytes.dropLast()) + "+00:00" : String(decodingUTF8: bytes)
  }
}

extension GitRepository {
  /// The revisions up to `revision` that changed something below a folder, at most `limit` of them.
  ///
  /// The folder is a path as the repository names it, or that of a file, and empty for everything. A
  /// merge is one change, that of the whole branch: the changes form a line, which leads from nothing to
  /// the revision, and each starts where the one before ended.
  package func history(
    of folder: FilePath, from revision: GitRevision, limit: Int? = nil
  ) throws(GitProblem) -> GitHistory {
    let folder = folder.normalized
    // Plumbing, not `log`, which has settings that change what it shows and how.
    var arguments = [
      "rev-list", "--encoding=UTF-8", "--date-order", "--format=\(GitHistory.Change.format)",
      "--first-parent",
    ]
    // One more tells whether there are more.
    if let limit { arguments.append("--max-count=\(max(0, limit) + 1)") }
    arguments += [revision.id.text, "--"]
    if !folder.string.isEmpty { arguments.append(folder.string) }
    let answer = try answer(arguments)
    guard let changes = GitHistory.Change.read(answer.output) else {
      throw .unexpectedAnswer(command: answer.command)
    }
    let cuts = isShallow ? try cuts(before: revision) : []
    var history = GitHistory(
      changes: changes.filter { !cuts.contains($0.id) },
      end: cuts.isEmpty ? .complete : .shallow(cuts))
    if let limit, history.changes.count > max(0, limit) {
      history.changes.removeLast(history.changes.count - max(0, limit))
      history.end = .limit
    }
    return history
  }

  /// The commits whose parents the clone lacks.
  private func cuts(before revision: GitRevision) throws(GitProblem) -> [GitObjectID] {
    let output = try answer(
      ["rev-list", "--max-parents=0", "--first-parent", revision.id.text, "--"]
    ).output
    var cuts: [GitObjectID] = []
    for range in output.lineRanges() {
      guard let id = GitObjectID(output[range]) else { continue }
      // git shows such a commit without parents; what it is made of names them.
      let commit = try answer(["cat-file", "commit", id.text]).output
      let header = commit[..<(commit.firstIndex(of: "\n\n", from: 0) ?? commit.endIndex)]
      if header.firstIndex(of: "\nparent ", from: 0) != nil { cuts.append(id) }
    }
    return cuts.sorted()
  }
}
