import CatalogCore

/// The output folder of a site: finds out what differs, and brings it up to date.
struct SiteFolder: Sendable {
  var folder: FilePath
  var files: any FileSystem

  /// What has to happen for the folder to hold a site.
  struct Changes: Sendable {
    var writes: [FileContent]
    var removals: [FilePath]
    /// Those of the removals that stand where a folder is needed, or below where a file is.
    var blockingRemovals: [FilePath]
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
    let kind: FileKind?
    do {
      kind = try files.kind(of: folder)
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
    guard kind == nil || kind == .folder else { throw SiteProblem.outputIsFile(folder).failure }
    let old = try manifest()
    let new = SiteManifest(site)
    let stale = old.paths.filter { !new.contains($0) && isUntouched($0, old) }
    let blocking = Self.blocking(stale, site)
    let blockingSet = Set(blocking)
    var writes: [FileContent] = []
    var foreign: [Diagnostic] = []
    let existing = parallelMap(site) { file in
      try? files.read(folder.appending(file.path))
    }
    for (file, bytes) in zip(site, existing) {
      if bytes == file.bytes { continue }
      let path = folder.appending(file.path)
      let isForeign =
        !old.contains(file.path)
        && !isFreed(file.path, by: blockingSet) && (try? files.kind(of: path)) != .some(nil)
      if isForeign { foreign.append(SiteProblem.foreignFile(path).diagnostic) }
      writes.append(file)
    }
    guard foreign.isEmpty else { throw Failure(.usage, foreign) }
    return Changes(
      writes: writes, removals: stale, blockingRemovals: blocking,
      unchangedCount: site.count - writes.count,
      oldManifest: old, newManifest: new)
  }

  /// Carries the changes out: every content is on the disk before the first file changes.
  ///
  /// Only a file of an earlier site that stands where a folder is needed now goes before that.
  func apply(_ changes: Changes) throws(Failure) {
    do throws(FileProblem) {
      for parent in folders(of: changes) { try files.removeLeftovers(in: folder.appending(parent)) }
      guard !changes.isEmpty else { return }
      for path in changes.blockingRemovals { try remove(path) }
      let manifestPath = folder.appending(SiteManifest.fileName)
      // Were this to end half-way, the manifest would already know every file of both sites as ours.
      let both = changes.newManifest.union(changes.oldManifest)
      var batch: [FileContent] = []
      if both != changes.oldManifest {
        batch.append(FileContent(path: manifestPath, bytes: both.bytes))
      }
      batch += changes.writes.map {
        FileContent(path: folder.appending($0.path), bytes: $0.bytes)
      }
      try files.write(batch)
      let gone = Set(changes.blockingRemovals)
      for path in changes.removals where !gone.contains(path) { try remove(path) }
      if both != changes.newManifest {
        try files.write(changes.newManifest.bytes, to: manifestPath)
      }
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
  }

  private func remove(_ path: FilePath) throws(FileProblem) {
    try files.removeFile(folder.appending(path))
    files.removeEmptyFolders(from: folder.appending(path).parent, upTo: folder)
  }

  /// The folders of the site that are there, the output folder itself included.
  private func folders(of changes: Changes) -> [FilePath] {
    let parents = Set(
      (changes.oldManifest.paths + changes.newManifest.paths).map(\.parent)
        .map { $0.string == "." ? FilePath("") : $0 })
    return parents.union([FilePath("")]).sorted().filter {
      (try? files.kind(of: folder.appending($0))) == .folder
    }
  }

  /// The stale files that stand in the way of a site's files, or in whose way one would be.
  private static func blocking(_ stale: [FilePath], _ site: [FileContent]) -> [FilePath] {
    guard !stale.isEmpty else { return [] }
    var folders: Set<FilePath> = []
    let paths = Set(site.map(\.path))
    for file in site {
      var parent = file.path.parent
      while parent.string != "." {
        folders.insert(parent)
        parent = parent.parent
      }
    }
    return stale.filter { path in
      if folders.contains(path) { return true }
      var parent = path.parent
      while parent.string != "." {
        if paths.contains(parent) { return true }
        parent = parent.parent
      }
      return false
    }
  }

  /// Whether everything at a path goes before the site is written.
  private func isFreed(_ path: FilePath, by removals: Set<FilePath>) -> Bool {
    let place = folder.appending(path)
    guard !removals.isEmpty, (try? files.kind(of: place)) == .folder,
      let inside = try? files.files(below: place)
    else { return false }
    return inside.allSatisfy { removals.contains(path.appending($0)) }
  }

  /// A stale file is removed only while it is what we wrote; one that somebody changed is theirs.
  private func isUntouched(_ path: FilePath, _ manifest: SiteManifest) -> Bool {
    guard let bytes = try? files.read(folder.appending(path)) else { return false }
    return manifest.contains(path, bytes)
  }

  private func manifest() throws(Failure) -> SiteManifest {
    let path = folder.appending(SiteManifest.fileName)
    let bytes: [UInt8]
    do throws(FileProblem) {
      guard let kind = try files.kind(of: path) else { return SiteManifest() }
      guard kind == .file else { throw FileProblem(.read, path, reason: "it is no file") }
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
