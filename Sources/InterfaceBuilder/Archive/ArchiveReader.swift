import CatalogCore

/// Reads the keyed archives of Xcode 3 and 4.
///
/// Such a file does not describe an interface, it is the memory of Interface Builder written down. It
/// is translated into the elements of later documents, so that one reader gives both their meaning.
enum ArchiveReader {
  /// - Throws: where the archive holds no objects at all. Cost: linear in the size of the file.
  static func document(
    _ root: MarkupElement, path: FilePath
  ) throws(Diagnostic) -> InterfaceDocument {
    guard let data = root.child("data") else {
      throw Diagnostic(
        id: "interface-empty-archive", "the archive holds no objects",
        at: SourceLocation(path: path.string, line: root.line),
        hint: "take a whole copy of it from version control")
    }
    var translator = ArchiveTranslator(data)
    var document = DocumentReader.document(translator.document(root), path: path)
    document.format = .archive(version: root["version"] ?? "")
    document.toolsVersion = data.child(key: "IBDocument.InterfaceBuilderVersion")?.text
    if let line = translator.cutOffLine {
      document.problems.append(
        Diagnostic(
          .warning, id: "interface-too-deep",
          "the views of the archive stand deeper inside each other than any real ones",
          at: SourceLocation(path: path.string, line: line),
          hint: "what stands deeper is left out"))
    }
    return document
  }
}
