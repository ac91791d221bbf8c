import CatalogCore
import Git
import TestSupport
import Testing

/// `diff` of interface files: without a catalog, and without a file being written.
struct InterfaceComparisonTests {
  private static let old = HarbourStoryboard.text()
  private static let new = HarbourStoryboard.moved

  private func diff(_ files: [String: String], _ words: String...) -> TestTool.Result {
    let tool = TestTool(files)
    let result = tool.run(["diff"] + words)
    let left = (tool.files as? MemoryFileSystem)?.tree
    if !words.contains("--html") { #expect(left == files, "nothing is written") }
    return result
  }

  // MARK: - Files and folders

  @Test func `two versions of a storyboard are told view by view`() {
    let result = diff(
      ["old/Main.storyboard": Self.old, "new/Main.storyboard": Self.new], "old/Main.storyboard",
      "new/Main.storyboard")
    #expect(result.exitCode == .differences, "\(result.messages)")
    #expect(result.output == HarbourStoryboard.sentences(screen: "main-mooring"))
    #expect(result.messages.contains("3 changes on 1 screen, 1 scenario compared"))
  }

  @Test func `the same storyboard twice has no changes`() {
    let result = diff(["a/Main.storyboard": Self.old, "b/Main.storyboard": Self.old], "a", "b")
    #expect(result.exitCode == .fine, "\(result.messages)")
    #expect(result.output.isEmpty)
  }

  @Test func `two files pair whatever they are called`() {
    let result = diff(
      ["Before.storyboard": Self.old, "After.storyboard": Self.new], "Before.storyboard",
      "After.storyboard")
    #expect(result.output == HarbourStoryboard.sentences(screen: "after-mooring"))
  }

  @Test func `folders are compared without the names that only tell them apart`() {
    let result = diff(
      [
        "old/App/Main.storyboard": Self.old, "new/App/Main.storyboard": Self.new,
        "old/Kit/Help.storyboard": Self.old, "new/Kit/Help.storyboard": Self.old,
      ], "old", "new")
    #expect(result.output == HarbourStoryboard.sentences(screen: "main-mooring"))
  }

  @Test func `what changes nothing on a screen is no difference`() {
    let constrained = Self.old.replacing(
      "</subviews>",
      with: """
        </subviews>
        <constraints>
          <constraint firstItem="lbl-01-aaa" firstAttribute="leading" secondItem="vew-01-aaa" \
        secondAttribute="leading" constant="16" id="con-01-aaa"/>
        </constraints>
        """)
    let result = diff(
      ["a.storyboard": Self.old, "b.storyboard": constrained], "a.storyboard", "b.storyboard")
    #expect(result.exitCode == .fine, "\(result.output)")
  }

  @Test func `a damaged file is a problem at its place, and the rest is compared`() {
    let result = diff(
      [
        "old/Main.storyboard": Self.old, "new/Main.storyboard": Self.new,
        "old/Bad.storyboard": Self.old, "new/Bad.storyboard": String(Self.old.prefix(900)),
      ], "old", "new")
    #expect(result.exitCode == .damagedInput)
    #expect(result.messages.contains("new/Bad.storyboard:"))
    #expect(result.messages.contains("in “new”, "))
    #expect(result.output.contains("button “Moor” added in main-mooring/base"))
  }

  @Test func `files of other platforms are named and left out`() {
    let desktop = Self.old.replacing("CocoaTouch.Storyboard.XIB", with: "Cocoa.Storyboard.XIB")
      .replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    let result = diff(
      [
        "old/Main.storyboard": Self.old, "new/Main.storyboard": Self.old,
        "new/Desktop.storyboard": desktop, "new/Dock.storyboard": desktop,
      ], "old", "new")
    #expect(result.exitCode == .fine)
    #expect(
      result.messages.contains(
        "new/Desktop.storyboard: note: 2 files such as this are made for macOS and are not compared"
      ), "\(result.messages)")
  }

  @Test func `a side that is neither is refused`() {
    let files = [
      "App/Main.storyboard": Self.old, "Content/catalog.yml": "", "notes.txt": "",
    ]
    #expect(diff(files, "App", "notes.txt").exitCode == .usage)
    let mixed = diff(files, "App", ".")
    #expect(mixed.exitCode == .usage)
    #expect(mixed.messages.contains("usage-two-kinds"))
  }

  // MARK: - As an import would record it

  @Test func `a colour that changed in an asset catalog is told where it is used`() {
    let text = HarbourStoryboard.text(extra: HarbourStoryboard.rope)
    let set = "Assets.xcassets/Rope.colorset/Contents.json"
    let result = diff(
      [
        "old/Main.storyboard": text, "old/\(set)": HarbourStoryboard.colorSet("CC", "99", "33"),
        "new/Main.storyboard": text, "new/\(set)": HarbourStoryboard.colorSet("33", "99", "CC"),
      ], "old", "new")
    #expect(result.exitCode == .differences, "\(result.messages)")
    #expect(result.output.contains("#3399cc") && result.output.contains("#cc9933"))
    #expect(result.messages.contains("1 change on 1 screen"))
  }

  @Test func `languages and folders are those of the settings`() {
    var files = [
      "Content/catalog.yml": "import:\n  paths: [App]\n  languages: [de]\n  include: [vendor]\n"
    ]
    for (side, word) in [("old", "Liegeplatz"), ("new", "Steg")] {
      files["\(side)/vendor/Base.lproj/Main.storyboard"] = Self.old
      files["\(side)/vendor/de.lproj/Main.strings"] = "\"lbl-01-aaa.text\" = \"\(word)\";\n"
    }
    let result = diff(files, "old", "new")
    #expect(
      result.output
        == "“titleLabel” shows “Steg” (was “Liegeplatz”) in main-mooring/de\n", "\(result.messages)"
    )
  }

  @Test func `launch screens are compared too`() {
    let launching = { (text: String) in
      text.replacing("useAutolayout=", with: "launchScreen=\"YES\" useAutolayout=")
    }
    let result = diff(
      ["old/Main.storyboard": launching(Self.old), "new/Main.storyboard": launching(Self.new)],
      "old", "new")
    #expect(result.output == HarbourStoryboard.sentences(screen: "main-mooring"))
  }

  // MARK: - Forms

  @Test func `every form names the interface file`() throws {
    let files = ["old/Main.storyboard": Self.old, "new/Main.storyboard": Self.new]
    let github = diff(files, "old", "new", "--format", "github")
    #expect(
      github.output.contains("::notice file=new/Main.storyboard,line=1,title=catalog%3A moved"))
    let markdown = diff(files, "old", "new", "--format", "markdown")
    #expect(markdown.output.contains("@@ new/Main.storyboard @@"))
    #expect(markdown.output.contains("“`titleLabel`” moved 8 points right"))
    let json = diff(files, "old", "new", "--format", "json")
    #expect(json.output.contains("\"path\": \"new/Main.storyboard\""))
    let pages = diff(files, "old", "new", "--html", "report")
    #expect(pages.exitCode == .differences)
  }

  // MARK: - Revisions

  @Test(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
  func `a catalog without snapshots is compared by the interface files of its settings`() throws {
    try TestRepository.with { repository, _ in
      try repository.commit(
        [
          "App/Main.storyboard": Self.old, "Old/Other.storyboard": Self.old,
          "Content/catalog.yml": "import: [App]\n",
        ], "Berths")
      try repository.commit(
        ["App/Main.storyboard": Self.new, "Old/Other.storyboard": Self.new], "Boats")
      var tool = TestTool(on: DiskFileSystem())
      tool.git = TestRepository.program()
      let root = repository.folder.string
      for words in [["HEAD~1", "HEAD"], ["HEAD~1..HEAD"], ["HEAD~1"]] {
        let result = tool.run(["diff", "--root", root] + words)
        #expect(result.exitCode == .differences, "\(result.messages)")
        #expect(result.output == HarbourStoryboard.sentences(screen: "main-mooring"), "\(words)")
      }
      #expect(tool.run("diff", "--root", root, "HEAD").exitCode == .fine)
    }
  }

  @Test(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
  func `a revision has the colours and texts that its files have`() throws {
    try TestRepository.with { repository, _ in
      let text = HarbourStoryboard.text(extra: HarbourStoryboard.rope)
      let set = "App/Assets.xcassets/Rope.colorset/Contents.json"
      let files = { (red: String, word: String) in
        [
          set: HarbourStoryboard.colorSet(red, "99", "33"),
          "App/de.lproj/Main.strings": "\"lbl-01-aaa.text\" = \"\(word)\";\n",
        ]
      }
      try repository.commit(
        [
          "App/Base.lproj/Main.storyboard": text,
          "Content/catalog.yml": "import:\n  paths: [App]\n  languages: [de]\n",
        ].merging(files("CC", "Liegeplatz")) { first, _ in first }, "Berths")
      var tool = TestTool(on: DiskFileSystem())
      tool.git = TestRepository.program()
      let root = repository.folder.string
      // What a revision and the work tree have alike is no difference.
      #expect(tool.run("diff", "--root", root, "HEAD").exitCode == .fine)
      try repository.commit(files("33", "Steg"), "Boats")
      let result = tool.run("diff", "--root", root, "HEAD~1", "HEAD")
      #expect(result.output.contains("#cc9933"), "\(result.messages)")
      #expect(result.output.contains("“Steg” (was “Liegeplatz”)"))
    }
  }

  @Test(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
  func `a storyboard that is new in a revision brings its screens`() throws {
    try TestRepository.with { repository, _ in
      try repository.commit(["Content/catalog.yml": "import: [App]\n"], "Nothing")
      try repository.commit(["App/Main.storyboard": Self.old], "Berths")
      var tool = TestTool(on: DiskFileSystem())
      tool.git = TestRepository.program()
      let result = tool.run("diff", "--root", repository.folder.string, "HEAD~1", "HEAD")
      #expect(result.exitCode == .differences, "\(result.messages)")
      #expect(result.output == "screen main-mooring added with 1 scenario\n")
    }
  }
}
