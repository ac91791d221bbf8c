import CatalogCore
import SiteBuilder
import TestSupport
import Testing

/// A name that was a file and becomes a folder, and back, on the disk.
struct FileAndFolderTests {
  @Test func `a file of the site makes room for a folder of its name, and back`() throws {
    try TemporaryFolder.with { folder in
      let build = SiteBuild(root: folder.path, files: DiskFileSystem())
      try folder.write("Content/asset", "a file")
      _ = try build.run()
      #expect(try folder.tree()["Site/asset"] == "a file")

      try DiskFileSystem().removeFile(folder.path.appending("Content/asset"))
      try folder.write("Content/asset/page.md", "# Page\n")
      _ = try build.run()
      #expect(try folder.tree()["Site/asset/page.html"] != nil)
      #expect(try build.run(checksOnly: true).isCurrent)

      try DiskFileSystem().removeFile(folder.path.appending("Content/asset/page.md"))
      DiskFileSystem().removeEmptyFolder(folder.path.appending("Content/asset"))
      try folder.write("Content/asset", "a file again")
      _ = try build.run()
      #expect(try folder.tree()["Site/asset"] == "a file again")
      #expect(try build.run(checksOnly: true).isCurrent)
    }
  }

  @Test func `a folder that holds a file of somebody else stays in the way`() throws {
    try TemporaryFolder.with { folder in
      let build = SiteBuild(root: folder.path, files: DiskFileSystem())
      try folder.write("Content/asset/page.md", "# Page\n")
      _ = try build.run()
      try folder.write("Site/asset/theirs.txt", "theirs")
      try DiskFileSystem().removeFile(folder.path.appending("Content/asset/page.md"))
      DiskFileSystem().removeEmptyFolder(folder.path.appending("Content/asset"))
      try folder.write("Content/asset", "a file")
      #expect(throws: Failure.self) { try build.run() }
      #expect(try folder.tree()["Site/asset/theirs.txt"] == "theirs")
      #expect(try folder.tree()["Site/asset/page.html"] != nil)
    }
  }
}
