import CatalogCore
import Snapshots
import TestSupport
import Testing

/// What `--report` does with what is in its folder.
struct ReportFolderTests {
  /// A catalog with a scenario that is not approved, and the report of its comparison.
  private func with(_ body: (RecordedCatalog) throws -> Void) throws {
    try RecordedCatalog.with { catalog in
      var catalog = catalog
      catalog.environment = ["CI": "true"]
      try catalog.play(
        RecordedCatalog.stream([
          RecordedCatalog.document("photos", "empty"),
          RecordedCatalog.document("photos", "loaded"),
        ]))
      try body(catalog)
    }
  }

  private func report(_ catalog: RecordedCatalog, _ more: String...) -> TestTool.Result {
    var tool = TestTool(on: DiskFileSystem())
    tool.environment = catalog.environment
    return tool.run(
      ["verify", "--root", catalog.folder.path.string, "--report", folder(catalog)] + more)
  }

  private func folder(_ catalog: RecordedCatalog) -> String {
    catalog.folder.path.appending("report").string
  }

  private func tree(_ catalog: RecordedCatalog) throws -> [String: String] {
    var tree: [String: String] = [:]
    for (path, text) in try catalog.folder.tree() where path.hasPrefix("report/") {
      tree[String(path.dropFirst(7))] = text
    }
    return tree
  }

  @Test(arguments: [
    "index.html", "report.css", "report.js", "report.json", "junit.xml", "summary.md",
    "comment.md", "annotations.txt", "pictures/0123456789abcdef.svg", "pictures",
    "index.html/inside",
  ])
  func `a file that no report made is never replaced, and is named`(name: String) throws {
    try with { catalog in
      try catalog.folder.write("report/\(name)", "theirs")
      let result = report(catalog)
      #expect(result.exitCode == .damagedInput)
      #expect(result.messages.contains("report/\(name.split(separator: "/in")[0]): error: "))
      #expect(result.messages.contains("[report-foreign-file]"))
      #expect(result.messages.contains("hint: choose another folder"))
      let found = try tree(catalog)
      #expect(found == [name: "theirs"])
      // Nothing was recorded for nothing.
      #expect(result.output.isEmpty)
    }
  }

  @Test func `a link to a folder in the place of the pictures is not followed`() throws {
    try with { catalog in
      catalog.folder.makeFolder("theirs")
      catalog.folder.makeFolder("report")
      catalog.folder.link("report/pictures", to: "../theirs")
      #expect(report(catalog).exitCode == .damagedInput)
      let found = try tree(catalog)
      #expect(found == ["pictures": "(link)"])
    }
  }

  @Test func `files of other names stay, and a report replaces an earlier one`() throws {
    try with { catalog in
      let theirs = ["holiday.jpg": "1", "pictures/holiday.svg": "2", "shard-1.stream": "3"]
      for (name, text) in theirs { try catalog.folder.write("report/\(name)", text) }
      #expect(report(catalog).exitCode == .differences)
      let first = try tree(catalog)
      #expect(first.keys.contains("index.html"))
      #expect(first.keys.count { $0.hasPrefix("pictures/") } > 1)
      // What a run that was killed left behind.
      try catalog.folder.write("report/.catalog-1-0.tmp", "half")
      try catalog.folder.write("report/pictures/.catalog-1-0.tmp", "half")
      #expect(report(catalog).exitCode == .differences)
      let second = try tree(catalog)
      #expect(second == first)
      #expect(catalog.run("record", "--mode", "all").exitCode == .fine)
      #expect(report(catalog).exitCode == .fine)
      let last = try tree(catalog)
      #expect(last.keys.filter { $0.hasPrefix("pictures/") } == ["pictures/holiday.svg"])
      for (name, text) in theirs { #expect(last[name] == text) }
    }
  }

  @Test func `a list never leads out of the folder, whoever wrote it`() throws {
    try with { catalog in
      try catalog.folder.write("theirs/file", "theirs")
      try catalog.folder.write("report/.hidden/file", "theirs")
      try catalog.folder.write("report/old.svg", "of an earlier report")
      catalog.folder.link("report/x", to: "../theirs")
      catalog.folder.link("report/y", to: "../theirs/file")
      let outside = catalog.folder.path.appending("theirs/file").string
      try catalog.folder.write(
        "report/.catalog-report",
        "x/file\ny\n../theirs/file\n\(outside)\n.hidden/file\n./../theirs/file\n\nold.svg\n")
      #expect(report(catalog).exitCode == .differences)
      #expect(try catalog.folder.read("theirs/file") == "theirs")
      let tree = try tree(catalog)
      #expect(tree[".hidden/file"] == "theirs")
      #expect(tree["x"] == "(link)")
      #expect(tree["y"] == "(link)")
      #expect(tree["old.svg"] == nil)
    }
  }

  // MARK: - Shards

  @Test func `shards share a folder, and their verdict may go there too`() throws {
    try with { catalog in
      for shard in ["1/2", "2/2"] {
        #expect(report(catalog, "--shard", shard, "--twice").exitCode == .differences)
      }
      let streams = [
        "shard-1-of-2-again.stream", "shard-1-of-2.stream", "shard-2-of-2-again.stream",
        "shard-2-of-2.stream",
      ]
      func names() throws -> [String] {
        try tree(catalog).keys.filter { $0.hasPrefix("shard") }.sorted()
      }
      var found = try names()
      #expect(found == streams)
      for _ in 1...2 {
        let merged = catalog.run("merge", folder(catalog), "--report", folder(catalog))
        #expect(merged.exitCode == .differences, "\(merged.messages)")
        found = try names()
        #expect(found == streams)
      }
      // The same shard once more leaves nothing of its second run.
      #expect(report(catalog, "--shard", "1/2").exitCode == .differences)
      found = try names()
      #expect(
        found == [
          "shard-1-of-2.stream", "shard-2-of-2-again.stream", "shard-2-of-2.stream",
        ])
    }
  }

  // MARK: - JUnit

  @Test func `a renamed scenario is one case and one scenario`() throws {
    try with { catalog in
      try catalog.folder.write(
        "Content/Screens/photos/empty.snap",
        RecordedCatalog.text(RecordedCatalog.document("photos", "empty")))
      try catalog.folder.write(
        "Content/Screens/photos/filled.snap",
        RecordedCatalog.text(RecordedCatalog.document("photos", "filled", row: "Dawn")))
      try catalog.play(
        RecordedCatalog.stream([
          RecordedCatalog.document("photos", "empty"),
          RecordedCatalog.document("photos", "loaded", row: "Dawn"),
        ]))
      let junit = catalog.run("verify", "--format", "junit").output
      #expect(junit.contains("tests=\"2\" failures=\"1\""), "\(junit)")
      #expect(!junit.contains("name=\"filled\""))
      let json = catalog.run("verify", "--format", "json").output
      #expect(json.contains("\"scenarios\": 2,"), "\(json)")
    }
  }

  @Test func `what is volatile fails and does not pass`() throws {
    try with { catalog in
      let documents = ["empty", "loaded"].map { RecordedCatalog.document("photos", $0) }
      for document in documents {
        try catalog.folder.write(
          "Content/Screens/photos/\(document.scenario.id).snap", RecordedCatalog.text(document))
      }
      let other = [documents[0], RecordedCatalog.document("photos", "loaded", row: "12:00")]
      try DiskFileSystem().write(
        RecordedCatalog.stream(other), to: catalog.folder.path.appending("other"))
      try catalog.play(RecordedCatalog.stream(documents), then: "mv other stream 2>/dev/null || :")
      let junit = catalog.run("verify", "--twice", "--format", "junit").output
      #expect(junit.contains("tests=\"2\" failures=\"1\" errors=\"0\""), "\(junit)")
      #expect(junit.contains("type=\"volatile\">"))
      #expect(junit.contains("12:00"))
    }
  }
}
