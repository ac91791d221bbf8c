/// Where something leads.
package enum SceneTarget: Hashable, Sendable {
  /// The position of a scene.
  case entry(Int)
  /// Back to a scene that only the running app knows.
  case exit
  case missing(Missing)

  /// Why something leads nowhere.
  package enum Missing: Hashable, Sendable {
    case noDestination
    /// No object of the document has the id.
    case object(String)
    /// The project has no such storyboard, whatever its scene would be.
    case storyboard(String, identifier: String?)
    /// No scene of the storyboard has the storyboard id.
    case identifier(String, storyboard: String)
    case initialController(storyboard: String)
    /// The storyboard belongs to another bundle and is not part of the project.
    case external(bundle: String, storyboard: String)
    /// References that lead to each other.
    case circle
  }
}

extension SceneTarget.Missing {
  /// Where an action leads instead of to a screen, in words.
  var remark: String {
    func short(_ name: String) -> String { Wording.shortened(name) }
    return switch self {
    case .noDestination: "leads nowhere"
    case .object(let id): "leads to '\(short(id))', which the file does not have"
    case .storyboard(let name, let identifier?):
      "leads to “\(short(identifier))” of the storyboard “\(short(name))”, which the project does "
        + "not have"
    case .storyboard(let name, nil):
      "leads to the storyboard “\(short(name))”, which the project does not have"
    case .identifier(let identifier, let storyboard):
      "leads to “\(short(identifier))” of the storyboard “\(short(storyboard))”, which has no scene "
        + "of this id"
    case .initialController(let storyboard):
      "leads to the initial scene of the storyboard “\(short(storyboard))”, which has none"
    case .external(let bundle, let storyboard):
      "leads to the storyboard “\(short(storyboard))” of the bundle “\(short(bundle))”"
    case .circle: "leads to references that lead to each other"
    }
  }
}
