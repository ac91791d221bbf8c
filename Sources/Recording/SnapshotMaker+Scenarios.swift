package import Screens
import Snapshots

extension SnapshotMaker {
  /// A mistake in a screen that keeps a scenario from being recorded.
  package struct ScreenProblem: Error, Equatable {
    /// One sentence without a full stop.
    package var sentence: String
  }

  /// Runs a scenario and writes its snapshot: what a recorder streams and what a test compares.
  package func bytes(
    of screen: Screen, _ scenario: Screen.ScenarioName, in context: ScreenContext = .recording
  ) async throws(ScreenProblem) -> [UInt8] {
    do {
      let rendered = try await screen.render(scenario: scenario.id, in: context)
      return SnapshotWriter.bytes(
        of: document(of: rendered, screen: screen, scenario: scenario))
    } catch let error as ScreenError {
      throw ScreenProblem(sentence: error.sentence)
    } catch {
      throw ScreenProblem(sentence: "\(error)")
    }
  }
}
