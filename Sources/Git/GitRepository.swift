package import CatalogCore

/// A git repository, read through git's command line.
package struct GitRepository: Sendable {
  /// A folder of its work tree, or the repository itself when it is bare.
  package var folder: FilePath

  package init(folder: FilePath) {
    self.folder = folder
  }
}
