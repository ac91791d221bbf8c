import CatalogCore
import Snapshots
import TestSupport
import Testing

/// Documents paired, and causes taken and left.
struct CatalogDiffTests {
  private static func texts(_ documents: [SnapshotDocument]) -> [[UInt8]] {
    documents.map { SnapshotWriter.bytes(of: $0) }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  // MARK: - Names

  @Test func `equal catalogs have no causes, in whatever order they are`() {
    #expect(CatalogDiff(from: TestCatalog.documents, to: TestCatalog.documents.reversed()).isEmpty)
  }

  @Test func `a scenario with another name and the same content is renamed and nothing else`() {
    var new = TestCatalog.documents
    new[0].scenario = SnapshotDocument.Name(id: "full", title: "All of them")
    #expect(TestCatalog.lines(new) == ["photos/loaded renamed to photos/full"])
  }

  @Test func `a scenario with another name and little different is renamed and changed`() {
    var new = TestCatalog.documents
    new[0].scenario.id = "full"
    new[0].sections[0].rows[0].slots[0].value = "Dusk"
    new[0].changeRows(of: "PhotoCell") {
      $0.height?.value = SnapshotDocument.Height.Value(Points(90))
    }
    #expect(
      TestCatalog.lines(new) == [
        "PhotoCell is 90 points high (was 64, fixed) ×3 in photos/full",
        "“title” of PhotoCell shows “Dusk” (was “Harbour 1”) in photos/full, row photo-1",
        "photos/loaded renamed to photos/full",
      ])
  }

  @Test func `a scenario with another name and other content came, and the old one went`() {
    var new = TestCatalog.documents
    new[0].scenario.id = "full"
    new[0].sections[0].rows = [
      TestCatalog.photo(1), TestCatalog.contact(1), TestCatalog.contact(2),
    ]
    #expect(TestCatalog.lines(new) == ["photos/loaded removed", "photos/full added"])
  }

  @Test func `of several candidates the most similar is the one`() {
    let rows = (0..<20).map { TestCatalog.contact($0) }
    let old = [TestCatalog.document("list", "all", rows)]
    var near = rows
    near[3].slots[0].value = "x"
    var far = near
    far[4].slots[0].value = "x"
    let new = [
      TestCatalog.document("list", "a-far", far), TestCatalog.document("list", "near", near),
    ]
    #expect(
      TestCatalog.lines(new, from: old).contains("list/all renamed to list/near"))
    #expect(TestCatalog.lines(new, from: old).contains("list/a-far added"))
    #expect(TestCatalog.lines(new.reversed(), from: old) == TestCatalog.lines(new, from: old))
  }

  @Test func `a screen with another id is renamed in all its scenarios, and so are its routes`() {
    var new = TestCatalog.changed { document in
      document.changeRows(of: "ContactCell") { $0.actions[0].route?.screen = "people" }
      if document.screen.id == "contacts" {
        document.screen = SnapshotDocument.Name(id: "people", title: "People")
      }
    }
    #expect(
      TestCatalog.lines(new) == ["screen contacts renamed to people ×3 in people/loaded"])
    // Scenarios in which there is nothing to tell them by follow the others.
    var old = TestCatalog.documents
    old.append(TestCatalog.document("contacts", "busy", []))
    new.append(TestCatalog.document("people", "busy", []))
    old[old.count - 1].model = "ContactsViewModel"
    new[new.count - 1].model = "PeopleViewModel"
    new[new.count - 1].screen.title = "People"
    #expect(
      TestCatalog.lines(new, from: old) == [
        "screen contacts renamed to people ×3 in 2 scenarios",
        "the model is PeopleViewModel (was ContactsViewModel) in people/busy",
      ])
  }

  @Test func `a scenario that went to another screen has moved there, by its whole name`() {
    var new = TestCatalog.documents
    new[1].screen = new[3].screen
    #expect(TestCatalog.lines(new) == ["photos/long renamed to contacts/long"])
    new[1].scenario.id = "photos"
    #expect(TestCatalog.lines(new) == ["photos/long renamed to contacts/photos"])
    // Accepting it never makes a second document of one name on the way.
    let catalog = CatalogDiff(from: TestCatalog.documents, to: new)
    #expect(catalog.causes.count == 1)
  }

  @Test func `empty scenarios of screens that stay are not taken for each other`() {
    let old = [
      TestCatalog.document("a", "loading", []),
      TestCatalog.document("a", "x", [TestCatalog.photo(1)]),
      TestCatalog.document("b", "x", [TestCatalog.photo(2)]),
    ]
    let new = [
      TestCatalog.document("a", "x", [TestCatalog.photo(1)]),
      TestCatalog.document("b", "x", [TestCatalog.photo(2)]), TestCatalog.document("b", "busy", []),
    ]
    #expect(TestCatalog.lines(new, from: old) == ["a/loading removed", "b/busy added"])
  }

  @Test func `screens that come and go are one cause each`() {
    let new = [
      TestCatalog.documents[3], TestCatalog.document("new", "one", [TestCatalog.photo(7)]),
    ]
    #expect(
      TestCatalog.lines(new) == [
        "screen photos removed with 3 scenarios", "screen new added with 1 scenario",
      ])
  }

  @Test func `a scenario that has other bytes in its name is another one`() {
    let old = [TestCatalog.document("s", "\u{E9}", [TestCatalog.photo(1)])]
    var new = old
    new[0].scenario.id = "e\u{301}"
    #expect(
      TestCatalog.lines(new, from: old)
        == ["s/\u{E9} renamed to s/e\u{301}"].map(TerminalText.escaped))
  }

  @Test func `a thousand renamed scenarios of one screen find each other`() {
    let old = (0..<1_000).map { number in
      TestCatalog.document(
        "list", "old-\(number)", [TestCatalog.photo(1), TestCatalog.photo(number)])
    }
    let new = old.map { document in
      var document = document
      document.scenario.id = "new-\(document.scenario.id)"
      document.sections[0].rows[0].slots[1].value = "9 Nov"
      return document
    }
    let catalog = CatalogDiff(from: old, to: new)
    #expect(catalog.documents.count == 1_000)
    for document in catalog.documents {
      #expect(document.new?.scenario.id == document.old.map { "new-\($0.scenario.id)" })
    }
  }

  @Test(arguments: [false, true])
  func `a hundred renamed scenarios that look alike find a partner each`(isEqual: Bool) {
    let rows = (0..<10).map { TestCatalog.contact($0) }
    let old = (0..<100).map { TestCatalog.document("list", "old-\($0)", rows) }
    let new = (0..<100).map { number in
      var document = TestCatalog.document("list", "new-\(number)", rows)
      document.changeRows(of: "ContactCell") { $0.height = nil }
      if !isEqual { document.sections[0].rows[0].slots[0].value = "\(number % 7)" }
      return document
    }
    let catalog = CatalogDiff(from: old, to: new)
    #expect(catalog.documents.count == 100)
  }

  // MARK: - Ids

  @Test func `the id of a cause is the same in every catalog and run`() {
    let new = TestCatalog.changedRows(of: "PhotoCell") { $0.slots[0].style = "body" }
    let whole = CatalogDiff(from: TestCatalog.documents, to: new)
    let part = CatalogDiff(from: [TestCatalog.documents[1]], to: [new[1]])
    #expect(whole.causes.map(\.id) == ["99d11bd0"])
    #expect(part.causes.map(\.id) == whole.causes.map(\.id))
    #expect(whole.cause(whole.causes[0].id)?.changes.count == 7)
    #expect(whole.cause("0") == nil)
  }

  @Test func `causes that share a short hash are told apart by the whole of it, or by a number`() {
    let hashes = [
      "a": "aaaaaaaa1", "b": "aaaaaaaa2", "c": "cccccccc1", "d": "dddddddd1", "e": "dddddddd1",
    ]
    let ids = Cause.ids(["a", "b", "c", "e", "d"].map(ByteKey.init)) { hashes[$0.text] ?? "" }
    #expect(ids == ["aaaaaaaa1", "aaaaaaaa2", "cccccccc", "dddddddd1-2", "dddddddd1-1"])
  }

  // MARK: - Taking and leaving

  /// Two catalogs of a few screens with scenarios that changed, came, went and got other names.
  private static func catalogs(
    _ documents: inout RandomDocuments, _ generator: inout SeededGenerator
  )
    -> (old: [SnapshotDocument], new: [SnapshotDocument])
  {
    var old: [SnapshotDocument] = []
    var new: [SnapshotDocument] = []
    for number in 0..<6 {
      guard var document = documents.next() else { break }
      document.screen.id = "screen-\(number % 3)"
      document.scenario.id = "scenario-\(number)"
      if Int.random(in: 0..<6, using: &generator) > 0 { old.append(document) }
      for _ in 0..<Int.random(in: 0..<4, using: &generator) {
        document = documents.mutation(of: document)
      }
      if Int.random(in: 0..<3, using: &generator) == 0 { document.scenario.id = "other-\(number)" }
      if Int.random(in: 0..<5, using: &generator) == 0 {
        document.screen.id = "other-\(number % 2)"
      }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        document = documents.mixture(of: document)
        document.screen.id = "screen-\(number % 3)"
        document.scenario.id = "scenario-\(number)"
      }
      if Int.random(in: 0..<6, using: &generator) > 0 { new.append(document) }
    }
    return (old, new.shuffled(using: &generator))
  }

  @Test(arguments: 61...64)
  func `taking all causes gives the new catalog, none the old, and some leave the rest`(
    seed: UInt64
  ) throws {
    var documents = RandomDocuments(seed: seed)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (old, new) = Self.catalogs(&documents, &generator)
      let catalog = CatalogDiff(from: old, to: new)
      let all = Set(catalog.causes.map(\.id))
      #expect(all.count == catalog.causes.count)
      #expect(Self.texts(catalog.applying(all, to: old)) == Self.texts(new))
      #expect(Self.texts(catalog.applying([], to: old)) == Self.texts(old))
      #expect(Self.texts(catalog.removing(all, from: old)) == Self.texts(old))
      #expect(Self.texts(catalog.removing([], from: old)) == Self.texts(new))
      let some = Set(catalog.causes.map(\.id).filter { _ in Bool.random(using: &generator) })
      let partial = catalog.applying(some, to: old)
      #expect(Self.texts(catalog.removing(all.subtracting(some), from: old)) == Self.texts(partial))
      #expect(Set(partial.map { DocumentChange.Name($0) }).count == partial.count)
      for document in partial {
        let source = SourceText(path: "partial", bytes: SnapshotWriter.bytes(of: document))
        #expect(
          SnapshotWriter.bytes(of: try SnapshotParser.document(from: source)) == source.bytes)
      }
      let rest = CatalogDiff(from: partial, to: new)
      #expect(
        Self.texts(rest.applying(Set(rest.causes.map(\.id)), to: partial)) == Self.texts(new))
    }
  }

  @Test func `every change is in one cause, which is whole by itself and has a sentence`() {
    var documents = RandomDocuments(seed: 71)
    var generator = SeededGenerator(seed: 71)
    for _ in 0..<200 {
      let (old, new) = Self.catalogs(&documents, &generator)
      let catalog = CatalogDiff(from: old, to: new)
      var seen: Set<Cause.Reference> = []
      for cause in catalog.causes {
        for reference in cause.changes { #expect(seen.insert(reference).inserted) }
        #expect(cause.changes.contains(cause.sample))
        #expect(!cause.places.isEmpty)
        for (document, references) in Dictionary(grouping: cause.changes, by: \.document) {
          guard let diff = catalog.documents[document].diff else { continue }
          let own = Set(references.compactMap(\.change))
          #expect(diff.completed(own) == own)
        }
        let sentence = DiffWording.sentence(cause)
        for line in [sentence.terminalText(), sentence.markdown] {
          #expect(!line.unicodeScalars.contains(where: InvisibleCharacters.contains), "\(line)")
          #expect(line.utf8.count > 8)
        }
      }
      let changes = catalog.documents.reduce(0) { $0 + ($1.diff?.changes.count ?? 1) }
      #expect(seen.count == changes)
      #expect(catalog.causes.map(\.rank) == catalog.causes.map(\.rank).sorted())
    }
  }

  @Test func `a cause taken first leaves all others as they were`() {
    let new = TestCatalog.changed { document in
      document.changeRows(of: "PhotoCell") { row in
        row.height?.value = SnapshotDocument.Height.Value(Points(72))
      }
      document.changeRows(of: "ContactCell") { $0.slots[0].value += "!" }
      document.notes = ["n"]
    }
    let catalog = CatalogDiff(from: TestCatalog.documents, to: new)
    for cause in catalog.causes {
      let taken = catalog.applying([cause.id], to: TestCatalog.documents)
      let rest = CatalogDiff(from: taken, to: new)
      #expect(
        rest.causes.map(\.id) == catalog.causes.map(\.id).filter { $0 != cause.id })
    }
  }
}
