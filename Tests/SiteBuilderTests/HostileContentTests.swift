import CatalogCore
import SiteBuilder
import Snapshots
import TestSupport
import Testing

/// Whatever the texts of a catalog are, its pages have the structure that they have with harmless
/// texts, and show exactly these texts.
struct HostileContentTests {
  /// A catalog in which each text is what `text` gives for its number.
  private func site(_ text: (Int) -> String) -> TestSite {
    let site = TestSite()
    site["catalog.yml"] = "title: \(quoted(text(0)))\ndescription: \(quoted(text(1)))\n"
    site["Guide/a.md"] = """
      ---
      title: \(quoted(text(2)))
      description: \(quoted(text(3)))
      ---
      {{#catalog.groups}}{{#screens}}*{{title}}*{{/screens}}{{/catalog.groups}} {{site.title}}

      | a | b |
      |---|---|
      | {{site.title}} | `{{site.description}}` |

      - [{{site.title}}](<a.md> "{{site.description}}")

      ```{{site.title}}
      {{site.description}}
      ```

      """
    site.add(document(text))
    site["Screens/\(FileComponent.name(for: text(4)))/index.md"] = """
      ---
      description: \(quoted(text(5)))
      ---
      **{{site.title}}**

      """
    return site
  }

  private func document(_ text: (Int) -> String) -> SnapshotDocument {
    var document = SnapshotDocument(
      screen: .init(id: text(4), title: text(6)), scenario: .init(id: text(7), title: text(8)),
      model: text(9), group: text(10), tableStyle: .grouped, notes: [text(11)])
    document.areas = [
      .init(
        name: "bar", slots: [slot(12, text)],
        actions: [.init(text(16), attributes: [.init(.title, .text(text(36)))])])
    ]
    let inner = slot(17, text)
    var outer = slot(21, text)
    outer.source = .field(text(25))
    outer.slots = [inner]
    let route = SnapshotDocument.Route(.push, text(26), query: text(27))
    let row = SnapshotDocument.Row(
      kind: text(28), identity: text(29), height: .init(Points(44), .fixed), slots: [outer],
      actions: [.init(text(30), route: route)])
    document.sections = [
      .init(
        id: text(31), header: text(32), footer: text(33), indexTitle: text(34), rows: [row]),
      .init(id: text(35)),
    ]
    // Of the second only the address and a description stand in the page.
    document.variants = [
      .init(width: Points(393), textSize: .large), .init(width: Points(320), textSize: .large),
    ]
    document.findings = [
      .init(id: text(37), severity: .warning, message: text(38), row: text(39))
    ]
    return document
  }

  private static let count = 40

  private func slot(_ first: Int, _ text: (Int) -> String) -> SnapshotDocument.Slot {
    .init(
      // A style is a word of a fixed vocabulary.
      .text, text(first), style: "headline", value: text(first + 2),
      source: .label(text(first + 3)))
  }

  /// A YAML text in double quotes, with all but plain ASCII written out.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if 0x20...0x7E ~= scalar.value, scalar != "\"", scalar != "\\" {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
      }
    }
    return result + "\""
  }

  private func harmless(_ number: Int) -> String { "TEXT\(number)END" }

  /// The tokens of every page; those of the screen stand under its template's name.
  private func pages(_ site: TestSite) throws -> [String: HTMLPage] {
    try site.build()
    var pages: [String: HTMLPage] = [:]
    for (path, text) in site.site where path.hasSuffix(".html") {
      pages[path.hasPrefix("Screens/") ? "screen" : path] = HTMLPage(text).withoutPictures
    }
    return pages
  }

  /// The bytes with each harmless text replaced by the one that stands in its place.
  private func replaced(_ bytes: [UInt8], _ text: (Int) -> String) -> [UInt8] {
    guard bytes.firstIndex(of: "TEXT", from: 0) != nil else { return bytes }
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      let digits = rest.dropFirst(3).prefix(while: \.isASCIIDigit)
      if byte == UInt8(ascii: "T"), rest.starts(with: "EXT".utf8),
        let number = Int(String(decodingUTF8: digits)),
        rest[digits.endIndex...].starts(with: "END".utf8)
      {
        // The one character that HTML cannot hold.
        result += text(number).utf8.flatMap { $0 == 0 ? Array("\u{FFFD}".utf8) : [$0] }
        rest = rest[(digits.endIndex + 3)...]
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private func check(_ text: (Int) -> String, _ comment: String) throws {
    let expected = try pages(site(harmless))
    let found = try pages(site(text))
    #expect(expected.keys.sorted() == found.keys.sorted())
    for (name, page) in expected {
      let other = try #require(found[name])
      guard page.structure == other.structure else {
        let difference = zip(page.structure, other.structure).first { $0 != $1 }
        Issue.record("\(name): \(comment): \(difference.debugDescription)")
        continue
      }
      for (token, otherToken) in zip(texts(page), texts(other)) {
        let wanted = replaced(token, text)
        if wanted != otherToken {
          Issue.record(
            """
            \(name): \(comment): \(String(decodingUTF8: wanted).debugDescription) became \
            \(String(decodingUTF8: otherToken).debugDescription)
            """)
        }
      }
    }
  }

  /// The text between each tag and the next, and every attribute value that is no reference.
  private func texts(_ page: HTMLPage) -> [[UInt8]] {
    var texts: [[UInt8]] = [[]]
    for token in page.tokens {
      switch token {
      case .text(let bytes): texts[texts.count - 1] += bytes
      case .comment: texts.append([])
      case .tag(_, let attributes):
        for attribute in attributes
        where !["for", "href", "id", "name", "src"].contains(attribute.name) {
          texts.append(attribute.value)
        }
        texts.append([])
      }
    }
    return texts
  }

  private static let attack = "\"'><svg onload=x>&{{x}}|"

  @Test(arguments: 0..<count)
  func `a hostile text in one place is shown as it is`(place: Int) throws {
    try check({ $0 == place ? Self.attack : harmless($0) }, "\(place)")
  }

  @Test func `hostile texts everywhere are shown as they are`() throws {
    let extra = [
      Self.attack, "</title><script>alert(1)</script>", "</textarea></pre></code>", "-->", "]]>",
      "\u{0}", "\r", "\r\n", "\n\n# x", "\n\n<b>", "a\n\n| x |\n|---|\n| y |", "```", "{{{x}}}",
      "{{>layout}}", "&lt;", "&#60;", "\u{10FF01}\u{10FF10}\u{10FF02}", " lead", "trail ", "\\",
    ]
    for (index, hostile) in (extra + HostileStrings(seed: 21).dropFirst().prefix(260)).enumerated()
    {
      // The number keeps texts apart that must differ, at the end or at the start.
      try check(
        { index.isMultiple(of: 2) ? "\(hostile)\($0)" : "\($0)\(hostile)" },
        hostile.debugDescription)
    }
  }

  @Test func `an area's name changes nothing but itself`() throws {
    let expected = try pages(site(harmless))["screen"]?.structure
    for hostile in [Self.attack, "a-b", "\n\n# x", "|", "`"] {
      let site = site(harmless)
      var document = document(harmless)
      document.areas[0].name = hostile
      site.add(document)
      #expect(try pages(site)["screen"]?.structure == expected)
    }
  }
}
