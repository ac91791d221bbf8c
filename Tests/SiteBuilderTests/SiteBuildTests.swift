import CatalogCore
import SiteBuilder
import Snapshots
import TestSupport
import Testing

struct SiteBuildTests {
  @Test func `a catalog becomes a page for every screen and page, and its files`() throws {
    let site = TestSite.harbour()
    let result = try site.build()
    #expect(
      site.site.keys.sorted() == [
        ".catalog-manifest", "Guide/boat.png", "Guide/start.html",
        "Screens/photos/empty/393-L.svg", "Screens/photos/index.html",
        "Screens/photos/loaded/393-L.svg", "Screens/settings/index.html",
        "Screens/settings/loaded/393-L.svg", "assets/catalog.css", "assets/icon.svg",
        "assets/picture.css", "cells.html", "index.html", "navigation-map.json",
        "navigation.html",
      ])
    #expect(result.pageCount == 6)
    #expect(result.written.count == 14)
    #expect(result.warnings.isEmpty)
    #expect(site.site["Guide/boat.png"] == "PNG")
    let photos = HTMLPage(try #require(site.site["Screens/photos/index.html"])).text
    for text in ["Photos", "About the photos.", "Dusk", "Ferry", "TextCell", "PhotosModel"] {
      #expect(photos.contains(text), "\(text)")
    }
    let home = HTMLPage(try #require(site.site["index.html"])).text
    #expect(home.contains("Welcome"))
    #expect(home.contains("2 scenarios"))
  }

  @Test func `without a page of its own the front page is the list of screens`() throws {
    let site = TestSite.harbour()
    site["index.md"] = nil
    try site.build()
    let home = HTMLPage(try #require(site.site["index.html"]))
    #expect(home.text.contains("Harbour"))
    #expect(home.values(of: "href").contains("Screens/settings/index.html"))
  }

  @Test func `an empty content folder is a site`() throws {
    let site = TestSite(["catalog.yml": ""])
    try site.build()
    #expect(site.site["index.html"]?.contains("<title>Screens</title>") == true)
  }

  @Test func `building again writes nothing`() throws {
    let site = TestSite.harbour()
    try site.build()
    site.files.forgetHistory()
    let result = try site.build()
    #expect(result.isCurrent)
    #expect(result.unchangedCount == 14)
    #expect(site.files.writes.isEmpty)
    #expect(site.files.removals.isEmpty)
  }

  @Test func `a changed snapshot rewrites only the pages that show it`() throws {
    let site = TestSite.harbour()
    try site.build()
    site.files.forgetHistory()
    site.add(.screen("settings", "Settings", rows: ["Light"], to: "photos"))
    let result = try site.build()
    let changed = ["Screens/settings/index.html", "Screens/settings/loaded/393-L.svg"]
    #expect(result.written.map(\.string) == changed)
    #expect(
      site.files.writes.filter { !$0.hasSuffix(SiteBuild.manifestName) }.sorted()
        == changed.map { "home/Site/\($0)" })
    #expect(try site.site == site.cleanSite())
  }

  @Test func `a page that is gone takes its file with it`() throws {
    let site = TestSite.harbour()
    try site.build()
    site["Guide/start.md"] = nil
    site["index.md"] = "# Welcome\n"
    let result = try site.build()
    #expect(result.removed.map(\.string) == ["Guide/start.html"])
    #expect(site.site["Guide/start.html"] == nil)
    #expect(try site.site == site.cleanSite())
  }

  @Test func `a file that somebody else put there is left alone`() throws {
    let site = TestSite.harbour()
    try site.build()
    site.files["home/Site/CNAME"] = "example.com"
    site.files["home/Site/Guide/.keep"] = ""
    site["Guide/start.md"] = nil
    site["index.md"] = "# Welcome\n"
    try site.build()
    #expect(site.site["CNAME"] == "example.com")
    #expect(site.site["Guide/.keep"] == "")
  }

  @Test func `a stale file that somebody changed is theirs`() throws {
    let site = TestSite.harbour()
    try site.build()
    site.files["home/Site/Guide/start.html"] = "mine now"
    site["Guide/start.md"] = nil
    site["index.md"] = "# Welcome\n"
    let result = try site.build()
    #expect(result.removed.isEmpty)
    #expect(site.site["Guide/start.html"] == "mine now")
    // From now on it is in the way.
    site["Guide/start.md"] = "# Start\n"
    #expect(
      site.messages() == """
        exit 2
        home/Site/Guide/start.html: error: this file was not made by catalog and stands in the way \
        [output-foreign-file]
          hint: move it away, or name another output folder with --output

        """)
    #expect(site.site["Guide/start.html"] == "mine now")
  }

  @Test func `a foreign file in the way stops the build before anything is written`() throws {
    let site = TestSite.harbour()
    site.files["home/Site/index.html"] = "theirs"
    #expect(site.messages().hasPrefix("exit 2\nhome/Site/index.html: error: "))
    #expect(site.site == ["index.html": "theirs"])
    #expect(site.files.writes.isEmpty)
  }

  @Test func `a generated page that somebody edited is made again`() throws {
    let site = TestSite.harbour()
    try site.build()
    site.files["home/Site/index.html"] = "edited"
    let result = try site.build()
    #expect(result.written.map(\.string) == ["index.html"])
    #expect(try site.site == site.cleanSite())
  }

  @Test func `a check writes nothing and lists what is out of date`() throws {
    let site = TestSite.harbour()
    #expect(try site.build(checksOnly: true).written.count == 14)
    #expect(site.site.isEmpty)
    try site.build()
    #expect(try site.build(checksOnly: true).isCurrent)
    site["Guide/start.md"] = nil
    site["index.md"] = "# New\n"
    let before = site.site
    let result = try site.build(checksOnly: true)
    #expect(!result.isCurrent)
    #expect(result.written.map(\.string).contains("index.html"))
    #expect(result.removed.map(\.string) == ["Guide/start.html"])
    #expect(site.site == before)
  }

  @Test func `a lost list of files is out of date even when every file is there`() throws {
    let site = TestSite.harbour()
    try site.build()
    site.files["home/Site/\(SiteBuild.manifestName)"] = nil
    let result = try site.build(checksOnly: true)
    #expect(result.manifestChanged)
    #expect(!result.isCurrent)
    #expect(result.written.isEmpty)
  }

  @Test func `warnings let the site through unless the build is strict`() throws {
    let site = TestSite.harbour()
    site["Guide/start.md"] = "# Start\n\n[gone](gone.md)\n"
    #expect(
      site.messages() == """
        home/Content/Guide/start.md:3: warning: the link leads to “gone.md”, which is no page here \
        [link-unknown-page]

        """)
    #expect(site.site["Guide/start.html"] != nil)
    let before = site.site
    site["index.md"] = "# Other\n"
    #expect(site.messages(isStrict: true).hasPrefix("exit 1\nhome/Content/Guide/start.md:3: "))
    #expect(site.site == before)
  }

  @Test func `an output folder of another name and place`() throws {
    var site = TestSite.harbour()
    site.output = FilePath("public/docs")
    try site.build()
    #expect(site.site.isEmpty)
    #expect(site.files["public/docs/index.html"] != nil)
  }

  @Test(
    arguments: [
      "home/Content", "home/Content/Site", "home", "home/x/../Content/out", "/home/Content",
      "./home/Content/", "home/../home/Content/a/b", "", "..", "other/../home",
    ])
  func `the output never overlaps the content, however it is spelt`(output: String) throws {
    var site = TestSite.harbour()
    site.output = FilePath(output)
    let before = site.files.tree
    #expect(site.messages().contains("error: the output folder and the content folder overlap"))
    #expect(site.files.tree == before)
  }

  @Test func `an overlap through links is found`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("Content/index.md", "# Hello\n")
      folder.link("alias", to: "Content")
      let before = try folder.tree()
      for output in ["alias", "alias/Site", "x/../alias"] {
        let build = SiteBuild(
          root: folder.path, output: folder.path.appending(output), files: DiskFileSystem())
        #expect(throws: Failure.self) { try build.run() }
      }
      #expect(try folder.tree() == before)
    }
  }

  @Test func `the site is the same on the disk as in memory, and links in it stay theirs`() throws {
    try TemporaryFolder.with { folder in
      let memory = TestSite.harbour()
      try memory.build()
      for (name, text) in memory.content { try folder.write("Content/\(name)", text) }
      let build = SiteBuild(root: folder.path, files: DiskFileSystem())
      _ = try build.run()
      let site = try folder.tree().filter { $0.key.hasPrefix("Site/") }
      #expect(
        site == Dictionary(uniqueKeysWithValues: memory.site.map { ("Site/\($0.key)", $0.value) }))
      #expect(try build.run().isCurrent)
    }
  }

  @Test func `a file may become a folder and a folder a file`() throws {
    try TemporaryFolder.with { folder in
      let build = SiteBuild(root: folder.path, files: DiskFileSystem())
      func site() throws -> [String] {
        try folder.tree().keys.filter { $0.hasPrefix("Site/x") }.sorted()
      }
      for _ in 0..<2 {
        try folder.write("Content/x.html", "file")
        _ = try build.run()
        #expect(try site() == ["Site/x.html"])
        try DiskFileSystem().removeFile(folder.path.appending("Content/x.html"))
        try folder.write("Content/x.html/deep/a.txt", "inside")
        _ = try build.run()
        #expect(try site() == ["Site/x.html/deep/a.txt"])
        #expect(try build.run(checksOnly: true).isCurrent)
        try DiskFileSystem().removeFile(folder.path.appending("Content/x.html/deep/a.txt"))
        DiskFileSystem().removeEmptyFolders(
          from: folder.path.appending("Content/x.html/deep"),
          upTo: folder.path.appending("Content"))
      }
    }
  }

  @Test func `a folder in the way is left alone when one file in it is not ours`() throws {
    try TemporaryFolder.with { folder in
      let build = SiteBuild(root: folder.path, files: DiskFileSystem())
      try folder.write("Content/x.html/a.txt", "ours")
      _ = try build.run()
      try folder.write("Site/x.html/theirs", "theirs")
      try DiskFileSystem().removeFile(folder.path.appending("Content/x.html/a.txt"))
      DiskFileSystem().removeEmptyFolder(folder.path.appending("Content/x.html"))
      try folder.write("Content/x.html", "file")
      let before = try folder.tree()
      let failure = #expect(throws: Failure.self) { try build.run() }
      #expect(failure?.diagnostics.map(\.id) == ["output-foreign-file"])
      #expect(try folder.tree() == before)
    }
  }

  @Test func `builds of one folder at the same time leave one whole site and nothing else`() throws
  {
    try TemporaryFolder.with { folder in
      let memory = TestSite.harbour()
      try memory.build()
      for (name, text) in memory.content { try folder.write("Content/\(name)", text) }
      try folder.write("Site/.catalog-1-0.tmp", "what a killed build left")
      let build = SiteBuild(root: folder.path, files: DiskFileSystem())
      let results = parallelMap(Array(0..<8), jobs: 4) { _ in (try? build.run()) != nil }
      #expect(results == Array(repeating: true, count: 8))
      let site = try folder.tree().filter { $0.key.hasPrefix("Site/") }
      #expect(
        site == Dictionary(uniqueKeysWithValues: memory.site.map { ("Site/\($0.key)", $0.value) }))
    }
  }

  @Test func `the number of processors and the order of the files do not matter`() throws {
    let names = ["a.md", "b.md", "B/x.md", "é.md", "z/y/x.md"]
    func site(_ names: [String]) throws -> [String: String] {
      let site = TestSite()
      for name in names { site[name] = "---\ntitle: Same\n---\ntext of \(name)\n" }
      for name in names {
        site.add(.screen(String(name.dropLast(3)), "Same", group: "G", rows: [name]))
      }
      try site.build()
      return site.site
    }
    let first = try site(names)
    for _ in 0..<5 { #expect(try site(names.shuffled()) == first) }
  }
}
