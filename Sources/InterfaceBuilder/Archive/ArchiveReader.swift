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
      throw Refusal.emptyArchive(path, line: root.line)
    }
    var translator = ArchiveTranslator(data)
    var document = DocumentReader.document(translator.document(root), path: path)
    document.format = .archive(version: root["version"] ?? "")
    document.toolsVersion = data.child(key: "IBDocument.InterfaceBuilderVersion")?.text
    if let line = translator.cutOffLine {
      let cutOff = ReadingProblems.cutOff(path, line: line)
      document.problems = (document.problems + [cutOff]).inOrderOfLines
    }
    return document
  }
}
