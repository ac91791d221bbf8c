import CatalogCore
import Snapshots

/// Starts the recorder of the settings and reads what it sends; nothing is written here.
struct RecorderRun: Sendable {
  /// As in the settings, and as messages name it.
  var command: [String]
  /// What it is told besides.
  var arguments: [String]
  var folder: FilePath
  /// Seconds of silence after which a scenario counts as hung.
  var silenceTimeout: Int

  /// Every scenario's document in the order of the recorder's plan.
  ///
  /// - Throws: a failure with exit code 4 that names the scenario, when the recorder cannot be
  ///   started, crashes, hangs, sends garbage, or reports a mistake in a screen.
  func documents() throws(Failure) -> [SnapshotDocument] {
    let result = try stream()
    guard result.stream.isComplete else {
      let suspects = suspects(result.stream.unfinished)
      throw Self.failure(.ended(result.end, during: suspects, command: command))
    }
    guard !result.stream.plan.isEmpty else { throw Self.failure(.noScreens(command: command)) }
    return try documents(of: result.stream)
  }

  /// Of several scenarios that ran at once, the one that ends the recorder when they run one by one.
  ///
  /// Whatever comes of that run, the first one has failed.
  private func suspects(_ items: [SnapshotStream.Item]) -> [SnapshotStream.Item] {
    guard items.count > 1, let again = try? stream(["--jobs", "1"]),
      !again.stream.isComplete, again.stream.unfinished.count == 1
    else { return items }
    return again.stream.unfinished
  }

  private func stream(_ more: [String] = []) throws(Failure)
    -> (stream: SnapshotStream, end: Subprocess.End)
  {
    let outcome: Subprocess.Outcome
    do {
      outcome = try Subprocess(
        command: command + arguments + more, folder: folder, silenceTimeout: silenceTimeout
      ).run()
    } catch {
      throw Self.failure(.notStarted(error))
    }
    let stream: SnapshotStream
    do {
      stream = try SnapshotStream(parsing: outcome.output)
    } catch {
      throw Self.failure(.garbage(error, command: command))
    }
    if stream.isComplete, outcome.end != .exited(0) {
      throw Self.failure(.ended(outcome.end, during: [], command: command))
    }
    return (stream, outcome.end)
  }

  private func documents(of stream: SnapshotStream) throws(Failure) -> [SnapshotDocument] {
    var documents: [SnapshotDocument] = []
    var problems: [Diagnostic] = []
    for (item, outcome) in zip(stream.plan, stream.outcomes) {
      switch outcome {
      case .problem(let message):
        problems.append(RecorderProblem.screen(item, message).diagnostic)
      case .snapshot(let bytes):
        let source = SourceText(path: "<recorder: \(item.description)>", bytes: bytes)
        do throws(Diagnostic) {
          let document = try SnapshotReader.document(from: source)
          if document.screen.id.hasSameBytes(as: item.screen),
            document.scenario.id.hasSameBytes(as: item.scenario)
          {
            documents.append(document)
          } else {
            problems.append(RecorderProblem.mislabelled(item, document.name).diagnostic)
          }
        } catch {
          problems.append(error)
        }
      }
    }
    if let collision = Self.collision(in: stream.plan) { problems.append(collision.diagnostic) }
    guard problems.isEmpty else { throw Failure(.recorderFailed, problems) }
    return documents
  }

  /// Two items of a plan that would share a file on some disk.
  private static func collision(in plan: [SnapshotStream.Item]) -> RecorderProblem? {
    var seen: [[String]: SnapshotStream.Item] = [:]
    var screens: [String: String] = [:]
    for item in plan {
      let screenKey = FileComponent.foldingKey(item.screen)
      if let first = screens.updateValue(item.screen, forKey: screenKey),
        !first.hasSameBytes(as: item.screen)
      {
        return .collision(first, item.screen)
      }
      let key = [screenKey, FileComponent.foldingKey(item.scenario)]
      if let first = seen.updateValue(item, forKey: key) {
        return .collision(first.description, item.description)
      }
    }
    return nil
  }

  private static func failure(_ problem: RecorderProblem) -> Failure {
    Failure(.recorderFailed, problem.diagnostic)
  }
}
