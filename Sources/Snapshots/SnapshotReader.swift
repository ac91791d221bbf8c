package import CatalogCore

/// Reads a snapshot in either form: its own text, or JSON.
package enum SnapshotReader {
  /// JSON starts with a brace; everything else is read as text.
  package static func document(from source: SourceText) throws(Diagnostic) -> SnapshotDocument {
    let first = source.bytes.first { !$0.isSpaceOrTab && !$0.isLineEnding }
    if first == UInt8(ascii: "{") {
      return try SnapshotJSONReader.document(from: source)
    }
    do {
      return try SnapshotParser.document(from: source)
    } catch {
      throw error.diagnostic(in: source)
    }
  }
}
