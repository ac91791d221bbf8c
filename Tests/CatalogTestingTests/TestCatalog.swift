import CatalogCore
import CatalogTesting
import Recording
import Screens
import Snapshots
import TestSupport

/// A catalog in memory, and the world of a test process that checks it.
struct TestCatalog {
  static let root = "/home/boat"
  private static let maker = SnapshotMaker()

  /// What a test process starts with; the table of widths is read once for all tests.
  static var newSession: CatalogSession { CatalogSession(maker: maker) }

  var files = MemoryFileSystem([
    "\(root)/Content/catalog.yml": "variants: {widths: [393], text-sizes: [L, AX3]}\n"
  ])
  var environment: [String: String] = [:]
  var session = Self.newSession

  /// What one expectation fails for.
  func check(
    _ scope: ScreenCheck.Scope, mode: CatalogMode? = nil, twice: Bool? = nil, prune: Bool? = nil,
    location: TestLocation = TestLocation()
  ) async -> [ScreenFailure] {
    let options = CatalogOptions(
      mode: mode, root: Self.root, relativeTo: "", isTwice: twice, prunes: prune)
    return await ScreenCheck(scope, options: options, location: location)
      .failures(in: surroundings)
  }

  var surroundings: CheckSurroundings {
    var surroundings = CheckSurroundings()
    surroundings.files = files
    surroundings.environment = environment
    surroundings.session = session
    return surroundings
  }

  /// Another process that checks the same files.
  var nextProcess: TestCatalog {
    var next = self
    next.session = Self.newSession
    return next
  }

  /// The files below the folder of the screens.
  var tree: [String: String] {
    var tree: [String: String] = [:]
    let prefix = "\(Self.root)/Content/Screens/"
    for (path, text) in files.tree where path.hasPrefix(prefix) {
      tree[String(path.dropFirst(prefix.count))] = text
    }
    return tree
  }

  subscript(name: String) -> String? {
    get { files["\(Self.root)/Content/Screens/\(name)"] }
    nonmutating set { files["\(Self.root)/Content/Screens/\(name)"] = newValue }
  }

  /// A catalog in which a screen is approved.
  static func approved(_ screen: Screen = Screen(LampsViewModel.self)) async -> TestCatalog {
    let catalog = TestCatalog()
    _ = await catalog.check(.screen(screen), mode: .all, twice: false)
    return catalog.nextProcess
  }
}
