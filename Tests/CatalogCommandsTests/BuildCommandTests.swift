import CatalogCore
import TestSupport
import Testing

struct BuildCommandTests {
  private func tool(_ root: String = "") -> (TestTool, MemoryFileSystem) {
    let files = MemoryFileSystem([
      "\(root)Content/index.md": "# Hello\n", "\(root)Content/Guide/a.md": "# A\n",
    ])
    return (TestTool(on: files), files)
  }

  @Test(
    arguments: [
      // Here, above, and far above; the output stands beside the content.
      ("", [], "Site/index.html"), ("../", [], "../Site/index.html"),
      ("../../../", [], "../../../Site/index.html"),
      ("app/", ["--root", "app"], "app/Site/index.html"),
      ("app/", ["--root", "app/"], "app/Site/index.html"),
      ("../app/", ["--root", "../app"], "../app/Site/index.html"),
      ("/abs/app/", ["--root=/abs/app"], "/abs/app/Site/index.html"),
      ("app/", ["--root", "app", "--output", "public"], "public/index.html"),
      ("app/", ["--root", "app", "--output=/srv/www/"], "/srv/www/index.html"),
    ])
  func `the catalog is found and its site stands where it was asked for`(
    place: String, options: [String], page: String
  ) {
    let (tool, files) = tool(place)
    let result = tool.run(["build"] + options)
    #expect(result.exitCode == .fine, "\(result.messages)")
    #expect(result.output.isEmpty)
    #expect(result.messages.contains(" pages in "))
    #expect(files[page]?.contains("Hello") == true)
  }

  @Test func `the nearest catalog is taken, and the one of the variable only without any`() {
    let (_, files) = tool("../")
    files["../../Content/index.md"] = "# Far\n"
    files["/other/Content/index.md"] = "# Other\n"
    var tool = TestTool(on: files)
    tool.environment = ["CATALOG_ROOT": "/other"]
    tool.run("build")
    #expect(files["../Site/index.html"] != nil)
    let alone = MemoryFileSystem(["/other/Content/index.md": "# Other\n"])
    tool.files = alone
    let result = tool.run("build")
    #expect(result.exitCode == .fine)
    #expect(result.messages.hasPrefix("There is no catalog here; taking the one in /other.\n"))
    #expect(alone["/other/Site/index.html"] != nil)
  }

  @Test func `nothing is recorded into a catalog that stands elsewhere by itself`() {
    let files = MemoryFileSystem(["/other/Content/catalog.yml": "recorder: [/gone]\n"])
    var tool = TestTool(on: files)
    tool.environment = ["CATALOG_ROOT": "/other"]
    let result = tool.run("record")
    #expect(result.exitCode == .usage)
    #expect(result.messages.contains("[usage-no-catalog]"))
  }

  @Test(arguments: [([], "this folder"), (["--root", "gone"], "gone")])
  func `without a catalog nothing is built`(options: [String], place: String) {
    let files = MemoryFileSystem(["other/index.md": "x"])
    let result = TestTool(on: files).run(["build"] + options)
    #expect(result.exitCode == .usage)
    #expect(
      result.messages == """
        error: there is no catalog here: no folder Content in \(place) or above it \
        [usage-no-catalog]
          hint: name the folder that holds Content with --root

        """)
    #expect(files.writes.isEmpty)
  }

  @Test func `a build says what it did, unless it is told to be quiet`() {
    let (tool, files) = tool()
    #expect(
      tool.run("build").messages == "2 pages in Site: 5 files written, 0 removed, 0 unchanged.\n")
    #expect(
      tool.run("build").messages == "2 pages in Site: 0 files written, 0 removed, 5 unchanged.\n")
    files["Content/Guide/a.md"] = "[x](gone.md)\n"
    let quiet = tool.run("build", "--quiet")
    #expect(quiet.exitCode == .fine)
    #expect(quiet.messages.hasPrefix("Content/Guide/a.md:1: warning: "))
    #expect(!quiet.messages.contains("pages in"))
    #expect(tool.run("build", "-q", "--strict").exitCode == .differences)
  }

  @Test func `a check lists what is stale as results`() {
    let (tool, files) = tool()
    let empty = tool.run("build", "--check")
    #expect(empty.exitCode == .differences)
    #expect(
      empty.output == """
        stale: Site/Guide/a.html
        stale: Site/assets/catalog.css
        stale: Site/assets/icon.svg
        stale: Site/assets/picture.css
        stale: Site/index.html

        """)
    #expect(empty.messages == "The site is out of date: catalog build\n")
    #expect(files.writes.isEmpty)
    tool.run("build")
    let current = tool.run("build", "--check")
    #expect(
      current
        == TestTool.Result(exitCode: .fine, bytes: [], messages: "The site is current.\n"))
    files["Content/Guide/a.md"] = nil
    let stale = tool.run("build", "--check", "--quiet")
    #expect(stale.exitCode == .differences)
    #expect(stale.output == "stale: Site/index.html\nleft over: Site/Guide/a.html\n")
    #expect(stale.messages.isEmpty)
  }

  @Test func `a list of files alone may be stale`() {
    let (tool, files) = tool()
    tool.run("build")
    files["Site/.catalog-manifest"] = nil
    let result = tool.run("build", "--check")
    #expect(result.exitCode == .differences)
    #expect(result.output == "stale: Site/.catalog-manifest\n")
  }

  @Test func `a full disk is an error that names the file`() {
    let (tool, files) = tool()
    files.fail(afterSteps: 1)
    let result = tool.run("build")
    #expect(result.exitCode == .damagedInput)
    #expect(
      result.messages
        == "Site/Guide/a.html: error: cannot write the file: No space left on device [file-write]\n"
    )
  }
}
