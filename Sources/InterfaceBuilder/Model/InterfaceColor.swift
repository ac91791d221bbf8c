/// A colour of any of the forms that files use.
package struct InterfaceColor: Hashable, Sendable {
  package var name: Name?
  /// What the file stores, taken as sRGB.
  ///
  /// Of a name they are what the file stores besides, else what the system shows in light; `nil` where
  /// neither is known.
  package var components: Components?

  package init(name: Name? = nil, components: Components? = nil) {
    self.name = name
    self.components = components
  }

  package enum Name: Hashable, Sendable {
    /// One of the system, in one spelling: `label`, `systemBlue`, without the ending `Color`.
    case system(String)
    /// One of the app's asset catalog.
    case asset(String)
  }

  /// From 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }
}
