import CatalogCore
import Snapshots
import TestSupport
import Testing

struct SnapshotFormatTests {
  private func parse(_ bytes: [UInt8]) throws(SnapshotProblem) -> SnapshotDocument {
    try SnapshotParser.document(from: SourceText(path: "a.snap", bytes: bytes))
  }

  @Test func `every construct has the spelling that a person expects`() throws {
    #expect(
      String(decodingUTF8: SnapshotWriter.bytes(of: GoldenSnapshot.document))
        == GoldenSnapshot.text)
    #expect(try parse(GoldenSnapshot.bytes) == GoldenSnapshot.document)
  }

  @Test func `the golden document leaves nothing of the vocabulary out`() {
    let words = Set(
      GoldenSnapshot.text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
    let vocabulary =
      SnapshotDocument.SlotKind.allCases.map(\.rawValue)
      + SnapshotDocument.Attribute.Name.allCases.map(\.rawValue)
      + SnapshotDocument.Height.Origin.allCases.map(\.rawValue)
      + SnapshotDocument.Route.Transition.allCases.map(\.rawValue)
    for word in vocabulary { #expect(words.contains(word), "\(word)") }
  }

  @Test(arguments: SnapshotDocument.State.allCases)
  func `every state is written as its word`(state: SnapshotDocument.State) throws {
    let document = SnapshotDocument(
      screen: SnapshotDocument.Name(id: "a", title: "A"),
      scenario: SnapshotDocument.Name(id: "b", title: "B"), state: state)
    let bytes = SnapshotWriter.bytes(of: document)
    #expect(
      String(decodingUTF8: bytes) == """
        catalog snapshot 1
        screen a "A"
        scenario b "B"
        state \(state.rawValue)

        end

        """)
    #expect(try parse(bytes) == document)
  }

  @Test func `any document is read back, and has one text`() throws {
    for document in RandomDocuments(seed: 3).prefix(3_000) {
      let bytes = SnapshotWriter.bytes(of: document)
      let read: SnapshotDocument
      do throws(SnapshotProblem) {
        read = try parse(bytes)
      } catch {
        Issue.record("\(error)\n\(String(decodingUTF8: bytes))")
        return
      }
      #expect(read == document)
      // `==` folds canonically equivalent texts, the bytes do not.
      #expect(SnapshotWriter.bytes(of: read) == bytes)
    }
  }

  @Test func `whatever the values are, a text shows every character and one fact a line`() {
    let keywords = Set(
      [
        "catalog", "screen", "scenario", "model", "group", "imported", "initial", "unlisted",
        "table", "state",
        "variant",
        "note", "finding", "area", "section", "header", "footer", "index", "row", "height", "at",
        "action",
        "metrics", "kind", "layout", "slot", "spacer", "horizontal", "vertical", "end",
      ] + SnapshotDocument.SlotKind.allCases.map(\.rawValue)
        + SnapshotDocument.Attribute.Name.allCases.map(\.rawValue))
    for document in RandomDocuments(seed: 4).prefix(1_000) {
      let text = String(decodingUTF8: SnapshotWriter.bytes(of: document))
      let invisible = text.unicodeScalars.filter {
        $0 != "\n" && InvisibleCharacters.contains($0)
      }
      #expect(invisible.isEmpty, "\(text)")
      #expect(text.utf8.suffix(6).elementsEqual("\n\nend\n".utf8))
      for line in text.utf8.split(separator: .lineFeed) {
        let indentation = line.prefix { $0 == .space }.count
        let word = line.dropFirst(indentation).prefix { $0 != .space }
        #expect(indentation % 2 == 0)
        #expect(keywords.contains(String(decodingUTF8: word)), "\(String(decodingUTF8: line))")
      }
    }
  }

  @Test func `only the order of writing tells attributes apart from the order of making them`() {
    var document = GoldenSnapshot.document
    document.sections[0].rows[0].attributes.reverse()
    // The two notes change places; everything else goes where it belongs.
    let text = String(decodingUTF8: SnapshotWriter.bytes(of: document))
    let swapped = GoldenSnapshot.text.replacing(
      "note \"a row\"\n    note \"with two notes\"",
      with: "note \"with two notes\"\n    note \"a row\"")
    #expect(text == swapped)
  }

  @Test(
    arguments: [
      ("CR LF line ends", "\n", "\r\n"),
      ("blank lines everywhere", "\n", "\n\n \n\t\n"),
      ("no blank lines", "\n\n", "\n"),
      ("spaces at the ends of lines", "\n", "  \n"),
    ])
  func `spelling that loses nothing is read as the same document`(
    what: String, text: String, replacement: String
  ) throws {
    let changed = GoldenSnapshot.text.replacing(text, with: replacement)
    #expect(changed.utf8.count != GoldenSnapshot.text.utf8.count)
    #expect(try parse(Array(changed.utf8)) == GoldenSnapshot.document, "\(what)")
  }

  @Test(
    arguments: [
      (#""Photos""#, #""\u{50}hotos""#), (#"screen photos"#, #"screen "photos""#),
      (#"row PhotoCell photo-1"#, #"row  "PhotoCell"   "photo-1""#),
      (#"\u{A0}"#, "\u{A0}"), (#"\u{A0}"#, #"\u{0000a0}"#), (#"\t"#, "\t"),
    ])
  func `a text may be quoted or escaped where it need not be`(text: String, other: String) throws {
    let changed = GoldenSnapshot.text.replacing(text, with: other, maxReplacements: 1)
    #expect(!changed.utf8.elementsEqual(GoldenSnapshot.text.utf8))
    #expect(try parse(Array(changed.utf8)) == GoldenSnapshot.document)
  }

  @Test func `slots may be 64 deep and no deeper`() throws {
    func document(depth: Int) -> SnapshotDocument {
      var slot = SnapshotDocument.Slot(.view, "v", value: "")
      for _ in 1..<depth { slot = SnapshotDocument.Slot(.view, "v", value: "", slots: [slot]) }
      var document = GoldenSnapshot.document
      document.areas = [SnapshotDocument.Area(name: "content", slots: [slot])]
      document.sections = [
        SnapshotDocument.Section(
          id: "s", rows: [SnapshotDocument.Row(kind: "c", identity: "i", slots: [slot])])
      ]
      return document
    }
    let deepest = document(depth: 64)
    #expect(try parse(SnapshotWriter.bytes(of: deepest)) == deepest)
    var inArea = document(depth: 65)
    inArea.sections = []
    var inRow = document(depth: 65)
    inRow.areas = []
    for tooDeep in [inArea, inRow] {
      let bytes = SnapshotWriter.bytes(of: tooDeep)
      #expect { try parse(bytes) } throws: { ($0 as? SnapshotProblem)?.kind == .tooDeep }
    }
  }

  @Test func `words of the format that are values keep their meaning`() throws {
    var document = GoldenSnapshot.document
    document.areas = [
      SnapshotDocument.Area(
        name: "area",
        slots: [
          SnapshotDocument.Slot(.text, "text", style: "text", value: "<-", source: .label("<-")),
          SnapshotDocument.Slot(.field, "field", style: "", value: "", source: .field("")),
          SnapshotDocument.Slot(.view, "view", style: "\"", value: "end", source: .field("field")),
        ],
        actions: [
          SnapshotDocument.Action("query", route: SnapshotDocument.Route(.push, "query")),
          SnapshotDocument.Action("push", route: SnapshotDocument.Route(.show, "", query: "")),
        ])
    ]
    let bytes = SnapshotWriter.bytes(of: document)
    #expect(try parse(bytes) == document)
    #expect(
      String(decodingUTF8: bytes).contains(
        #"""
        area area
          text text text "<-" <- "<-"
          field field "" "" <- field ""
          view view "\"" "end" <- field
          action query push query
          action push show "" query ""

        """#))
  }

  @Test(arguments: ["L\nnote \"x\"", "", "a b", "\"", "<-"])
  func `a word that is none cannot bring in lines`(word: String) {
    var document = GoldenSnapshot.document
    document.sections[0].rows[0].attributes = [.init(.accessory, .word(word))]
    let bytes = SnapshotWriter.bytes(of: document)
    #expect(throws: SnapshotProblem.self) { try parse(bytes) }
    #expect(!String(decodingUTF8: bytes).utf8.contains(.carriageReturn))
  }

  @Test(arguments: [16, 17])
  func `stacks may be nested sixteen deep`(depth: Int) throws {
    var stack = SnapshotDocument.CellLayout.Stack(
      .vertical, spacing: Points(0), alignment: .leading, items: [.slot("a")])
    for _ in 1..<depth {
      stack = SnapshotDocument.CellLayout.Stack(
        .vertical, spacing: Points(0), alignment: .leading, items: [.stack(stack)])
    }
    var document = GoldenSnapshot.document
    document.kinds = [SnapshotDocument.CellKind(id: "K", layout: .stack(stack))]
    let bytes = SnapshotWriter.bytes(of: document)
    if depth == 16 {
      #expect(try parse(bytes) == document)
    } else {
      let problem = #expect(throws: SnapshotProblem.self) { try parse(bytes) }
      #expect(problem?.kind == .stackTooDeep)
    }
  }
}
