import CatalogCore
import Testing

/// The parts of the sources that the documentation shows.
struct ExcerptTests {
  @Test func `every excerpt has a name of its own and holds whole declarations`() throws {
    let sources = FilePath(#filePath).parent.parent.parent.appending("Sources/SampleScreens")
    let files = DiskFileSystem()
    var names: [String] = []
    for path in try files.files(below: sources) where path.string.hasSuffix(".swift") {
      let text = String(decoding: try files.read(sources.appending(path)), as: UTF8.self)
      var open: String?
      var depth = 0
      for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
        if line.hasPrefix("// excerpt: ") {
          #expect(open == nil, "\(path.string): an excerpt within another")
          open = String(line.dropFirst("// excerpt: ".count))
          depth = 0
        } else if line == "// end excerpt" {
          names.append(try #require(open, "\(path.string): an end without a start"))
          #expect(depth == 0, "\(path.string): part of a declaration")
          open = nil
        }
        depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      }
      #expect(open == nil, "\(path.string): no end")
    }
    #expect(
      names.sorted() == [
        "array-data-source", "base-cell", "cell-state", "cell-subclass", "clipping",
        "editable-rows",
        "model-store", "old-way", "reuse-leak", "route", "scenario", "sectioned-source",
        "static-rows", "view-model-cells", "view-model-load",
      ])
  }
}
