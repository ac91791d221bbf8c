import CatalogCore

/// The names of a repository's branches and tags.
struct GitReferences: Equatable {
  var branches: [String] = []
  var tags: [String] = []
  /// Branches of remotes with the remote's name, such as `origin/main`.
  var remoteBranches: [String] = []

  /// Reads full names, one a line.
  init(_ output: [UInt8]) {
    for range in output.lineRanges() {
      let line = String(decodingUTF8: output[range])
      if let name = line.afterPrefix("refs/heads/") {
        branches.append(name)
      } else if let name = line.afterPrefix("refs/tags/") {
        tags.append(name)
      } else if let name = line.afterPrefix("refs/remotes/"), !name.utf8.hasSuffix("/HEAD") {
        remoteBranches.append(name)
      }
    }
  }

  var all: [String] { branches + tags + remoteBranches }

  /// The branches of this name that only a remote has, each with its remote's name.
  func remoteBranches(named name: String, remotes: [String]) -> [String] {
    remotes.map { "\($0)/\(name)" }.filter { candidate in
      remoteBranches.contains { $0.hasSameBytes(as: candidate) }
    }
  }
}

extension String.UTF8View {
  fileprivate func hasSuffix(_ suffix: String) -> Bool {
    reversed().starts(with: suffix.utf8.reversed())
  }
}
