import CatalogCore
import Snapshots
import TestSupport
import Testing

struct FileComponentTests {
  @Test(
    arguments: [
      ("photos", "photos"), ("long-names_2.x", "long-names_2.x"), ("C", "C"), ("c", "c"),
      ("C#", "C~23"), ("C++", "C~2B~2B"), ("~", "~7E"), ("C~23", "C~7E23"), ("", "~"),
      ("a b", "a~20b"), ("a/b", "a~2Fb"), ("a\\b", "a~5Cb"), ("a:b", "a~3Ab"), ("\0", "~00"),
      ("\n", "~0A"), ("%20", "~2520"), ("a*?\"<>|", "a~2A~3F~22~3C~3E~7C"),
      // Dots.
      (".", "~2E"), ("..", "~2E~2E"), ("...", "~2E.~2E"), (".hidden", "~2Ehidden"),
      ("a.", "a~2E"), ("a.b", "a.b"), ("a..b", "a..b"),
      // Names that Windows keeps for itself, with any extension.
      ("con", "~63on"), ("CON", "~43ON"), ("CON.txt", "~43ON.txt"), ("aux.a.b", "~61ux.a.b"),
      ("nul", "~6Eul"), ("prn", "~70rn"), ("com1", "~63om1"), ("LPT9", "~4CPT9"),
      ("com0", "~63om0"),
      ("con-", "con-"), ("com", "com"), ("com10", "com10"), ("console", "console"),
      ("icon", "icon"),
      // Names that mean something to a site or an index, but not to a disk.
      ("index", "index"), ("404", "404"),
      // Other scripts.
      ("日本", "日本"), ("État", "État"), ("E\u{301}tat", "E~CC~81tat"), ("Москва", "Москва"),
      ("한국", "한국"), ("שלום", "שלום"), ("ไทย", "~E0~B9~84ทย"), ("ß", "ß"),
      ("😀", "~F0~9F~98~80"), ("\u{212A}", "~E2~84~AA"), ("×", "~C3~97"),
      ("\u{202E}", "~E2~80~AE"), ("ﬁ", "~EF~AC~81"),
    ])
  func `an identifier has a name that every disk can hold`(identifier: String, name: String) {
    let result = FileComponent.name(for: identifier)
    #expect(result.utf8.elementsEqual(name.utf8), "\(result)")
  }

  @Test func `a long identifier keeps its start and ends in a hash of the whole`() {
    let name = FileComponent.name(for: String(repeating: "a", count: 300))
    #expect(name == String(repeating: "a", count: 182) + "~~" + "ee7717eba7a17e21")
    #expect(name.utf8.count == 200)
    let longest = String(repeating: "a", count: 200)
    #expect(FileComponent.name(for: longest) == longest)
  }

  @Test func `a long identifier is not cut within a letter or an escape`() {
    for piece in ["日", "é", "a日", "ab日", "#", "a#", "ab#", "😀", "a😀", "#é"] {
      let name = FileComponent.name(for: String(repeating: piece, count: 200))
      let start = name.utf8.dropLast(18)
      #expect(180...182 ~= start.count || start.count >= 170)
      #expect(name.utf8.count <= 200)
      #expect(String(validating: start, as: UTF8.self) != nil)
      let escapes = start.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false)
        .dropFirst()
      #expect(escapes.allSatisfy { $0.count >= 2 }, "\(name)")
    }
  }

  @Test func `different identifiers have different names`() {
    var owners: [ByteKey: String] = [:]
    for identifier in HostileStrings(seed: 6, longest: 80).prefix(10_000) {
      let name = FileComponent.name(for: identifier)
      let first = owners.updateValue(identifier, forKey: ByteKey(name))
      #expect(first.map { $0.utf8.elementsEqual(identifier.utf8) } ?? true, "\(name)")
    }
    #expect(owners.count > 8_000)
  }

  @Test func `every name is one component of at most 200 bytes in normal form C`() {
    for identifier in HostileStrings(seed: 7, longest: 80).prefix(10_000) {
      let name = FileComponent.name(for: identifier)
      #expect(1...200 ~= name.utf8.count)
      #expect(!name.utf8.contains { $0 < 0x21 || $0 == 0x7F || #"/\:*?"<>|"#.utf8.contains($0) })
      #expect(name.utf8.first != UInt8(ascii: ".") && name.utf8.last != UInt8(ascii: "."))
      // No scalar composes with its neighbour.
      #expect(
        !name.unicodeScalars.contains { $0.properties.canonicalCombiningClass != .notReordered })
    }
  }

  @Test(
    arguments: [
      ("Loaded", "loaded", true), ("ÉTAT", "état", true), ("\u{E9}", "e\u{301}", true),
      ("É", "e\u{301}", true), ("straße", "STRASSE", true), ("ς", "σ", true), ("a", "a", true),
      ("\u{212A}", "k", true), ("a", "b", false), ("a", "a ", false), ("e", "é", false),
      ("日", "曰", false),
    ])
  func `identifiers that some disk takes for one are found`(
    left: String, right: String, isSame: Bool
  ) {
    #expect(FileComponent.isSameOnSomeDisk(left, right) == isSame)
    #expect(FileComponent.isSameOnSomeDisk(right, left) == isSame)
  }

  @Test func `names that fold to one come from identifiers that are known to`() {
    var owners: [String: String] = [:]
    let alphabet =
      ["a", "A", "é", "É", "e\u{301}", "E\u{301}", "ſ", "s", "S", "İ", "i", "ı", "I"]
      + ["ǆ", "ǅ", "Σ", "σ", "ς", "й", "и\u{306}", "が", "か\u{3099}", "~", ".", "con", "K", "k"]
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<20_000 {
      var identifier = ""
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        identifier += alphabet.randomElement(using: &generator) ?? ""
      }
      // Simple case folding, as a disk that ignores case does it; `String` folds normal forms.
      let folded = FileComponent.name(for: identifier).lowercased()
      guard let first = owners.updateValue(identifier, forKey: folded) else { continue }
      #expect(FileComponent.isSameOnSomeDisk(first, identifier), "\(first) \(identifier)")
    }
  }
}
