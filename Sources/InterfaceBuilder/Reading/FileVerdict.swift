package import CatalogCore

/// What a file turned out to be.
package enum FileVerdict: Sendable {
  case interface(InterfaceDocument)
  /// An interface file of a platform whose screens are not read; no mistake.
  case skipped(platform: String, reason: String)
  /// No interface file, or a broken one.
  case refused(Diagnostic)
}
