package import CatalogCore
package import Snapshots

/// Something that is wrong with a screen, and where its file says so.
package struct InterfaceFinding: Hashable, Sendable {
  /// A stable identifier, such as `reuse-identifier-duplicated`.
  package var id: String
  package var severity: SnapshotDocument.Finding.Severity
  package var message: String
  /// The id of the cell that it is about.
  package var row: String?
  package var path: FilePath
  /// Counted from 1; 0 when the whole file is meant.
  package var line: Int

  package init(
    id: String, severity: SnapshotDocument.Finding.Severity = .warning, _ message: String,
    row: String? = nil, path: FilePath, line: Int = 0
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.row = row
    self.path = path
    self.line = line
  }

  /// As a message of the command.
  package var diagnostic: Diagnostic {
    Diagnostic(
      severity == .error ? .error : .warning, id: id, message,
      at: SourceLocation(path: path.string, line: line))
  }
}

/// A finding of another part of the import, about an object of a file, such as a text without translation.
package struct ObjectFinding: Sendable {
  /// The id of the object, which says on which screen it is; `nil` is the first of the file.
  package var objectID: String?
  package var finding: InterfaceFinding

  package init(objectID: String?, _ finding: InterfaceFinding) {
    self.objectID = objectID
    self.finding = finding
  }
}
