package import CatalogCore

/// Templates by name, for the partials and parents that other templates ask for.
///
/// Names are compared byte by byte.
package struct TemplateLibrary: Sendable {
  private var templates: [[UInt8]: Template] = [:]

  package init() {}

  /// Parses each source and files it under its name; a later one replaces an earlier of that name.
  package init(parsing sources: [(name: String, source: SourceText)]) throws(TemplateError) {
    for (name, source) in sources { self[name] = try Template(parsing: source) }
  }

  package subscript(name: String) -> Template? {
    get { templates[Array(name.utf8)] }
    set { templates[Array(name.utf8)] = newValue }
  }

  subscript(name: [UInt8]) -> Template? { templates[name] }

  /// The names in the order of their bytes.
  package var names: [String] {
    templates.keys.map { String(decodingUTF8: $0) }.sorted { $0.precedesByBytes($1) }
  }
}
