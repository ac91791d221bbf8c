import CatalogCore
import Snapshots
import TestSupport
import Testing

/// Names in files of an app are data: none of them leads out of the catalog.
struct ImportContainmentTests {
  /// What a name may be to lead elsewhere, to be no file on some disk, or to be that of another.
  private static let names = [
    "../../outside", "..", ".", "/etc/outside", "~/outside", "C:\\outside", "..\\outside",
    "\\\\host\\share", "file:///outside", "a/../../../outside", "%2e%2e%2foutside", "$(touch x)",
    "`x`", "-rf", "--root", "con", "NUL", "com1.snap", "lpt9", "berths", "Berths", "BERTHS",
    "berths.", "berths ", " berths", "b\u{E9}rths", "be\u{301}rths", "base", "index.md", ".git",
    "catalog.yml", "Content", "", " ", "\t", "a&#10;b", "a&#13;b", "\u{202E}sgniwollof",
    "\u{200B}", "\u{FEFF}a", "😀", "a:b", "a*?|b", "&lt;a&gt;", "&quot;",
    String(repeating: "n", count: 300), String(repeating: "ä", count: 300),
    String(repeating: "../", count: 100),
  ]

  /// An app in which every name is hostile, in every place where a name may stand.
  private static let app: [String: String] = {
    var files = ["C/README.md": "", "outside": "as it was", "App/outside": "as it was"]
    files["App/Names.storyboard"] = document(
      "CocoaTouch.Storyboard",
      "<scenes>" + names.enumerated().map { scene($1, number: $0) }.joined() + "</scenes>")
    files["App/Objects.storyboard"] = document(
      "CocoaTouch.Storyboard",
      "<scenes>"
        + names.enumerated().map { index, name in
          """
          <scene sceneID="\(name)"><objects><viewController id="\(name)" title="\(name)" \
          customClass="\(name)" sceneMemberID="viewController"><view key="view" id="v\(index)">
          <rect key="frame" width="375" height="667"/></view></viewController></objects></scene>
          """
        }.joined() + "</scenes>")
    for (index, name) in names.enumerated() {
      files["App/Cells/\(index).xib"] = document(
        "CocoaTouch",
        """
        <objects><tableViewCell reuseIdentifier="\(name)" customClass="\(name)" id="\(name)">
        <rect key="frame" width="375" height="44"/></tableViewCell></objects>
        """)
    }
    for name in [
      "..%2F..%2Foutside", "con", "nul.x", "berths", "BERTHS", "-rf", "\u{202E}x", "a\nb",
      "a\\..\\b",
      String(repeating: "n", count: 240), "..storyboard", " ",
    ] {
      files["App/\(name)/\(name).storyboard"] = document(
        "CocoaTouch.Storyboard",
        "<scenes>\(scene(name == "a\nb" ? "ab" : name, number: 0))</scenes>")
      files["App/\(name).lproj/Names.strings"] = "\"lb0.text\" = \"\(name)\";"
    }
    return files
  }()

  private static func document(_ type: String, _ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">\(content)</document>
    """
  }

  private static func scene(_ name: String, number: Int) -> String {
    """
    <scene sceneID="s\(number)"><objects><viewController storyboardIdentifier="\(name)" \
    id="c\(number)" sceneMemberID="viewController"><view key="view" id="v\(number)">
    <rect key="frame" width="375" height="667"/><subviews><label text="\(name)" id="lb\(number)">
    <rect key="frame" width="100" height="20"/></label></subviews></view><connections>
    <segue destination="c0" kind="show" identifier="\(name)" id="g\(number)"/></connections>
    </viewController></objects></scene>
    """
  }

  @Test func `nothing is written outside of the catalog, and no name is one that a disk refuses`()
    throws
  {
    let files = MemoryFileSystem(Self.app)
    let tool = TestTool(on: files)
    let result = tool.run("import", "--root", "C", "--language", "all", "App")
    #expect(result.exitCode == .fine, "\(result.messages.prefix(2_000))")
    #expect(files.writes.count > 2 * Self.names.count)
    for path in files.writes {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      #expect(parts.starts(with: ["C", "Content"]), "\(path)")
      for part in parts {
        #expect(!part.isEmpty && part != ".." && part != "." && part.utf8.count <= 255, "\(path)")
        #expect(!part.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x5C }, "\(path)")
      }
      // A dot in front would hide it.
      #expect(!parts.contains { $0.hasPrefix(".") }, "\(path)")
    }
    #expect(Set(files.writes.map { $0.lowercased() }).count == files.writes.count)
    #expect(files.removals.isEmpty)
    let after = files.tree
    for (path, text) in Self.app { #expect(after[path] == text, "\(path)") }
    // The catalog is whole: what was written is read back, and importing again changes nothing.
    files.forgetHistory()
    let again = tool.run("import", "--root", "C", "--language", "all", "App")
    #expect(again.exitCode == .fine)
    #expect(again.output == "")
    #expect(files.writes == [])
  }

  @Test func `the same holds on a disk`() throws {
    try TemporaryFolder.with { folder in
      for (path, text) in Self.app { try folder.write(path, text) }
      let before = try folder.tree()
      let result = TestTool(on: DiskFileSystem()).run(
        "import", "--root", folder.path.appending("C").string, folder.path.appending("App").string)
      #expect(result.exitCode == .fine, "\(result.messages.prefix(2_000))")
      let after = try folder.tree()
      for (path, text) in before { #expect(after[path] == text, "\(path)") }
      let made = after.keys.filter { before[$0] == nil }
      #expect(made.count > 2 * Self.names.count)
      #expect(made.allSatisfy { $0.hasPrefix("C/Content/") })
    }
  }
}
