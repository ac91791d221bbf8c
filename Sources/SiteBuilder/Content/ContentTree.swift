import CatalogCore
import Snapshots

/// Everything that a site is made from, read and checked.
struct ContentTree: Sendable {
  /// In the order of their paths.
  var pages: [Page] = []
  /// The page that introduces a screen, by the name of its folder.
  var introductions: [ByteKey: Page] = [:]
  /// In the order of their paths.
  var snapshots: [SnapshotDocument] = []
  /// Files that are published as they are, relative to the content folder.
  var assets: [FileContent] = []
  /// Files in `Templates` and `Theme` that stand in place of built-in ones, relative to those.
  var templates: [FileContent] = []
  var theme: [FileContent] = []

  /// Reads the content folder.
  ///
  /// - Throws: everything that is wrong in any file, not only the first.
  static func load(folder: FilePath, files: any FileSystem) throws(Failure) -> ContentTree {
    guard (try? files.kind(of: folder)) == .folder else {
      throw SiteProblem.noContent(folder).failure
    }
    var tree = ContentTree()
    var problems: [Diagnostic] = []
    do {
      for path in try files.files(below: folder) {
        do {
          try tree.add(path, folder: folder, files: files)
        } catch {
          problems += error.diagnostics
        }
      }
      let store = SnapshotStore(folder: folder.appending("Screens"), files: files)
      let documents = parallelMap(try store.baselines()) { snapshot in
        Result { () throws(Diagnostic) in try snapshot.document() }
      }
      for document in documents {
        switch document {
        case .success(let document): tree.snapshots.append(document)
        case .failure(let diagnostic): problems.append(diagnostic)
        }
      }
    } catch {
      problems.append(error.diagnostic)
    }
    guard problems.isEmpty else { throw Failure(.damagedInput, problems) }
    return tree
  }

  private mutating func add(_ path: FilePath, folder: FilePath, files: any FileSystem)
    throws(Failure)
  {
    guard path.string.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw SiteProblem.unusablePath(folder.appending(path)).failure
    }
    let parts = path.components
    if path.string.hasSuffix(".snap") || path.string.hasSuffix(".snap.new") {
      // The store reads them; what it does not see would be missing without a word.
      guard parts.count == 3, parts[0] == "Screens" else {
        throw SiteProblem.misplacedSnapshot(folder.appending(path)).failure
      }
      return
    }
    if path.string == "catalog.yml" { return }
    let bytes: [UInt8]
    do {
      bytes = try files.read(folder.appending(path))
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
    let inner = FilePath(parts.dropFirst().joined(separator: "/"))
    if parts.count > 1, parts[0] == "Templates" {
      templates.append(FileContent(path: inner, bytes: bytes))
    } else if parts.count > 1, parts[0] == "Theme" {
      theme.append(FileContent(path: inner, bytes: bytes))
    } else if path.fileExtension == "md" {
      let source = SourceText(path: folder.appending(path).string, bytes: bytes)
      let page = try Page(path: path, source: source)
      if parts.count == 3, parts[0] == "Screens", parts[2] == "index.md" {
        guard page.frontMatter.outputPath == nil else {
          throw SiteProblem.introductionPath(at: page.frontMatter.outputPathLocation).failure
        }
        introductions[ByteKey(parts[1])] = page
      } else {
        pages.append(page)
      }
    } else {
      assets.append(FileContent(path: path, bytes: bytes))
    }
  }
}
