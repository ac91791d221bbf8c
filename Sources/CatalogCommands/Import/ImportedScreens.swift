import CatalogCore
import CatalogSettings
import InterfaceBuilder
import Snapshots

/// The snapshots of a project, and what is wrong with its screens.
struct ImportedScreens {
  var documents: [SnapshotDocument] = []
  var findings: [Diagnostic] = []
  /// The languages that there are texts in.
  var languages: [String] = []

  init(_ project: InterfaceProject, _ choice: ImportSettings) {
    findings = project.documents.flatMap(\.problems)
  }

  var hasFindings: Bool { findings.contains { $0.severity != .note } }
}
