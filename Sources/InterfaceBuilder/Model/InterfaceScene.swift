/// A scene of a storyboard: one controller, and what stands beside it.
package struct InterfaceScene: Sendable {
  package var id: String?
  /// `nil` for a scene that was emptied by hand.
  package var controller: InterfaceController?
  package var objects = SceneObjects()
  /// Where the scene lies on the canvas, in points.
  package var canvasLocation: InterfacePoint?
  /// Counted from 1.
  package var line: Int

  package init(id: String? = nil, controller: InterfaceController? = nil, line: Int = 0) {
    self.id = id
    self.controller = controller
    self.line = line
  }
}

/// The objects beside the controller of a scene, or at the top level of a xib.
package struct SceneObjects: Sendable {
  /// The owner of a file and the first responder.
  package var placeholders: [Placeholder] = []
  /// The ids of exits, where unwinding segues end.
  package var exits: [String] = []
  /// Views that stand in no controller; in a xib these are its content.
  package var views: [InterfaceView] = []
  /// Controllers in a xib.
  package var controllers: [InterfaceController] = []
  /// Recognisers, bar items, custom objects and whatever else owns connections.
  package var others: [InterfaceObject] = []

  package init() {}

  package struct Placeholder: Sendable {
    package var id: String
    /// `IBFilesOwner`, `IBFirstResponder`, or another name.
    package var identifier: String
    package var customClass: InterfaceClass?
    package var connections: InterfaceConnections

    package init(
      id: String, identifier: String, customClass: InterfaceClass? = nil,
      connections: InterfaceConnections = InterfaceConnections()
    ) {
      self.id = id
      self.identifier = identifier
      self.customClass = customClass
      self.connections = connections
    }
  }
}

/// An object that is neither seen nor a controller, such as a recogniser.
package struct InterfaceObject: Sendable {
  /// The name of the element, such as `tapGestureRecognizer`.
  package var element: String
  package var id: String
  package var customClass: InterfaceClass?
  package var userLabel: String?
  package var connections: InterfaceConnections
  package var line: Int

  package init(
    element: String, id: String, customClass: InterfaceClass? = nil, userLabel: String? = nil,
    connections: InterfaceConnections = InterfaceConnections(), line: Int = 0
  ) {
    self.element = element
    self.id = id
    self.customClass = customClass
    self.userLabel = userLabel
    self.connections = connections
    self.line = line
  }
}

/// A class of the app's own.
package struct InterfaceClass: Hashable, Sendable {
  package var name: String
  /// `nil` for a class of Objective-C, or one whose module is filled in when the app is built.
  package var module: String?
  /// Whether the module is that of the target, whatever the file stores.
  package var isOfTarget: Bool

  package init(name: String, module: String? = nil, isOfTarget: Bool = false) {
    self.name = name
    self.module = module
    self.isOfTarget = isOfTarget
  }
}
