import CatalogCore
import Snapshots
import TestSupport
import Testing

struct NamePatternTests {
  private static let names = [
    ("photos", "loaded"), ("photos", "empty"), ("photos", "long-names"), ("contacts", "empty"),
    ("a/b", "c"), ("C#", "con"), ("caf\u{E9}", "x"), ("cafe\u{301}", "x"), ("feed.snap", "x"),
  ]

  private static func matches(_ pattern: String) -> [String] {
    names.filter { NamePattern(pattern).matches(screen: $0.0, scenario: $0.1) }
      .map { "\($0.0)/\($0.1)" }
  }

  @Test(
    arguments: [
      ("photos", ["photos/loaded", "photos/empty", "photos/long-names"]),
      ("photos/empty", ["photos/empty"]),
      ("*/empty", ["photos/empty", "contacts/empty"]),
      ("photos/l*", ["photos/loaded", "photos/long-names"]),
      ("photo?/*e*", ["photos/loaded", "photos/empty", "photos/long-names"]),
      ("Photos", []), ("photo", []), ("", []), ("/", []), ("photos/", []),
      // The last slash parts screen and scenario.
      ("a/b/c", ["a/b/c"]), ("a/b", []),
      // One character, however many bytes it has; no other spelling of it.
      ("caf?", ["caf\u{E9}/x"]), ("caf\u{E9}", ["caf\u{E9}/x"]), ("cafe?", ["cafe\u{301}/x"]),
      ("feed.snap/x", ["feed.snap/x"]),
    ])
  func `ids match byte by byte, with stars and question marks`(pattern: String, names: [String]) {
    #expect(Self.matches(pattern).map(ByteKey.init) == names.map(ByteKey.init))
  }

  @Test(
    arguments: [
      ("Content/Screens/photos/empty.snap", ["photos/empty"]),
      ("/home/me/Content/Screens/photos/empty.snap.new", ["photos/empty"]),
      ("photos/empty.snap", ["photos/empty"]), ("./photos/empty.snap", ["photos/empty"]),
      ("Screens/C~23/~63on.snap", ["C#/con"]), ("C#/con.snap", []),
      ("Screens/photos/*.snap", ["photos/loaded", "photos/empty", "photos/long-names"]),
      ("Screens/a~2Fb/c.snap", ["a/b/c"]),
      ("*/empty.snap.new", ["photos/empty", "contacts/empty"]),
      ("feed.snap/x.snap", ["feed.snap/x"]),
    ])
  func `a path to a snapshot is compared with the names of files`(path: String, names: [String]) {
    #expect(Self.matches(path) == names)
  }

  @Test func `a file name without a folder is a scenario, not a screen`() {
    for suffix in [".snap", ".snap.new"] {
      #expect(Self.matches("empty\(suffix)") == ["photos/empty", "contacts/empty"])
      #expect(Self.matches("photos\(suffix)").isEmpty)
      #expect(Self.matches("~63on\(suffix)") == ["C#/con"])
      #expect(Self.matches(suffix).isEmpty)
    }
  }

  @Test func `a file of which nothing is known but its key is found by both`() {
    let key = FilePath("photos/empty.snap")
    for pattern in [
      "photos", "photos/empty", "*/e*", "photos/empty.snap", "empty.snap.new",
      "Content/Screens/photos/empty.snap.new",
    ] {
      #expect(NamePattern(pattern).matches(key: key), "\(pattern)")
    }
    for pattern in ["photo", "photos/emptys", "photos/empty.snap.orig", "contacts/empty.snap"] {
      #expect(!NamePattern(pattern).matches(key: key), "\(pattern)")
    }
    #expect(NamePattern("a/b.snap").matches(key: FilePath("a/b.snap")))
    #expect(NamePattern("a/b.c").matches(key: FilePath("a/b.c.snap")))
  }

  @Test func `every name matches itself and its own path, whatever it is`() {
    for (screen, scenario) in zip(HostileStrings(seed: 1), HostileStrings(seed: 2)).prefix(500) {
      let key = StoredSnapshot.key(screen: screen, scenario: scenario)
      #expect(NamePattern("Content/Screens/\(key)").matches(screen: screen, scenario: scenario))
      #expect(NamePattern("\(key).new").matches(key: key))
      #expect(NamePattern("*/*").matches(screen: screen, scenario: scenario))
      guard !scenario.utf8.contains(UInt8(ascii: "/")), !scenario.hasSuffix(".snap") else {
        continue
      }
      #expect(
        NamePattern("\(screen)/\(scenario)").matches(screen: screen, scenario: scenario))
    }
  }
}

struct GlobTests {
  @Test(
    arguments: [
      ("", "", true), ("", "a", false), ("a", "", false), ("*", "", true), ("**", "abc", true),
      ("a*c", "abbbc", true), ("a*c", "abbb", false), ("*b*b*", "abab", true),
      ("?", "\u{1F600}", true), ("?", "", false), ("??", "e\u{301}", true), ("a?c", "abc", true),
      // Nothing else means anything: neither a slash nor the end of a file name.
      ("Photo/Cell", "Photo/Cell", true), ("Cell.snap", "Cell.snap", true),
      ("Cell", "Cell.snap", false), ("Photo*", "Photo/Cell", true), ("[a]", "a", false),
      ("\u{E9}", "e\u{301}", false),
    ])
  func `a pattern stands for itself but for stars and question marks`(
    pattern: String, text: String, isMatch: Bool
  ) {
    #expect(Glob(pattern).matches(text) == isMatch)
  }

  @Test func `many stars take no time`() {
    let pattern = Glob(String(repeating: "*a", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 4_000)))
  }
}
