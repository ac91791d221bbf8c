import CatalogCommands
import CatalogCore
import Snapshots
import Synchronization
import TestSupport

/// A catalog with changes that wait, and somebody at a terminal who decides on them.
struct ReviewTable {
  let files = MemoryFileSystem()
  var columns = 80
  /// Where there is nobody, `review` cannot ask.
  var isInteractive = true

  /// What happens at the terminal when a key is waited for.
  enum Step: Sendable {
    case key(Keyboard.Key)
    /// Somebody else does something to the files first.
    case meanwhile(@Sendable (MemoryFileSystem) -> Void)

    static func keys(_ keys: String) -> [Step] { keys.map { .key(.character($0)) } }
  }

  struct Result {
    var exitCode: ExitCode
    var output: String
    var messages: String
    /// What is said after each key, beginning with what is said before the first.
    var answers: [String]

    /// One of them; nothing where the walk has ended before.
    func answer(_ index: Int) -> String { index < answers.count ? answers[index] : "" }
  }

  func review(_ steps: [Step], on system: (any FileSystem)? = nil) -> Result {
    run(["review", "--no-color"], steps, on: system)
  }

  func run(_ words: [String], _ steps: [Step] = [], on system: (any FileSystem)? = nil) -> Result {
    let rest = Mutex(steps[...])
    let output = Mutex<[UInt8]>([])
    let answers = Mutex<[String]>([""])
    var console = Console(
      write: { bytes in output.withLock { $0 += bytes } },
      writeMessage: { text in answers.withLock { $0[$0.count - 1] += text } },
      readStandardInput: { () throws(FileProblem) in [] },
      files: system ?? files, environment: [:], isTerminal: false)
    console.isInteractive = isInteractive
    console.columns = { [columns] in columns }
    console.readKey = { [files] in
      while let step = rest.withLock({ $0.popFirst() }) {
        switch step {
        case .meanwhile(let act): act(files)
        case .key(let key):
          answers.withLock { $0.append("") }
          return key
        }
      }
      return nil
    }
    let exitCode = CatalogTool(console: console).run(words)
    let told = answers.withLock { $0 }
    return Result(
      exitCode: exitCode, output: String(decodingUTF8: output.withLock { $0 }),
      messages: told.joined(), answers: told)
  }

  // MARK: - Catalogs

  static func path(_ document: SnapshotDocument) -> String {
    "Content/Screens/\(StoredSnapshot(document).key)"
  }

  static func text(_ document: SnapshotDocument) -> String {
    String(decodingUTF8: SnapshotWriter.bytes(of: document))
  }

  /// Photos of a height, each with a title, and more of another height.
  static func photos(
    _ scenario: String, height: Int, titles: [String], then other: Int = 0, _ more: [String] = []
  ) -> SnapshotDocument {
    let photos = titles.map { ($0, height) } + more.map { ($0, other) }
    return SnapshotDocument(
      screen: .init(id: "photos", title: "Photos"), scenario: .init(id: scenario, title: scenario),
      sections: [
        .init(
          id: "items",
          rows: photos.enumerated().map { index, photo in
            SnapshotDocument.Row(
              kind: "PhotoCell", identity: "photo-\(index)",
              height: SnapshotDocument.Height(Points(photo.1), .fixed),
              slots: [.init(.text, "title", style: "headline", value: photo.0)])
          })
      ])
  }

  func approve(_ document: SnapshotDocument) { files[Self.path(document)] = Self.text(document) }

  func wait(_ document: SnapshotDocument) {
    files["\(Self.path(document)).new"] = Self.text(document)
  }

  /// The files below the screens.
  var screens: [String: String] {
    var screens: [String: String] = [:]
    for (path, text) in files.tree where path.hasPrefix("Content/Screens/") {
      screens[String(path.dropFirst(16))] = text
    }
    return screens
  }

  /// Two scenarios whose cells become higher, and whose first titles become others.
  static func harbour() -> ReviewTable {
    let table = ReviewTable()
    for scenario in ["loaded", "long"] {
      table.approve(photos(scenario, height: 64, titles: ["Dusk", "Dawn"]))
      table.wait(photos(scenario, height: 72, titles: ["Noon \(scenario)", "Dawn"]))
    }
    return table
  }
}
