import CatalogCore
import CatalogTesting
import Screens
import TestSupport
import Testing

/// No two scenarios write one file, whichever tests they are in.
struct ClaimTests {
  @Test func `the same screen may be checked as often as one likes and leaves the same files`()
    async
  {
    let catalog = TestCatalog()
    let screen = Screen(LampsViewModel.self)
    for process in 0..<3 {
      let catalog = catalog.nextProcess
      for _ in 0..<3 {
        #expect(await catalog.check(.screen(screen), mode: .missing).isEmpty)
        #expect(await catalog.check(.scenario(screen, "lit"), mode: .changed).isEmpty)
        #expect(
          Set(catalog.tree.keys) == ["lamps/lit.snap", "lamps/dark.snap", "lamps/broken.snap"],
          "process \(process)")
      }
    }
  }

  @Test func `two classes with one id are an error that names both, and the second writes nothing`()
    async
  {
    let catalog = TestCatalog()
    let first = TestLocation(fileID: "BoatTests/LampTests.swift", line: 12)
    let second = TestLocation(fileID: "BoatTests/TorchTests.swift", line: 3)
    #expect(
      await catalog.check(
        .scenario(Screen(LampsViewModel.self), "lit"), mode: .all, location: first
      ).isEmpty)
    let before = catalog.tree
    let failures = await catalog.check(
      .scenario(Screen(TorchesViewModel.self), "lit"), mode: .all, location: second)
    #expect(
      failures.map(\.message) == [
        """
        error: two screens would share one folder: LampsViewModel (“lamps”) at \
        BoatTests/LampTests.swift:12 and TorchesViewModel (“lamps”) at BoatTests/TorchTests.swift:3 \
        [testing-collision]
          hint: ids must differ in more than case and the way accents are encoded
        """
      ])
    #expect(catalog.tree == before)
  }

  @Test func `ids that differ in case alone are the same on every machine`() async {
    let catalog = TestCatalog()
    #expect(
      await catalog.check(.scenario(Screen(LampsViewModel.self), "lit"), mode: .all).isEmpty)
    let before = catalog.tree
    let failures = await catalog.check(.scenario(Screen(LoudViewModel.self), "dark"), mode: .all)
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("(“LAMPS”)") == true)
    #expect(catalog.tree == before)
  }

  @Test func `two screens of one list with one id are an error`() async {
    let catalog = TestCatalog()
    let screens = [Screen(LampsViewModel.self), Screen(TorchesViewModel.self)]
    let failures = await catalog.check(.catalog(screens), mode: .all)
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("two screens would share one folder") == true)
    #expect(catalog.tree.isEmpty)
  }

  @Test func `the same id in another catalog is no clash`() async {
    let catalog = TestCatalog()
    var other = TestCatalog()
    other.files = catalog.files
    #expect(await catalog.check(.screen(Screen(LampsViewModel.self)), mode: .all).isEmpty)
    var surroundings = CheckSurroundings()
    surroundings.files = catalog.files
    surroundings.session = catalog.session
    surroundings.environment = [:]
    let options = CatalogOptions(
      mode: .all, root: "/home/raft", relativeTo: "", isTwice: nil, prunes: nil)
    let failures = await ScreenCheck(
      .screen(Screen(TorchesViewModel.self)), options: options, location: TestLocation()
    ).failures(in: surroundings)
    #expect(failures.isEmpty)
  }
}
