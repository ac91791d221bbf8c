import CatalogCore
import CatalogTesting
import Screens
import Synchronization
import TestSupport
import Testing

/// The functions that app teams call, through Swift Testing itself.
struct ExpectationTests {
  /// Runs a body against a catalog in memory.
  private func with(
    _ catalog: TestCatalog, report: (@Sendable (ScreenFailure, TestLocation) async -> Void)? = nil,
    _ body: @Sendable () async throws -> Void
  ) async rethrows {
    var surroundings = catalog.surroundings
    if let report { surroundings.report = report }
    try await CheckSurroundings.$current.withValue(surroundings, operation: body)
  }

  /// The first lines of the failures of a body, each with its line in this file.
  private func failures(
    in catalog: TestCatalog, _ body: @Sendable () async -> Void
  ) async -> [String] {
    let found = Mutex<[String]>([])
    let report = { @Sendable (failure: ScreenFailure, location: TestLocation) in
      found.withLock {
        $0.append("\(failure.message.split(separator: "\n")[0]) (\(location.fileID))")
      }
    }
    await with(catalog, report: report, body)
    return found.withLock { $0 }
  }

  private static let root = TestCatalog.root

  @Test(arguments: LampsScenario.allCases)
  func `one scenario by its case`(scenario: LampsScenario) async {
    let catalog = await TestCatalog.approved()
    let passed = await failures(in: catalog) {
      await expectScreen(LampsViewModel.self, scenario, root: Self.root)
    }
    #expect(passed == [])
    let changed = await failures(in: catalog) {
      await expectScreen(
        LampsViewModel.self, scenario, root: Self.root, make: LampsViewModel.make(["Anchor"]))
    }
    #expect(
      changed
        == (scenario == .lit
          ? [
            "row stern (LampCell) removed in lamps/lit (CatalogTestingTests/ExpectationTests.swift)"
          ]
          : []))
  }

  @Test @MainActor func `from the main actor, whole screens and lists`() async {
    let catalog = await TestCatalog.approved()
    let found = await failures(in: catalog) {
      await expectScreen(LampsViewModel.self, root: Self.root)
      await expectScreen(Screen(LampsViewModel.self), root: Self.root)
      await expectCatalog([Screen(LampsViewModel.self)], root: Self.root)
    }
    #expect(found == [])
    await with(catalog) {
      await expectScreen(LampsViewModel.self, root: Self.root)
    }
  }

  @Test func `a difference is an issue of Swift Testing at the call`() async throws {
    let catalog = await TestCatalog.approved()
    let line = #line + 3
    await with(catalog) {
      await withKnownIssue {
        await expectScreen(
          LampsViewModel.self, root: Self.root, make: LampsViewModel.make(["Anchor"]))
      } matching: { issue in
        issue.comments.first?.rawValue.hasPrefix("row stern (LampCell) removed") == true
          && issue.sourceLocation?.line == line
          && issue.sourceLocation?.fileID == "CatalogTestingTests/ExpectationTests.swift"
      }
    }
  }

  @Test(.catalog(mode: .missing, root: Self.root))
  func `a trait says the mode and the folder`() async {
    let catalog = TestCatalog()
    let found = await failures(in: catalog) {
      await expectScreen(LampsViewModel.self)
    }
    #expect(found == [])
    #expect(catalog.tree.count == 3)
  }

  @Test(.catalog(mode: .missing, root: Self.root))
  func `an argument wins over a trait`() async {
    let catalog = TestCatalog()
    let found = await failures(in: catalog) {
      await expectScreen(LampsViewModel.self, .lit, mode: .never)
    }
    #expect(found.count == 1)
    #expect(Set(catalog.tree.keys) == ["lamps/lit.snap.new"])
  }

  @Suite(.catalog(mode: .changed, root: TestCatalog.root, twice: false, prune: true))
  struct Traits {
    @Test func `those of a suite hold in its tests`() {
      let options = CatalogOptions.ofScope
      #expect(options.mode == .changed)
      #expect(options.root == FilePath(TestCatalog.root))
      #expect(options.isTwice == false)
      #expect(options.prunes == true)
    }

    @Suite(.catalog(mode: .never))
    struct Inner {
      @Test(.catalog(root: "../Boat", twice: true))
      func `and in suites inside it, but for what those say`() {
        let options = CatalogOptions.ofScope
        #expect(options.mode == .never)
        #expect(options.root == FilePath(#filePath).parent.appending("../Boat"))
        #expect(options.isTwice == true)
        #expect(options.prunes == true)
      }
    }
  }
}
