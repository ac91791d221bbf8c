import CatalogCommands
import CatalogCore
import CatalogTesting
import Recording
import Screens
import Snapshots
import TestSupport
import Testing

/// Tests and the command line do the same to the same files.
struct ToolAgreementTests {
  /// A state of the files of a catalog whose screens were approved.
  enum Situation: String, CaseIterable {
    case missing
    case same
    case respelled
    case changed
    case damaged
    case orphaned
    case imported
    /// Something waits that has become as approved.
    case stale
    /// Something waits of a screen that there is not.
    case foreign

    func arrange(_ folder: TemporaryFolder) throws {
      let file = "Content/Screens/lamps/lit.snap"
      let text = try folder.read(file)
      switch self {
      case .missing: try DiskFileSystem().removeFile(folder.path.appending(file))
      case .same: break
      case .respelled: try folder.write(file, text.replacing("\n", with: "\r\n"))
      case .changed: try folder.write(file, text.replacing("\"Stern\"", with: "\"Bow\""))
      case .damaged: try folder.write(file, "catalog snapshot 1\n>>>>>>> theirs\n")
      case .orphaned:
        try folder.write(
          "Content/Screens/lamps/old.snap",
          text.replacing("scenario lit", with: "scenario old").replacing("Stern", with: "Keel")
            .replacing("Anchor", with: "Rudder"))
      case .imported:
        try folder.write(
          "Content/Screens/cabin/plan.snap",
          "catalog snapshot 1\nscreen cabin \"Cabin\"\nscenario plan \"Plan\"\nimported\nend\n")
      case .stale: try folder.write("\(file).new", text)
      case .foreign: try folder.write("Content/Screens/mast/top.snap.new", text)
      }
    }
  }

  private static let screens = [Screen(LampsViewModel.self), CounterViewModel.steady]

  /// What a recorder of the screens sends under the variants of the settings below.
  private static let stream = Task {
    var variants = VariantChoice()
    for argument in ["393@L,393@AX3", "counter=320@L"] {
      let isTaken = variants.take(argument: argument)
      #expect(isTaken)
    }
    var stream: [UInt8] = []
    await ScreenRecorder(list: try ScreenList(screens), jobs: 1, variants: variants)
      .run { stream += $0 }
    return stream
  }

  /// The files below a catalog in which the screens were recorded by the command line.
  private static let approved = Task {
    var files: [String: String] = [:]
    try await with { folder in
      #expect(runTool(folder, .all, isCI: false, prunes: false) == .fine)
      files = try folder.tree()
    }
    return files
  }

  /// A folder with a catalog and a recorder that plays what the screens give.
  private static func with(_ body: (TemporaryFolder) async throws -> Void) async throws {
    try await TemporaryFolder.withAsync { folder in
      try folder.write(
        "Content/catalog.yml",
        """
        recorder: [sh, -c, cat stream]
        variants: {widths: [393], text-sizes: [L, AX3], screens: {counter: [320@L]}}

        """)
      try DiskFileSystem().write(
        try await Self.stream.value, to: folder.path.appending("stream"))
      try await body(folder)
    }
  }

  private static func runTool(
    _ folder: TemporaryFolder, _ mode: CatalogMode, isCI: Bool, prunes: Bool
  ) -> ExitCode {
    let console = Console(
      write: { _ in }, writeMessage: { _ in }, readStandardInput: { () throws(FileProblem) in [] },
      files: DiskFileSystem(), environment: isCI ? ["CI": "true"] : [:], isTerminal: false)
    return CatalogTool(console: console).run(
      ["record", "--once", "--mode", mode.rawValue, "--root", folder.path.string]
        + (prunes ? ["--prune"] : []))
  }

  private func runTests(
    _ folder: TemporaryFolder, _ mode: CatalogMode, isCI: Bool, prunes: Bool, byScreen: Bool
  ) async -> [ScreenFailure] {
    var surroundings = CheckSurroundings()
    surroundings.environment = ["CATALOG_MODE": mode.rawValue, "CI": isCI ? "true" : ""]
    surroundings.session = TestCatalog.newSession
    let options = CatalogOptions(
      mode: nil, root: folder.path.string, relativeTo: "", isTwice: false, prunes: prunes)
    var failures: [ScreenFailure] = []
    let scopes: [ScreenCheck.Scope] =
      byScreen ? Self.screens.map { .screen($0) } : [.catalog(Self.screens)]
    for scope in scopes {
      failures += await ScreenCheck(scope, options: options, location: TestLocation())
        .failures(in: surroundings)
    }
    return failures
  }

  @Test(arguments: Situation.allCases, CatalogMode.allCases)
  func `every mode leaves the same files and the same verdict`(
    situation: Situation, mode: CatalogMode
  ) async throws {
    for (isCI, prunes) in [(false, false), (true, false), (false, true)] {
      try await Self.with { toolFolder in
        try await Self.with { testFolder in
          for folder in [toolFolder, testFolder] {
            for (path, text) in try await Self.approved.value { try folder.write(path, text) }
            try situation.arrange(folder)
          }
          let verdict = Self.runTool(toolFolder, mode, isCI: isCI, prunes: prunes)
          let failures = await runTests(
            testFolder, mode, isCI: isCI, prunes: prunes, byScreen: false)
          #expect((verdict == .fine) == failures.isEmpty, "CI \(isCI), prunes \(prunes)")
          #expect(
            try testFolder.tree() == toolFolder.tree(), "CI \(isCI), prunes \(prunes)")
        }
      }
    }
  }

  @Test func `what tests record screen by screen, the command line finds as approved`()
    async throws
  {
    try await Self.with { folder in
      #expect(
        await runTests(folder, .missing, isCI: false, prunes: false, byScreen: true).isEmpty)
      let before = try folder.tree()
      #expect(before.keys.filter { $0.hasSuffix(".snap") }.count == 6)
      #expect(Self.runTool(folder, .never, isCI: false, prunes: false) == .fine)
      #expect(try folder.tree() == before)
    }
  }

  @Test func `many checks at once, in one process and several, leave whole files and no others`()
    async throws
  {
    try await Self.with { folder in
      let sessions = [TestCatalog.newSession, TestCatalog.newSession]
      await withTaskGroup(of: Int.self) { tasks in
        for round in 0..<24 {
          tasks.addTask {
            var surroundings = CheckSurroundings()
            surroundings.environment = [:]
            surroundings.session = sessions[round % 2]
            let options = CatalogOptions(
              mode: [.all, .missing, .never, .changed][round % 4], root: folder.path.string,
              relativeTo: "", isTwice: false, prunes: true)
            let screen = Self.screens[round / 2 % 2]
            let scope: ScreenCheck.Scope =
              round % 3 == 0 ? .screen(screen) : .scenario(screen, "lit")
            return await ScreenCheck(scope, options: options, location: TestLocation())
              .failures(in: surroundings).count
          }
        }
      }
      #expect(Self.runTool(folder, .missing, isCI: false, prunes: false) == .fine)
      let names = try folder.tree().keys.filter { $0.hasPrefix("Content/Screens") }
      #expect(names.count == 6)
      #expect(names.allSatisfy { $0.hasSuffix(".snap") })
    }
  }
}
