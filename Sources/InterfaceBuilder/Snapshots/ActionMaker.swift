import CatalogCore
import Snapshots

/// Turns the connections of an object into the actions of a snapshot.
struct ActionMaker {
  typealias Action = SnapshotDocument.Action
  typealias Attribute = SnapshotDocument.Attribute

  var graph: SceneGraph
  /// The ids of screens, in the order of the graph's entries.
  var screens: [String]
  /// The scene that the objects stand in.
  var entry: SceneEntry
  var isInNavigation: Bool

  /// What an object does: its segues, each with one of its messages as far as there are any.
  ///
  /// A button that sends a message and has a segue does both at one tap, so they share an action.
  func actions(_ id: String, _ connections: InterfaceConnections, event: String? = nil) -> [Action]
  {
    let segues = connections.segues
    let messages = connections.actions
    return (0..<max(segues.count, messages.count)).map { index in
      var action = Action(index == 0 ? id : "\(id)-\(index + 1)")
      if index < messages.count { action.attributes = [selector(messages[index], event)] }
      if index < segues.count { add(segues[index], to: &action) }
      return action
    }
  }

  func action(_ id: String, _ segue: InterfaceConnections.Segue) -> Action {
    var action = Action(id)
    add(segue, to: &action)
    return action
  }

  private func add(_ segue: InterfaceConnections.Segue, to action: inout Action) {
    var words = [AttributeWriter.word(segue.kind.isEmpty ? "segue" : segue.kind)]
    if let identifier = segue.identifier, !identifier.isEmpty { words.append(.text(identifier)) }
    switch graph.target(of: segue, in: entry) {
    case .entry(let target):
      action.route = SnapshotDocument.Route(
        segue.transition(isInNavigation: isInNavigation), screens[target])
    case .exit: break
    case .missing(let missing): action.attributes.append(Attribute(.note, .text(missing.remark)))
    }
    action.attributes.append(Attribute(.segue, words))
    if let unwind = segue.unwindAction {
      if action.attributes.contains(where: { $0.name == .selector }) {
        action.attributes.append(Attribute(.note, .text("unwinds with \(unwind)")))
      } else {
        action.attributes.append(Attribute(.selector, .text(unwind)))
      }
    }
    if let customClass = segue.customClass {
      action.attributes.append(Attribute(.note, .text("segue of class \(customClass.name)")))
    }
    if let style = segue.modalPresentationStyle {
      action.attributes.append(Attribute(.note, .text("presented as \(style)")))
    }
  }

  private func selector(_ message: InterfaceConnections.Action, _ event: String?) -> Attribute {
    let event = (message.event ?? event).nonEmpty
    return Attribute(.selector, [.text(message.selector)] + (event.map { [Self.event($0)] } ?? []))
  }

  private static func event(_ name: String) -> SnapshotDocument.Argument {
    AttributeWriter.word(name)
  }
}

extension InterfaceConnections.Segue {
  /// How its scene appears; one that is shown inside a navigation controller is pushed onto it.
  func transition(isInNavigation: Bool) -> SnapshotDocument.Route.Transition {
    SnapshotDocument.Route.Transition(segueKind: kind, isInNavigation: isInNavigation)
  }
}

extension InterfaceObject {
  /// What makes a recogniser act: `tap` of a `tapGestureRecognizer`.
  var gesture: String? {
    element.part(before: "GestureRecognizer")
  }
}
