package import CatalogCore

/// The snapshots in a folder: `<screen>/<scenario>.snap`, and `.snap.new` for what waits for review.
package struct SnapshotStore: Sendable {
  /// The folder that holds one folder a screen, `Content/Screens`.
  package let folder: FilePath
  let files: any FileSystem

  package init(folder: FilePath, files: any FileSystem) {
    self.folder = folder
    self.files = files
  }

  package func baselinePath(forKey key: FilePath) -> FilePath { folder.appending(key) }

  package func pendingPath(forKey key: FilePath) -> FilePath {
    FilePath(folder.appending(key).string + ".new")
  }

  /// All baselines in the order of their paths; an absent folder holds none.
  ///
  /// Nothing is read yet. A file that turns out to be damaged or to stand under another name than its
  /// own is there, and whoever compares must say so.
  package func baselines() throws(FileProblem) -> [StoredSnapshot] {
    try keys(withSuffix: ".snap").map { key in snapshot(key, at: baselinePath(forKey: key)) }
  }

  /// What waits for review, in the order of the paths.
  package func pending() throws(FileProblem) -> [PendingSnapshot] {
    let suffix = ".snap.new"
    return parallelMap(try keys(withSuffix: suffix)) { name in
      let key = name.withoutExtension
      let path = pendingPath(forKey: key)
      return PendingSnapshot(key: key, path: path, snapshot: snapshot(key, at: path))
    }
  }

  private func snapshot(_ key: FilePath, at path: FilePath) -> StoredSnapshot {
    StoredSnapshot(
      key: key, path: path,
      load: { [files] () throws(Diagnostic) in
        do throws(FileProblem) {
          return try files.read(path)
        } catch {
          throw error.diagnostic
        }
      })
  }

  private func keys(withSuffix suffix: String) throws(FileProblem) -> [FilePath] {
    guard try files.kind(of: folder) != nil else { return [] }
    return try files.files(below: folder).filter {
      $0.components.count == 2 && $0.string.utf8.reversed().starts(with: suffix.utf8.reversed())
    }
  }

  // MARK: - Changes

  /// Makes the folder and keeps it for this process; what a killed run left in it is removed.
  package func lock() throws(FileProblem) -> FolderLock {
    try files.makeFolder(folder)
    let lock = try files.lock(folder)
    for name in try files.names(in: folder) {
      let screen = folder.appending(name)
      if try files.kind(of: screen) == .folder { try files.removeLeftovers(in: screen) }
    }
    return lock
  }

  /// What makes the files of changes again what they are now.
  ///
  /// After changes were carried out, the opposites of their opposites are the changes themselves.
  package func opposites(of changes: [StoreChange]) throws(FileProblem) -> [StoreChange] {
    try changes.map { (change) throws(FileProblem) in try opposite(of: change) }
  }

  private func opposite(of change: StoreChange) throws(FileProblem) -> StoreChange {
    func fate(_ path: FilePath, _ fate: StoreChange.Fate) throws(FileProblem) -> StoreChange.Fate {
      if case .leave = fate { return .leave }
      return try files.kind(of: path) == nil ? .remove : .write(try files.read(path))
    }
    return StoreChange(
      key: change.key,
      baseline: try fate(baselinePath(forKey: change.key), change.baseline),
      pending: try fate(pendingPath(forKey: change.key), change.pending))
  }

  /// Writes every file of the changes, or none where one cannot be written, and then removes what is
  /// to go.
  ///
  /// Killed in between, it leaves whole files only, and doing the same again ends in the same state.
  package func carryOut(_ changes: [StoreChange]) throws(FileProblem) {
    var writes: [FileContent] = []
    var removals: [FilePath] = []
    for change in changes {
      let baseline = baselinePath(forKey: change.key)
      let pending = pendingPath(forKey: change.key)
      switch change.baseline {
      case .leave: break
      case .write(let bytes): writes.append(FileContent(path: baseline, bytes: bytes))
      case .remove: removals.append(baseline)
      }
      switch change.pending {
      case .leave: break
      case .write(let bytes): writes.append(FileContent(path: pending, bytes: bytes))
      case .remove: removals.append(pending)
      }
    }
    try files.write(writes)
    for path in removals {
      guard try files.kind(of: path) != nil else { continue }
      try files.removeFile(path)
      files.removeEmptyFolder(path.parent)
    }
  }
}

/// What is to happen to the files of one scenario.
package struct StoreChange: Equatable, Sendable {
  package enum Fate: Equatable, Sendable {
    case leave
    case write([UInt8])
    case remove
  }

  package var key: FilePath
  package var baseline = Fate.leave
  package var pending = Fate.leave

  package init(key: FilePath, baseline: Fate = .leave, pending: Fate = .leave) {
    self.key = key
    self.baseline = baseline
    self.pending = pending
  }
}
