/// What a controller shows in the bar of its navigation controller.
package struct NavigationItem: Sendable {
  package var id: String
  package var title: String?
  package var prompt: String?
  package var backTitle: String?
  /// The id of the bar item that stands for the back button, where `backTitle` is its title.
  package var backItemID: String?
  /// From the leading edge.
  package var leading: [BarItem] = []
  /// From the trailing edge.
  package var trailing: [BarItem] = []
  /// A view in place of the title.
  package var titleView: InterfaceView?
  /// `always`, `never` or `nil` for what the bar does.
  package var largeTitleDisplayMode: String?

  package init(id: String) {
    self.id = id
  }
}

/// A button of a bar, a tab, or a space between.
package struct BarItem: Sendable {
  /// The name of the element, such as `barButtonItem` or `tabBarItem`.
  package var element: String
  package var id: String
  package var title: String?
  package var image: String?
  /// Whether the image is a symbol of the system.
  package var isSymbol = false
  /// Such as `add` or `flexibleSpace`.
  package var systemItem: String?
  /// `plain`, `done` or `bordered`.
  package var style: String?
  package var isEnabled = true
  package var badge: String?
  package var customClass: InterfaceClass?
  /// The view that is shown in place of a title.
  package var customView: InterfaceView?
  package var accessibility: InterfaceAccessibility?
  package var connections = InterfaceConnections()
  package var line: Int

  package init(element: String, id: String, line: Int = 0) {
    self.element = element
    self.id = id
    self.line = line
  }
}
