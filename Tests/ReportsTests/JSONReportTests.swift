import CatalogCore
import Foundation
import Reports
import Snapshots
import TestSupport
import Testing

struct JSONReportTests {
  private let schema: JSONSchema

  /// The schema that the guide publishes.
  init() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appendingPathComponent("Content/Guide/report.schema.json")
    schema = try JSONSchema(Array(try Data(contentsOf: file)))
  }

  private func node(_ report: ChangeReport) throws -> JSONNode {
    try JSONNode(parsing: SourceText(path: "report", bytes: JSONReport.bytes(of: report)))
  }

  private static let all = HarbourReport.report(
    HarbourReport.old, HarbourReport.new, problems: [HarbourReport.damaged])

  @Test func `a report keeps to the published schema`() throws {
    var revisions = Self.all
    revisions.old.revision = "a1b2c3d"
    revisions.isPending = false
    for report in [Self.all, revisions, HarbourReport.report([], [])] {
      #expect(schema.problems(of: try node(report)).isEmpty)
    }
    #expect(schema.definitions.declared == schema.definitions.used)
  }

  @Test func `the schema refuses what no report has`() throws {
    let text = String(decodingUTF8: JSONReport.bytes(of: Self.all))
    for (word, other) in [
      ("\"version\": 1", "\"version\": 2"), ("\"rank\": \"failed\"", "\"rank\": \"bad\""),
      ("\"thing\": \"finding\"", "\"thing\": \"finding\", \"colour\": \"red\""),
      ("\"pending\": true,", ""), ("\"line\": 3", "\"line\": 0"),
      ("\"change\": \"renamed\"", "\"change\": \"gone\""),
    ] {
      #expect(text.contains(word), "\(word)")
      let source = SourceText(path: "a", text.replacing(word, with: other, maxReplacements: 1))
      #expect(!schema.problems(of: try JSONNode(parsing: source)).isEmpty, "\(word)")
    }
  }

  @Test func `causes have stable words and all their places`() throws {
    let causes = try node(Self.all).member("causes")?.elements ?? []
    #expect(
      causes.map { cause in
        ["rank", "thing", "change"].map { cause.member($0)?.text ?? "" }.joined(separator: " ")
      } == [
        "failed finding added", "removed screen removed", "changed cell-kind heights",
        "changed slot source", "changed slot value", "renamed scenario renamed",
        "added row added", "added scenario added",
      ])
    #expect(causes.map { $0.member("id")?.text } == Self.all.diff.causes.map(\.id))
    let heights = causes[2]
    #expect(heights.member("rows")?.integer == 7)
    let places = (heights.member("places")?.elements ?? []).map { place in
      ["screen", "scenario"].map { place.member($0)?.text ?? "" }
        + (place.member("rows")?.elements ?? []).map(\.text)
    }
    #expect(
      places == [
        ["contacts", "loaded", "photo-1"],
        ["photos", "loaded", "photo-1", "photo-2", "photo-3", "photo-4"],
        ["photos", "long-titles", "photo-1", "photo-2"],
      ])
    for cause in causes {
      let pieces = (cause.member("pieces")?.elements ?? []).map { $0.member("text")?.text ?? "" }
      #expect(pieces.joined() == cause.member("text")?.text)
    }
  }

  @Test func `documents say what became of them, a renamed one once`() throws {
    let report = try node(Self.all)
    let documents = report.member("documents")?.elements ?? []
    #expect(
      documents.map { document in
        let from = document.member("from")?.member("path")?.text
        return ["change", "path"].map { document.member($0)?.text ?? "" }.joined(separator: " ")
          + (from.map { " from \($0)" } ?? "")
      } == [
        "changed Content/Screens/contacts/loaded.snap",
        "removed Content/Screens/old-login/filled.snap",
        "changed Content/Screens/photos/loaded.snap",
        "renamed Content/Screens/photos/long-titles.snap"
          + " from Content/Screens/photos/long-names.snap",
        "changed Content/Screens/settings/loaded.snap",
        "added Content/Screens/settings/signed-out.snap",
      ])
    let counts = report.member("counts")?.members.map { "\($0.key) \($0.value.integer ?? -1)" }
    #expect(
      counts == [
        "scenarios 6", "causes 8", "screens 4", "added 1", "removed 1", "renamed 1", "changed 3",
        "findings 1", "problems 1",
      ])
    let finding = report.member("findings")?.elements.first
    #expect(finding?.member("id")?.text == "unsupported-cell")
    #expect(finding?.member("row") == nil)
    #expect(report.member("problems")?.elements.first?.member("line")?.integer == 3)
  }

  @Test func `any value comes back as it is`() throws {
    for text in HostileStrings(seed: 54).prefix(250) {
      let report = HarbourReport.hostile(text)
      let read = try node(report)
      #expect(schema.problems(of: read).isEmpty, "\(text)")
      #expect(read.member("title")?.text.hasSameBytes(as: "x\(text)y") ?? false)
      let messages = (read.member("findings")?.elements ?? []).map { $0.member("message")?.text }
      #expect(messages.count == 1 && messages[0]?.hasSameBytes(as: text) ?? false)
    }
  }
}
