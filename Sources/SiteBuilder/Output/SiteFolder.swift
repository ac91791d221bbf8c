import CatalogCore

/// The output folder of a site: finds out what differs, and brings it up to date.
struct SiteFolder: Sendable {
  var folder: FilePath
  var files: any FileSystem

  /// What has to happen for the folder to hold a site.
  struct Changes: Sendable {
    var writes: [FileContent]
    var removals: [FilePath]
    /// Files that are as they should be.
    var unchangedCount: Int
    var oldManifest: SiteManifest
    var newManifest: SiteManifest

    var isEmpty: Bool {
      writes.isEmpty && removals.isEmpty && oldManifest == newManifest
    }
  }

  /// Compares the folder with the files of a site, byte by byte.
  ///
  /// - Throws: a failure when the folder is no folder, or a file that is not ours is in the way.
  func changes(for site: [FileContent]) throws(Failure) -> Changes {
    switch files.kind(of: folder) {
    case .folder, nil: break
    case .file, .other: throw SiteProblem.outputIsFile(folder).failure
    }
    let old = try manifest()
    var writes: [FileContent] = []
    var foreign: [Diagnostic] = []
    let existing = parallelMap(site) { file in
      try? files.read(folder.appending(file.path))
    }
    for (file, bytes) in zip(site, existing) {
      if bytes == file.bytes { continue }
      let path = folder.appending(file.path)
      let isForeign = !old.contains(file.path) && files.kind(of: path) != nil
      if isForeign { foreign.append(SiteProblem.foreignFile(path).diagnostic) }
      writes.append(file)
    }
    guard foreign.isEmpty else { throw Failure(.usage, foreign) }
    let new = SiteManifest(site)
    let removals = old.paths.filter { !new.contains($0) && isUntouched($0, old) }
    return Changes(
      writes: writes, removals: removals, unchangedCount: site.count - writes.count,
      oldManifest: old, newManifest: new)
  }

  /// Carries the changes out: every content is on the disk before the first file changes.
  func apply(_ changes: Changes) throws(Failure) {
    guard !changes.isEmpty else { return }
    let manifestPath = folder.appending(SiteManifest.fileName)
    do throws(FileProblem) {
      // Were this to end half-way, the manifest would already know every file of both sites as ours.
      let both = changes.newManifest.union(changes.oldManifest)
      if both != changes.oldManifest { try files.write(both.bytes, to: manifestPath) }
      try files.write(
        changes.writes.map { FileContent(path: folder.appending($0.path), bytes: $0.bytes) })
      for path in changes.removals {
        try files.removeFile(folder.appending(path))
        files.removeEmptyFolders(from: folder.appending(path).parent, upTo: folder)
      }
      if both != changes.newManifest {
        try files.write(changes.newManifest.bytes, to: manifestPath)
      }
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
  }

  /// A stale file is removed only while it is what we wrote; one that somebody changed is theirs.
  private func isUntouched(_ path: FilePath, _ manifest: SiteManifest) -> Bool {
    guard let bytes = try? files.read(folder.appending(path)) else { return false }
    return manifest.contains(path, bytes)
  }

  private func manifest() throws(Failure) -> SiteManifest {
    let path = folder.appending(SiteManifest.fileName)
    guard files.kind(of: path) != nil else { return SiteManifest() }
    let bytes: [UInt8]
    do {
      bytes = try files.read(path)
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
    do {
      return try SiteManifest(parsing: SourceText(path: path.string, bytes: bytes))
    } catch {
      throw error.failure
    }
  }
}
