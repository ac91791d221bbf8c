import CatalogCore
import Reports
import Snapshots
import TestSupport
import Testing

struct GitHubAnnotationsTests {
  /// A command as the runner of GitHub reads it.
  private struct Command {
    var level: String
    var properties: [String: String] = [:]
    var message: String

    init?(_ line: String) {
      guard line.utf8.starts(with: "::".utf8) else { return nil }
      let rest = line.dropFirst(2)
      guard let end = rest.firstRange(of: "::") else { return nil }
      let head = rest[..<end.lowerBound].split(separator: " ", maxSplits: 1)
      level = String(head.first ?? "")
      message = Self.decoded(String(rest[end.upperBound...]))
      for pair in head.dropFirst().joined().split(separator: ",") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        properties[String(parts[0])] = Self.decoded(String(parts[1]))
      }
    }

    private static func decoded(_ text: String) -> String {
      text.replacing("%3A", with: ":").replacing("%2C", with: ",").replacing("%0D", with: "\r")
        .replacing("%0A", with: "\n").replacing("%25", with: "%")
    }
  }

  private func commands(_ report: ChangeReport) throws -> [Command] {
    let bytes = Array(GitHubAnnotations(report).text.utf8)
    return try bytes.lineRanges().map { try #require(Command(String(decodingUTF8: bytes[$0]))) }
  }

  /// The line of a snapshot that a command points at.
  private func line(_ command: Command, in documents: [SnapshotDocument]) -> String? {
    let document = documents.first {
      command.properties["file"] == "Content/Screens/\($0.name).snap"
    }
    guard let document, let number = Int(command.properties["line"] ?? "") else { return nil }
    return String(decodingUTF8: SnapshotLines(document).line(number))
  }

  @Test func `what waits for approval is an error on the line that was approved`() throws {
    let commands = try commands(HarbourReport.report)
    #expect(commands.allSatisfy { $0.level == "error" })
    #expect(
      commands.map { line($0, in: HarbourReport.old) } == [
        "catalog snapshot 1", "catalog snapshot 1",
        "    height 64 fixed", "    text name \"Contact 1\" <- Contact.name",
        "    text title headline \"Harbour 1\" <- Photo.name",
        "scenario long-names \"long-names\"",
        "    action select push photo-detail query \"photo-1\"",
        nil,
      ])
    #expect(commands.last?.properties["file"] == "Content/Screens/settings/signed-out.snap")
    #expect(
      commands[1].message
        == "screen old-login removed with 1 scenario\nTo approve it: catalog accept "
        + HarbourReport.report.diff.causes[1].id)
  }

  @Test
  func `between revisions it is a notice on the new line, and a warning where something fails`()
    throws
  {
    var report = HarbourReport.report
    report.isPending = false
    let commands = try commands(report)
    #expect(commands.map(\.level) == ["warning"] + Array(repeating: "notice", count: 7))
    #expect(
      commands.map { line($0, in: HarbourReport.new) } == [
        "finding unsupported-cell error \"no cell is registered\"", nil,
        "    height 72 fixed", "    text name \"Contact 1\" <- Contact.fullName",
        "    text title headline \"Harbour at dusk\" <- Photo.name",
        "scenario long-titles \"Long titles\"", "  row PhotoCell photo-9", "catalog snapshot 1",
      ])
    #expect(!commands.contains { $0.message.contains("accept") })
  }

  @Test func `a damaged snapshot comes first`() throws {
    let report = HarbourReport.report(
      HarbourReport.old, HarbourReport.new, problems: [HarbourReport.damaged], isPending: false)
    let first = try #require(try commands(report).first)
    #expect(first.level == "error")
    #expect(first.properties["file"] == "Content/Screens/photos/failed.snap")
    #expect(first.properties["line"] == "3")
    #expect(first.properties["title"] == "catalog: snapshot-conflict")
  }

  @Test(arguments: [9, 10, 11, 40])
  func `of a kind there are ten at most, and the last counts the rest`(count: Int) throws {
    let old = HarbourReport.document(
      "photos", "loaded", (1...count).map { HarbourReport.photo($0) })
    var new = old
    for row in 0..<count {
      new.sections[0].rows[row].slots[0].value = "other \(row)"
    }
    let commands = try commands(HarbourReport.report([old], [new]))
    #expect(commands.count == min(count, GitHubAnnotations.limit))
    let rest = "… and \(count - 9) more, see the whole report"
    #expect(commands.contains { $0.message == rest } == (count > 10))
  }

  @Test func `no value starts a command of its own or ends a property`() throws {
    for text in HostileStrings(seed: 52).prefix(250) + ["\n::error::x", "a,file=b", "%0A::x::"] {
      let report = HarbourReport.hostile(text)
      let commands = try commands(report)
      #expect(commands.count == min(report.diff.causes.count + 1, 10), "\(text)")
      for (command, cause) in zip(commands.dropFirst(), report.diff.causes).prefix(8) {
        #expect(command.level == "error")
        #expect(Set(command.properties.keys) == ["file", "line", "title"])
        let sentence = DiffWording.sentence(cause).terminalText()
        #expect(command.message.utf8.starts(with: sentence.utf8), "\(command.message)")
      }
    }
  }
}
