package import CatalogCore

extension FilePath {
  /// Whether the path is that of a folder or of something in it.
  ///
  /// Both are absolute, links followed; no file is looked at.
  package func isAtOrBelow(_ folder: FilePath) -> Bool {
    let (path, start) = (components, folder.components)
    return path.count >= start.count
      && zip(path, start).allSatisfy { $0.hasSameBytes(as: $1) }
  }
}
