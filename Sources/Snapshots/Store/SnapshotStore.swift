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

  /// The baselines of one screen in the order of their paths; no other folder is looked at.
  package func baselines(ofScreen id: String) throws(FileProblem) -> [StoredSnapshot] {
    try keys(withSuffix: ".snap", ofScreen: id).map { key in
      snapshot(key, at: baselinePath(forKey: key))
    }
  }

  /// The keys of what waits for review, in their order; no file is read.
  package func pendingKeys() throws(FileProblem) -> [FilePath] {
    try keys(withSuffix: ".snap.new").map(\.withoutExtension)
  }

  /// The keys of what waits for review of one screen, in their order.
  package func pendingKeys(ofScreen id: String) throws(FileProblem) -> [FilePath] {
    try keys(withSuffix: ".snap.new", ofScreen: id).map(\.withoutExtension)
  }

  /// What waits for review, in the order of the paths.
  package func pending() throws(FileProblem) -> [PendingSnapshot] {
    parallelMap(try pendingKeys()) { key in
      let path = pendingPath(forKey: key)
      return PendingSnapshot(key: key, path: path, snapshot: snapshot(key, at: path), files: files)
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
      $0.components.count == 2 && Self.has($0.string, suffix)
    }
  }

  private func keys(withSuffix suffix: String, ofScreen id: String) throws(FileProblem)
    -> [FilePath]
  {
    let name = FileComponent.name(for: id)
    let screen = folder.appending(name)
    guard try files.kind(of: screen) == .folder else { return [] }
    // As where all folders are looked at: it may be the folder of another screen.
    if files.isLink(screen) {
      throw FileProblem(.list, screen, reason: "it is a link to a folder, which is not followed")
    }
    return try files.files(below: screen).filter {
      $0.components.count == 1 && Self.has($0.string, suffix)
    }.map { FilePath(name).appending($0) }
  }

  private static func has(_ path: String, _ suffix: String) -> Bool {
    path.utf8.reversed().starts(with: suffix.utf8.reversed())
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

  /// What makes the files of changes again what they are now, with all that they hold in memory.
  package func opposites(of changes: [StoreChange]) throws(FileProblem) -> [StoreChange] {
    try changes.map { (change) throws(FileProblem) in try opposite(of: change) }
  }

  private func opposite(of change: StoreChange) throws(FileProblem) -> StoreChange {
    func fate(_ path: FilePath, _ fate: StoreChange.Fate) throws(FileProblem) -> StoreChange.Fate {
      if case .leave = fate { return .leave }
      return try files.kind(of: path) == nil ? .remove : .write(.bytes(try files.read(path)))
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
    var writes: [(path: FilePath, text: StoreChange.Text)] = []
    var removals: [FilePath] = []
    for change in changes {
      for (path, fate) in [
        (baselinePath(forKey: change.key), change.baseline),
        (pendingPath(forKey: change.key), change.pending),
      ] {
        switch fate {
        case .leave: break
        case .write(let text): writes.append((path, text))
        case .remove: removals.append(path)
        }
      }
    }
    try files.write(count: writes.count) { (index) throws(FileProblem) in
      let (path, text) = writes[index]
      do throws(Diagnostic) {
        return FileContent(path: path, bytes: try text.bytes())
      } catch {
        throw FileProblem(.write, path, reason: error.message)
      }
    }
    for path in removals {
      guard try files.kind(of: path) != nil else { continue }
      try files.removeFile(path)
      files.removeEmptyFolder(path.parent)
    }
  }
}

/// What is to happen to the files of one scenario.
package struct StoreChange: Sendable {
  package enum Fate: Sendable {
    case leave
    case write(Text)
    case remove
  }

  /// What is written.
  package enum Text: Sendable {
    case bytes([UInt8])
    /// The canonical text of a snapshot, which is read when it is written.
    case canonical(StoredSnapshot)

    package func bytes() throws(Diagnostic) -> [UInt8] {
      switch self {
      case .bytes(let bytes): bytes
      case .canonical(let snapshot): SnapshotWriter.bytes(of: try snapshot.document())
      }
    }
  }

  package var key: FilePath
  package var baseline = Fate.leave
  package var pending = Fate.leave

  package init(key: FilePath, baseline: Fate = .leave, pending: Fate = .leave) {
    self.key = key
    self.baseline = baseline
    self.pending = pending
  }

  /// Whether both files stay as they are.
  package var isNothing: Bool {
    if case .leave = baseline, case .leave = pending { true } else { false }
  }
}
