import CatalogCore
import TestSupport
import Testing

struct FilePathTests {
  @Test(
    arguments: [
      ("a/b", "a"), ("a", "."), (".", "."), ("/", "/"), ("/a", "/"), ("/a/b/", "/a"),
      ("./a/b", "a"), ("a//b", "a"), ("..", "../.."), ("../a", ".."), ("../..", "../../.."),
      ("a/..", "a"),
    ])
  func `the parent is the folder that holds a path`(path: String, parent: String) {
    #expect(FilePath(path).parent.string == parent)
  }

  @Test(
    arguments: [
      ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), (".", "b", "b"), ("a", "", "a"),
      ("a", "/b", "/b"), ("/", "b", "/b"), ("..", "b", "../b"), ("a", "b/c", "a/b/c"),
    ])
  func `a path inside a folder`(folder: String, inner: String, expected: String) {
    #expect(FilePath(folder).appending(inner).string == expected)
  }

  @Test(
    arguments: [
      ("a.md", "md", "a"), ("a/b.tar.gz", "gz", "a/b.tar"), ("a.b/c", nil, "a.b/c"),
      (".hidden", nil, ".hidden"), ("a.", "", "a"), ("a", nil, "a"), ("日.本", "本", "日"),
    ])
  func `the extension follows the last dot of the name`(
    path: String, fileExtension: String?, stem: String
  ) {
    #expect(FilePath(path).fileExtension == fileExtension)
    #expect(FilePath(path).withoutExtension.string == stem)
  }

  @Test(
    arguments: [
      ("a/../b", "b"), ("./a/./b", "a/b"), ("../a", "../a"), ("a/../../b", "../b"), ("", ""),
      ("/../a", "/a"), ("/a/b/../../..", "/"), ("a//b/", "a/b"), ("..", ".."), ("../..", "../.."),
    ])
  func `a normalised path has no dots that can be left out`(path: String, expected: String) {
    #expect(FilePath(path).normalized.string == expected)
  }

  @Test func `paths are equal and ordered by their bytes`() {
    let composed = FilePath("caf\u{E9}")
    let decomposed = FilePath("cafe\u{301}")
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
    #expect(
      [FilePath("é"), FilePath("z"), FilePath("Z")].sorted().map(\.string) == ["Z", "z", "é"])
  }

  @Test(
    arguments: [
      ("index.html", "a/b.html", "a/b.html"), ("a/b.html", "a/c.html", "c.html"),
      ("a/b.html", "index.html", "../index.html"), ("a/b/c.html", "a/d/e.html", "../d/e.html"),
      ("a/b.html", "a/b.html", "b.html"), ("a/a/b.html", "a/b.html", "../b.html"),
      ("a/index.html", "a", "../a"), ("x.html", "C#.html", "C%23.html"),
      ("x.html", "a?b.html", "a%3Fb.html"), ("x.html", "50%.html", "50%25.html"),
      ("x.html", "a b/c:d.html", "a%20b/c%3Ad.html"), ("x.html", "é.html", "%C3%A9.html"),
      ("x.html", "\t.html", "%09.html"), ("C#/x.html", "C#/y.html", "y.html"),
    ])
  func `a reference leads from one page to another`(from: String, to: String, expected: String) {
    #expect(FilePath(from).relativeReference(to: FilePath(to)) == expected)
  }

  @Test func `whatever the names are, a reference resolves to its target as a URL`() {
    var generator = SeededGenerator(seed: 11)
    let names = HostileStrings(seed: 12).prefix(600).map { text in
      "x" + text.filter { $0 != "/" }
    }
    for _ in 0..<3_000 {
      func path() -> FilePath {
        let count = Int.random(in: 1...4, using: &generator)
        // Few names near the root, so that paths share folders.
        let parts = (0..<count).map { depth in
          names[Int.random(in: 0..<(depth < 2 ? 3 : names.count), using: &generator)]
        }
        return FilePath(parts.joined(separator: "/"))
      }
      let from = path()
      let to = path()
      let reference = from.relativeReference(to: to)
      #expect(URLReference.target(of: reference, from: from.string) == to.string)
      #expect(reference.utf8.allSatisfy { 0x21...0x7E ~= $0 })
    }
  }
}
