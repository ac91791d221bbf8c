import CatalogCore

/// The tree of views.
///
/// Views stand inside views, so these functions call each other; `MarkupReader.greatestDepth` bounds
/// that. Whatever needs many local values is a function of its own, which keeps the stack small.
extension DocumentReader {
  /// Whether an element is a view: one of the known, or one that has the parts of a view.
  func isView(_ element: MarkupElement) -> Bool {
    switch ElementVocabulary.role(of: element.name) {
    case .view: return true
    case .controller, .part: return false
    case nil:
      return element.children.contains {
        $0.name.isSpelled("subviews")
          || $0.name.isSpelled("rect") && $0["key"].isSpelled("frame")
      }
    }
  }

  mutating func view(_ element: MarkupElement) -> InterfaceView {
    var view = viewWithoutContent(element)
    let kind: ViewKind
    if case .view(let known) = ElementVocabulary.role(of: element.name) {
      kind = known
    } else {
      problems.unknownElement(element)
      view.flags.insert(.unknown)
      kind = .plain
    }
    readContent(of: element, kind, into: &view)
    readSubviews(of: element, kind, into: &view.subviews)
    applyVariations(to: &view)
    return view
  }

  /// Reads a view to the end of a list.
  ///
  /// All recursion goes through here, so that one frame of the stack holds one view and no more.
  @inline(never)
  mutating func readView(_ element: MarkupElement, into list: inout [InterfaceView]) {
    list.append(view(element))
  }

  @inline(never)
  private mutating func readContent(
    of element: MarkupElement, _ kind: ViewKind, into view: inout InterfaceView
  ) {
    switch kind {
    case .table: view.content = table(element)
    case .collection: view.content = collection(element)
    default: view.content = content(element, kind)
    }
  }

  @inline(never)
  private mutating func viewWithoutContent(_ element: MarkupElement) -> InterfaceView {
    var view = InterfaceView(
      element: element.name, id: element["id"] ?? "", line: element.line)
    view.key = element["key"]
    view.customClass = customClass(element)
    view.userLabel = element["userLabel"]
    view.frame = frame(of: element)
    // Distances to the edges are no frame, though a frame can be made of some of them.
    view.isFrameGuessed = view.frame != nil && element.child("rect") == nil
    view.flags = flags(of: element)
    view.alpha = min(max(number(element, "alpha") ?? 1, 0), 1)
    view.tag = whole(element, "tag") ?? 0
    view.contentMode = element["contentMode"]
    view.semanticContentAttribute = element["semanticContentAttribute"]
    view.backgroundColor = color(of: element, "backgroundColor")
    view.tintColor = color(of: element, "tintColor")
    view.accessibility = accessibility(of: element)
    view.connections = connections(of: element)
    view.constraints = constraints(of: element)
    view.variations = variations(of: element)
    view.runtimeAttributes = runtimeAttributes(of: element)
    view.layoutGuides = layoutGuides(of: element)
    return view
  }

  private func flags(of element: MarkupElement) -> InterfaceView.Flags {
    var flags: InterfaceView.Flags = []
    if element.flag("hidden") { flags.insert(.hidden) }
    if element.flag("clipsSubviews") { flags.insert(.clipsSubviews) }
    if element.flag("misplaced") { flags.insert(.misplaced) }
    if element.flag("ambiguous") { flags.insert(.ambiguous) }
    if element["contentInsetAdjustmentBehavior"]?.isSpelled("never") ?? false {
      flags.insert(.ignoresBars)
    }
    if element.flag("fixedFrame") { flags.insert(.fixedFrame) }
    if element.denies("userInteractionEnabled") {
      flags.insert(.interactionDisabled)
    }
    return flags
  }

  func layoutGuides(of element: MarkupElement) -> [String] {
    var guides: [String] = []
    for child in element.children {
      if child.name.isSpelled("layoutGuides") {
        guides += child.children.compactMap { $0["id"] }
      } else if child.name.isSpelled("viewLayoutGuide") {
        if let id = child["id"] { guides.append(id) }
      }
    }
    return guides
  }

  /// The views in a view in the order of drawing: backgrounds, the content view, what stands under
  /// `subviews`, then the rest.
  @inline(never)
  private mutating func readSubviews(
    of element: MarkupElement, _ kind: ViewKind, into subviews: inout [InterfaceView]
  ) {
    var contents: [InterfaceView] = []
    var middle: [InterfaceView] = []
    var front: [InterfaceView] = []
    for child in element.children {
      if child.name.isSpelled("subviews") {
        for subview in child.children where isSubview(subview) {
          readView(subview, into: &middle)
        }
        continue
      }
      guard isView(child) else {
        if ElementVocabulary.role(of: child.name) == nil { problems.unknownElement(child) }
        continue
      }
      let key = child["key"] ?? ""
      if kind.takesIntoContent(key) { continue }
      switch key {
      case "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView":
        readView(child, into: &subviews)
      case "contentView": readView(child, into: &contents)
      default: readView(child, into: &front)
      }
    }
    subviews += contents
    subviews += middle
    subviews += front
  }

  /// Whether what stands under `subviews` is a view; only the known parts of others are none.
  private func isSubview(_ element: MarkupElement) -> Bool {
    switch ElementVocabulary.role(of: element.name) {
    case .view, nil: true
    case .controller, .part: false
    }
  }
}

extension ViewKind {
  /// Whether a view with this key stands in the content of a list and not among its subviews.
  fileprivate func takesIntoContent(_ key: String) -> Bool {
    switch self {
    case .table: key.isSpelled("tableHeaderView") || key.isSpelled("tableFooterView")
    case .collection: key.isSpelled("sectionHeaderView") || key.isSpelled("sectionFooterView")
    default: false
    }
  }
}
