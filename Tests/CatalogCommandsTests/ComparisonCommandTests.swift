import CatalogCore
import Git
import Snapshots
import Synchronization
import TestSupport
import Testing

/// `diff`, `log` and the paths of reports, with repositories of git's own.
@Suite(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
struct ComparisonCommandTests {
  private func document(_ scenario: String, _ row: String = "Dusk") -> SnapshotDocument {
    RecordedCatalog.document("photos", scenario, row: row)
  }

  // MARK: - Paths

  @Test func `causes and problems of revisions stand at the files of the repository`() throws {
    try CommittedCatalog.with { catalog in
      try catalog.write(document("empty"), document("loaded"))
      try catalog.commit()
      try catalog.write(document("empty", "Dawn"))
      try catalog.folder.write(catalog.path("photos/loaded"), "<<<<<<< HEAD\n")
      try catalog.commit()
      let annotations = catalog.run("diff", "HEAD~1", "main", "--format", "github")
      #expect(annotations.exitCode == .damagedInput)
      let lines = annotations.output.split(separator: "\n")
      #expect(lines.count == 2, "\(lines)")
      #expect(lines[0].hasPrefix("::error file=app/Content/Screens/photos/loaded.snap,line=1,"))
      #expect(lines[0].contains("::in “main”, "))
      #expect(lines[1].contains("file=app/Content/Screens/photos/empty.snap,"))
      let junit = catalog.run("diff", "HEAD~1", "main", "--format", "junit").output
      #expect(junit.contains("classname=\"photos\" name=\"loaded\""), "\(junit)")
      // A file of the work tree is what the path says, without a word on where.
      let work = catalog.run("diff", "HEAD~1", "--format", "github").output
      #expect(work.hasPrefix("::error file=app/Content/Screens/photos/loaded.snap,line=1,"))
      #expect(!work.contains("::in “"))
    }
  }

  @Test(arguments: ["verify", "pending"])
  func `what a recording is compared with stands at the files of the repository`(
    command: String
  ) throws {
    try CommittedCatalog.with { catalog in
      try catalog.write(document("empty"), document("loaded"))
      try catalog.folder.write(catalog.path("photos/loaded"), "<<<<<<< HEAD\n")
      let stream = RecordedCatalog.stream([document("empty", "Dawn"), document("loaded")])
      try DiskFileSystem().write(stream, to: catalog.folder.path.appending("app/stream"))
      try catalog.folder.write("app/recorder", "#!/bin/sh\ncat stream\n", isProgram: true)
      try catalog.folder.write("app/Content/catalog.yml", "recorder: [./recorder]\n")
      if command == "pending" {
        #expect(catalog.run("verify", "--no-ci").exitCode == .damagedInput)
        try catalog.folder.write("\(catalog.path("photos/loaded")).new", "=======\n")
      }
      let result = catalog.run(command, "--format", "github")
      #expect(result.exitCode == .damagedInput)
      let files = result.output.matches(of: /file=([^,]*),/).map { String($0.1) }
      #expect(!files.isEmpty)
      for file in files {
        #expect(file.hasPrefix("app/Content/Screens/photos/"), "\(file)")
        #expect(try catalog.folder.read(file) != "")
      }
      let junit = catalog.run(command, "--format", "junit").output
      #expect(junit.contains("classname=\"photos\" name=\"loaded"), "\(junit)")
    }
  }

  // MARK: - Sides without a catalog

  @Test func `two sides without a catalog are wrong usage, and no catalog without changes`() throws
  {
    try CommittedCatalog.with { catalog in
      try catalog.write(document("loaded"))
      try catalog.commit()
      let bare = catalog.folder.path.appending("bare").string
      try catalog.repository.git("clone", "-q", "--bare", ".", bare)
      try DiskFileSystem().makeFolder(catalog.folder.path.appending("other/Content"))
      var other = catalog
      other.root = "other"
      let wrong = other.run("diff", "HEAD", "HEAD")
      #expect(wrong.exitCode == .usage)
      #expect(wrong.output.isEmpty)
      #expect(
        wrong.messages == """
          error: neither “HEAD” nor “HEAD” has the folder “other/Content/Screens” [diff-no-catalog]
            hint: --root names the folder of the catalog in the repository: “app”

          """)
      // In a bare repository there are no folders to look for the catalog in.
      var inBare = catalog.tool
      inBare.git.environment["GIT_DIR"] = bare
      let lost = inBare.run("diff", "HEAD", "HEAD")
      #expect(lost.exitCode == .usage)
      #expect(lost.messages.hasSuffix("in the repository: “app”\n"), "\(lost.messages)")
      #expect(inBare.run("diff", "HEAD", "HEAD", "--root", "app").exitCode == .fine)
    }
  }

  @Test func `one side without a catalog is worth a note`() throws {
    try CommittedCatalog.with { catalog in
      try catalog.commit("Nothing")
      try catalog.write(document("loaded"))
      try catalog.commit()
      let result = catalog.run("diff", "HEAD~1", "HEAD")
      #expect(result.exitCode == .differences)
      #expect(
        result.messages.hasPrefix(
          "note: “HEAD~1” has no folder “app/Content/Screens” [diff-one-catalog]\n"))
      #expect(catalog.run("diff", "HEAD", "HEAD").exitCode == .fine)
      #expect(catalog.run("diff", "HEAD~1", "HEAD~1").exitCode == .usage)
    }
  }

  // MARK: - History

  @Test func `each revision of a history is told before the next one is compared`() throws {
    try CommittedCatalog.with { catalog in
      for row in ["1", "2", "3"] {
        try catalog.write(document("loaded", row))
        try catalog.commit("Row \(row)")
      }
      try catalog.folder.write(
        "git", "#!/bin/sh\necho \"$@\" >>'\(catalog.folder.path)/calls'\nexec git \"$@\"\n",
        isProgram: true)
      var tool = catalog.tool
      tool.git.name = catalog.folder.path.appending("git").string
      let counts = Mutex<[Int]>([])
      let calls = catalog.folder.path.appending("calls")
      tool.beforeWrite = {
        let text = (try? DiskFileSystem().read(calls)).map(String.init(decodingUTF8:)) ?? ""
        let count = text.split(separator: "\n").count { $0.contains("cat-file --batch") }
        counts.withLock { $0.append(count) }
      }
      let result = tool.run(
        "log", "photos", "--root", catalog.folder.path.appending("app").string)
      #expect(result.exitCode == .fine, "\(result.messages)")
      #expect(result.output.contains("2026-03-01 Row 3 (Ada Müller)\n"))
      #expect(counts.withLock { $0 } == [1, 2, 3])
    }
  }

  // MARK: - Logs of machines

  @Test func `no line starts or holds a command of the machine that shows the log`() throws {
    try CommittedCatalog.with { catalog in
      let name = "::error::x ##[group]"
      let old = RecordedCatalog.document(name, "a")
      try catalog.folder.write(
        "app/Content/Screens/\(StoredSnapshot(old).key)", RecordedCatalog.text(old))
      try catalog.commit("##vso[x] subject")
      let new = RecordedCatalog.document(name, "a", row: name)
      try catalog.folder.write(
        "app/Content/Screens/\(StoredSnapshot(old).key)", RecordedCatalog.text(new))
      try catalog.commit("::warning::subject")
      try DiskFileSystem().write(
        RecordedCatalog.stream([old, RecordedCatalog.document(name, "b")]),
        to: catalog.folder.path.appending("app/stream"))
      try catalog.folder.write("app/recorder", "#!/bin/sh\ncat stream\n", isProgram: true)
      try catalog.folder.write("app/Content/catalog.yml", "recorder: [./recorder]\n")
      try catalog.folder.write("::error::y", "::error::z ##[x]")
      let runs = [
        catalog.run("verify", "--no-ci"), catalog.run("pending"), catalog.run("log", name),
        catalog.run("diff", "HEAD~1"), catalog.run("record"), catalog.run("accept", "--all"),
        catalog.run("::error::x"), catalog.run("show", "##[error]x"),
        TestTool(["::error::y": " ::error::z ##[x]"]).run("show", "::error::y"),
      ]
      for run in runs {
        for line in (run.output + run.messages).split(separator: "\n") {
          #expect(!line.drop { $0 == " " }.utf8.starts(with: "::".utf8), "\(line)")
          #expect(!line.contains("##["), "\(line)")
          #expect(!line.contains("##vso["), "\(line)")
        }
      }
      #expect(runs[0].messages.contains("catalog review"))
      #expect(runs[2].output.contains("#\\u{23}vso[x] subject"))
      #expect(runs[8].messages.contains("  \\u{3A}:error::z #\\u{23}[x]"), "\(runs[8].messages)")
    }
  }
}
