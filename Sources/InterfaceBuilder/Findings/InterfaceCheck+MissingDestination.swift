import CatalogCore
import Snapshots

extension InterfaceCheck {
  /// Segues that lead to nothing; what belongs to another bundle is only not here.
  static let missingDestination = InterfaceCheck(id: "segue-destination-missing") { scene in
    // A whole storyboard may only be outside the folder that was imported.
    var isCertain = true
    let missing = scene.graph.edges(from: scene.index).compactMap { edge -> (Int, String)? in
      guard case .missing(let reason) = edge.target else { return nil }
      switch reason {
      case .external: return nil
      case .storyboard: isCertain = false
      default: break
      }
      let name = edge.segue.identifier.nonEmpty ?? edge.owner.label.nonEmpty ?? edge.segue.id
      return (edge.segue.line, "“\(Wording.shortened(name))” \(reason.remark)")
    }
    guard let first = missing.first else { return [] }
    return [
      scene.finding(
        "segue-destination-missing", isCertain ? .error : .warning,
        "\(CheckWording.count(missing.count, "segue cannot", "segues cannot")) be performed: "
          + CheckWording.list(missing.map(\.1)), line: first.0)
    ]
  }
}
