import CatalogCore

/// What comparing two snapshots found, without the snapshots.
struct ComparedPair {
  enum Relation {
    case same
    case respelled
    case changed(DocumentChange.Name, DocumentChange.Name, [DocumentFolding.Found])
    case unreadable(CatalogDiff.Unreadable.Side, Diagnostic)
  }

  private(set) var relation = Relation.same
  /// What the new snapshot has findings about; `nil` when it has none.
  private(set) var findings: CatalogDiff.NamedFindings?

  /// Reads both texts, and parses them only where they differ.
  init(_ pair: CatalogPairing.Pair, renames: ScreenRenames) {
    do throws(Diagnostic) {
      let new = try pair.new.bytes()
      let old: [UInt8]
      do throws(Diagnostic) {
        old = try pair.old.bytes()
      } catch {
        relation = .unreadable(.old, error)
        return
      }
      if old == new {
        try findFindings(in: new, of: pair.new)
        return
      }
      let newDocument = try pair.new.document(of: new)
      note(newDocument)
      do throws(Diagnostic) {
        compare(try pair.old.document(of: old), newDocument, old, renames)
      } catch {
        relation = .unreadable(.old, error)
      }
    } catch {
      relation = .unreadable(.new, error)
    }
  }

  private mutating func compare(
    _ old: SnapshotDocument, _ new: SnapshotDocument, _ oldBytes: [UInt8], _ renames: ScreenRenames
  ) {
    let diff = SnapshotDiff(from: old, to: new)
    if diff.isEmpty {
      // A producer may spell freely; what would be written is what counts.
      relation = SnapshotWriter.bytes(of: new) == oldBytes ? .same : .respelled
      return
    }
    relation = .changed(
      DocumentChange.Name(old), DocumentChange.Name(new),
      DocumentFolding(diff, from: old, to: new, renames: renames).found)
  }

  private mutating func note(_ document: SnapshotDocument) {
    guard !document.findings.isEmpty else { return }
    findings = CatalogDiff.NamedFindings(
      name: DocumentChange.Name(document), findings: document.findings)
  }

  /// In the canonical text a finding has a line of its own at the top, which is far cheaper to look
  /// for than the text is to read.
  private mutating func findFindings(in bytes: [UInt8], of snapshot: StoredSnapshot)
    throws(Diagnostic)
  {
    guard SnapshotText.mayHaveFindings(bytes) else { return }
    note(try snapshot.document(of: bytes))
  }
}
