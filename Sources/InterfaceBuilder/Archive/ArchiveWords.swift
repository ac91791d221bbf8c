import CatalogCore

/// What the names and numbers of archives are called in documents.
enum ArchiveWords {
  /// The element of a class: `label` for `IBUILabel`, `mapView` for `IBMKMapView`.
  ///
  /// A class that nobody knows keeps its name but for the prefix and the first letter.
  static func element(ofClass name: String) -> String {
    switch name {
    case "IBProxyObject": return "placeholder"
    case "IBMKMapView": return "mapView"
    case "IBADBannerView": return "adBannerView"
    case "IBGLKView": return "glkView"
    case "IBGLKViewController": return "glkViewController"
    default: break
    }
    var bytes = Array(name.utf8)
    for prefix in ["IBUI", "IB"] where bytes.count > prefix.utf8.count {
      guard bytes.starts(with: prefix.utf8) else { continue }
      bytes.removeFirst(prefix.utf8.count)
      break
    }
    if let first = bytes.first { bytes[0] = first.asciiLowercased }
    return bytes.isEmpty ? "object" : String(decodingUTF8: bytes)
  }

  /// The id in every document of the owner and the first responder.
  static func placeholderID(_ object: MarkupElement, _ archive: KeyedArchive) -> String? {
    switch archive.text("IBProxiedObjectIdentifier", of: object) {
    case "IBFilesOwner": "-1"
    case "IBFirstResponder": "-2"
    default: nil
    }
  }

  /// The event of a connection, `nil` for numbers that stand for none.
  static func event(_ number: Int) -> String? {
    events.indices.contains(number) ? events[number] : nil
  }

  /// One for each bit of `UIControlEvents`, the first counted as 1.
  private static let events: [String?] = [
    nil, "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", nil, nil, nil,
    "valueChanged", nil, nil, nil, "editingDidBegin", "editingChanged", "editingDidEnd",
    "editingDidEndOnExit",
  ]

  /// 0 is a font with a name.
  static let fontTypes: [String?] = [nil, "system", "boldSystem", "italicSystem"]

  /// By the key of the numbers; the last number is the opacity.
  static let colorComponents: [(StaticString, [String])] = [
    ("NSWhite", ["white", "alpha"]), ("NSRGB", ["red", "green", "blue", "alpha"]),
    ("NSCMYK", ["cyan", "magenta", "yellow", "black", "alpha"]),
  ]

  static let traits: [(bit: Int, word: String)] = [
    (1, "button"), (2, "link"), (4, "image"), (8, "selected"), (16, "playsSound"),
    (32, "keyboardKey"), (64, "staticText"), (128, "summaryElement"), (256, "notEnabled"),
    (512, "updatesFrequently"), (1024, "searchField"), (2048, "startsMediaSession"),
    (4096, "adjustable"), (8192, "allowsDirectInteraction"), (16384, "causesPageTurn"),
    (65536, "header"),
  ]

  // MARK: - Roles

  static let viewColors: [(StaticString, String)] = [
    ("IBUIBackgroundColor", "backgroundColor"), ("IBUITintColor", "tintColor"),
    ("IBUITextColor", "textColor"), ("IBUIHighlightedColor", "highlightedColor"),
    ("IBUIShadowColor", "shadowColor"), ("IBUISeparatorColor", "separatorColor"),
    ("IBUIOnTintColor", "onTintColor"), ("IBUIProgressTintColor", "progressTintColor"),
    ("IBUITrackTintColor", "trackTintColor"),
    ("IBUIMinimumTrackTintColor", "minimumTrackTintColor"),
    ("IBUIMaximumTrackTintColor", "maximumTrackTintColor"), ("IBUIColor", "color"),
    ("IBUIBarTintColor", "barTintColor"),
    ("IBUICurrentPageIndicatorTintColor", "currentPageIndicatorTintColor"),
  ]

  static let imageViewImages: [(StaticString, String)] = [
    ("IBUIImage", "image"), ("IBUIHighlightedImage", "highlightedImage"),
  ]

  static let barItemImages: [(StaticString, String)] = [("IBUIImage", "image")]

  static let cellViews: [(StaticString, String)] = [
    ("IBUIBackgroundView", "backgroundView"),
    ("IBUISelectedBackgroundView", "selectedBackgroundView"),
    ("IBUIAccessoryView", "accessoryView"), ("IBUIEditingAccessoryView", "editingAccessoryView"),
  ]

  static let controllerParts: [(StaticString, String)] = [
    ("IBUIView", "view"), ("IBUINavigationItem", "navigationItem"),
    ("IBUITabBarItem", "tabBarItem"), ("IBUINavigationBar", "navigationBar"),
    ("IBUITabBar", "tabBar"), ("IBUIToolbar", "toolbar"),
    ("IBUISearchDisplayController", "searchDisplayController"),
  ]

  /// Controllers that a container holds besides its list.
  static let innerControllers: [StaticString] = [
    "IBUIRootViewController", "IBUISelectedViewController", "IBUIMasterViewController",
    "IBUIDetailViewController",
  ]

  static let navigationItemParts: [(StaticString, String)] = [
    ("IBUILeftBarButtonItem", "leftBarButtonItem"),
    ("IBUIRightBarButtonItem", "rightBarButtonItem"),
    ("IBUIBackBarButtonItem", "backBarButtonItem"), ("IBUITitleView", "titleView"),
  ]

  static let navigationItemLists: [(StaticString, String)] = [
    ("IBUILeftBarButtonItems", "leftBarButtonItems"),
    ("IBUIRightBarButtonItems", "rightBarButtonItems"),
  ]

  /// The keys under which a button stores what it shows in a state.
  struct ButtonState: Sendable {
    var name: String
    var title: StaticString
    var titleColor: StaticString
    var shadowColor: StaticString
    var image: StaticString
    var backgroundImage: StaticString
  }

  static let buttonStates = [
    ButtonState(
      name: "normal", title: "IBUINormalTitle", titleColor: "IBUINormalTitleColor",
      shadowColor: "IBUINormalTitleShadowColor", image: "IBUINormalImage",
      backgroundImage: "IBUINormalBackgroundImage"),
    ButtonState(
      name: "highlighted", title: "IBUIHighlightedTitle", titleColor: "IBUIHighlightedTitleColor",
      shadowColor: "IBUIHighlightedTitleShadowColor", image: "IBUIHighlightedImage",
      backgroundImage: "IBUIHighlightedBackgroundImage"),
    ButtonState(
      name: "disabled", title: "IBUIDisabledTitle", titleColor: "IBUIDisabledTitleColor",
      shadowColor: "IBUIDisabledTitleShadowColor", image: "IBUIDisabledImage",
      backgroundImage: "IBUIDisabledBackgroundImage"),
    ButtonState(
      name: "selected", title: "IBUISelectedTitle", titleColor: "IBUISelectedTitleColor",
      shadowColor: "IBUISelectedTitleShadowColor", image: "IBUISelectedImage",
      backgroundImage: "IBUISelectedBackgroundImage"),
  ]
}
