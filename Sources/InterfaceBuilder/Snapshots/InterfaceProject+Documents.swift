import CatalogCore

extension InterfaceProject {
  /// The documents that become screens, in the order of their paths; copies of a file in other languages
  /// are its translations.
  package var importedDocuments: [ImportedDocument] {
    var translations: [FilePath: [ImportedDocument.Translation]] = [:]
    for file in files {
      guard let original = file.original, let language = file.language, let document = file.document
      else { continue }
      translations[original, default: []].append(
        ImportedDocument.Translation(language: language, document: document))
    }
    return files.compactMap { file in
      guard file.original == nil, let document = file.document else { return nil }
      let own = (translations[file.path] ?? []).sorted {
        $0.language.precedesByBytes($1.language)
      }
      return ImportedDocument(document, group: file.group, translations: own)
    }
  }
}
