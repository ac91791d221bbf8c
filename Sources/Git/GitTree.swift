package import CatalogCore

/// The files below a folder of a revision.
package struct GitTree: Equatable, Sendable {
  /// The hash of the folder, equal for two folders with the same content; `nil` when the revision has no
  /// such folder.
  package var id: GitObjectID?
  /// In the byte order of their paths.
  package var entries: [Entry]
  /// The paths that no file of a catalog can have, in git's order.
  package var problems: [GitProblem]

  package init(id: GitObjectID?, entries: [Entry], problems: [GitProblem] = []) {
    self.id = id
    self.entries = entries
    self.problems = problems
  }

  package struct Entry: Equatable, Sendable {
    /// Relative to the folder.
    package var path: FilePath
    package var kind: Kind
    /// The blob with its content or, for a submodule, a commit of another repository.
    package var id: GitObjectID

    package init(path: FilePath, kind: Kind, id: GitObjectID) {
      self.path = path
      self.kind = kind
      self.id = id
    }
  }

  package enum Kind: String, Equatable, Sendable {
    case file
    case folder
    /// A symbolic link, which is not followed; its content is where it leads.
    case link = "symbolic link"
    case submodule
  }
}

extension GitTree {
  /// Reads `MODE SP TYPE SP HASH TAB PATH NUL` over and over; `nil` for anything else.
  init?(listing: [UInt8], id: GitObjectID?, revision: GitRevision) {
    self.init(id: id, entries: [])
    for record in listing.split(separator: 0) {
      guard let tab = record.firstIndex(of: .tab) else { return nil }
      let words = record[..<tab].split(separator: .space)
      guard words.count == 3, let kind = Kind(mode: words[0]), let id = GitObjectID(words[2]) else {
        return nil
      }
      let name = record[(tab + 1)...]
      guard let path = String(validating: name, as: UTF8.self) else {
        problems.append(.pathIsNotUTF8(GitPath.escaped(name), revision: revision.name))
        continue
      }
      guard GitPath.isInside(path) else {
        problems.append(.pathLeadsOutside(path, revision: revision.name))
        continue
      }
      entries.append(Entry(path: FilePath(path), kind: kind, id: id))
    }
    // git keeps this order, except in a tree that another program wrote.
    entries.sort { $0.path < $1.path }
  }
}

extension GitTree.Kind {
  /// The kind for the mode of an entry, in octal digits.
  fileprivate init?(mode: some Collection<UInt8>) {
    let kinds: [(prefix: String, kind: GitTree.Kind)] = [
      ("100", .file), ("040", .folder), ("120", .link), ("160", .submodule),
    ]
    guard let kind = kinds.first(where: { mode.starts(with: $0.prefix.utf8) }) else { return nil }
    self = kind.kind
  }
}

extension GitRepository {
  /// The files below a folder of a revision, empty when it has no such folder.
  ///
  /// The folder is a path as the repository names it, which `path(of:)` gives, and empty for the top.
  ///
  /// - Throws: `notAFolder` when the path is something else there.
  package func tree(of folder: FilePath, at revision: GitRevision) throws(GitProblem) -> GitTree {
    let folder = folder.normalized
    guard !folder.string.isEmpty else {
      let answer = try answer(["rev-parse", "--verify", revision.id.text + "^{tree}"])
      guard let id = GitObjectID(answer.line) else {
        throw .unexpectedAnswer(command: answer.command)
      }
      return try tree(id, of: revision)
    }
    let answer = try answer(
      ["ls-tree", "-z", "--full-tree", revision.id.text, "--", folder.string])
    guard let found = GitTree(listing: answer.output, id: nil, revision: revision) else {
      throw .unexpectedAnswer(command: answer.command)
    }
    guard let entry = found.entries.first else { return GitTree(id: nil, entries: []) }
    guard entry.kind == .folder else {
      throw .notAFolder(folder, kind: entry.kind, revision: revision.name)
    }
    return try tree(entry.id, of: revision)
  }

  private func tree(_ id: GitObjectID, of revision: GitRevision) throws(GitProblem) -> GitTree {
    // Without sizes: git would look into every object, also into those that a partial clone lacks.
    let answer = try answer(["ls-tree", "-r", "-z", "--full-tree", id.text])
    guard let tree = GitTree(listing: answer.output, id: id, revision: revision) else {
      throw .unexpectedAnswer(command: answer.command)
    }
    return tree
  }
}
