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

  /// Writes what is to be written; every decision was made before the first write.
  private func carryOut(_ review: BaselineReview, _ store: SnapshotStore) throws(FileProblem) {
    for item in review.items {
      let pending = store.pendingPath(forBaseline: item.path)
      switch item.action {
      case .leave: break
      case .writeBaseline: try context.files.write(item.fresh, to: item.path)
      case .writePending: try context.files.write(item.fresh, to: pending)
      case .removeBaseline:
        try context.files.removeFile(item.path)
        context.files.removeEmptyFolder(item.path.parent)
      }
      // A pending file of an earlier run is stale once its scenario is settled.
      if item.isSettled, context.files.kind(of: pending) != nil {
        try context.files.removeFile(pending)
      }
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
