package import CatalogCore

/// A storyboard or a xib of a project, and what became of it.
package struct ProjectFile: Sendable {
  /// As the user would name it.
  package var path: FilePath
  /// The target or folder that it belongs to, such as `Harbour`.
  package var group: String
  /// The language that its texts are in, by its folder; `nil` for none and for `Base`.
  package var language: String?
  /// The file that this one is a copy of in another language.
  package var original: FilePath?
  package var verdict: FileVerdict

  package init(
    path: FilePath, group: String, language: String? = nil, original: FilePath? = nil,
    verdict: FileVerdict
  ) {
    self.path = path
    self.group = group
    self.language = language
    self.original = original
    self.verdict = verdict
  }

  /// What the file says, if it could be read.
  package var document: InterfaceDocument? {
    if case .interface(let document) = verdict { document } else { nil }
  }
}
