import CatalogCore
import SiteBuilder
import Snapshots

/// Records every scenario, compares with the baselines and carries out what the policy says: the work
/// of `verify` and `record`.
struct BaselineRun {
  var context: CommandContext
  var mode: BaselinePolicy.Mode
  var prunes = false

  func run() throws(Failure) -> ExitCode {
    let root = try context.catalogRoot(changesBaselines: mode != .never)
    let settings = try Settings.load(root: root, files: context.files)
    guard let command = settings.recorder else {
      throw UsageProblem.noRecorder(settings: settings.path.string).failure
    }
    let recorder = RecorderRun(
      command: command, arguments: settings.variants.recorderArguments, folder: root,
      silenceTimeout: settings.recorderTimeout)
    let fresh = try recorder.documents()
    warnOfUnknownScreens(settings, fresh)
    let store = SnapshotStore(
      folder: root.appending("Content/Screens"), files: context.files)
    do throws(FileProblem) {
      return report(try carriedOut(fresh, store))
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
  }

  /// A screen of the settings that the recorder does not have is most likely misspelt.
  private func warnOfUnknownScreens(_ settings: Settings, _ fresh: [SnapshotDocument]) {
    let known = Set(fresh.map { ByteKey($0.screen.id) })
    context.report(
      settings.variants.ofScreens.filter { !known.contains(ByteKey($0.screen)) }.map { entry in
        RecorderProblem.unknownScreen(entry.screen, settings: settings.path.string).diagnostic
      })
  }

  /// Compares and writes as one step: nobody else does either in between.
  private func carriedOut(_ fresh: [SnapshotDocument], _ store: SnapshotStore)
    throws(FileProblem) -> BaselineReview
  {
    let lock = mayWrite ? try lockBaselines(store) : nil
    return try withExtendedLifetime(lock) { () throws(FileProblem) in
      let review = BaselineReview(
        fresh: fresh, baselines: try store.baselines(), mode: mode, isCI: context.isCI,
        prunes: prunes, store: store)
      try carryOut(review, store)
      return review
    }
  }

  /// A comparison on a CI machine changes nothing at all.
  private var mayWrite: Bool { mode != .never || !context.isCI }

  private func lockBaselines(_ store: SnapshotStore) throws(FileProblem) -> FolderLock {
    try context.files.makeFolder(store.folder)
    let lock = try context.files.lock(store.folder)
    for name in try context.files.names(in: store.folder) {
      let folder = store.folder.appending(name)
      if try context.files.kind(of: folder) == .folder {
        try context.files.removeLeftovers(in: folder)
      }
    }
    return lock
  }

  /// Writes what is to be written, all of it or nothing; every decision was made before.
  private func carryOut(_ review: BaselineReview, _ store: SnapshotStore) throws(FileProblem) {
    var writes: [FileContent] = []
    var removals: [FilePath] = []
    for item in review.items {
      let pending = store.pendingPath(forBaseline: item.path)
      switch item.action {
      case .leave: break
      case .writeBaseline: writes.append(FileContent(path: item.path, bytes: item.fresh))
      case .writePending: writes.append(FileContent(path: pending, bytes: item.fresh))
      case .removeBaseline: removals.append(item.path)
      }
      // A pending file of an earlier run is stale once its scenario is settled.
      if item.isSettled, mayWrite, try context.files.kind(of: pending) != nil {
        removals.append(pending)
      }
    }
    // So is one whose scenario is no more.
    if mayWrite {
      let known = Set(review.items.map { store.pendingPath(forBaseline: $0.path) })
      removals += try store.pending().map(\.path).filter { !known.contains($0) }
    }
    try context.files.write(writes)
    for path in removals {
      try context.files.removeFile(path)
      context.files.removeEmptyFolder(path.parent)
    }
  }

  private func report(_ review: BaselineReview) -> ExitCode {
    let report = BaselineReport(review: review, isComparison: mode == .never)
    let text = report.text
    if !text.isEmpty { context.console.write(text) }
    context.report(review.items.compactMap(\.diagnostic))
    if let findings = report.findings { context.say(findings) }
    context.say(report.summary)
    if review.items.contains(where: { $0.relation == .damaged }) { return .damagedInput }
    return review.items.allSatisfy(\.isSettled) ? .fine : .differences
  }
}
