import Screens
package import Snapshots

/// Runs every scenario of a list and writes the stream of snapshots.
///
/// Scenarios run in groups of `jobs` at the same time: the group is announced, runs, and is written
/// in its order. So the bytes do not depend on how many run together, but for the place of the
/// announcements.
package struct ScreenRecorder {
  private let list: ScreenList
  private let jobs: Int
  private let maker: SnapshotMaker
  private let context = ScreenContext.recording

  /// A recorder that runs `jobs` scenarios, at least one, at a time.
  package init(list: ScreenList, jobs: Int, variants: VariantChoice = VariantChoice()) {
    self.list = list
    self.jobs = max(1, jobs)
    maker = SnapshotMaker(variants: variants)
  }

  /// Passes the parts of the stream on as they come.
  package func run(_ write: ([UInt8]) -> Void) async {
    write(SnapshotStream.header(plan: list.plan))
    let work = list.screens.flatMap { screen in screen.scenarios.map { (screen, $0) } }
    var start = 0
    while start < work.count {
      let group = work[start..<min(work.count, start + jobs)]
      for item in list.plan[group.indices] { write(SnapshotStream.announcement(of: item)) }
      for outcome in await outcomes(of: Array(group)) {
        write(SnapshotStream.record(of: outcome))
      }
      start = group.endIndex
    }
    write(SnapshotStream.trailer(count: list.plan.count))
  }

  private func outcomes(of group: [(Screen, Screen.ScenarioName)]) async
    -> [SnapshotStream.Outcome]
  {
    await withTaskGroup(of: (Int, SnapshotStream.Outcome).self) { tasks in
      for (index, (screen, scenario)) in group.enumerated() {
        tasks.addTask { (index, await outcome(of: screen, scenario)) }
      }
      var results: [(Int, SnapshotStream.Outcome)] = []
      for await result in tasks { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func outcome(of screen: Screen, _ scenario: Screen.ScenarioName) async
    -> SnapshotStream.Outcome
  {
    do {
      let rendered = try await screen.render(scenario: scenario.id, in: context)
      let document = maker.document(of: rendered, screen: screen, scenario: scenario)
      return .snapshot(SnapshotWriter.bytes(of: document))
    } catch let error as ScreenError {
      return .problem(error.sentence)
    } catch {
      return .problem("\(error)")
    }
  }
}
