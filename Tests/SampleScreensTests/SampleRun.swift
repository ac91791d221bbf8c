import Recording
import SampleScreens
import Screens
import Snapshots
import Testing

/// Runs the example's screens as a recorder does.
enum SampleRun {
  static func screen(_ id: String) throws -> Screen {
    try #require(SampleCatalog.all.first { $0.id == id }, "no screen \(id)")
  }

  static func rendered(_ screen: String, _ scenario: String) async throws -> RenderedScreen {
    try await self.screen(screen).render(scenario: scenario)
  }

  /// The rows of a scenario as the recording shows them.
  static func cells(_ screen: String, _ scenario: String) async throws -> [(Row, BoundCell)] {
    let rendered = try await rendered(screen, scenario)
    return rendered.sections.flatMap(\.rows).map { row in
      (row, row.bound(state: rendered.cellStates[row.identity] ?? []))
    }
  }

  /// The snapshot of a scenario under the variants that catalogs record.
  static func document(of screen: Screen, _ scenario: Screen.ScenarioName) async throws
    -> SnapshotDocument
  {
    let rendered = try await screen.render(scenario: scenario.id)
    return SnapshotMaker(variants: .standard)
      .document(of: rendered, screen: screen, scenario: scenario)
  }

  static func bytes(of screen: Screen, _ scenario: Screen.ScenarioName) async throws -> [UInt8] {
    SnapshotWriter.bytes(of: try await document(of: screen, scenario))
  }

  /// Every scenario of every screen.
  static var all: [(screen: Screen, scenario: Screen.ScenarioName)] {
    SampleCatalog.all.flatMap { screen in screen.scenarios.map { (screen, $0) } }
  }
}
