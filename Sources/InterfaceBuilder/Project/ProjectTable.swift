package import CatalogCore

/// A table of texts that belongs to a file of the project.
package struct ProjectTable: Sendable {
  package var table: StringsTable
  /// The file whose texts are translated.
  package var file: FilePath

  package init(_ table: StringsTable, file: FilePath) {
    self.table = table
    self.file = file
  }
}
