package import CatalogCore

/// Changes that have one reason, wherever in a catalog they stand.
///
/// A cell that became higher is one cause, whether 2 rows show it or 2,000. The page “Approve changes”
/// of the guide tells the rules.
package struct Cause: Identifiable, Sendable {
  /// Eight hexadecimal digits, which the same cause has on every machine and in every run.
  package var id: String
  package var subject: Subject
  package var rank: Rank
  /// In the order of the documents and of their changes.
  package var changes: [Reference]
  /// Where it is seen, in the same order, each place once.
  package var places: [Place]
  /// The change that shows best what it is about.
  package var sample: Reference
  /// That change itself; `nil` where the whole document was added or removed.
  package var sampleChange: SnapshotChange?
  /// Whether every height of it became the same.
  package var isUniform: Bool
  /// How many slots of one document it is about, at most; what only follows from it does not count.
  package var slotCount = 0

  /// A change of a document.
  package struct Reference: Hashable, Sendable {
    /// The index in `CatalogDiff.documents`.
    package var document: Int
    /// The index in the changes of the document; `nil` where the whole document was added or removed.
    package var change: Int?
  }

  package struct Place: Hashable, Sendable {
    package var name: DocumentChange.Name
    /// The identity of a row; `nil` for what is outside the rows.
    package var row: ByteKey?
  }

  /// What a cause is about.
  package enum Subject: Sendable {
    case screenAdded(String)
    case screenRemoved(String)
    case scenarioAdded(String)
    case scenarioRemoved(String)
    case screenRenamed(from: String, to: String)
    case scenarioRenamed(from: String, to: String)
    /// Names of screen and scenario, for a scenario that is in another screen now.
    case scenarioMoved(from: String, to: String)
    /// The list of variants, with all heights that only it made different.
    case variants([VariantChange])
    /// What texts are measured with, and the heights that follow from it.
    case metrics
    /// The heights of a cell kind.
    case heights(kind: String)
    case layout(kind: String)
    /// Sections that went or came, with the rows that went from the ones to the others.
    case sections(removed: [String], inserted: [String])
    case replaced(from: String, to: String)
    /// The size that an interface file draws a screen in, with the frames that follow from it.
    case canvas(from: String, to: String)
    /// What a bar of an interface file has, by what the items show.
    case barItems(String, from: [String], to: [String])
    /// Rows of interface files that became higher or lower in the same way.
    case rowHeights
    /// Views of interface files that moved by the same distance, or into the same view.
    case views
    /// Views of interface files to which the same happened, each of this kind.
    case alike(noun: String)
    /// Views of one screen that only have other frames, as sentences call them.
    case laidOut([String])
    /// Rows of several kinds whose heights are as their file draws them.
    case rowsDrawn
    /// A colour that views have by its name.
    case namedColor(String, from: String, to: String)
    /// A finding that says something else.
    case findingReworded(SnapshotChange.FindingKey, from: String)
    /// Equal changes; `Cause.sample` is one of them.
    case equal
  }

  /// What happened to a variant.
  package struct VariantChange: Hashable, Sendable {
    package var verb: Verb
    package var variant: SnapshotDocument.Variant

    package enum Verb: String, Sendable {
      case added
      case moved
      case removed
    }
  }

  /// What a reviewer should see first.
  package enum Rank: Int, Comparable, Sendable {
    case failed
    case removed
    case partRemoved
    case changed
    case warned
    case renamed
    case moved
    case added
    case quiet

    package static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whether it is about scenarios that came or went, of which there is nothing else to say.
  package var isOfWholeDocuments: Bool { sample.change == nil }

  /// How many rows show it.
  package var rowCount: Int { places.count { $0.row != nil } }

  /// How many scenarios show it.
  ///
  /// Places of one scenario follow each other.
  package var scenarioCount: Int {
    places.indices.count { $0 == 0 || places[$0].name != places[$0 - 1].name }
  }
}

extension Cause {
  /// A short hash of each key; where two share it, the whole hash, and where they share that too, a
  /// number by the order of the keys.
  package static func ids(_ keys: [ByteKey], hash: (ByteKey) -> String = Self.hash) -> [String] {
    let hashes = keys.map(hash)
    let short = Dictionary(grouping: keys.indices) { String(hashes[$0].prefix(8)) }
    var ids = hashes
    for (prefix, indices) in short {
      if indices.count == 1 {
        ids[indices[0]] = prefix
        continue
      }
      for (whole, same) in Dictionary(grouping: indices, by: { hashes[$0] }) where same.count > 1 {
        for (number, index) in same.sorted(by: { keys[$0] < keys[$1] }).enumerated() {
          ids[index] = "\(whole)-\(number + 1)"
        }
      }
    }
    return ids
  }

  package static func hash(_ key: ByteKey) -> String { StableHash.hexadecimal(of: key.text.utf8) }
}
