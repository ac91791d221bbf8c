import CatalogCore
import CatalogSettings
import TestSupport
import Testing

struct ImportSettingsTests {
  private func imports(_ yaml: String) throws -> ImportSettings? {
    let files = MemoryFileSystem(["home/Content/catalog.yml": yaml])
    return try Settings.load(root: FilePath("home"), files: files).imports
  }

  @Test func `a list names the paths, and a mapping says more`() throws {
    #expect(try imports("title: T\n") == nil)
    #expect(
      try imports("import: [App, Shared/UI]\n") == ImportSettings(paths: ["App", "Shared/UI"]))
    #expect(
      try imports(
        """
        import:
          paths: [App]
          languages: [de, pt-BR]
          include: [Vendor]
          launch-screens: true

        """)
        == ImportSettings(
          paths: ["App"], languages: ["de", "pt-BR"], included: ["Vendor"],
          importsLaunchScreens: true))
  }

  @Test(arguments: ["import: App\n", "import: {path: [App]}\n", "import: {paths: App}\n"])
  func `anything else is refused with its place`(yaml: String) throws {
    let failure = #expect(throws: Failure.self) { try imports(yaml) }
    #expect(failure?.exitCode == .usage)
    #expect(failure?.diagnostics.first?.location?.line == 1)
  }
}
