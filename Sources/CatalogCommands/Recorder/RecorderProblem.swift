import CatalogCore
import Reports
import Snapshots

/// What can go wrong with a recorder.
enum RecorderProblem: Equatable {
  case notStarted(Subprocess.StartProblem)
  /// It ended before its stream did; `during` is what was running.
  case ended(Subprocess.End, during: [SnapshotStream.Item], command: [String])
  case garbage(SnapshotStream.Damage, command: [String])
  /// A mistake in a screen that the recorder found itself.
  case screen(SnapshotStream.Item, String)
  case mislabelled(SnapshotStream.Item, String)
  case collision(String, String)
  case noScreens(command: [String])
  /// A new scenario and an approved one whose names differ in case only, or in their encoding.
  case sharedFile(FilePath, approved: FilePath)
  /// It left out what it was to run.
  case notRun([SnapshotStream.Item])
  /// The second time there were other scenarios than the first.
  case otherPlan([SnapshotStream.Item])
  /// What was different when everything ran again.
  case volatile(String)
  /// What it sent is not there any more.
  case lost(reason: String)
  /// The settings give variants to a screen that there is not.
  case unknownScreen(String, settings: String)
}

extension RecorderProblem {
  var diagnostic: Diagnostic {
    switch self {
    case .notStarted(let problem):
      Diagnostic(
        id: "recorder-not-started",
        "the recorder “\(problem.command.joined(separator: " "))” did not start: \(problem.reason)",
        hint: "the setting “recorder” names the command, a list of the program and its arguments")
    case .ended(let end, let items, let command):
      Self.endDiagnostic(end, items, command)
    case .garbage(let damage, let command):
      Diagnostic(
        id: "recorder-garbage",
        "line \(damage.line) from the recorder “\(command.joined(separator: " "))” is none that a "
          + "recorder sends: “\(damage.text.prefix(80))”",
        hint: "standard output belongs to the snapshots; print to standard error instead")
    case .screen(let item, let message):
      Diagnostic(id: "recorder-screen", "\(item.description): \(message)")
    case .mislabelled(let item, let name):
      Diagnostic(
        id: "recorder-mislabelled", "\(item.description): the snapshot calls itself “\(name)”")
    case .collision(let first, let second):
      Diagnostic(
        id: "recorder-collision", "“\(first)” and “\(second)” would share one file",
        hint: "names must differ in more than case and the way accents are encoded")
    case .noScreens(let command):
      Diagnostic(
        id: "recorder-empty", "the recorder “\(command.joined(separator: " "))” lists no screen",
        hint: "pass the screens to Recorder.main")
    case .sharedFile(let planned, let approved):
      Diagnostic(
        id: "recorder-shared-file",
        "the new \(planned) and this one are one file on some disks",
        at: SourceLocation(path: approved.string),
        hint: "to rename it, remove or move the approved file first")
    case .notRun(let items):
      Diagnostic(
        id: "recorder-not-run", "the recorder did not run \(Self.names(items))",
        hint: "it has to run whatever it is not told to leave out")
    case .otherPlan(let items):
      Diagnostic(
        id: "recorder-other-plan",
        "\(Self.names(items)) is there in one run and not in the next",
        hint: "which scenarios there are must not depend on when and where the recorder runs")
    case .volatile(let sentence):
      Diagnostic(
        id: ChangeReport.volatileID, "from one run to the next: \(sentence)",
        hint: "it depends on the time, the time zone, the language or the order of the run")
    case .lost(let reason):
      Diagnostic(
        id: "recorder-lost", "what the recorder sent cannot be read again: \(reason)")
    case .unknownScreen(let screen, let settings):
      Diagnostic(
        .warning, id: "settings-unknown-screen",
        "no screen has the id “\(screen)”, for which the settings have variants",
        at: SourceLocation(path: settings))
    }
  }

  private static func names(_ items: [SnapshotStream.Item]) -> String {
    let names = items.prefix(3).map { "“\($0.description)”" }.joined(separator: ", ")
    return items.count > 3 ? "\(names) and \(items.count - 3) more" : names
  }

  private static func endDiagnostic(
    _ end: Subprocess.End, _ items: [SnapshotStream.Item], _ command: [String]
  ) -> Diagnostic {
    let names = items.map { "“\($0.description)”" }.joined(separator: " or ")
    let place = items.isEmpty ? "" : " while it ran \(names)"
    let recorder = "the recorder “\(command.joined(separator: " "))”"
    switch end {
    case .exited(0):
      return Diagnostic(
        id: "recorder-incomplete", "\(recorder) ended before it sent every snapshot\(place)")
    case .exited(127) where items.isEmpty:
      return Diagnostic(
        id: "recorder-not-started", "\(recorder) did not start: no such program",
        hint: "the setting “recorder” names the command, a list of the program and its arguments")
    case .exited(let code):
      return Diagnostic(id: "recorder-failed", "\(recorder) ended with exit code \(code)\(place)")
    case .killed(let signal):
      return Diagnostic(id: "recorder-crashed", "\(recorder) crashed with signal \(signal)\(place)")
    case .flooded(let byteCount):
      return Diagnostic(
        id: "recorder-flood", "\(recorder) sent more than \(byteCount >> 20) MB\(place)")
    case .timedOut(let seconds):
      return Diagnostic(
        id: "recorder-hung", "\(recorder) sent nothing for \(seconds) seconds\(place)",
        hint: "the setting “recorder-timeout” gives it more time")
    }
  }
}

extension RecorderProblem {
  /// Two scenarios that would share a file on some disk.
  static func collision(in scenarios: [SnapshotStream.Item]) -> RecorderProblem? {
    var seen: [[String]: SnapshotStream.Item] = [:]
    var screens: [String: String] = [:]
    for item in scenarios {
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
}
