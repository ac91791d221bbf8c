package import CatalogCore

/// A table of texts that belongs to a file of the project.
package struct ProjectTable: Sendable {
  package var path: FilePath
  /// The file whose texts are translated.
  package var file: FilePath
  package var language: String
  package var keyCount = 0
  /// Keys that name no object of the file.
  package var stale: [String] = []
  /// Keys of texts that the file has and the table has not.
  package var missing: [String] = []

  package init(path: FilePath, file: FilePath, language: String) {
    self.path = path
    self.file = file
    self.language = language
  }
}
