import CatalogCore
import SiteBuilder
import Snapshots
import TestSupport
import Testing

/// Mistakes in the content: each is one message with its place, and the last site stays.
struct BadInputTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var name: String
    /// Relative to the content folder; `nil` removes the file.
    var files: [String: String?]
    var message: String

    var testDescription: String { name }
  }

  @Test(
    arguments: [
      Mistake(
        name: "front matter that is no YAML",
        files: ["Guide/start.md": "---\ntitle: a: b\n---\ntext\n"],
        message: """
          exit 3
          home/Content/Guide/start.md:2:9: error: a second “: ” stands in this value \
          [yaml-syntax]
            title: a: b
                    ^
            hint: a value with “: ” in it needs quotes: title: "a: b"
          """),
      Mistake(
        name: "front matter without an end", files: ["Guide/start.md": "---\ntitle: a\n"],
        message: """
          exit 3
          home/Content/Guide/start.md:1:1: error:
          """),
      Mistake(
        name: "unknown front matter key",
        files: ["Guide/start.md": "---\n# c\ntitel: Start\n---\ntext\n"],
        message: """
          exit 3
          home/Content/Guide/start.md:3:1: error: the key “titel” is not known here \
          [yaml-unknown-key]
            titel: Start
            ^~~~~
            hint: did you mean “title”?
          """),
      Mistake(
        name: "template with an open section",
        files: ["Templates/screen.md": "# {{title}}\n\n{{#scenarios}}\n"],
        message: """
          exit 3
          home/Content/Templates/screen.md:3:1: error: the section “scenarios” is never closed \
          [template-unclosed-section]
            {{#scenarios}}
            ^~~~~~~~~~~~~~
          """),
      Mistake(
        name: "page with an open section",
        files: ["index.md": "---\ntitle: T\n---\n{{#catalog}}\n"],
        message: """
          exit 3
          home/Content/index.md:4:1: error: the section “catalog” is never closed \
          [template-unclosed-section]
            {{#catalog}}
            ^~~~~~~~~~~~
          """),
      Mistake(
        name: "unknown name in a page",
        files: ["index.md": "---\ntitle: T\n---\n\nNow {{catalog.screenCoumt}}\n"],
        message: """
          exit 3
          home/Content/index.md:5:5: error: “catalog” has no value named “screenCoumt” \
          [template-unknown-name]
            Now {{catalog.screenCoumt}}
                ^~~~~~~~~~~~~~~~~~~~~~~
            hint: did you mean “screenCount”?
          """),
      Mistake(
        name: "unknown name in a template",
        files: ["Templates/layout.html": "<p>{{tilte}}</p>\n"],
        message: """
          exit 3
          home/Content/Templates/layout.html:1:4: error: no value is named “tilte” here \
          [template-unknown-name]
          """),
      Mistake(
        name: "the list of screens on the page of a screen",
        files: ["Screens/photos/index.md": "{{{screens}}}\n"],
        message: """
          exit 3
          home/Content/Screens/photos/index.md:1:1: error: no value is named “screens” here \
          [template-unknown-name]
          """),
      Mistake(
        name: "snapshot with conflict markers",
        files: [
          "Screens/photos/loaded.snap":
            "catalog snapshot 1\n<<<<<<< HEAD\nscreen photos \"A\"\n=======\n"
        ],
        message: """
          exit 3
          home/Content/Screens/photos/loaded.snap:2:1: error: the snapshot holds a merge conflict \
          [snapshot-conflict]
            <<<<<<< HEAD
            ^~~~~~~~~~~~
            hint: take one side, or remove the file and record the scenario again
          """),
      Mistake(
        name: "empty snapshot", files: ["Screens/photos/loaded.snap": ""],
        message: "exit 3\nhome/Content/Screens/photos/loaded.snap: error: the snapshot is empty"
      ),
      Mistake(
        name: "snapshot under another name",
        files: [
          "Screens/photos/other.snap": String(
            decodingUTF8: SnapshotWriter.bytes(of: .screen("photos", "Photos")))
        ],
        message: """
          exit 3
          home/Content/Screens/photos/other.snap: error: the screen and scenario named inside belong \
          to another file [snapshot-misplaced]
            hint: move it to home/Content/Screens/photos/loaded.snap
          """),
      Mistake(
        name: "snapshot in the wrong folder", files: ["Screens/loaded.snap": "x"],
        message: """
          exit 3
          home/Content/Screens/loaded.snap: error: no snapshot is looked for here \
          [site-misplaced-snapshot]
            hint: snapshots are Screens/SCREEN/SCENARIO.snap in the content folder
          """),
      Mistake(
        name: "unknown setting", files: ["catalog.yml": "title: T\nrecoder: [x]\n"],
        message: """
          exit 2
          home/Content/catalog.yml:2:1: error: the key “recoder” is not known here \
          [yaml-unknown-key]
            recoder: [x]
            ^~~~~~~
            hint: did you mean “recorder”?
          """),
      Mistake(
        name: "two pages with one path",
        files: ["other.md": "---\npath: Guide/start.html\n---\nx\n"],
        message: """
          exit 3
          home/Content/other.md: error: home/Content/Guide/start.md and home/Content/other.md would \
          both become Guide/start.html [site-shared-path]
            hint: rename one, or give it another “path”
            home/Content/Guide/start.md: note: the other one
          """),
      Mistake(
        name: "two pages whose paths differ in case", files: ["guide/START.md": "x\n"],
        message: """
          exit 3
          home/Content/guide/START.md: error: home/Content/Guide/start.md and \
          home/Content/guide/START.md would both become guide/START.html [site-shared-path]
          """),
      Mistake(
        name: "a page where the theme has a file", files: ["assets/catalog.css": "x"],
        message: "exit 3\nhome/Content/assets/catalog.css: error: the theme and "),
      Mistake(
        name: "a file where another needs a folder",
        files: ["a.md": "x\n", "a.html/b.png": "x"],
        message: """
          exit 3
          home/Content/a.html/b.png: error: home/Content/a.md would become a.html, where \
          home/Content/a.html/b.png needs a folder [site-path-inside-file]
          """),
      Mistake(
        name: "the path of a screen's page",
        files: ["Screens/photos/index.md": "---\npath: x.html\n---\nx\n"],
        message: """
          exit 3
          home/Content/Screens/photos/index.md:2:1: error: the page of a screen stands where its \
          snapshots do [page-path-of-screen]
            hint: remove “path”
          """),
      Mistake(
        name: "a control character in a file name", files: ["a\nb.md": "x\n"],
        message: """
          exit 3
          home/Content/a\\u{A}b.md: error: this name cannot be published: it holds control \
          characters [site-unusable-path]
          """),
    ])
  func `a mistake is one message with its place, and the site stays`(mistake: Mistake) throws {
    let site = TestSite.harbour()
    try site.build()
    site["index.md"] = "# Something else, which must not be published half-way\n"
    for (name, text) in mistake.files { site[name] = text }
    let before = site.site
    site.files.forgetHistory()
    let messages = site.messages()
    #expect(messages.hasPrefix(mistake.message), "\(messages)")
    #expect(messages.split(separator: ": error: ").count == 2, "\(messages)")
    #expect(site.site == before)
    #expect(site.files.writes.isEmpty && site.files.removals.isEmpty)
  }

  @Test func `two pages whose names differ in the encoding of an accent are one on some disks`() {
    let site = TestSite()
    site["caf\u{E9}.md"] = "x\n"
    site["cafe\u{301}.md"] = "x\n"
    let messages = site.messages()
    #expect(
      messages.hasPrefix("exit 3\nhome/Content/caf\u{E9}.md: error: home/Content/cafe\u{301}.md"))
    #expect(messages.contains("[site-shared-path]"))
    #expect(site.files.writes.isEmpty)
  }

  @Test(
    arguments: [
      "../x.html", "/x.html", "x", "x.htm", "a//b.html", ".html", "a/.b.html", "./x.html",
      "a b.html",
      "a\\\\b.html", "a/../b.html", "x.html/", ".catalog-manifest",
    ])
  func `a page's path stays inside the site and is a page`(path: String) throws {
    let site = TestSite(["a.md": "---\ntitle: T\npath: \"\(path)\"\n---\nx\n"])
    let messages = site.messages()
    #expect(messages.hasPrefix("exit 3\nhome/Content/a.md:3:1: error: “"), "\(messages)")
    #expect(messages.contains("[page-path]"))
    #expect(site.site.isEmpty)
  }

  @Test func `everything that is wrong is said at once`() throws {
    let site = TestSite.harbour()
    site["Guide/start.md"] = "---\ntitel: Start\norder: first\n---\n"
    site["Screens/photos/loaded.snap"] = ""
    site["index.md"] = "---\nx: y\n---\n"
    let messages = site.messages()
    for id in [
      "start.md:2:1", "start.md:3:8", "loaded.snap", "index.md:2:1",
    ] {
      #expect(messages.contains("\(id): error: "), "\(id)")
    }
  }

  @Test func `a missing content folder`() throws {
    let site = TestSite()
    site.files["home/README"] = "x"
    #expect(
      site.messages()
        == "exit 2\nhome/Content: error: there is no content folder here [site-no-content]\n")
    #expect(site.files.writes.isEmpty)
  }

  @Test func `an output folder that is a file`() throws {
    let site = TestSite.harbour()
    site.files["home/Site"] = "a file"
    #expect(
      site.messages() == """
        exit 2
        home/Site: error: the output folder is a file [output-is-file]
          hint: remove it, or name another with --output

        """)
    #expect(site.files["home/Site"] == "a file")
  }

  @Test(
    arguments: [
      ("", 1), ("catalog site 2\n", 1), ("<<<<<<< HEAD\n", 1), ("catalog site 1\nx\n", 2),
      ("catalog site 1\n0123456789abcdef a\n0123456789abcdeX b\n", 3),
      ("catalog site 1\n0123456789abcdef ../outside\n", 2),
      ("catalog site 1\n0123456789abcdef /etc/passwd\n", 2),
      ("catalog site 1\n0123456789abcdef a/../../b\n", 2), ("catalog site 1\n\n", 2),
      ("catalog site 1\n0123456789abcdef \n", 2),
    ])
  func `a damaged list of files stops the build`(text: String, line: Int) throws {
    let site = TestSite.harbour()
    try site.build()
    site.files["home/Site/\(SiteBuild.manifestName)"] = text
    site.files["home/outside"] = "theirs"
    let before = site.files.tree
    let messages = site.messages()
    #expect(
      messages.hasPrefix(
        "exit 3\nhome/Site/.catalog-manifest:\(line): error: the list of the site's own files is"
          + " damaged [output-manifest]\n"), "\(messages)")
    #expect(site.files.tree == before)
  }

  @Test func `a list of files that a checkout gave other line endings is fine`() throws {
    let site = TestSite.harbour()
    try site.build()
    let name = "home/Site/\(SiteBuild.manifestName)"
    site.files[name] = site.files[name]?.split(separator: "\n").joined(separator: "\r\n")
    #expect(try site.build().isCurrent)
  }

  @Test func `a page of a screen that is gone is not lost without a word`() throws {
    let site = TestSite.harbour()
    for name in ["loaded", "empty"] { site["Screens/photos/\(name).snap"] = nil }
    #expect(
      site.messages() == """
        home/Content/Screens/photos/index.md: warning: the page introduces a screen that has no \
        snapshots, so it is not published [page-without-screen]
          hint: record the screen, or move or remove the page

        """)
  }
}
