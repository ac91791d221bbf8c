import CatalogTesting
import Screens
import Synchronization
import TestSupport
import XCTest

/// The same calls in a test case of XCTest.
final class TestCaseTests: XCTestCase {
  private let failures = Failures()

  private final class Failures: Sendable {
    let expected = Mutex(false)
    let found = Mutex<[(message: String, line: Int)]>([])
  }

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      guard failures.expected.withLock({ $0 }) else { return super.record(issue) }
      let line = issue.sourceCodeContext.location?.lineNumber ?? 0
      failures.found.withLock { $0.append((issue.compactDescription, line)) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard failures.expected.withLock({ $0 }) else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures.found.withLock { $0.append((description, lineNumber)) }
    }
  #endif

  func testAScreenAsApprovedPasses() async {
    let catalog = await TestCatalog.approved()
    await CheckSurroundings.$current.withValue(catalog.surroundings) {
      await expectScreen(LampsViewModel.self, root: TestCatalog.root)
      await expectScreen(LampsViewModel.self, .lit, root: TestCatalog.root)
    }
  }

  func testADifferenceFailsAtTheCall() async {
    let catalog = await TestCatalog.approved()
    failures.expected.withLock { $0 = true }
    let line = #line + 2
    await CheckSurroundings.$current.withValue(catalog.surroundings) {
      await expectScreen(
        LampsViewModel.self, .lit, root: TestCatalog.root, make: LampsViewModel.make(["Anchor"]))
    }
    failures.expected.withLock { $0 = false }
    let found = failures.found.withLock { $0 }
    XCTAssertEqual(found.map(\.line), [line])
    XCTAssertEqual(
      found.map { $0.message.contains("row stern (LampCell) removed in lamps/lit") }, [true])
  }
}
