package import CatalogCore
import Synchronization

/// Reads the interface files of an app from its folders, with the texts and assets that go with them.
///
/// ```swift
/// let project = ProjectReader(files: DiskFileSystem()).project(at: [FilePath("App")])
/// project.documents.count
/// ```
///
/// What cannot be read is part of the result, and the rest is read all the same. The result does not
/// depend on the order of names in folders or on how many files are read at once.
package struct ProjectReader: Sendable {
  private let files: any FileSystem
  private let skipped: SkippedFolders

  /// A reader that leaves out the folders of dependencies and builds, but for those with these names.
  package init(files: any FileSystem, including names: [String] = []) {
    self.files = files
    skipped = SkippedFolders(except: names)
  }

  /// Reads what stands at and below paths.
  ///
  /// `progress` is told how many of how many files are read, on several threads.
  package func project(
    at paths: [FilePath], progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> InterfaceProject {
    let found = ProjectWalk.found(at: paths, files: files, skipped: skipped)
    let places = found.interfaces.sorted { $0.path < $1.path }
    let count = Mutex(0)
    // The text and the tree of a file are gone when the next one is read; the document stays.
    let verdicts = parallelMap(places) { place in
      let verdict = verdict(at: place.path)
      let done = count.withLock { count in
        count += 1
        return count
      }
      progress(done, places.count)
      return verdict
    }
    var project = InterfaceProject()
    let groups = GroupNames.names(of: places.map(\.trail))
    project.files = places.indices.map {
      ProjectFile(path: places[$0].path, group: groups[$0], verdict: verdicts[$0])
    }
    project.leftOut = found.leftOut.sorted { $0.path < $1.path }
    project.problems = found.problems.sorted {
      ($0.location?.path ?? "").precedesByBytes($1.location?.path ?? "")
    }
    ProjectTexts(files: files).add(found.tables.map(\.path).sorted(), to: &project)
    project.assets = AssetReader.catalog(of: found.assets) { [files] path, count in
      try? files.read(path, upTo: count)
    }
    return project
  }

  private func verdict(at path: FilePath) -> FileVerdict {
    do throws(FileProblem) {
      let bytes = try files.read(path, upTo: FileGate.greatestSize + 1)
      return InterfaceReader.read(SourceText(path: path.string, bytes: bytes))
    } catch {
      return .refused(error.diagnostic)
    }
  }
}
