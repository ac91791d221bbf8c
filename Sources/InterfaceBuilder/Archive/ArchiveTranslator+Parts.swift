import CatalogCore

/// What stands in views, controllers and bars.
extension ArchiveTranslator {
  mutating func addViewParts(
    of object: MarkupElement, to element: inout MarkupElement, depth: Int
  ) {
    element.children.append(rectangle(of: object))
    // The sign of the flags is the bit for hidden.
    if let flags = archive.bits("NSvFlags", of: object), flags & 0x8000_0000 != 0,
      element["hidden"] == nil
    {
      element.set("hidden", "YES")
    }
    for (key, role) in ArchiveWords.viewColors { addColor(key, of: object, as: role, to: &element) }
    switch element.name {
    case "label", "textField", "textView", "button": addTextParts(of: object, to: &element)
    case "imageView": addImages(ArchiveWords.imageViewImages, of: object, to: &element)
    case "segmentedControl": addSegments(of: object, to: &element)
    case "searchBar": addScopeTitles(of: object, to: &element)
    case "tableView":
      add("IBUITableHeaderView", of: object, as: "tableHeaderView", to: &element, depth: depth)
      add("IBUITableFooterView", of: object, as: "tableFooterView", to: &element, depth: depth)
    case "tableViewCell": addCellParts(of: object, to: &element, depth: depth)
    case "navigationBar", "toolbar", "tabBar":
      addList("IBUIItems", of: object, as: "items", to: &element, depth: depth)
    default: break
    }
    addList("NSSubviews", of: object, as: "subviews", to: &element, depth: depth)
  }

  private mutating func addCellParts(
    of object: MarkupElement, to element: inout MarkupElement, depth: Int
  ) {
    // A part is named by its id, wherever it stands.
    element.set("textLabel", publicID(of: "IBUITextLabel", of: object))
    element.set("detailTextLabel", publicID(of: "IBUIDetailTextLabel", of: object))
    element.set("imageView", publicID(of: "IBUIImageView", of: object))
    // They stand among the subviews as well, so they are placed first.
    add(
      "IBUIContentView", of: object, as: "contentView", to: &element, depth: depth,
      name: "tableViewCellContentView")
    for (key, role) in ArchiveWords.cellViews {
      add(key, of: object, as: role, to: &element, depth: depth)
    }
  }

  private func addTextParts(of object: MarkupElement, to element: inout MarkupElement) {
    if let font = font(of: object) { element.children.append(font) }
    if let traits = archive.value("IBUITextInputTraits", of: object) {
      var child = MarkupElement("textInputTraits", [("key", "textInputTraits")], line: traits.line)
      addProperties(of: traits, to: &child)
      element.children.append(child)
    }
    if element.name.isSpelled("button") {
      for state in ArchiveWords.buttonStates { addState(state, of: object, to: &element) }
    } else if element.name.isSpelled("label"), element["minimumFontSize"] != nil,
      element["adjustsFontSizeToFit"] == nil
    {
      // Only the contrary was written down.
      element.set("adjustsFontSizeToFit", "YES")
    }
    if let offset = archive.text("IBUIShadowOffset", of: object).map({ Self.numbers($0) }),
      offset.count == 2
    {
      element.children.append(
        MarkupElement(
          "size",
          [("key", "shadowOffset"), ("width", offset[0]), ("height", offset[1])]))
    }
  }

  private func addState(
    _ state: ArchiveWords.ButtonState, of object: MarkupElement, to element: inout MarkupElement
  ) {
    var child = MarkupElement("state", [("key", state.name)], line: object.line)
    child.set("title", archive.text(state.title, of: object))
    child.set("image", imageName(state.image, of: object))
    child.set("backgroundImage", imageName(state.backgroundImage, of: object))
    addColor(state.titleColor, of: object, as: "titleColor", to: &child)
    addColor(state.shadowColor, of: object, as: "titleShadowColor", to: &child)
    if child.attributes.count > 1 || !child.children.isEmpty { element.children.append(child) }
  }

  private func addSegments(of object: MarkupElement, to element: inout MarkupElement) {
    let titles = archive.value("IBSegmentTitles", of: object).map { archive.slots($0) } ?? []
    let images = archive.value("IBSegmentImages", of: object).map { archive.slots($0) } ?? []
    var segments = MarkupElement("segments", line: object.line)
    for index in 0..<max(titles.count, images.count) {
      var segment = MarkupElement("segment", line: object.line)
      let title = titles.indices.contains(index) ? titles[index] : nil
      segment.set("title", title.map { KeyedArchive.text(of: $0) } ?? "")
      if images.indices.contains(index), let image = images[index] {
        segment.set("image", archive.text("NSResourceName", of: image))
      }
      segments.children.append(segment)
    }
    element.children.append(segments)
    if element["selectedSegmentIndex"] == nil { element.set("selectedSegmentIndex", "0") }
  }

  private func addScopeTitles(of object: MarkupElement, to element: inout MarkupElement) {
    let titles =
      archive.items("IBScopeButtonTitles", of: object)
      + archive.items("IBUIScopeButtonTitles", of: object)
    guard !titles.isEmpty else { return }
    element.children.append(
      MarkupElement(
        "scopeButtonTitles",
        children: titles.map { MarkupElement("string", text: KeyedArchive.text(of: $0)) }))
  }

  mutating func addControllerParts(
    of object: MarkupElement, to element: inout MarkupElement, depth: Int
  ) {
    for (key, role) in ArchiveWords.controllerParts {
      add(key, of: object, as: role, to: &element, depth: depth)
    }
    addList("IBUIToolbarItems", of: object, as: "toolbarItems", to: &element, depth: depth)
    // The list has the order of the tabs; the chosen one may stand outside of it.
    var inner = MarkupElement("viewControllers", line: object.line)
    let found =
      archive.items("IBUIViewControllers", of: object)
      + ArchiveWords.innerControllers.compactMap { archive.value($0, of: object) }
    for controller in found where controller["class"] != nil {
      if let child = self.element(controller, depth: depth + 1) { inner.children.append(child) }
    }
    if !inner.children.isEmpty { element.children.append(inner) }
  }

  /// Of navigation items and the items of bars; other objects have none of these keys.
  mutating func addBarParts(
    of object: MarkupElement, to element: inout MarkupElement, depth: Int
  ) {
    switch element.name {
    case "navigationItem":
      for (key, role) in ArchiveWords.navigationItemParts {
        add(key, of: object, as: role, to: &element, depth: depth)
      }
      for (key, list) in ArchiveWords.navigationItemLists {
        addList(key, of: object, as: list, to: &element, depth: depth)
      }
    case "barButtonItem", "tabBarItem":
      addImages(ArchiveWords.barItemImages, of: object, to: &element)
      add("IBUICustomView", of: object, as: "customView", to: &element, depth: depth)
    default: break
    }
  }

  func addAccessibility(of object: MarkupElement, to element: inout MarkupElement) {
    guard let found = archive.value("IBUIAccessibilityConfiguration", of: object) else { return }
    var child = MarkupElement(
      "accessibility", [("key", "accessibilityConfiguration")], line: found.line)
    addProperties(of: found, to: &child)
    if let bits = archive.bits("IBUIAccessibilityTraits", of: found) {
      let traits = ArchiveWords.traits.filter { bits & $0.bit != 0 }
      child.children.append(
        MarkupElement(
          "accessibilityTraits", [("key", "traits")] + traits.map { ($0.word, "YES") }))
    }
    if let isElement = archive.flag("IBUIIsAccessibilityElement", of: found) {
      child.children.append(
        MarkupElement("bool", [("key", "isElement"), ("value", isElement ? "YES" : "NO")]))
    }
    element.children.append(child)
  }
}
