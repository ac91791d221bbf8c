/// A controller of a scene.
package struct InterfaceController: Sendable {
  /// The name of the element, such as `tableViewController`.
  package var element: String
  package var kind: Kind
  package var id: String
  package var customClass: InterfaceClass?
  package var storyboardIdentifier: String?
  package var title: String?
  package var restorationIdentifier: String?
  /// The name in the outline of the document.
  package var userLabel: String?
  package var modalPresentationStyle: String?
  package var hidesBottomBarWhenPushed = false
  package var hidesNavigationBar = false
  /// Whether the bar of this navigation controller shows large titles.
  package var prefersLargeTitles = false
  /// Whether the toolbar of this navigation controller is shown.
  package var showsToolbar = false
  package var navigationItem: NavigationItem?
  package var tabBarItem: BarItem?
  package var toolbarItems: [BarItem] = []
  package var view: InterfaceView?
  /// Bars of its own and whatever else stands in it by a key, such as `navigationBar` or `tabBar`.
  package var bars: [InterfaceView] = []
  package var connections = InterfaceConnections()
  package var runtimeAttributes: [RuntimeAttribute] = []
  package var variations: [InterfaceVariation] = []
  /// Ids of layout guides that constraints may name.
  package var layoutGuides: [String] = []
  package var line: Int

  package init(element: String, kind: Kind, id: String, line: Int = 0) {
    self.element = element
    self.kind = kind
    self.id = id
    self.line = line
  }

  package enum Kind: Equatable, Sendable {
    case view
    case table
    case collection
    case navigation
    case tabBar
    case split
    case page
    /// Of SwiftUI.
    case hosting
    /// A controller that stands in another storyboard, or elsewhere in this one.
    case reference(Reference)
    /// A controller of another framework, or one that is not known; `element` names it.
    case other
  }

  /// Where the controller of a storyboard reference stands.
  package struct Reference: Hashable, Sendable {
    /// Without ending; `nil` is the storyboard of the reference itself.
    package var storyboard: String?
    /// The storyboard id; `nil` is the initial controller.
    package var identifier: String?
    package var bundle: String?

    package init(storyboard: String? = nil, identifier: String? = nil, bundle: String? = nil) {
      self.storyboard = storyboard
      self.identifier = identifier
      self.bundle = bundle
    }
  }
}
