/// What an element stands for.
enum ElementRole: Sendable {
  case view(ViewKind)
  case controller(InterfaceController.Kind)
  /// A part of another object, such as a colour, or an object that nobody sees.
  case part
}

/// What a view shows, as far as the reader tells views apart.
enum ViewKind: Sendable {
  /// A plain view, or one of another framework.
  case plain
  case label
  case button
  case image
  case textField
  case textView
  case searchBar
  case control(ControlContent.Kind)
  case segments
  case stack
  case table
  case collection
  case tableCell
  case collectionCell
  case bar
  case reusable
}

/// The elements that are known; whatever is missing here is told to the user once.
enum ElementVocabulary {
  /// Cost: one look-up, as it is asked for every element.
  static func role(of name: String) -> ElementRole? { roles[name] }

  private static let roles: [String: ElementRole] = {
    var roles: [String: ElementRole] = [:]
    for name in parts { roles[name] = .part }
    for name in plainViews { roles[name] = .view(.plain) }
    for (name, kind) in views { roles[name] = .view(kind) }
    for (name, kind) in controllers { roles[name] = .controller(kind) }
    return roles
  }()

  private static let views: [(String, ViewKind)] = [
    ("label", .label), ("button", .button), ("imageView", .image), ("textField", .textField),
    ("textView", .textView), ("searchBar", .searchBar), ("segmentedControl", .segments),
    ("stackView", .stack), ("tableView", .table), ("collectionView", .collection),
    ("tableViewCell", .tableCell), ("collectionViewCell", .collectionCell),
    ("collectionReusableView", .reusable), ("tableViewHeaderFooterView", .reusable),
    ("navigationBar", .bar), ("tabBar", .bar), ("toolbar", .bar),
    ("switch", .control(.toggle)), ("slider", .control(.slider)), ("stepper", .control(.stepper)),
    ("progressView", .control(.progress)), ("activityIndicatorView", .control(.spinner)),
    ("pageControl", .control(.pages)), ("pickerView", .control(.picker)),
    ("datePicker", .control(.datePicker)),
  ]

  private static let plainViews = [
    "view", "scrollView", "containerView", "visualEffectView", "control",
    "tableViewCellContentView",
    "collectionViewCellContentView", "mapView", "webView", "wkWebView", "glkView", "mtkView",
    "sceneKitView", "skView", "arscnView", "arskView", "realityView", "refreshControl", "window",
    "calendarView", "colorWell", "pasteControl", "backgroundExtensionView", "avPlayerView",
    "tvDigitEntryView", "tvPosterView", "tvMonogramView", "tvCardView", "tvCaptionButtonView",
    "tvLockupView", "tvLockupHeaderFooterView", "pdfView", "adBannerView", "bannerView",
  ]

  private static let controllers: [(String, InterfaceController.Kind)] = [
    ("viewController", .view), ("tableViewController", .table),
    ("collectionViewController", .collection), ("navigationController", .navigation),
    ("tabBarController", .tabBar), ("splitViewController", .split), ("pageViewController", .page),
    ("hostingController", .hosting), ("viewControllerPlaceholder", .reference(.init())),
    ("avPlayerViewController", .other), ("glkViewController", .other),
    ("imagePickerController", .other), ("referenceLibraryViewController", .other),
    ("activityViewController", .other), ("searchController", .other),
    ("documentBrowserViewController", .other), ("tvPageViewController", .other),
  ]

  /// Parts of views, controllers and documents, and objects beside them.
  private static let parts = [
    // Geometry, values, texts.
    "rect", "frame", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "range",
    "value",
    "nil", "string", "mutableString", "attributedString", "bool", "boolean", "integer", "real",
    "float", "double", "number", "date", "locale", "timeZone", "calendar", "calendarIdentifier",
    "color", "fontDescription", "font", "array", "mutableArray", "dictionary", "mutableDictionary",
    "data", "url", "offset", "offsetWrapper", "affineTransform", "image", "imageReference",
    "autoresizingMask", "fragment", "attributes", "paragraphStyle", "shadow", "null",
    // What every view may have.
    "subviews", "constraints", "constraint", "connections", "outlet", "outletCollection", "action",
    "segue", "variation", "mask", "exclude", "include", "viewLayoutGuide", "layoutGuides",
    "viewControllerLayoutGuide", "layoutGuide", "gestureRecognizers", "accessibility",
    "accessibilityTraits", "accessibilityOverrides", "userDefinedRuntimeAttributes",
    "userDefinedRuntimeAttribute", "keyCommands", "keyCommand", "extendedEdge", "edgeInset",
    "modalFormSheetSize", "interactions", "interaction", "directionalRectEdge", "rectEdge",
    "largeContentViewerInteraction", "pointerInteraction", "contextMenuInteraction",
    "keyboardLayoutGuide", "menu", "menuElement", "command", "uiMenu",
    // Of single kinds of views.
    "state", "buttonConfiguration", "backgroundConfiguration", "preferredSymbolConfiguration",
    "symbolConfiguration", "imageSymbolConfiguration", "fontScalingConfiguration",
    "textInputTraits", "dataDetectorType", "segments", "segment", "sections", "tableViewSection",
    "prototypes", "cells", "items", "scopeButtonTitles", "blurEffect", "vibrancyEffect",
    "glassEffect", "glassContainerEffect", "collectionViewFlowLayout", "collectionViewLayout",
    "collectionViewTransitionLayout", "navigationItem", "barButtonItem", "barButtonItemGroup",
    "tabBarItem", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems",
    "navigationBarAppearance", "tabBarAppearance", "toolbarAppearance", "barButtonItemAppearance",
    "barButtonItemAppearanceState", "barButtonItemStateAppearance", "tabBarItemAppearance",
    "tabBarItemStateAppearance", "textAttributes", "titleTextAttributes", "titleTextAttribute",
    "wkWebViewConfiguration", "wkPreferences", "audiovisualMediaTypes", "wkDataDetectorTypes",
    "dataDetectorTypes", "animationImages", "highlightedAnimationImages",
    "animations", "listContentConfiguration", "cellTypes", "scene",
    "sceneKitScene", "animatedTransitioning", "listConfiguration",
    "collectionViewCompositionalLayout", "swipeActions", "focusGuides", "focusGuide", "sheet",
    "sheetPresentationController", "detents", "searchTextField", "progress", "linkAttributes",
    "translucent", "supportedInterfaceOrientations", "splitViewControllerColumnStyle",
    "viewControllers",
    "tableViewSelfSizing", "inputView", "userActivity", "simulatedSizeMetrics",
    // Of documents and scenes.
    "dependencies", "device", "scenes", "objects", "resources", "classes", "customFonts",
    "inferredMetricsTieBreakers", "simulatedMetricsContainer", "simulatedStatusBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedBottomBarMetrics",
    "simulatedTopBarMetrics", "designables", "adaptation",
    "namedColor", "systemColor", "class", "source", "relationships", "relationship", "capability",
    "plugIn", "deployment", "development", "previewDevice", "freeformSimulatedSizeMetrics",
    "defaultSimulatedMetrics",
    // Objects that nobody sees.
    "placeholder", "exit", "customObject", "searchDisplayController", "tapGestureRecognizer",
    "pinchGestureRecognizer", "rotationGestureRecognizer", "swipeGestureRecognizer",
    "panGestureRecognizer", "screenEdgePanGestureRecognizer", "pongPressGestureRecognizer",
    "longPressGestureRecognizer",
    "hoverGestureRecognizer", "gestureRecognizer", "transformGestureRecognizer",
    "textFieldCell", "storyboardLayoutGuide", "dynamicAnimator", "metricsObject", "tableColumn",
  ]
}
