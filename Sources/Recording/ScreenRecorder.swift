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
  private let selection: ScenarioSelection
  private let isReversed: Bool

  /// A recorder that runs `jobs` scenarios, at least one, at a time: those of the selection, from the
  /// last to the first if that is asked for.
  package init(
    list: ScreenList, jobs: Int, variants: VariantChoice = VariantChoice(),
    selection: ScenarioSelection = ScenarioSelection(), isReversed: Bool = false
  ) {
    self.selection = selection
    self.isReversed = isReversed
    self.list = list
    self.jobs = max(1, jobs)
    maker = SnapshotMaker(variants: variants)
  }

  /// Passes the parts of the stream on as they come.
  package func run(_ write: ([UInt8]) -> Void) async {
    let scenarios = list.screens.flatMap { screen in screen.scenarios.map { (screen, $0) } }
    let order = Array(scenarios.indices)
    let plan = isReversed ? Array(order.reversed()) : order
    let selected = Set(selection.indices(in: list.plan))
    write(
      SnapshotStream.header(plan: plan.map { list.plan[$0] }) { selected.contains(plan[$0]) })
    let work = plan.filter { selected.contains($0) }
    var start = 0
    while start < work.count {
      let group = work[start..<min(work.count, start + jobs)]
      for index in group { write(SnapshotStream.announcement(of: list.plan[index])) }
      for record in await records(of: group.map { scenarios[$0] }) { write(record) }
      start = group.endIndex
    }
    write(SnapshotStream.trailer(count: work.count))
  }

  private func records(of group: [(Screen, Screen.ScenarioName)]) async -> [[UInt8]] {
    await withTaskGroup(of: (Int, [UInt8]).self) { tasks in
      for (index, (screen, scenario)) in group.enumerated() {
        tasks.addTask { (index, await record(of: screen, scenario)) }
      }
      var results: [(Int, [UInt8])] = []
      for await result in tasks { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func record(of screen: Screen, _ scenario: Screen.ScenarioName) async -> [UInt8] {
    do {
      return SnapshotStream.record(ofSnapshot: try await maker.bytes(of: screen, scenario))
    } catch {
      return SnapshotStream.record(ofProblem: error.sentence)
    }
  }
}
