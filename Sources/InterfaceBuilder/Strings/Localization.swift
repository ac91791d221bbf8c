package import CatalogCore

/// A document in another language, and where its table does not fit.
package struct Localization: Sendable {
  package var document: InterfaceDocument
  /// How many texts the table gives.
  package var translatedCount = 0
  /// Entries that no object of the document takes, in the order of the table.
  package var stale: [StringsTable.Entry] = []
  /// Texts of the document that the table does not give, in the order of the document.
  package var missing: [MissingText] = []
  /// Whether the table is of the language that the document is in, which lacks nothing.
  package var isOfDevelopers = false
  /// All of it as findings: those in the table in its order, then those in the document.
  package var problems: [Diagnostic] = []

  /// A text of a document that a table does not give.
  package struct MissingText: Equatable, Sendable {
    /// What the table should have, such as `Hoz-aS-8YI.text`.
    package var key: String
    package var text: String
    /// The line of the object in the document.
    package var line: Int

    package init(key: String, text: String, line: Int = 0) {
      self.key = key
      self.text = text
      self.line = line
    }
  }
}

extension InterfaceDocument {
  /// The document as it is in the language of a table.
  ///
  /// What the table does not give stays as it is, as it does in the app. Cost: one walk over the
  /// document, and one over the table.
  package func localized(by table: StringsTable) -> Localization {
    var localizer = Localizer(table)
    var document = self
    localizer.apply(to: &document)
    return localizer.localization(of: document)
  }
}
