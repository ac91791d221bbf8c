import CatalogCore
import Snapshots
import TestSupport
import Testing

/// The recorder of the example as a process, in surroundings that must not be seen.
struct SampleRecorderTests {
  struct Surroundings: Sendable, CustomTestStringConvertible {
    var name: String
    var variables: [String: String?] = [:]
    var prefix = ""
    var jobs = 2

    var testDescription: String { name }
  }

  private func stream(_ surroundings: Surroundings, in folder: FilePath) throws -> [UInt8] {
    var process = Subprocess(
      command: [
        "/bin/sh", "-c", "\(surroundings.prefix) exec \"$0\" \"$@\"",
        try BuiltProgram.path("sample-screens"), "--jobs", "\(surroundings.jobs)",
      ], folder: folder)
    process.environment = surroundings.variables
    process.errorOutput = .captured
    let outcome = try process.run()
    #expect(outcome.end == .exited(0))
    return outcome.output
  }

  /// The texts of a stream without the announcements, whose place depends on the jobs.
  private func snapshots(_ bytes: [UInt8]) throws -> [[UInt8]] {
    let stream = try SnapshotStream(parsing: bytes)
    return stream.outcomes.map { outcome in
      if case .snapshot(let range) = outcome { Array(bytes[range]) } else { [] }
    }
  }

  @Test(
    arguments: [
      Surroundings(
        name: "tomorrow, Arabic",
        variables: ["TZ": "Pacific/Kiritimati", "LC_ALL": "ar_EG.UTF-8", "LANG": "ar_EG"]),
      Surroundings(
        name: "half an hour, Turkish, one job",
        variables: ["TZ": "America/St_Johns", "LC_ALL": "tr_TR.UTF-8", "HOME": "/nonexistent"],
        jobs: 1),
      Surroundings(
        name: "nobody's files, many jobs", variables: ["HOME": nil, "USER": nil],
        prefix: "umask 077;", jobs: 16),
    ])
  func `whoever records, wherever and on whatever machine, records the same bytes`(
    surroundings: Surroundings
  ) throws {
    try TemporaryFolder.with { temporary in
      let usual = try snapshots(stream(Surroundings(name: ""), in: FilePath(".")))
      #expect(usual.count > 50)
      #expect(try snapshots(stream(surroundings, in: temporary.path)) == usual)
    }
  }

  @Test func `what one machine approved, another with other surroundings finds as approved`() throws
  {
    try RecordedCatalog.with { catalog in
      try catalog.folder.write(
        "Content/catalog.yml", "recorder: [\(try BuiltProgram.path("sample-screens"))]\n")
      #expect(catalog.run("record").exitCode == .fine)
      let before = try catalog.folder.tree()
      var process = Subprocess(
        command: [
          "/bin/sh", "-c", "umask 077; exec \"$0\" \"$@\"", try BuiltProgram.path("catalog"),
          "verify", "--twice",
        ], folder: catalog.folder.path.appending("Content/Screens/photos"))
      process.environment = [
        "TZ": "Asia/Kathmandu", "LC_ALL": "tr_TR.UTF-8", "HOME": "/nonexistent", "CI": "",
      ]
      process.errorOutput = .captured
      let outcome = try process.run()
      #expect(outcome.end == .exited(0), "\(String(decodingUTF8: outcome.output))")
      #expect(try catalog.folder.tree() == before)
    }
  }
}
