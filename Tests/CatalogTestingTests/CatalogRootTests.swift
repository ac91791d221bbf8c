import CatalogCore
import CatalogTesting
import Screens
import TestSupport
import Testing

/// Where the snapshots of a test stand.
struct CatalogRootTests {
  private func writtenPaths(_ files: [String: String], testFile: StaticString) async -> [String] {
    let disk = MemoryFileSystem(files)
    var surroundings = CheckSurroundings()
    surroundings.files = disk
    surroundings.environment = ["CATALOG_MODE": "all"]
    surroundings.session = TestCatalog.newSession
    let failures = await ScreenCheck(
      .scenario(Screen(LampsViewModel.self), "dark"), options: CatalogOptions(),
      location: TestLocation(filePath: testFile)
    ).failures(in: surroundings)
    return disk.writes + failures.map(\.message)
  }

  @Test(arguments: [
    (["/a/b/Package.swift": "", "/a/Content/catalog.yml": ""], "/a"),
    (["/a/b/Package.swift": "", "/a/Content/Screens/x/y.snap": ""], "/a"),
    (["/a/b/Package.swift": "", "/a/b/Tests/BoatTests/Content/fixture.txt": ""], "/a/b"),
    (["/a/b/Package.swift": "", "/a/Package.swift": ""], "/a/b"),
    (["/a/b/Content/catalog.yml": "", "/a/Content/catalog.yml": ""], "/a/b"),
  ])
  func `it is the nearest catalog above the file of the test, or the nearest package`(
    files: [String: String], root: String
  ) async {
    let paths = await writtenPaths(files, testFile: "/a/b/Tests/BoatTests/LampTests.swift")
    #expect(paths == ["\(root)/Content/Screens/lamps/dark.snap"])
  }

  @Test func `without a catalog and a package the test fails and says how to name one`() async {
    let paths = await writtenPaths([:], testFile: "/a/b/Tests/BoatTests/LampTests.swift")
    #expect(
      paths == [
        """
        LampTests.swift: error: there is no catalog and no package at or above the test's file \
        [testing-no-catalog]
          hint: say where it is: .catalog(root: "../..")
        """
      ])
  }
}
