import CatalogCore
import Snapshots

/// The canonical lines of one part of a document.
enum SnapshotBlock {
  /// The lines before the first area, kind or section.
  static func head(of document: SnapshotDocument) -> [ByteKey] {
    var head = document
    head.areas = []
    head.kinds = []
    head.sections = []
    return Array(lines(of: head).prefix { !$0.text.isEmpty })
  }

  /// All lines of a document.
  static func whole(_ document: SnapshotDocument) -> [ByteKey] { lines(of: document) }

  static func area(_ area: SnapshotDocument.Area) -> [ByteKey] {
    var document = empty
    document.areas = [area]
    return body(of: document, from: "area ")
  }

  static func kind(_ kind: SnapshotDocument.CellKind) -> [ByteKey] {
    var document = empty
    document.kinds = [kind]
    return body(of: document, from: "kind ")
  }

  static func section(_ section: SnapshotDocument.Section) -> [ByteKey] {
    var document = empty
    document.sections = [section]
    return body(of: document, from: "section ")
  }

  static func row(_ row: SnapshotDocument.Row) -> [ByteKey] {
    var document = empty
    document.sections = [SnapshotDocument.Section(id: "", rows: [row])]
    return body(of: document, from: "  row ")
  }

  /// The first line of a row.
  static func heading(_ row: SnapshotDocument.Row) -> ByteKey {
    self.row(SnapshotDocument.Row(kind: row.kind, identity: row.identity)).first ?? ByteKey("")
  }

  private static var empty: SnapshotDocument {
    let name = SnapshotDocument.Name(id: "", title: "")
    return SnapshotDocument(screen: name, scenario: name)
  }

  /// The lines from the first that starts with a word, without the end of the document.
  private static func body(of document: SnapshotDocument, from word: String) -> [ByteKey] {
    let lines = lines(of: document)
    let start = lines.firstIndex { $0.text.utf8.starts(with: word.utf8) } ?? lines.endIndex
    return Array(lines[start...].dropLast(2))
  }

  private static func lines(of document: SnapshotDocument) -> [ByteKey] {
    let bytes = SnapshotWriter.bytes(of: document)
    return bytes.lineRanges().map { ByteKey(String(decodingUTF8: bytes[$0])) }
  }
}
