import CatalogCore
import Recording
import Screens
import Snapshots

/// The snapshots of some scenarios, made as a recorder makes them.
struct ScenarioRecording {
  let items: [ScenarioItem]
  private let maker: SnapshotMaker
  private var first: [Result] = []
  private var second: [Result]?

  private typealias Result = Swift.Result<[UInt8], SnapshotMaker.ScreenProblem>

  /// A scenario that could not be recorded.
  struct Problem {
    var item: ScenarioItem
    var sentence: String

    var diagnostic: Diagnostic {
      Diagnostic(id: "testing-screen", "\(item.name): \(sentence)")
    }
  }

  init(items: [ScenarioItem], maker: SnapshotMaker, variants: VariantChoice) {
    self.items = items
    var maker = maker
    maker.variants = variants
    self.maker = maker
  }

  /// Records everything, and where that is asked for a second time from the last to the first.
  mutating func run(isTwice: Bool) async {
    first = await results(Array(items.indices))
    second = isTwice ? await results(items.indices.reversed()) : nil
  }

  /// In the order of the items, whatever the order of the run.
  private func results(_ order: [Int]) async -> [Result] {
    var results: [(index: Int, result: Result)] = []
    var rest = order[...]
    while !rest.isEmpty {
      let group = rest.prefix(ProcessorCount.available)
      rest = rest.dropFirst(group.count)
      results += await withTaskGroup(of: (index: Int, result: Result).self) { tasks in
        for index in group { tasks.addTask { (index, await result(of: items[index])) } }
        return await tasks.reduce(into: []) { $0.append($1) }
      }
    }
    return results.sorted { $0.index < $1.index }.map(\.result)
  }

  private func result(of item: ScenarioItem) async -> Result {
    do throws(SnapshotMaker.ScreenProblem) {
      return .success(try await maker.bytes(of: item.screen, item.scenario))
    } catch {
      return .failure(error)
    }
  }

  // MARK: - What came of it

  var fresh: [BaselineReview.Fresh] { fresh(of: first) }

  /// The mistakes in screens, each scenario once.
  var problems: [Problem] {
    items.indices.compactMap { index in
      for result in [first[index], second?[index]].compactMap(\.self) {
        if case .failure(let problem) = result {
          return Problem(item: items[index], sentence: problem.sentence)
        }
      }
      return nil
    }
  }

  /// What was different the second time; `nil` when there was none.
  func volatility(noise: NoiseRules) -> CatalogDiff? {
    second.map { BaselineReview.volatility(fresh, again: fresh(of: $0), noise: noise) }
  }

  /// Those that could be recorded every time.
  private func fresh(of results: [Result]) -> [BaselineReview.Fresh] {
    let failed = Set(problems.map(\.item.key))
    return zip(items, results).compactMap { item, result in
      guard case .success(let bytes) = result, !failed.contains(item.key) else { return nil }
      return BaselineReview.Fresh(
        name: DocumentChange.Name(screen: item.screen.id, scenario: item.scenario.id),
        snapshot: StoredSnapshot(item, bytes: bytes))
    }
  }
}

extension StoredSnapshot {
  /// Read as the stream of a recorder is: what is compared is what could be written.
  fileprivate init(_ item: ScenarioItem, bytes: [UInt8]) {
    let name = item.name
    self.init(
      key: item.key, load: { () throws(Diagnostic) in bytes },
      read: { (bytes: [UInt8]) throws(Diagnostic) in
        try SnapshotReader.document(from: SourceText(path: "<\(name)>", bytes: bytes))
      })
  }
}
