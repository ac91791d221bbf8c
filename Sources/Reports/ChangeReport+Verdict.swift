package import CatalogCore
package import Snapshots

extension ChangeReport {
  /// How many screens show a change.
  package var screenCount: Int {
    diff.causes.reduce(into: Set<ByteKey>()) { screens, cause in
      for place in cause.places { screens.insert(place.name.screen) }
    }.count
  }

  /// Whether there is anything to look at.
  package var isEmpty: Bool { diff.causes.isEmpty && problems.isEmpty }

  /// What it comes to: `4 changes on 3 screens, 1 problem`.
  package var verdict: String {
    var parts: [String] = []
    if !diff.causes.isEmpty {
      parts.append(
        "\(ReportWords.count(diff.causes.count, "change")) on "
          + ReportWords.count(screenCount, "screen"))
    }
    if !problems.isEmpty { parts.append(ReportWords.count(problems.count, "problem")) }
    return parts.isEmpty ? "no changes" : parts.joined(separator: ", ")
  }

  /// Where the snapshot of a scenario stands in the repository.
  package func path(of name: DocumentChange.Name) -> FilePath {
    snapshotFolder.appending(
      StoredSnapshot.key(screen: name.screen.text, scenario: name.scenario.text))
  }

  /// The file that a reader of a change opens: the snapshot, or the interface file of the screen.
  package func file(of name: DocumentChange.Name) -> FilePath {
    interfaceFiles[name.screen] ?? path(of: name)
  }
}
