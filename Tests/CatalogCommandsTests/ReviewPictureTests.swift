import CatalogCore
import TestSupport
import Testing

/// Where `review` puts the pictures that somebody asks for.
struct ReviewPictureTests {
  @Test func `pictures go into one new folder that nobody else may enter or guess`() throws {
    try RecordedCatalog.with { catalog in
      try catalog.play(RecordedCatalog.stream([RecordedCatalog.document("photos", "loaded")]))
      #expect(catalog.run("verify").exitCode == .differences)
      let guess = "tmp/catalog-review-\(ProcessEnvironment.processNumber)"
      try catalog.folder.write("\(guess)/index.html", "theirs")
      let parent = catalog.folder.path.appending("tmp")
      var tool = TestTool(on: DiskFileSystem())
      tool.environment = ["TMPDIR": parent.string]
      tool.keys = [.character("p"), .character("p"), .character("q")]
      let result = tool.run("review", "--root", catalog.folder.path.string)
      let made = try DiskFileSystem().names(in: parent).filter { !guess.hasSuffix($0) }
      #expect(made.count == 1, "\(result.messages)")
      let name = try #require(made.first)
      let address = "file://\(parent)/\(name)/index.html#"
      #expect(result.messages.split(separator: "\n").count { $0.hasPrefix(address) } == 2)
      let listing = try Subprocess(
        command: ["ls", "-ld", "\(parent)/\(name)"], folder: FilePath(".")
      ).run()
      #expect(String(decodingUTF8: listing.output).hasPrefix("drwx------"))
      #expect(try catalog.folder.read("\(guess)/index.html") == "theirs")
    }
  }
}
