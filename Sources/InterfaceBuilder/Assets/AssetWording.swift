import CatalogCore

/// Every sentence about assets.
enum AssetWording {
  static func tooLong(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      .warning, id: "asset-too-long", "the description of the asset is too long to be one",
      at: SourceLocation(path: source.path))
  }

  static func form(_ source: SourceText, _ range: Range<Int>, _ what: String) -> Diagnostic {
    Diagnostic(.warning, id: "asset-form", what, in: source, range: range)
  }

  static func syntax(_ error: JSONError) -> Diagnostic {
    var diagnostic = error.diagnostic
    diagnostic.severity = .warning
    return diagnostic
  }
}
