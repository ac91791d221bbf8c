import CatalogCore
import Git

/// What keeps two catalogs from being compared.
enum ComparisonProblem: Error, Equatable {
  /// A link or a submodule in the place of a snapshot.
  case notAFile(FilePath, revision: String)
  case tooManySides(String)
  /// One side was named where there are no files that could be the other.
  case noWorkTree
  /// A path at which no catalog is.
  case noFolder(String)
  /// Neither side has the folder of snapshots; a revision has catalogs in other folders.
  case noCatalog(String, String, folder: FilePath, others: [FilePath])
  /// One side has no such folder, so that everything came or went.
  case oneCatalog(String, folder: FilePath)
  case noSuchScreen(String, known: [String])
  /// Interface files on one side, which this is, and a catalog on the other.
  case interfaceAndCatalog(String)
  case noInterfaces([FilePath])
  /// Files whose screens are not read.
  case skipped(platform: String, count: Int, example: FilePath)
}

extension ComparisonProblem {
  var diagnostic: Diagnostic {
    switch self {
    case .notAFile(let path, let revision):
      Diagnostic(
        id: "snapshot-no-file", "this is no file in “\(revision)”, so it cannot be compared",
        at: SourceLocation(path: path.string))
    case .noWorkTree:
      Diagnostic(
        id: "usage-no-work-tree", "there are no files here to compare with",
        hint: "name two revisions: catalog diff BASE HEAD")
    case .noFolder(let word):
      Diagnostic(
        id: "usage-no-catalog", "“\(word)” is neither a revision nor a folder that holds Content")
    case .tooManySides(let word):
      Diagnostic(
        id: "usage-unexpected-operand", "“\(word)” is one more than two catalogs",
        hint: "catalog diff [BASE [HEAD]], where each is a revision or the folder of a catalog")
    case .noCatalog(let old, let new, let folder, let others):
      Diagnostic(
        id: "diff-no-catalog", "neither “\(old)” nor “\(new)” has the folder “\(folder)”",
        hint: Self.hint(others))
    case .oneCatalog(let side, let folder):
      Diagnostic(.note, id: "diff-one-catalog", "“\(side)” has no folder “\(folder)”")
    case .interfaceAndCatalog(let name):
      Diagnostic(
        id: "usage-two-kinds", "“\(name)” holds interface files, and the other side is a catalog",
        hint: "name interface files on both sides, or say which to import with --import")
    case .noInterfaces(let paths):
      Diagnostic(
        id: "usage-no-interfaces",
        "there are no storyboards or xibs at \(paths.map { "“\($0)”" }.joined(separator: ", "))",
        hint: "--import names files or folders from here on")
    case .skipped(let platform, let count, let example):
      Diagnostic(
        .note, id: "diff-skipped-platform",
        count == 1
          ? "this file is made for \(platform) and is not compared"
          : "\(count) files such as this are made for \(platform) and are not compared",
        at: SourceLocation(path: example.string))
    case .noSuchScreen(let name, let known):
      Diagnostic(
        id: "usage-unknown-screen", "no revision has snapshots of a screen “\(name)”",
        hint: NearestName.hint(for: name, among: known)
          ?? "the name of the screen is that of its folder in Content/Screens")
    }
  }
}

extension ComparisonProblem {
  private static func hint(_ folders: [FilePath]) -> String {
    let names = folders.prefix(3).map { "“\($0.string.isEmpty ? "." : $0.string)”" }
    let hint = "--root names the folder of the catalog in the repository"
    guard !names.isEmpty else { return "\(hint), whose snapshots have to be committed" }
    return "\(hint): \(names.joined(separator: ", "))\(folders.count > 3 ? " and others" : "")"
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

extension Diagnostic {
  /// Whether it says that no catalog was found, rather than that one is wrong.
  var isOfMissingCatalog: Bool { id.hasSameBytes(as: "usage-no-catalog") }
}
