import CatalogCore
import Snapshots

/// Starts the recorder of the settings and reads what it sends; nothing is written here.
struct RecorderRun: Sendable {
  /// As in the settings, and as messages name it.
  var command: [String]
  /// What it is told besides.
  var arguments: [String]
  /// Which scenarios are to run.
  var selection = ScenarioSelection()
  /// What ran before, when it is to run a second time.
  var again: Recording?
  var surroundings = RecorderSurroundings.usual
  var folder: FilePath
  /// Seconds of silence after which a scenario counts as hung.
  var silenceTimeout: Int

  /// Runs the recorder to its end.
  ///
  /// - Throws: a failure with exit code 4 that names the scenario, when the recorder cannot be
  ///   started, crashes, hangs, sends garbage, or reports a mistake in a screen; with exit code 2 when a
  ///   pattern of the selection matches no scenario.
  func recording() throws(Failure) -> Recording {
    let result = try stream()
    guard result.stream.isComplete else {
      let suspects = suspects(result.stream.unfinished)
      throw failure(.ended(result.end, during: suspects, command: command))
    }
    let scenarios = result.stream.scenarios
    guard !scenarios.isEmpty else { throw failure(.noScreens(command: command)) }
    if let collision = RecorderProblem.collision(in: scenarios) { throw failure(collision) }
    if let idle = selection.idlePatterns(in: scenarios).first {
      throw UsageProblem.idlePattern(
        idle.text, known: scenarios.map(\.screen) + scenarios.map(\.description)
      ).failure
    }
    if let again, Set(again.scenarios) != Set(scenarios) {
      throw failure(.otherPlan(Self.oddOnes(again.scenarios, scenarios)))
    }
    return Recording(
      scenarios: scenarios, parts: try parts(of: result.stream, in: result.output),
      filters: selection.patterns.map(\.text))
  }

  /// The scenarios that only one of two plans has.
  private static func oddOnes(
    _ first: [SnapshotStream.Item], _ second: [SnapshotStream.Item]
  ) -> [SnapshotStream.Item] {
    let (old, new) = (Set(first), Set(second))
    return first.filter { !new.contains($0) } + second.filter { !old.contains($0) }
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

  private struct Streamed {
    var stream: SnapshotStream
    var output: TemporaryFile
    var end: Subprocess.End
  }

  private func stream(_ more: [String] = []) throws(Failure) -> Streamed {
    let outcome: Subprocess.SpooledOutcome
    var process = Subprocess(
      command: command + arguments + selection.recorderArguments + surroundings.arguments + more,
      folder: folder, silenceTimeout: silenceTimeout)
    process.environment = surroundings.environment
    do throws(Subprocess.StartProblem) {
      outcome = try process.spool()
    } catch {
      throw failure(.notStarted(error))
    }
    let stream: SnapshotStream
    do throws(SnapshotStream.Damage) {
      stream = try Self.stream(in: outcome.output)
    } catch {
      throw failure(.garbage(error, command: command))
    }
    if stream.isComplete, outcome.end != .exited(0) {
      throw failure(.ended(outcome.end, during: [], command: command))
    }
    return Streamed(stream: stream, output: outcome.output, end: outcome.end)
  }

  private static func stream(in file: TemporaryFile) throws(SnapshotStream.Damage)
    -> SnapshotStream
  {
    var reader = SnapshotStreamReader()
    var offset = 0
    while let piece = try? file.bytes(in: offset..<(offset + 1 << 20)), !piece.isEmpty {
      try reader.read(piece[...])
      offset += piece.count
    }
    return reader.stream
  }

  private func parts(of stream: SnapshotStream, in output: TemporaryFile) throws(Failure)
    -> [Recording.Part]
  {
    var parts: [Recording.Part] = []
    var problems: [Diagnostic] = []
    // A recorder that takes no selection has run everything. A shard is counted in the order of the
    // first run, whatever the order of the second is.
    let selected =
      again.map { Set($0.parts.map(\.item)) }
      ?? Set(selection.indices(in: stream.scenarios).map { stream.scenarios[$0] })
    let missing = selected.subtracting(stream.plan)
    guard missing.isEmpty else {
      throw failure(.notRun(stream.scenarios.filter(missing.contains)))
    }
    for (item, outcome) in zip(stream.plan, stream.outcomes) where selected.contains(item) {
      switch outcome {
      case .problem(let message):
        problems.append(diagnostic(.screen(item, message)))
      case .snapshot(let range):
        parts.append(
          Recording.Part(item) { () throws(Diagnostic) in
            do throws(TemporaryFile.Problem) {
              return try output.bytes(in: range)
            } catch {
              throw RecorderProblem.lost(reason: error.reason).diagnostic
            }
          })
      }
    }
    guard problems.isEmpty else { throw Failure(.recorderFailed, problems) }
    return parts
  }

  private func failure(_ problem: RecorderProblem) -> Failure {
    Failure(.recorderFailed, diagnostic(problem))
  }

  private func diagnostic(_ problem: RecorderProblem) -> Diagnostic {
    var diagnostic = problem.diagnostic
    if let description = surroundings.description {
      diagnostic.hint = [diagnostic.hint, description].compactMap(\.self).joined(separator: "; ")
    }
    return diagnostic
  }
}
