import CatalogCore
import CatalogSettings
import Recording
package import Screens
import Snapshots

/// One expectation: records what it is about, compares with the baselines, and carries out the policy.
package struct ScreenCheck: Sendable {
  package var scope: Scope
  /// Those of the traits and of the expectation itself.
  package var options: CatalogOptions
  package var location: TestLocation

  package enum Scope: Sendable {
    /// One scenario of a screen, which says nothing about other files.
    case scenario(Screen, String)
    /// All scenarios of a screen, and every file in its folder.
    case screen(Screen)
    /// All screens of a catalog, and every file in it.
    case catalog([Screen])
  }

  package init(_ scope: Scope, options: CatalogOptions, location: TestLocation) {
    self.scope = scope
    self.options = options
    self.location = location
  }

  /// What there is to fail for, in the order of the scenarios; files are as the policy wants them then.
  package func failures(in surroundings: CheckSurroundings) async -> [ScreenFailure] {
    let source = FilePath("\(location.filePath)")
    var root = options.root
    do throws(Failure) {
      let found = try diagnosed { () throws(Diagnostic) in
        if let root { return root }
        return try CatalogRoot.find(above: source, files: surroundings.files)
      }
      root = found
      return try await result(root: found, in: surroundings)
    } catch {
      return [
        ScreenFailure(
          message: FailureWording.text(error.diagnostics, relativeTo: root ?? source.parent))
      ]
    }
  }

  private func result(root: FilePath, in surroundings: CheckSurroundings) async throws(Failure)
    -> [ScreenFailure]
  {
    let files = surroundings.files
    let rules = try diagnosed { () throws(Diagnostic) in
      try CheckRules(options, environment: surroundings.environment)
    }
    let settings = try Settings.load(root: root, files: files)
    let store = SnapshotStore(folder: root.appending("Content/Screens"), files: files)
    let all = try allItems()
    let items = try selected(all)
    do throws(Diagnostic) {
      try await surroundings.session.claim(
        items, in: files.resolved(store.folder), at: location)
    } catch {
      throw Failure(.usage, error)
    }
    var recording = ScenarioRecording(
      items: items, maker: surroundings.session.maker, variants: settings.variants)
    await recording.run(isTwice: rules.isTwice)
    let volatility = recording.volatility(noise: settings.noise)
    let run = BaselineReview.Run(
      fresh: recording.fresh, noise: settings.noise, planned: Set(all.map(\.key)),
      isWhole: isWhole, volatile: volatility?.keys ?? [])
    let work = ReviewWork(
      run: run, rules: rules.review, store: store, screen: scopeScreen,
      failed: Set(recording.problems.map(\.item.key)))
    let review = try await work.carriedOut(in: surroundings.session)
    let wording = FailureWording(
      review: review, volatility: volatility, rules: rules, root: root,
      attachments: FailureAttachments(review: review, maker: surroundings.session.maker))
    let problems = recording.problems.map { problem in
      ScreenFailure(message: FailureWording.text([problem.diagnostic], relativeTo: root))
    }
    switch scope {
    case .scenario, .screen: return problems + wording.failures
    case .catalog: return problems + [wording.summary].compactMap(\.self)
    }
  }

  // MARK: - Scope

  /// Whether what is left over can be told from what just did not run.
  private var isWhole: Bool {
    if case .scenario = scope { false } else { true }
  }

  private var screens: [Screen] {
    switch scope {
    case .scenario(let screen, _), .screen(let screen): [screen]
    case .catalog(let screens): screens
    }
  }

  /// The id of the only screen whose files are looked at; `nil` for all.
  private var scopeScreen: String? {
    if case .catalog = scope { nil } else { screens.first?.id }
  }

  private func allItems() throws(Failure) -> [ScenarioItem] {
    do throws(ScreenList.Collision) {
      _ = try ScreenList(screens)
    } catch {
      throw Failure(
        .usage,
        Diagnostic(
          id: "testing-collision", error.sentence,
          hint: "ids must differ in more than case and the way accents are encoded"))
    }
    let items = screens.flatMap { screen in
      screen.scenarios.map { ScenarioItem(screen: screen, scenario: $0) }
    }
    // With nothing to compare every file would be left over.
    guard !items.isEmpty else {
      let what = scopeScreen.map { "the screen “\($0)” has no scenario" } ?? "no screen is listed"
      throw Failure(.usage, Diagnostic(id: "testing-empty", what))
    }
    return items
  }

  private func selected(_ items: [ScenarioItem]) throws(Failure) -> [ScenarioItem] {
    guard case .scenario(let screen, let id) = scope else { return items }
    let item = items.first { $0.scenario.id.hasSameBytes(as: id) }
    guard let item else {
      throw Failure(
        .usage,
        Diagnostic(
          id: "testing-unknown-scenario", "the screen “\(screen.id)” does not list “\(id)”",
          hint: NearestName.hint(for: id, among: items.map(\.scenario.id))
            ?? "allCases of its scenarios has to have every case"))
    }
    return [item]
  }

  private func diagnosed<Value>(_ body: () throws(Diagnostic) -> Value) throws(Failure) -> Value {
    do throws(Diagnostic) {
      return try body()
    } catch {
      throw Failure(.usage, error)
    }
  }
}
