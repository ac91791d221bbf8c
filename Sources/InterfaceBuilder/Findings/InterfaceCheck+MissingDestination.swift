import CatalogCore
import Snapshots

extension InterfaceCheck {
  /// Segues that lead to nothing; what belongs to another bundle is only not here.
  static let missingDestination = InterfaceCheck(id: "segue-destination-missing") { scene in
    let missing = scene.graph.edges(from: scene.index).compactMap { edge -> (Int, String)? in
      guard case .missing(let reason) = edge.target else { return nil }
      if case .external = reason { return nil }
      let name = edge.segue.identifier.nonEmpty ?? edge.segue.id
      return (edge.segue.line, "“\(Wording.shortened(name))” \(reason.remark)")
    }
    guard let first = missing.first else { return [] }
    return [
      scene.finding(
        "segue-destination-missing", .error,
        "\(CheckWording.count(missing.count, "segue cannot", "segues cannot")) be performed: "
          + CheckWording.list(missing.map(\.1)), line: first.0)
    ]
  }
}
