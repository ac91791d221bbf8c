package import CatalogCore

extension MarkdownError {
  /// The error in words, placed in the document that was refused.
  package func diagnostic(in source: SourceText) -> Diagnostic {
    switch self {
    case .tooLarge(let size, let limit):
      Diagnostic(
        id: "markdown-too-large",
        "the Markdown document has \(size) bytes, more than the \(limit) allowed",
        at: SourceLocation(path: source.path), hint: "split the document into several")
    case .tooDeep(let line, let limit):
      Diagnostic(
        id: "markdown-too-deep",
        "more than \(limit) block quotes and list items are nested in each other",
        at: SourceLocation(path: source.path, line: line, column: 1))
    case .tooManyNestedLines(let line):
      Diagnostic(
        id: "markdown-too-many-nested-lines",
        "too many lines belong to deeply nested lists",
        at: SourceLocation(path: source.path, line: line, column: 1),
        hint: "nest the lists less deeply or split the document into several")
    case .tooManyImages(let line):
      Diagnostic(
        id: "markdown-too-many-images",
        "too many images and links stand in one paragraph",
        at: SourceLocation(path: source.path, line: line, column: 1),
        hint: "separate groups of images with empty lines")
    case .tooManyCells(let line):
      Diagnostic(
        id: "markdown-too-many-cells",
        "the tables of the document have too many cells",
        at: SourceLocation(path: source.path, line: line, column: 1),
        hint: "split the document into several")
    }
  }
}
