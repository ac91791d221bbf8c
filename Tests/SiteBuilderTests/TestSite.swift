import CatalogCore
import SiteBuilder
import Snapshots
import TestSupport

/// A catalog in memory and the site that is built from it.
struct TestSite {
  let files: MemoryFileSystem
  var root = FilePath("home")
  var output: FilePath?

  /// Starts with files named relative to the content folder.
  init(_ content: [String: String] = [:]) {
    files = MemoryFileSystem()
    for (name, text) in content { self[name] = text }
  }

  /// A file of the content.
  subscript(name: String) -> String? {
    get { files["home/Content/\(name)"] }
    nonmutating set { files["home/Content/\(name)"] = newValue }
  }

  /// The files in the output folder, the list of them too.
  var site: [String: String] { tree(below: "home/Site/") }

  var content: [String: String] { tree(below: "home/Content/") }

  private func tree(below folder: String) -> [String: String] {
    var tree: [String: String] = [:]
    for (path, text) in files.tree where path.hasPrefix(folder) {
      tree[String(path.dropFirst(folder.count))] = text
    }
    return tree
  }

  /// What a build of the same content makes in an empty folder.
  func cleanSite() throws -> [String: String] {
    let fresh = TestSite(content)
    try fresh.build()
    return fresh.site
  }

  @discardableResult
  func build(checksOnly: Bool = false, isStrict: Bool = false) throws(Failure)
    -> SiteBuild.Result
  {
    try SiteBuild(root: root, output: output, files: files)
      .run(checksOnly: checksOnly, isStrict: isStrict)
  }

  /// The messages of a build as a person reads them; for a failure, the exit code stands first.
  func messages(isStrict: Bool = false) -> String {
    do {
      return DiagnosticFormatter().text(try build(isStrict: isStrict).warnings)
    } catch {
      return "exit \(error.exitCode.rawValue)\n" + DiagnosticFormatter().text(error.diagnostics)
    }
  }

  /// Puts a snapshot where it belongs.
  func add(_ document: SnapshotDocument) {
    let store = SnapshotStore(folder: FilePath("home/Content/Screens"), files: files)
    let path = store.baselinePath(
      forKey: StoredSnapshot.key(screen: document.screen.id, scenario: document.scenario.id))
    files[path.string] = String(decodingUTF8: SnapshotWriter.bytes(of: document))
  }
}

extension TestSite {
  /// A front page, a guide with a link, a picture, and two screens that lead to each other.
  static func harbour() -> TestSite {
    let site = TestSite([
      "catalog.yml": "title: Harbour\n",
      "index.md": "# Welcome\n\nSee [the start](Guide/start.md#next).\n\n{{{screens}}}\n",
      "Guide/start.md": "---\ntitle: Start\norder: 1\n---\n\n## Next\n\n![A boat](boat.png)\n",
      "Guide/boat.png": "PNG",
      "Screens/photos/index.md": "---\ndescription: All pictures.\n---\nAbout the photos.\n",
    ])
    site.add(.screen("photos", "Photos", rows: ["Dusk", "Ferry"], to: "settings"))
    site.add(.screen("photos", "Photos", "empty", state: .empty))
    site.add(.screen("settings", "Settings", rows: ["Sound"], to: "photos"))
    return site
  }
}

extension SnapshotDocument {
  static func screen(
    _ id: String, _ title: String, _ scenario: String = "loaded", state: State = .content,
    group: String? = nil, rows: [String] = [], to target: String? = nil
  ) -> SnapshotDocument {
    SnapshotDocument(
      screen: Name(id: id, title: title), scenario: Name(id: scenario, title: scenario),
      model: "\(title)Model", group: group, tableStyle: .plain, state: state,
      sections: rows.isEmpty
        ? []
        : [
          Section(
            id: "items",
            rows: rows.enumerated().map { index, text in
              Row(
                kind: "TextCell", identity: "row-\(index)", height: Height(Points(44), .fixed),
                slots: [Slot(.text, "title", style: "headline", value: text)],
                actions: [Action("select", route: target.map { Route(.push, $0) })])
            })
        ])
  }
}
