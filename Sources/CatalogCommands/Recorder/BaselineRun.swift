import CatalogCore
import CatalogSettings
import Snapshots

/// Records scenarios, compares with the baselines and carries out what the policy says: the work of
/// `verify` and `record`.
struct BaselineRun {
  var context: CommandContext
  var rules: BaselineReview.Rules
  var selection: ScenarioSelection
  /// Whether everything is recorded a second time in other surroundings.
  var isTwice: Bool

  /// What a run ended with, with everything written that was to be.
  struct Result {
    /// The folder of the catalog.
    var root: FilePath
    var settings: Settings
    var shard: Shard?
    var first: Recording
    var second: Recording?
    var review: BaselineReview
    /// How what changed from the first time to the second is told, by its causes.
    var volatility: CatalogDiff?
  }

  func result() throws(Failure) -> Result {
    let root = try context.catalogRoot(changesBaselines: rules.mode != .never)
    let settings = try Settings.load(root: root, files: context.files)
    guard let command = settings.recorder else {
      throw UsageProblem.noRecorder(
        settings: settings.path.string, isImported: settings.imports != nil
      ).failure
    }
    var recorder = RecorderRun(
      command: command, arguments: settings.variants.recorderArguments, selection: selection,
      folder: root, silenceTimeout: settings.recorderTimeout)
    let first = try recorder.recording()
    warnOfUnknownScreens(settings, first.scenarios)
    var second: Recording?
    if isTwice {
      recorder.surroundings = .other(atHour: context.console.hour())
      recorder.again = first
      second = try recorder.recording()
    }
    return try result(
      first, second, isWhole: selection.isWhole, settings: settings, root: root)
  }

  /// The verdict of recordings that are there, with what is to be written carried out.
  func result(
    _ first: Recording, _ second: Recording?, isWhole: Bool, settings: Settings, root: FilePath
  ) throws(Failure) -> Result {
    let volatility = second.map {
      BaselineReview.volatility(first.fresh, again: $0.fresh, noise: settings.noise)
    }
    let unreadable = volatility?.unreadable.map(\.diagnostic) ?? []
    guard unreadable.isEmpty else { throw Failure(.recorderFailed, unreadable) }
    let run = BaselineReview.Run(
      fresh: first.fresh, noise: settings.noise, planned: first.planned,
      isWhole: isWhole, volatile: volatility?.keys ?? [])
    let store = SnapshotStore(
      folder: root.appending("Content/Screens"), files: context.files)
    return Result(
      root: root, settings: settings, shard: selection.shard, first: first, second: second,
      review: try carriedOut(run, store), volatility: volatility)
  }

  /// A screen of the settings that the recorder does not have is most likely misspelt.
  private func warnOfUnknownScreens(_ settings: Settings, _ scenarios: [SnapshotStream.Item]) {
    let known = Set(scenarios.map { ByteKey($0.screen) })
    context.report(
      settings.variants.ofScreens.filter { !known.contains(ByteKey($0.screen)) }.map { entry in
        RecorderProblem.unknownScreen(entry.screen, settings: settings.path.string).diagnostic
      })
  }

  /// Compares and writes as one step: nobody else does either in between.
  private func carriedOut(_ run: BaselineReview.Run, _ store: SnapshotStore) throws(Failure)
    -> BaselineReview
  {
    let lock = try context.onFiles { () throws(FileProblem) in mayWrite ? try store.lock() : nil }
    defer { withExtendedLifetime(lock) {} }
    let baselines = try context.onFiles { () throws(FileProblem) in try store.baselines() }
    if let collision = BaselineReview.collisions(of: run, with: baselines).first {
      throw Failure(
        .damagedInput,
        RecorderProblem.sharedFile(
          collision.planned, approved: store.baselinePath(forKey: collision.approved)
        ).diagnostic)
    }
    let review = BaselineReview(run, baselines: baselines, rules: rules)
    let garbage = review.catalog.unreadable.filter { $0.side == .new }.map(\.diagnostic)
    guard garbage.isEmpty else { throw Failure(.recorderFailed, garbage) }
    guard mayWrite else { return review }
    let pending = try context.onFiles { () throws(FileProblem) in try store.pendingKeys() }
    let changes = review.changes(pending: Set(pending), isWhole: run.isWhole)
    try context.onFiles { () throws(FileProblem) in try store.carryOut(changes) }
    return review
  }

  /// A comparison on a CI machine changes nothing at all.
  private var mayWrite: Bool { rules.mode != .never || !rules.isCI || rules.prunes }
}
