import CatalogCore

/// Controllers, and what they show in the bars of others.
extension DocumentReader {
  mutating func controller(_ element: MarkupElement) -> InterfaceController {
    var controller = InterfaceController(
      element: element.name, kind: kind(of: element), id: element["id"] ?? "", line: element.line)
    controller.customClass = customClass(element)
    controller.storyboardIdentifier = element["storyboardIdentifier"]
    controller.title = text(element, "title")
    controller.restorationIdentifier = element["restorationIdentifier"]
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") {
      controller.restorationIdentifier =
        controller.restorationIdentifier ?? controller.storyboardIdentifier
    }
    controller.userLabel = element["userLabel"]
    controller.modalPresentationStyle = element["modalPresentationStyle"]
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed")
    controller.hidesNavigationBar = element.flag("navigationBarHidden")
    controller.showsToolbar = element.denies("toolbarHidden")
    controller.connections = connections(of: element)
    controller.runtimeAttributes = runtimeAttributes(of: element)
    controller.variations = variations(of: element)
    controller.layoutGuides = layoutGuides(of: element)
    readParts(of: element, into: &controller)
    return controller
  }

  private mutating func kind(of element: MarkupElement) -> InterfaceController.Kind {
    guard case .controller(let kind) = ElementVocabulary.role(of: element.name) else {
      problems.unknownElement(element)
      return .other
    }
    guard case .reference = kind else { return kind }
    return .reference(
      InterfaceController.Reference(
        storyboard: element["storyboardName"].nonEmpty,
        identifier: element["referencedIdentifier"].nonEmpty,
        bundle: element["bundleIdentifier"].nonEmpty))
  }

  private mutating func readParts(
    of element: MarkupElement, into controller: inout InterfaceController
  ) {
    for child in element.children {
      switch child.name {
      case "navigationItem":
        if controller.navigationItem == nil { controller.navigationItem = navigationItem(child) }
      case "tabBarItem":
        if controller.tabBarItem == nil { controller.tabBarItem = barItem(child) }
      case "toolbarItems": controller.toolbarItems += barItems(child)
      default: readView(child, into: &controller)
      }
    }
  }

  private mutating func readView(
    _ child: MarkupElement, into controller: inout InterfaceController
  ) {
    guard isView(child) else {
      if ElementVocabulary.role(of: child.name) == nil { problems.unknownElement(child) }
      return
    }
    let key = child["key"]
    let found = view(child)
    if controller.view == nil, key?.isSpelled("view") ?? true {
      controller.view = found
    } else {
      controller.prefersLargeTitles =
        controller.prefersLargeTitles
        || key.isSpelled("navigationBar") && child.flag("largeTitles")
      controller.bars.append(found)
    }
  }

  mutating func navigationItem(_ element: MarkupElement) -> NavigationItem {
    var item = NavigationItem(id: element["id"] ?? "")
    item.title = text(element, "title")
    item.prompt = text(element, "prompt")
    item.backTitle = text(element, "backButtonTitle")
    item.largeTitleDisplayMode = element["largeTitleDisplayMode"]
    for child in element.children {
      let isSingle = child.name.isSpelled("barButtonItem")
      let key = child["key"] ?? child.name
      switch key {
      case "leftBarButtonItem" where isSingle: item.leading.append(barItem(child))
      case "rightBarButtonItem" where isSingle: item.trailing.append(barItem(child))
      case "backBarButtonItem" where isSingle && item.backTitle == nil:
        item.backTitle = text(child, "title")
        item.backItemID = child["id"]
      case "leftBarButtonItems": item.leading += barItems(child)
      case "rightBarButtonItems": item.trailing += barItems(child)
      default:
        if item.titleView == nil, key.isSpelled("titleView"), isView(child) {
          item.titleView = view(child)
        }
      }
    }
    return item
  }

  /// The items of a list, those of a group included.
  mutating func barItems(_ list: MarkupElement) -> [BarItem] {
    list.children.flatMap { child in
      child.name.isSpelled("barButtonItemGroup")
        ? child.children.filter { $0.name.isSpelled("barButtonItem") }.map { barItem($0) }
        : [barItem(child)]
    }
  }

  mutating func barItem(_ element: MarkupElement) -> BarItem {
    var item = BarItem(element: element.name, id: element["id"] ?? "", line: element.line)
    item.title = text(element, "title")
    let image = imageReference(element, "image")
    item.image = image?.name
    item.isSymbol = image?.isSymbol ?? false
    item.systemItem = element["systemItem"]
    item.style = element["style"]
    item.isEnabled = !element.denies("enabled")
    item.badge = text(element, "badgeValue")
    item.customClass = customClass(element)
    item.accessibility = accessibility(of: element)
    item.connections = connections(of: element)
    if let child = element.children.first(where: { isView($0) }) { item.customView = view(child) }
    return item
  }
}
