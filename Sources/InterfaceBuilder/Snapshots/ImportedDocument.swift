/// A document of a project with what the project says of it.
package struct ImportedDocument: Sendable {
  package var document: InterfaceDocument
  /// The target or the folder that the file belongs to.
  package var group: String?
  /// The document in other languages, in the order of the languages.
  package var translations: [Translation]

  package init(
    _ document: InterfaceDocument, group: String? = nil, translations: [Translation] = []
  ) {
    self.document = document
    self.group = group
    self.translations = translations
  }

  /// The same document with the words of one language.
  package struct Translation: Sendable {
    /// Such as `de` or `zh-Hans`.
    package var language: String
    package var document: InterfaceDocument

    package init(language: String, document: InterfaceDocument) {
      self.language = language
      self.document = document
    }
  }
}
