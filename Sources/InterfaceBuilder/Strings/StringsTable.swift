package import CatalogCore

/// The texts of one language for the objects of a document.
package struct StringsTable: Sendable {
  package var path: FilePath
  /// Such as `de` or `pt-BR`.
  package var language: String
  /// In the order of the file, no key twice.
  package var entries: [Entry]
  /// Keys that the authors left out of translation on purpose, in the order of the file.
  package var exemptKeys: [String]
  /// Whether it holds the language that the texts were written in, so that equal texts are no gap.
  package var isSource: Bool

  package init(
    path: FilePath, language: String, entries: [Entry] = [], exemptKeys: [String] = [],
    isSource: Bool = false
  ) {
    self.path = path
    self.language = language
    self.entries = entries
    self.exemptKeys = exemptKeys
    self.isSource = isSource
  }

  package struct Entry: Equatable, Sendable {
    /// Such as `Hoz-aS-8YI.text`.
    package var key: String
    package var value: String
    /// Counted from 1; where the key stands.
    package var line: Int
    package var state: State

    package init(key: String, value: String, line: Int = 0, state: State = .translated) {
      self.key = key
      self.value = value
      self.line = line
      self.state = state
    }
  }

  /// What a strings catalog says about a text; a table of another kind says nothing.
  package enum State: Sendable {
    case translated
    /// The base text changed since.
    case needsReview
    /// Nobody has translated it yet; the value is the base text.
    case untranslated
    /// The object was gone when Xcode last looked.
    case stale
  }
}

/// What a file of strings holds.
package struct StringsFile: Sendable {
  /// One, or for a strings catalog one for each language, in byte order.
  package var tables: [StringsTable] = []
  /// The language of the base texts; only a strings catalog says it.
  package var sourceLanguage: String?
  /// What is wrong with the file, in the order of lines.
  package var problems: [Diagnostic] = []

  package init() {}
}
