import CatalogCore
import Snapshots

extension InterfaceCheck {
  /// Outlets to objects that the file does not have, as a merge may leave them; loading them fails.
  static let missingOutlet = InterfaceCheck(id: "outlet-destination-missing") { scene in
    let lines = scene.facts.linesWithMissingObject[scene.entry.document]
    guard !lines.isEmpty else { return [] }
    let missing = ConnectionOwner.owners(in: scene.entry).flatMap { owner in
      owner.connections.outlets.filter { lines.contains($0.line) }
    }
    guard let first = missing.first else { return [] }
    return [
      scene.finding(
        "outlet-destination-missing", .error,
        "\(CheckWording.count(missing.count, "outlet leads", "outlets lead")) to objects that the "
          + "file does not have: "
          + CheckWording.list(missing.map { "'\(Wording.shortened($0.property))'" }),
        line: first.line)
    ]
  }
}
