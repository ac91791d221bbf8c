extension InterfaceCheck {
  /// A scene that no file and, without an identifier, no code can reach.
  static let unreachableScene = InterfaceCheck(id: "scene-unreachable") { scene in
    guard scene.document.kind == .storyboard, let controller = scene.entry.controller,
      controller.storyboardIdentifier.nonEmpty == nil,
      !scene.facts.reached.contains(scene.index),
      scene.graph.initialEntry(ofDocument: scene.entry.document) != scene.index
    else { return [] }
    return [
      scene.finding(
        "scene-unreachable",
        "no segue leads to the scene, it has no storyboard id, and nothing starts with it",
        line: scene.entry.line)
    ]
  }
}
