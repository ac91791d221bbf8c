import CatalogCore
import Dispatch
import Snapshots
import Synchronization
import TestSupport
import Testing

/// The tool as real processes: killed in the middle of writing, and several in one folder.
@Suite(.serialized)
struct ProcessTests {
  /// Enough documents that writing them takes a while.
  private static func documents(_ value: String) -> [SnapshotDocument] {
    (0..<200).map { number in
      var document = RecordedCatalog.document("photos", "scenario-\(number)")
      document.sections[0].rows = (0..<8).map { row in
        SnapshotDocument.Row(
          kind: "PhotoCell", identity: "photo-\(row)",
          slots: [.init(.text, "title", style: "headline", value: "\(value) \(number) \(row)")])
      }
      return document
    }
  }

  private static let old = documents("Dusk")
  private static let new = documents("Dawn")

  private func files(_ documents: [SnapshotDocument], _ suffix: String = "") -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: documents.map {
        ("photos/\($0.scenario.id).snap\(suffix)", RecordedCatalog.text($0))
      })
  }

  /// Runs the body where the old documents are approved and the recorder sends the new ones.
  private func with(_ body: (RecordedCatalog) throws -> Void) throws {
    try RecordedCatalog.with { catalog in
      for (name, text) in files(Self.old) {
        try catalog.folder.write("Content/Screens/\(name)", text)
      }
      try catalog.play(RecordedCatalog.stream(Self.new))
      try body(catalog)
    }
  }

  private func shell(_ script: String, _ words: [String]) throws -> Subprocess.Outcome {
    var process = Subprocess(
      command: ["/bin/sh", "-c", script] + words, folder: FilePath("."), startTimeout: 60)
    process.environment = ["CI": nil, "LC_ALL": "C"]
    process.errorOutput = .captured
    return try process.run()
  }

  // MARK: - Killed

  struct Moment: Sendable, CustomTestStringConvertible {
    var words: [String]
    /// Which files are counted: those that are being written, or those that wait.
    var pattern: String
    /// What is killed is killed once there are so many.
    var count: Int

    var testDescription: String { "\(words.joined(separator: " ")) \(pattern) \(count)" }
  }

  @Test(
    arguments: [
      Moment(words: ["record", "--once", "--mode", "changed"], pattern: ".catalog-*", count: 1),
      Moment(words: ["record", "--once", "--mode", "changed"], pattern: ".catalog-*", count: 100),
      Moment(words: ["record", "--once", "--mode", "changed"], pattern: ".catalog-*", count: 190),
      Moment(words: ["verify"], pattern: "*.new", count: 1),
      Moment(words: ["verify"], pattern: "*.new", count: 150),
    ])
  func `a process killed while it writes leaves whole files, and the next run tidies up`(
    moment: Moment
  ) throws {
    try with { catalog in
      // The program takes the place of a shell that has told its number.
      let script = """
        root=$1; pattern=$2; count=$3; shift 3
        start='echo $$ > "$0/process"; exec "$@"'
        (/bin/sh -c "$start" "$root" "$0" "$@" >/dev/null 2>&1; : > "$root/ended") &
        number=0
        until [ -e "$root/ended" ] || [ "$number" -ge "$count" ]; do
          set -- "$root"/Content/Screens/photos/$pattern
          if [ -e "$1" ]; then number=$#; fi
        done
        kill -9 "$(cat "$root/process")" 2>/dev/null
        wait
        """
      let root = catalog.folder.path.string
      _ = try shell(
        script,
        [try BuiltProgram.path("catalog"), root, moment.pattern, "\(moment.count)"]
          + moment.words + ["--root", root])
      let old = files(Self.old)
      let new = files(Self.new)
      for (name, text) in try catalog.baselines() {
        if name.hasPrefix("photos/.") {
          #expect(name.hasPrefix("photos/.catalog-") && name.hasSuffix(".tmp"), "\(name)")
        } else if name.hasSuffix(".new") {
          #expect(text == new[String(name.dropLast(4))], "\(name)")
        } else {
          #expect(text == old[name] || text == new[name], "\(name)")
        }
      }
      #expect(try catalog.baselines().keys.filter { $0.hasSuffix(".snap") }.count == 200)
      catalog.run(moment.words)
      let expected =
        moment.words[0] == "record" ? new : old.merging(files(Self.new, ".new")) { $1 }
      #expect(try catalog.baselines() == expected)
    }
  }

  // MARK: - At once

  @Test func `runs in one folder at once wait for each other, and no part of a file is ever seen`()
    throws
  {
    try with { catalog in
      let script = """
        root=$1
        "$0" verify --root "$root" >/dev/null 2>&1 & first=$!
        "$0" record --mode changed --once --root "$root" >/dev/null 2>&1 & second=$!
        "$0" verify --root "$root" >/dev/null 2>&1 & third=$!
        wait $first; echo $?; wait $second; echo $?; wait $third; echo $?
        """
      let program = try BuiltProgram.path("catalog")
      let root = catalog.folder.path.string
      let ended = Mutex<Result<String, any Error>?>(nil)
      DispatchQueue.global().async {
        let result = Result {
          String(decodingUTF8: try shell(script, [program, root]).output)
        }
        ended.withLock { $0 = result }
      }
      let old = files(Self.old)
      let new = files(Self.new)
      var rounds = 0
      while ended.withLock({ $0 == nil }) {
        rounds += 1
        for (name, text) in try catalog.visibleBaselines("photos") {
          let baseline = name.hasSuffix(".new") ? String(name.dropLast(4)) : name
          let isWhole = text == new[baseline] || text == old[name]
          #expect(isWhole, "\(name)")
        }
      }
      #expect(rounds > 0)
      let codes = try #require(try ended.withLock { try $0?.get() }).split(separator: "\n")
      // A comparison saw the differences or came after the recording.
      for index in [0, 2] { #expect(["0", "1"].contains(codes[index]), "\(codes)") }
      #expect(codes[1] == "0")
      #expect(try catalog.baselines() == new)
    }
  }
}
