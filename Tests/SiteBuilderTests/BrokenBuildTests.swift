import CatalogCore
import SiteBuilder
import Snapshots
import TestSupport
import Testing

/// Builds that end half-way, and builds after other builds: the site is always what a build from
/// nothing would make.
struct BrokenBuildTests {
  /// Changes that write, rewrite and remove.
  private func edit(_ site: TestSite) {
    site["Guide/start.md"] = nil
    site["Guide/new.md"] = "# New\n"
    site["index.md"] = "# Welcome again\n"
    site.add(.screen("settings", "Settings", rows: ["Light"], to: "photos"))
  }

  private enum Break: CaseIterable {
    case fullDisk
    case kill

    func set(_ files: MemoryFileSystem, after count: Int?) {
      switch self {
      case .fullDisk: files.fail(afterSteps: count)
      case .kill: files.breakOff(afterReplacing: count)
      }
    }
  }

  @Test func `wherever a build fails, every file is old or new and the next build heals`() throws {
    for end in Break.allCases {
      var failures = 0
      for count in 0... {
        let site = TestSite.harbour()
        try site.build()
        let old = site.site
        edit(site)
        let new = try site.cleanSite()
        end.set(site.files, after: count)
        let hasFailed = (try? site.build()) == nil
        for (path, text) in site.site where path != SiteBuild.manifestName {
          #expect(text == old[path] || text == new[path], "\(end) \(count): \(path)")
        }
        end.set(site.files, after: nil)
        try site.build()
        #expect(site.site == new, "\(end) \(count)")
        guard hasFailed else { break }
        failures += 1
      }
      #expect(failures > 4)
    }
  }

  @Test func `a full disk leaves every page as it was`() throws {
    let site = TestSite.harbour()
    try site.build()
    let old = site.site
    edit(site)
    site.files.fail(afterSteps: 2)
    #expect(
      site.messages().hasPrefix(
        "exit 3\nhome/Site/Screens/settings/index.html: error: cannot write"))
    for (path, text) in old where path != SiteBuild.manifestName {
      #expect(site.site[path] == text, "\(path)")
    }
  }

  @Test func `a build that was broken off leaves nothing that a later one would not remove`() throws
  {
    for end in Break.allCases {
      for count in 0..<12 {
        let site = TestSite.harbour()
        try site.build()
        edit(site)
        end.set(site.files, after: count)
        _ = try? site.build()
        end.set(site.files, after: nil)
        // What the broken build wrote, or was about to, is no longer wanted.
        site["Guide/new.md"] = nil
        site["index.md"] = nil
        for name in ["loaded", "empty"] { site["Screens/photos/\(name).snap"] = nil }
        site["Screens/photos/index.md"] = nil
        site["Screens/settings/loaded.snap"] = nil
        try site.build()
        #expect(site.site == (try site.cleanSite()), "\(end) \(count)")
      }
    }
  }

  @Test(arguments: 1...6)
  func `after any edits and failures the site is that of a clean build`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let site = TestSite.harbour()
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) { randomEdit(site, &generator) }
      if Int.random(in: 0..<3, using: &generator) == 0, let end = Break.allCases.randomElement() {
        end.set(site.files, after: Int.random(in: 0..<12, using: &generator))
        _ = try? site.build()
        end.set(site.files, after: nil)
        if Bool.random(using: &generator) { randomEdit(site, &generator) }
      }
      try site.build()
      #expect(site.site == (try site.cleanSite()), "step \(step)")
      #expect(try site.build(checksOnly: true).isCurrent)
    }
  }

  private func randomEdit(_ site: TestSite, _ generator: inout SeededGenerator) {
    let number = Int.random(in: 0..<4, using: &generator)
    let text = "text \(Int.random(in: 0..<3, using: &generator))"
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: site["Guide/page\(number).md"] = "# \(text)\n\n{{{screens}}}\n"
    case 1: site["Guide/page\(number).md"] = nil
    case 2: site["Guide/page\(number).md"] = "---\npath: moved/\(number).html\n---\n\(text)\n"
    case 3: site.add(.screen("screen\(number)", text, rows: [text], to: "photos"))
    case 4: site["Screens/screen\(number)/loaded.snap"] = nil
    case 5: site["pictures/\(number).png"] = Bool.random(using: &generator) ? text : nil
    case 6: site["Theme/catalog.css"] = Bool.random(using: &generator) ? text : nil
    default: site["catalog.yml"] = "title: \(text)\n"
    }
  }
}
