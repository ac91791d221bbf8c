import CatalogCore

/// Reads the keyed archives of Xcode 3 and 4.
enum ArchiveReader {
  static func document(
    _ root: MarkupElement, path: FilePath
  ) throws(Diagnostic) -> InterfaceDocument {
    throw Diagnostic(
      id: "interface-archive", "keyed archives are not read yet",
      at: SourceLocation(path: path.string, line: root.line))
  }
}
