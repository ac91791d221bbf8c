package import CatalogCore
import Snapshots

/// What changed as JSON for other tools: complete, in stable words.
///
/// `Content/Guide/report.schema.json` is its schema. A member that has nothing to say is left out, but
/// for lists.
package enum JSONReport {
  /// The values of the members `format` and `version`.
  package static let format = "catalog report"
  package static let version = 1

  /// The report as JSON text with a final newline; `fates` are those of its documents, which are read
  /// where they are not given.
  package static func bytes(of report: ChangeReport, _ fates: [DocumentFate]? = nil) -> [UInt8] {
    JSONWriter.bytes(of: node(of: report, fates))
  }

  package static func node(of report: ChangeReport, _ fates: [DocumentFate]? = nil) -> JSONNode {
    let fates = fates ?? DocumentFate.all(of: report.diff)
    return .object([
      ("format", .string(format)),
      ("version", .number(version)),
      ("title", .string(report.title)),
      ("old", side(report.old)),
      ("new", side(report.new)),
      ("pending", .bool(report.isPending)),
      ("counts", counts(report, fates)),
      ("problems", .list(report.problems.map(problem))),
      ("findings", .list(fates.flatMap(findings))),
      ("causes", .list(report.diff.causes.map { cause($0, report) })),
      ("documents", .list(fates.map { document($0, report) })),
    ])
  }

  private static func side(_ side: ChangeReport.Side) -> JSONNode {
    .object([("name", .string(side.name)), ("revision", side.revision.map(JSONNode.string))])
  }

  private static func counts(_ report: ChangeReport, _ fates: [DocumentFate]) -> JSONNode {
    let count = { (kind: DocumentFate.Kind) in
      JSONNode.number(fates.count { $0.kind == kind })
    }
    return .object([
      ("scenarios", .number(report.scenarioCount)),
      ("causes", .number(report.diff.causes.count)),
      ("screens", .number(report.screenCount)),
      ("added", count(.added)),
      ("removed", count(.removed)),
      ("renamed", count(.renamed)),
      ("changed", count(.changed)),
      ("findings", .number(fates.reduce(0) { $0 + $1.findings.count })),
      ("problems", .number(report.problems.count)),
    ])
  }

  // MARK: - Causes

  private static func cause(_ cause: Cause, _ report: ChangeReport) -> JSONNode {
    let kind = CauseKind(cause)
    let sentence = DiffWording.sentence(cause)
    return .object([
      ("id", .string(cause.id)),
      ("rank", .string(cause.rank.word)),
      ("thing", .string(kind.thing.rawValue)),
      ("change", .string(kind.change.rawValue)),
      ("attribute", kind.attribute.map { .string($0.rawValue) }),
      ("text", .string(sentence.pieces.map(\.text).joined())),
      (
        "pieces",
        .list(
          sentence.pieces.map { piece in
            .object([("style", .string(piece.style.word)), ("text", .string(piece.text))])
          })
      ),
      ("rows", .number(cause.rowCount)),
      ("scenarios", .number(cause.scenarioCount)),
      ("places", .list(ScenarioPlaces.groups(of: cause).map(places))),
    ])
  }

  /// One object a scenario: a cause that many rows show names their scenario once.
  private static func places(_ places: ScenarioPlaces) -> JSONNode {
    let rows = places.rows.map { JSONNode.string($0.text) }
    return .object([
      ("screen", .string(places.name.screen.text)),
      ("scenario", .string(places.name.scenario.text)),
      ("rows", rows.isEmpty ? nil : .list(rows)),
    ])
  }

  // MARK: - Documents

  private static func document(_ fate: DocumentFate, _ report: ChangeReport) -> JSONNode {
    .object(
      [("change", .string(fate.kind.rawValue))] + name(fate.name, report) + [
        ("from", fate.oldName.map { .object(name($0, report)) })
      ])
  }

  private static func name(_ name: DocumentChange.Name, _ report: ChangeReport)
    -> [(key: String, value: JSONNode?)]
  {
    [
      ("screen", .string(name.screen.text)), ("scenario", .string(name.scenario.text)),
      ("path", .string(report.file(of: name).string)),
    ]
  }

  private static func findings(_ fate: DocumentFate) -> [JSONNode] {
    fate.findings.map { finding in
      .object([
        ("screen", .string(fate.name.screen.text)),
        ("scenario", .string(fate.name.scenario.text)),
        ("id", .string(finding.id)),
        ("severity", .string(finding.severity.rawValue)),
        ("message", .string(finding.message)),
        ("row", finding.row.map(JSONNode.string)),
      ])
    }
  }

  private static func problem(_ problem: Diagnostic) -> JSONNode {
    let location = problem.location
    return .object([
      ("severity", .string(problem.severity.rawValue)),
      ("id", .string(problem.id)),
      ("message", .string(problem.message)),
      ("path", location.map { .string($0.path) }),
      ("line", location.flatMap { $0.line > 0 ? .number($0.line) : nil }),
      ("column", location.flatMap { $0.line > 0 && $0.column > 0 ? .number($0.column) : nil }),
      ("hint", problem.hint.map(JSONNode.string)),
    ])
  }
}

extension DiffSentence.Style {
  /// The word for it that other tools may compare.
  fileprivate var word: String {
    switch self {
    case .plain: "plain"
    case .name: "name"
    case .old: "old"
    case .oldChanged: "old-changed"
    case .new: "new"
    case .newChanged: "new-changed"
    }
  }
}
