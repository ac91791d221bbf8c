/// What an object is connected to.
package struct InterfaceConnections: Sendable {
  package var outlets: [Outlet] = []
  package var actions: [Action] = []
  package var segues: [Segue] = []

  package init() {}

  package struct Outlet: Sendable {
    package var property: String
    package var destination: String
    package var isCollection: Bool
    package var line: Int

    package init(property: String, destination: String, isCollection: Bool = false, line: Int = 0) {
      self.property = property
      self.destination = destination
      self.isCollection = isCollection
      self.line = line
    }
  }

  package struct Action: Sendable {
    package var selector: String
    package var destination: String?
    /// `nil` for bar items and recognisers.
    package var event: String?
    package var line: Int

    package init(selector: String, destination: String? = nil, event: String? = nil, line: Int = 0)
    {
      self.selector = selector
      self.destination = destination
      self.event = event
      self.line = line
    }
  }

  package struct Segue: Sendable {
    package var id: String
    /// `nil` where the file names none.
    package var destination: String?
    /// The word of the file, such as `show`, `presentation`, `relationship` or `unwind`.
    package var kind: String
    package var identifier: String?
    /// What the destination is to a container, such as `rootViewController`.
    package var relationship: String?
    package var unwindAction: String?
    package var customClass: InterfaceClass?
    package var modalPresentationStyle: String?
    package var line: Int

    package init(id: String, destination: String?, kind: String, line: Int = 0) {
      self.id = id
      self.destination = destination
      self.kind = kind
      self.line = line
    }
  }
}

package struct InterfaceAccessibility: Hashable, Sendable {
  package var label: String?
  package var hint: String?
  package var identifier: String?
  package var traits: [String] = []
  package var isElement: Bool?

  package init() {}
}

/// A constraint, as it is written; nothing solves it.
package struct InterfaceConstraint: Hashable, Sendable {
  package var id: String
  /// `nil` is the view that the constraint stands in.
  package var firstItem: String?
  package var firstAttribute: String
  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  package var relation = "equal"
  package var secondItem: String?
  package var secondAttribute: String?
  package var constant = 0.0
  /// As written: `0.5`, `1:1`, `1/3`; `nil` is 1.
  package var multiplier: String?
  package var priority = 1000.0
  package var identifier: String?
  /// Whether it is removed when the app is built.
  package var isPlaceholder = false
  /// Whether it belongs to none of the size classes that the document shows.
  package var isInstalled = true

  package init(id: String, firstAttribute: String) {
    self.id = id
    self.firstAttribute = firstAttribute
  }
}

/// What is different in a size class.
package struct InterfaceVariation: Hashable, Sendable {
  /// `default`, `widthClass=regular`, `heightClass=compact-widthClass=regular`.
  package var key: String
  /// Names of attributes and children that are overridden, in byte order.
  package var overrides: [String] = []
  package var excludedSubviews: [String] = []
  package var includedSubviews: [String] = []
  package var excludedConstraints: [String] = []
  package var includedConstraints: [String] = []

  package init(key: String) {
    self.key = key
  }
}

/// A value that is set through the runtime when the object is loaded.
package struct RuntimeAttribute: Hashable, Sendable {
  package var keyPath: String
  package var type: String
  package var value: Value

  package init(keyPath: String, type: String, value: Value) {
    self.keyPath = keyPath
    self.type = type
    self.value = value
  }

  package enum Value: Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case color(InterfaceColor)
    case numbers([Double])
    case absent
  }
}
