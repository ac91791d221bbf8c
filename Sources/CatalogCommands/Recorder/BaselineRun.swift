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
      command: command, folder: root, silenceTimeout: settings.recorderTimeout)
    let fresh = try recorder.documents()
    let store = SnapshotStore(
      folder: root.appending("Content/Screens"), files: context.files)
    let review: BaselineReview
    do {
      review = BaselineReview(
        fresh: fresh, baselines: try store.baselines(), mode: mode, isCI: context.isCI,
        prunes: prunes, store: store)
      try carryOut(review, store)
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
    return report(review)
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
      // A pending file of an earlier run is stale once its scenario is settled. A comparison on a CI
      // machine changes nothing at all.
      let mayClean = mode != .never || !context.isCI
      if item.isSettled, mayClean, context.files.kind(of: pending) != nil {
        removals.append(pending)
      }
    }
    try context.files.write(writes)
    for path in removals {
      try context.files.removeFile(path)
      context.files.removeEmptyFolder(path.parent)
    }
  }

  private func report(_ review: BaselineReview) -> ExitCode {
    let text = BaselineReport(review: review).text
    if !text.isEmpty { context.console.write(text) }
    context.report(review.items.compactMap(\.diagnostic))
    context.say(BaselineReport(review: review).summary(isCI: context.isCI))
    if review.items.contains(where: { $0.relation == .damaged }) { return .damagedInput }
    return review.items.allSatisfy(\.isSettled) ? .fine : .differences
  }
}
