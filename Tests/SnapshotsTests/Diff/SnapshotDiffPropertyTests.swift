import CatalogCore
import Snapshots
import TestSupport
import Testing

/// What holds for any two documents.
struct SnapshotDiffPropertyTests {
  /// A pair of documents: often nearly the same, sometimes with nothing in common.
  private struct Pairs: Sequence, IteratorProtocol {
    var documents: RandomDocuments
    var generator: SeededGenerator

    init(seed: UInt64) {
      documents = RandomDocuments(seed: seed)
      generator = SeededGenerator(seed: seed)
    }

    mutating func next() -> (old: SnapshotDocument, new: SnapshotDocument)? {
      guard let old = documents.next() else { return nil }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        guard let other = documents.next() else { return nil }
        return (old, other)
      case 1: return (old, documents.mixture(of: old))
      default:
        var new = old
        for _ in 0...Int.random(in: 0..<6, using: &generator) {
          new = documents.mutation(of: new)
        }
        return Bool.random(using: &generator) ? (old, new) : (new, old)
      }
    }
  }

  private static func text(_ document: SnapshotDocument) -> String {
    String(decodingUTF8: SnapshotWriter.bytes(of: document))
  }

  @Test(arguments: 1...4)
  func `the diff of two documents makes the new one of the old one, byte for byte`(seed: UInt64) {
    var differing = 0
    for (old, new) in Pairs(seed: seed).prefix(600) {
      let diff = SnapshotDiff(from: old, to: new)
      let isSame = Self.text(old).hasSameBytes(as: Self.text(new))
      #expect(diff.isEmpty == isSame)
      if !isSame { differing += 1 }
      #expect(Self.text(diff.applied(to: old)).hasSameBytes(as: Self.text(new)))
      #expect(Self.text(diff.applied([], to: old)).hasSameBytes(as: Self.text(old)))
    }
    #expect(differing > 300)
  }

  @Test(arguments: 11...14)
  func `some of the changes make a document that parses, and the rest makes the new one`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for (old, new) in Pairs(seed: seed).prefix(600) {
      let diff = SnapshotDiff(from: old, to: new)
      let subset = Set(diff.changes.indices.filter { _ in Bool.random(using: &generator) })
      let partial = diff.applied(subset, to: old)
      let source = SourceText(path: "partial", bytes: SnapshotWriter.bytes(of: partial))
      let parsed = try SnapshotParser.document(from: source)
      #expect(SnapshotWriter.bytes(of: parsed) == source.bytes)
      let rest = SnapshotDiff(from: partial, to: new)
      #expect(Self.text(rest.applied(to: partial)).hasSameBytes(as: Self.text(new)))
      // The rest by the first diff ends at the same place.
      #expect(
        Self.text(diff.applied(Set(diff.changes.indices), to: old))
          .hasSameBytes(as: Self.text(new)))
    }
  }

  @Test(arguments: 21...24)
  func `what is taken is as in the new document, and all else as in the old one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for (old, new) in Pairs(seed: seed).prefix(400) {
      let diff = SnapshotDiff(from: old, to: new)
      let subset = Set(diff.changes.indices.filter { _ in Bool.random(using: &generator) })
      let taken = diff.completed(subset)
      let result = DocumentFacts(diff.applied(subset, to: old))
      let before = DocumentFacts(old)
      let after = DocumentFacts(new)
      // Where slots have other names or places, names do not tell the same slot in both documents.
      let rearranged = DocumentFacts.rearranged(in: diff)
      for (index, change) in diff.changes.enumerated() {
        if change.place.part != .whole, rearranged.contains(change.place.owner) { continue }
        guard let fact = DocumentFacts.name(of: change) else { continue }
        let expected = taken.contains(index) ? after.values[fact] : before.values[fact]
        #expect(result.values[fact] == expected, "\(fact) of \(change)")
      }
      let changed = Set(diff.changes.compactMap(DocumentFacts.name))
        .union(rearranged.map(DocumentFacts.name))
      for (name, value) in before.values where after.values[name] == value {
        // What both have is never different, unless all that it is in changed as a whole.
        if !changed.contains(where: { name.hasPrefix($0) }) {
          #expect(result.values[name] == value, "\(name)")
        }
      }
    }
  }

  @Test func `what a subset is completed with is only what it cannot be without`() {
    var completed = 0
    var generator = SeededGenerator(seed: 31)
    for (old, new) in Pairs(seed: 31).prefix(2_000) {
      let diff = SnapshotDiff(from: old, to: new)
      let subset = Set(diff.changes.indices.filter { _ in Bool.random(using: &generator) })
      let whole = diff.completed(subset)
      #expect(whole.isSuperset(of: subset))
      #expect(diff.completed(whole) == whole)
      for index in whole.subtracting(subset) {
        completed += 1
        switch diff.changes[index].difference {
        case .moved(_, .some), .inserted(.section, _), .inserted(.slot, _), .reparented: break
        default: Issue.record("\(diff.changes[index])")
        }
      }
    }
    #expect(completed > 20)
  }

  @Test func `what stays keeps its order, what comes follows its nearest neighbour`() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<500 {
      let old = Self.table((0..<8).map { "r\($0)" })
      var names = (0..<8).filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }.map {
        "r\($0)"
      }
      names += (0..<3).map { "n\($0)" }
      names.shuffle(using: &generator)
      let diff = SnapshotDiff(from: old, to: Self.table(names))
      let subset = Set(diff.changes.indices.filter { _ in Bool.random(using: &generator) })
      let result = diff.applied(subset, to: old).sections[0].rows.map(\.identity)
      var placed: Set<String> = []
      var removed: Set<String> = []
      for index in subset {
        let name = diff.changes[index].place.name.text
        if case .removed = diff.changes[index].difference {
          removed.insert(name)
        } else {
          placed.insert(name)
        }
      }
      let staying = result.filter { !placed.contains($0) }
      #expect(
        staying
          == old.sections[0].rows.map(\.identity).filter {
            !placed.contains($0) && !removed.contains($0)
          })
      for name in placed {
        let before = names.prefix { $0 != name }.last { result.contains($0) }
        let position = result.firstIndex(of: name) ?? -1
        #expect(before == (position > 0 ? result[position - 1] : nil), "\(name) in \(result)")
      }
    }
  }

  private static func table(_ names: [String]) -> SnapshotDocument {
    SnapshotDocument(
      screen: SnapshotDocument.Name(id: "s", title: ""),
      scenario: SnapshotDocument.Name(id: "s", title: ""),
      sections: [
        SnapshotDocument.Section(
          id: "s", rows: names.map { SnapshotDocument.Row(kind: "Cell", identity: $0) })
      ])
  }

  @Test func `every change has a sentence that is one line and shows every character`() {
    for (old, new) in Pairs(seed: 51).prefix(400) {
      for change in SnapshotDiff(from: old, to: new).changes {
        let sentence = DiffWording.sentence(change)
        for line in [sentence.terminalText(), sentence.markdown] {
          #expect(!line.unicodeScalars.contains(where: InvisibleCharacters.contains), "\(line)")
          #expect(line.utf8.count > 5)
        }
      }
    }
  }
}
