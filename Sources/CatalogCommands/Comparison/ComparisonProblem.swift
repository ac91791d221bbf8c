import CatalogCore
import Git

/// What keeps two catalogs from being compared.
enum ComparisonProblem: Error, Equatable {
  /// A link or a submodule in the place of a snapshot.
  case notAFile(String, revision: String)
  case tooManySides(String)
  /// The folder of the catalog is outside the repository.
  case outsideRepository(String)
  case noSuchScreen(String, known: [String])
}

extension ComparisonProblem {
  var diagnostic: Diagnostic {
    switch self {
    case .notAFile(let path, let revision):
      Diagnostic(
        id: "snapshot-no-file", "this is no file in “\(revision)”, so it cannot be compared",
        at: SourceLocation(path: path))
    case .tooManySides(let word):
      Diagnostic(
        id: "usage-unexpected-operand", "“\(word)” is one more than two catalogs",
        hint: "catalog diff [BASE [HEAD]], where each is a revision or the folder of a catalog")
    case .outsideRepository(let path):
      Diagnostic(
        id: "git-outside", "the catalog is not in the work tree of this repository",
        at: SourceLocation(path: path))
    case .noSuchScreen(let name, let known):
      Diagnostic(
        id: "usage-unknown-screen", "no revision has snapshots of a screen “\(name)”",
        hint: NearestName.hint(for: name, among: known)
          ?? "the name of the screen is that of its folder in Content/Screens")
    }
  }
}

extension GitProblem {
  /// A revision that is named wrongly is a mistake of the command line; what cannot be read is damage.
  var failure: Failure {
    switch self {
    case .malformedRevision, .unknownRevision, .ambiguousHash, .notACommit, .onlyOnRemote,
      .notFetched, .notInShallowClone, .noAncestor, .noCommits, .noRepository, .noFolder:
      Failure(.usage, diagnostic)
    default: Failure(.damagedInput, diagnostic)
    }
  }
}
