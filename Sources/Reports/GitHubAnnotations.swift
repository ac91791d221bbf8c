import CatalogCore
import Snapshots

/// What changed as workflow commands, which GitHub shows beside the lines of the snapshots.
///
/// An annotation stands in the file that is checked out: the approved snapshot while a change waits for
/// approval, the new one of two revisions.
package struct GitHubAnnotations {
  /// How many annotations of a kind GitHub shows of one step.
  ///
  /// Source: zizmorcore/zizmor#634.
  package static let limit = 10

  /// What GitHub makes of an annotation.
  package enum Level: String, CaseIterable, Sendable {
    case error
    case warning
    case notice
  }

  private let report: ChangeReport

  package init(_ report: ChangeReport) {
    self.report = report
  }

  /// One command a line, the most important first; of more than ten of a kind, the tenth counts the
  /// rest.
  package var text: String {
    let levels = report.problems.map(level) + report.diff.causes.map(level)
    var reader = SampleReader(report.diff)
    var lines: [String] = []
    for kind in Level.allCases {
      let indices = levels.indices.filter { levels[$0] == kind }
      let told = indices.count > Self.limit ? Self.limit - 1 : indices.count
      lines += indices.prefix(told).map { index in
        index < report.problems.count
          ? annotation(report.problems[index])
          : annotation(report.diff.causes[index - report.problems.count], &reader)
      }
      if indices.count > told {
        lines.append(
          Self.command(
            kind, title: "catalog", "… and \(indices.count - told) more, see the whole report"))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A change that waits for approval fails the check, so it is an error.
  ///
  /// Between two revisions somebody has approved it: what fails or warns is a warning then, and the
  /// rest a notice.
  private func level(_ cause: Cause) -> Level {
    if report.isPending { return .error }
    return cause.rank == .failed || cause.rank == .warned ? .warning : .notice
  }

  private func level(_ problem: Diagnostic) -> Level {
    switch problem.severity {
    case .error: .error
    case .warning: .warning
    case .note: .notice
    }
  }

  // MARK: - Annotations

  private func annotation(_ cause: Cause, _ reader: inout SampleReader) -> String {
    let sentences =
      [DiffWording.sentence(cause)] + reader.findings.sentences(of: cause)
    var message = sentences.map { $0.shortened().terminalText() }.joined(separator: "\n")
    if report.isPending { message += "\nTo approve it: catalog accept \(cause.id)" }
    let place =
      reader.line(of: cause, isOld: report.isPending)
      ?? reader.line(of: cause, isOld: !report.isPending)
    return Self.command(
      level(cause), file: place.map { report.file(of: $0.name).string },
      line: place.flatMap(line) ?? 1,
      title: "catalog: \(cause.rank.label)", message)
  }

  /// The line of the snapshot; the interface file that a screen was read from has it somewhere else.
  private func line(_ place: (name: DocumentChange.Name, line: Int)) -> Int? {
    report.interfaceFiles[place.name.screen] == nil ? place.line : nil
  }

  private func annotation(_ problem: Diagnostic) -> String {
    var message = TerminalText.escaped(problem.message.shortened(to: ShortText.sentenceLength))
    if let hint = problem.hint {
      message += "\n" + TerminalText.escaped(hint.shortened(to: ShortText.sentenceLength))
    }
    return Self.command(
      level(problem), file: problem.location?.path, line: max(problem.location?.line ?? 1, 1),
      title: "catalog: \(problem.id)", message)
  }

  // MARK: - Commands

  private static func command(
    _ level: Level, file: String? = nil, line: Int = 1, title: String, _ message: String
  ) -> String {
    var properties: [String] = []
    if let file { properties = ["file=\(property(file))", "line=\(line)"] }
    properties.append("title=\(property(title))")
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(escaped(message))"
  }

  /// The text of a message as the runner reads it back.
  ///
  /// Source: `escapeData` and `escapeProperty` of actions/toolkit.
  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): bytes.append("%25" as StaticString)
      case .carriageReturn: bytes.append("%0D" as StaticString)
      case .lineFeed: bytes.append("%0A" as StaticString)
      case UInt8(ascii: ":") where isProperty: bytes.append("%3A" as StaticString)
      case UInt8(ascii: ",") where isProperty: bytes.append("%2C" as StaticString)
      default: bytes.append(byte)
      }
    }
    return String(decodingUTF8: bytes)
  }

  private static func property(_ text: String) -> String { escaped(text, isProperty: true) }
}
