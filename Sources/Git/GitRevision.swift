import CatalogCore

/// A commit of a repository.
package struct GitRevision: Equatable, Sendable {
  /// What it was called, such as `main` or `HEAD~2`; its short hash when it was called nothing.
  package var name: String
  package var id: GitObjectID

  package init(name: String, id: GitObjectID) {
    self.name = name
    self.id = id
  }

  package init(_ id: GitObjectID) {
    self.init(name: id.short, id: id)
  }

  /// The first ten digits of its hash.
  package var shortID: String { id.short }

  package static func == (left: GitRevision, right: GitRevision) -> Bool {
    left.id == right.id && left.name.hasSameBytes(as: right.name)
  }
}

/// What `HEAD` of a repository is.
package enum GitHead: Equatable, Sendable {
  case branch(GitRevision)
  case detached(GitRevision)
  /// A branch that has no commit yet.
  case unborn(branch: String)

  /// The commit, called after its branch or by its short hash; `nil` when there is none.
  package var revision: GitRevision? {
    switch self {
    case .branch(let revision), .detached(let revision): revision
    case .unborn: nil
    }
  }
}
