import CatalogCore
import Snapshots

extension InterfaceCheck {
  /// A storyboard starts with one scene; what it names must be there, once, and in every language.
  static let initialController = InterfaceCheck(id: "initial-controller") { scene in
    let document = scene.document
    // It is told once for a document, on its first screen.
    guard scene.index == scene.facts.firstEntries[scene.entry.document] else { return [] }
    var findings: [InterfaceFinding] = []
    if let id = document.initialControllerID {
      let count = document.scenes.count { $0.controller?.id.hasSameBytes(as: id) == true }
      if count == 0 {
        findings.append(
          scene.finding(
            "initial-controller", .error,
            "the storyboard starts with '\(Wording.shortened(id))', which it does not have", line: 0
          ))
      } else if count > 1 {
        findings.append(
          scene.finding(
            "initial-controller", .error,
            "\(count) scenes have the id '\(Wording.shortened(id))' of the initial controller",
            line: scene.entry.line))
      }
    }
    if let ids = scene.facts.initialControllers[scene.entry.document] {
      let names = ids.map { $0.isEmpty ? "none" : "'\(Wording.shortened($0))'" }
      findings.append(
        scene.finding(
          "initial-controller",
          "the copies of the storyboard in other languages start with different scenes: "
            + CheckWording.list(names), line: 0))
    }
    return findings
  }
}
