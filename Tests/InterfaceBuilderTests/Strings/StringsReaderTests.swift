import CatalogCore
import Testing

@testable import InterfaceBuilder

struct StringsReaderTests {
  static func file(_ bytes: [UInt8], name: String = "de.lproj/Harbour.strings") -> StringsFile {
    StringsReader.tables(SourceText(path: name, bytes: bytes), language: "de")
  }

  static func file(_ text: String, name: String = "de.lproj/Harbour.strings") -> StringsFile {
    file(Array(text.utf8), name: name)
  }

  private static func texts(_ file: StringsFile) -> [String] {
    file.tables.first?.entries.map { "\($0.key)=\($0.value)" } ?? []
  }

  private static let sample = "/* Müller */ \"1.text\" = \"Größe 🚤\";\n\"2.title\" = \"Boot\";\n"

  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  @Test(
    arguments: [
      Array(sample.utf8), [0xEF, 0xBB, 0xBF] + Array(sample.utf8),
      [0xFF, 0xFE] + utf16(sample, isBigEndian: false),
      [0xFE, 0xFF] + utf16(sample, isBigEndian: true),
      utf16(sample, isBigEndian: false), utf16(sample, isBigEndian: true),
    ])
  func `a table is the same in every encoding that Xcode writes`(bytes: [UInt8]) {
    let file = Self.file(bytes)
    #expect(Self.texts(file) == ["1.text=Größe 🚤", "2.title=Boot"])
    #expect(file.tables.first?.entries.map(\.line) == [1, 2])
    #expect(file.problems.isEmpty)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x22, 0x00, 0x61], "strings-encoding"),
      ([0xFF, 0xFE, 0x22, 0x00, 0x00, 0xD8], "strings-encoding"),
      ([0xFF, 0xFE, 0, 0, 0x22, 0, 0, 0], "strings-encoding"),
      (Array("\"a\" = \"".utf8) + [0xE9] + Array("\";".utf8), "strings-encoding"),
      (Array("\"a\" = \"\0\";".utf8), "strings-encoding"),
      (Array("bplist00".utf8) + [0xD1, 1, 2], "strings-compiled"),
    ] as [([UInt8], String)])
  func `bytes that are no text are refused whole`(bytes: [UInt8], id: String) {
    let file = Self.file(bytes)
    #expect(file.problems.map(\.id) == [id])
    #expect(file.problems.first?.location?.path == "de.lproj/Harbour.strings")
    #expect(file.tables.isEmpty)
  }

  @Test(
    arguments: [
      (#"a\nb\tc\rd"#, "a\nb\tc\rd"), (#"\"Ada\" \\ \'B\'"#, "\"Ada\" \\ 'B'"),
      (#"\U00e9\u00E9\Ue9"#, "ééé"), (#"\Ud83d\Udea4"#, "🚤"), (#"\101\60z"#, "A0z"),
      (#"\351\256"#, "Øﬁ"), ("over\ntwo lines", "over\ntwo lines"),
      (#"/* no */ // comment"#, "/* no */ // comment"),
    ])
  func `escapes stand for their characters`(written: String, text: String) {
    let file = Self.file("\"k\" = \"\(written)\";")
    #expect(Self.texts(file) == ["k=\(text)"])
    #expect(file.problems.isEmpty)
  }

  @Test(
    arguments: [
      (#""k" = "\Ud83d!";"#, "k=\u{FFFD}!", "strings-half-character"),
      (#""k" = "\Ud83d\U0041";"#, "k=\u{FFFD}A", "strings-half-character"),
      (#""k" = "\q\é";"#, "k=qé", "strings-unknown-escape"),
      (#""k" = "\Uz";"#, "k=Uz", "strings-unknown-escape"),
      (#""k" = "v""#, "k=v", "strings-missing-semicolon"),
    ])
  func `a small mistake is told and the text kept`(text: String, entry: String, id: String) {
    let file = Self.file(text)
    #expect(Self.texts(file) == [entry])
    #expect(Set(file.problems.map(\.id)) == [id])
    #expect(file.problems.allSatisfy { $0.severity == .warning })
  }

  @Test(
    arguments: [
      ("Ahoy = Moin;", ["Ahoy=Moin"]), ("a.b-c_1:$ = 'x';", ["a.b-c_1:$=x"]),
      ("\"OK\";", ["OK=OK"]), ("{ a = b; }\n", ["a=b"]),
      ("a=b;// x\n/* y */c=d;", ["a=b", "c=d"]), ("a/*x*/=/*y*/b/*z*/;", ["a=b"]),
      ("", []), ("// nothing", []), ("\u{A0}a = b;", ["a=b"]),
    ])
  func `keys and values need no quotes where they are plain`(text: String, entries: [String]) {
    let file = Self.file(text)
    #expect(Self.texts(file) == entries)
    #expect(file.problems.isEmpty)
  }

  /// Place and what is kept for every mistake that ends the reading.
  @Test(
    arguments: [
      ("a = b;\n/* open\nc = d;", 2, 1, ["a=b"]), ("a = b;\nc = \"open;\n", 2, 5, ["a=b"]),
      ("a = b;\nc d;", 2, 3, ["a=b"]), ("a = b;\nc = ;", 2, 5, ["a=b"]),
      ("a = b;\n= c;", 2, 1, ["a=b"]), ("a = b;\n\"c\" = “d”;", 2, 7, ["a=b"]),
      ("a = (b, c);", 1, 5, []), ("{ a = b;", 1, 9, ["a=b"]), ("{ a = b; } c", 1, 12, ["a=b"]),
      ("a = b;\n\"c\" = \"d;\n\"e\" = \"f\";\n", 3, 2, ["a=b"]),
    ])
  func `a broken entry is told with its place and what is before it is kept`(
    text: String, line: Int, column: Int, kept: [String]
  ) throws {
    let file = Self.file(text)
    let problem = try #require(file.problems.first)
    #expect(file.problems.count == 1)
    #expect(problem.id == "strings-syntax")
    #expect(
      problem.location
        == SourceLocation(
          path: "de.lproj/Harbour.strings", line: line, column: column))
    #expect(Self.texts(file) == kept)
  }

  @Test func `a missing quote is pointed at from where it shows`() throws {
    let file = Self.file("\"c\" = \"d;\n\"e\" = \"f\";\n")
    #expect(file.problems.first?.related.first?.location.line == 1)
    let typographic = Self.file("“c” = \"d\";")
    #expect(typographic.problems.first?.hint == "write straight quotes")
  }

  @Test func `a semicolon that is missing between lines loses no entry`() {
    let file = Self.file("\"a\" = \"b\"\n\"c\" = \"d\";\n")
    #expect(Self.texts(file) == ["a=b", "c=d"])
    #expect(file.problems.map(\.severity) == [.error])
    #expect(file.problems.first?.location?.line == 1)
  }

  @Test func `the last of equal keys counts, compared byte by byte`() {
    let file = Self.file("é = a;\nk = 1;\n\"e\u{301}\" = b;\nk = 2;\n")
    #expect(file.problems.map(\.id) == ["strings-syntax"])
    let quoted = Self.file("\"é\" = a;\nk = 1;\n\"e\u{301}\" = b;\nk = 2;\n")
    #expect(
      Self.texts(quoted).map { Array($0.utf8) } == [
        Array("é=a".utf8), Array("e\u{301}=b".utf8), Array("k=2".utf8),
      ])
    #expect(quoted.problems.map(\.id) == ["strings-duplicate-key"])
    #expect(quoted.problems.first?.location?.line == 4)
    #expect(quoted.problems.first?.related.first?.location.line == 2)
  }

  @Test func `no cut of a table stops the reader`() {
    let text = Array(
      "/* a */ \"k\" = \"\\Ud83d\\Udea4 \\101 \\\"x\\\"\"; // b\n{ 'c' = d; } \\".utf8)
    for count in 0...text.count {
      _ = Self.file(Array(text.prefix(count)))
      _ = Self.file([0xFF, 0xFE] + Array(text.prefix(count)))
      for byte in [0, 0x22, 0x5C, 0x2F, 0xFF, 0x7B] as [UInt8] where count < text.count {
        var changed = text
        changed[count] = byte
        _ = Self.file(changed)
      }
    }
  }

  @Test func `a hundred thousand keys, quotes or mistakes are read in one pass`() {
    let lines = (0..<100_000).map { "\"\($0).text\" = \"T\($0)\";\n" }.joined()
    #expect(Self.file(lines).tables.first?.entries.count == 100_000)
    let twice = Self.file(String(repeating: "\"a\" = \"b\"\n", count: 100_000))
    #expect(twice.tables.first?.entries.count == 1)
    #expect(twice.problems.count == StringsReader.mostProblems)
    _ = Self.file(String(repeating: "\"\\q", count: 100_000))
    _ = Self.file(String(repeating: "/*", count: 100_000))
  }
}
