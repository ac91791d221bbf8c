import CatalogCore
import FileEmbedding
import Testing

/// The folder `Theme` beside this file is embedded into this very target by the plugin, so the
/// compiler itself reads the literals; the texts are then compared with the files.
@Suite struct FileEmbeddingTests {
  private let folder = FilePath(#filePath).parent.appending("Theme")

  @Test func `every file is embedded exactly, in the order of the bytes of the paths`() throws {
    let disk = DiskFileSystem()
    let paths = try disk.files(below: folder)
    #expect(paths.count == 7)
    #expect(EmbeddedTheme.files.map(\.path) == paths.map(\.string))
    for (file, path) in zip(EmbeddedTheme.files, paths) {
      let bytes = try disk.read(folder.appending(path))
      #expect(Array(file.text.utf8) == bytes, "\(path)")
    }
  }

  @Test func `the samples hold what is hard to write in a literal`() throws {
    let texts = EmbeddedTheme.files.map { Array($0.text.utf8) }
    for hard in ["\"\"\"##", "\\#(", "\\####(", "\r\n", "\rend", "\u{FEFF}", "\u{1B}"] {
      let isPresent = texts.contains { text in
        text.indices.contains { text[$0...].starts(with: hard.utf8) }
      }
      #expect(isPresent, "\(hard.debugDescription)")
    }
    #expect(texts.contains([]))
    #expect(texts.contains { $0.last.map { $0 != .lineFeed } == true })
  }

  @Test func `the order of the arguments does not matter`() throws {
    let one = try ThemeFile(path: "a/é.md", bytes: Array("1".utf8))
    let other = try ThemeFile(path: "a.md", bytes: Array("2".utf8))
    #expect(ThemeFile.swiftSource(of: [one, other]) == ThemeFile.swiftSource(of: [other, one]))
  }

  @Test func `a text without quotes and backslashes is written as it is`() throws {
    let file = try ThemeFile(path: "a.css", bytes: Array("a # b\n  c".utf8))
    let source = String(decodingUTF8: ThemeFile.swiftSource(of: [file]))
    let literal = "EmbeddedFile(path: #\"a.css\"#, text: #\"\"\"\na # b\n  c\n\"\"\"#),\n"
    #expect(source.contains(literal))
  }

  @Test(arguments: [[0x61, 0], [0xFF], [0xC3], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func `what is no text is refused by name`(bytes: [UInt8]) {
    let error = #expect(throws: Diagnostic.self) {
      try ThemeFile(path: "x/logo.png", bytes: bytes, folder: "Theme")
    }
    #expect(error?.id == "embed-not-text")
    #expect(error?.location?.path == "Theme/x/logo.png")
  }
}
