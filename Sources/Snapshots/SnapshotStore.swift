package import CatalogCore

/// The snapshots in a folder: `<screen>/<scenario>.snap`, and `.snap.new` for what waits for review.
package struct SnapshotStore: Sendable {
  /// The folder that holds one folder a screen, `Content/Screens`.
  package let folder: FilePath
  private let files: any FileSystem

  package init(folder: FilePath, files: any FileSystem) {
    self.folder = folder
    self.files = files
  }

  /// A snapshot file: its document, or why it could not be read.
  package struct Entry: Sendable {
    package var path: FilePath
    package var bytes: [UInt8]
    package var document: Result<SnapshotDocument, Diagnostic>
  }

  package func baselinePath(screen: String, scenario: String) -> FilePath {
    Self.baselinePath(screen: screen, scenario: scenario, in: folder)
  }

  /// The path of a baseline in a folder of snapshots, which need not be there.
  package static func baselinePath(screen: String, scenario: String, in folder: FilePath)
    -> FilePath
  {
    folder.appending(FileComponent.name(for: screen))
      .appending("\(FileComponent.name(for: scenario)).snap")
  }

  package func pendingPath(forBaseline path: FilePath) -> FilePath {
    FilePath(path.string + ".new")
  }

  /// All baselines in the order of their paths; an absent folder holds none.
  ///
  /// A file that cannot be read, is damaged or stands under another name than its own is an entry
  /// with a diagnostic: it is there, and whoever compares must say so.
  package func baselines() throws(FileProblem) -> [Entry] {
    try entries(withSuffix: ".snap")
  }

  /// All pending snapshots in the order of their paths.
  package func pending() throws(FileProblem) -> [Entry] {
    try entries(withSuffix: ".snap.new")
  }

  private func entries(withSuffix suffix: String) throws(FileProblem) -> [Entry] {
    guard try files.kind(of: folder) != nil else { return [] }
    let paths = try files.files(below: folder).filter {
      $0.components.count == 2 && $0.string.utf8.reversed().starts(with: suffix.utf8.reversed())
    }
    return parallelMap(paths) { entry(at: folder.appending($0)) }
  }

  private func entry(at path: FilePath) -> Entry {
    let bytes: [UInt8]
    do {
      bytes = try files.read(path)
    } catch {
      return Entry(path: path, bytes: [], document: .failure(error.diagnostic))
    }
    let source = SourceText(path: path.string, bytes: bytes)
    do {
      let document = try SnapshotParser.document(from: source)
      let expected = baselinePath(screen: document.screen.id, scenario: document.scenario.id)
      let isPending = path.fileExtension?.hasSameBytes(as: "new") == true
      let place = isPending ? pendingPath(forBaseline: expected) : expected
      guard path == place else {
        return Entry(path: path, bytes: bytes, document: .failure(misplaced(path, place)))
      }
      return Entry(path: path, bytes: bytes, document: .success(document))
    } catch {
      return Entry(path: path, bytes: bytes, document: .failure(error.diagnostic(in: source)))
    }
  }

  private func misplaced(_ path: FilePath, _ expected: FilePath) -> Diagnostic {
    Diagnostic(
      id: "snapshot-misplaced", "the screen and scenario named inside belong to another file",
      at: SourceLocation(path: path.string), hint: "move it to \(expected)")
  }
}
