import CatalogCore
import Git
import Snapshots
import TestSupport

/// A catalog in the folder `app` of a git repository.
struct CommittedCatalog {
  let repository: TestRepository
  /// The folder of the repository.
  let folder: TemporaryFolder
  /// The folder of the catalog in the repository.
  var root = "app"

  static func with(_ body: (CommittedCatalog) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      let catalog = CommittedCatalog(
        repository: TestRepository(folder: folder.path), folder: folder)
      try catalog.repository.git("init", "-q")
      try catalog.repository.git("symbolic-ref", "HEAD", "refs/heads/main")
      folder.makeFolder(catalog.root)
      folder.makeFolder("\(catalog.root)/Content")
      try body(catalog)
    }
  }

  /// Where a snapshot stands in the repository.
  func path(_ name: String) -> String { "\(root)/Content/Screens/\(name).snap" }

  func write(_ documents: SnapshotDocument...) throws {
    for document in documents {
      try folder.write(
        path("\(document.screen.id)/\(document.scenario.id)"), RecordedCatalog.text(document))
    }
  }

  func commit(_ subject: String = "Change") throws {
    try repository.commit([:], subject)
  }

  var tool: TestTool { TestTool(on: DiskFileSystem()) }

  /// Runs a command on the catalog.
  func run(_ words: String...) -> TestTool.Result {
    let root = folder.path.appending(root).string
    return tool.run([words[0], "--root", root] + words.dropFirst())
  }
}
