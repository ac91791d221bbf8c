import CatalogCore

/// What single kinds of views show.
extension DocumentReader {
  @inline(never)
  mutating func content(_ element: MarkupElement, _ kind: ViewKind) -> InterfaceView.Content {
    switch kind {
    case .label: .label(label(element))
    case .button: .button(button(element))
    case .image: .image(image(element))
    case .textField: .textField(textField(element))
    case .textView: .textView(textView(element))
    case .searchBar: .searchBar(searchBar(element))
    case .control(let control): .control(self.control(element, control))
    case .segments: .segments(segments(element))
    case .stack: .stack(stack(element))
    case .bar: .bar(bar(element))
    case .tableCell: .cell(cell(element, isCollectionCell: false))
    case .collectionCell: .cell(cell(element, isCollectionCell: true))
    case .reusable: .reusable(ReusableContent(reuseIdentifier: element["reuseIdentifier"]))
    case .plain, .table, .collection:
      // A header that was made from a plain view may carry an identifier too.
      element["reuseIdentifier"].map { .reusable(ReusableContent(reuseIdentifier: $0)) } ?? .plain
    }
  }

  private mutating func label(_ element: MarkupElement) -> LabelContent {
    var label = LabelContent(text: richText(element, "text", attributed: "attributedText"))
    label.font = font(of: element, "fontDescription")
    label.color = color(of: element, "textColor")
    label.shadowColor = color(of: element, "shadowColor")
    label.shadowOffset = offset(element.child(key: "shadowOffset"))
    label.alignment = element["textAlignment"]
    label.lines = max(0, whole(element, "numberOfLines") ?? 1)
    label.lineBreakMode = element["lineBreakMode"]
    // The word is written where it is NO; a label that shrinks has a smallest size instead.
    label.shrinks =
      element["adjustsFontSizeToFit"].map { $0.isSpelled("YES") }
      ?? (element["minimumScaleFactor"] != nil || element["minimumFontSize"] != nil)
    label.minimumScaleFactor = number(element, "minimumScaleFactor")
    if let smallest = number(element, "minimumFontSize") {
      let size = label.font?.pointSize ?? 17
      label.minimumScaleFactor = label.minimumScaleFactor ?? (size > 0 ? smallest / size : nil)
    }
    label.followsTextSize = element.flag("adjustsFontForContentSizeCategory")
    return label
  }

  /// An offset may be negative, unlike a size.
  private mutating func offset(_ element: MarkupElement?) -> InterfaceSize? {
    guard let element else { return nil }
    return InterfaceSize(
      width: number(element, "width") ?? 0, height: number(element, "height") ?? 0)
  }

  private func image(_ element: MarkupElement) -> ImageContent {
    let image = imageReference(element, "image")
    var content = ImageContent(image: image?.name, isSymbol: image?.isSymbol ?? false)
    content.highlightedImage = imageReference(element, "highlightedImage")?.name
    return content
  }

  /// An image by an attribute or by a child.
  func imageReference(
    _ element: MarkupElement, _ key: StaticString
  ) -> (name: String, isSymbol: Bool)? {
    if let name = element[key], !name.isEmpty {
      let isSymbol = element["catalog"].isSpelled("system")
      return (name, isSymbol || resources.symbols.contains(ByteKey(name)))
    }
    for child in element.children
    where child.name.isSpelled("imageReference") && child["key"].isSpelled(key) {
      guard let name = child["image"] else { continue }
      let isSymbol = child["catalog"].isSpelled("system")
      return (name, isSymbol || resources.symbols.contains(ByteKey(name)))
    }
    return nil
  }

  private mutating func textField(_ element: MarkupElement) -> TextFieldContent {
    var field = TextFieldContent()
    field.text = richText(element, "text", attributed: "attributedText")
    let placeholder = richText(element, "placeholder", attributed: "attributedPlaceholder")
    field.placeholder = placeholder.string.isEmpty ? nil : placeholder.string
    field.font = font(of: element, "fontDescription")
    field.color = color(of: element, "textColor")
    field.alignment = element["textAlignment"]
    field.borderStyle = element["borderStyle"] ?? "none"
    field.clearButtonMode = element["clearButtonMode"]
    field.followsTextSize = element.flag("adjustsFontForContentSizeCategory")
    field.isEnabled = !element.denies("enabled")
    if let traits = element.child("textInputTraits") {
      field.isSecure = traits.flag("secureTextEntry")
      field.keyboardType = traits["keyboardType"]
      field.textContentType = traits["textContentType"]
    }
    return field
  }

  private mutating func textView(_ element: MarkupElement) -> TextViewContent {
    var view = TextViewContent()
    view.text = richText(element, "text", attributed: "attributedText")
    view.font = font(of: element, "fontDescription")
    view.color = color(of: element, "textColor")
    view.alignment = element["textAlignment"]
    view.isEditable = !element.denies("editable")
    view.followsTextSize = element.flag("adjustsFontForContentSizeCategory")
    return view
  }

  private mutating func searchBar(_ element: MarkupElement) -> SearchBarContent {
    var bar = SearchBarContent()
    bar.text = text(element, "text") ?? ""
    bar.placeholder = text(element, "placeholder")
    bar.prompt = text(element, "prompt")
    bar.scopeTitles = element.list("scopeButtonTitles").map(\.text)
    bar.showsCancelButton = element.flag("showsCancelButton")
    return bar
  }

  private mutating func control(
    _ element: MarkupElement, _ kind: ControlContent.Kind
  ) -> ControlContent {
    var control = ControlContent(kind)
    control.isEnabled = !element.denies("enabled")
    switch kind {
    case .toggle:
      control.value = element.flag("on") ? 1 : 0
      control.onColor = color(of: element, "onTintColor")
    case .slider:
      control.minimum = number(element, "minValue") ?? 0
      control.maximum = number(element, "maxValue") ?? 1
      control.value = number(element, "value") ?? 0
      control.onColor = color(of: element, "minimumTrackTintColor")
    case .stepper:
      control.minimum = number(element, "minimumValue") ?? 0
      control.maximum = number(element, "maximumValue") ?? 100
      control.value = number(element, "value") ?? 0
    case .progress:
      control.value = number(element, "progress") ?? 0
      control.onColor = color(of: element, "progressTintColor")
    case .spinner:
      control.mode = element["style"]
      control.onColor = color(of: element, "color")
      control.value = element.flag("animating") ? 1 : 0
    case .pages:
      control.value = number(element, "currentPage") ?? 0
      control.maximum = max(0, number(element, "numberOfPages") ?? 0)
      control.onColor = color(of: element, "currentPageIndicatorTintColor")
    case .picker: break
    case .datePicker: control.mode = element["datePickerMode"]
    }
    return control
  }

  private mutating func segments(_ element: MarkupElement) -> SegmentsContent {
    var content = SegmentsContent()
    for segment in element.list("segments") where segment.name.isSpelled("segment") {
      content.segments.append(
        SegmentsContent.Segment(
          title: text(segment, "title") ?? "", image: imageReference(segment, "image")?.name))
    }
    content.isEnabled = !element.denies("enabled")
    if let selected = whole(element, "selectedSegmentIndex"),
      content.segments.indices.contains(selected)
    {
      content.selected = selected
    }
    return content
  }

  private mutating func stack(_ element: MarkupElement) -> StackContent {
    var stack = StackContent()
    stack.isVertical = element["axis"].isSpelled("vertical")
    stack.distribution = element["distribution"] ?? "fill"
    stack.alignment = element["alignment"] ?? "fill"
    stack.spacing = number(element, "spacing") ?? 0
    return stack
  }

  private mutating func titleColor(of element: MarkupElement) -> InterfaceColor? {
    element.child(key: "titleTextAttributes").flatMap { color(of: $0, "textColor") }
  }

  private mutating func bar(_ element: MarkupElement) -> BarContent {
    var bar = BarContent()
    bar.barTintColor = color(of: element, "barTintColor")
    bar.titleColor = titleColor(of: element)
    bar.isBlack = element["barStyle"]?.isSpelled("black") ?? false
    if let appearance = element.child(key: "standardAppearance") {
      bar.barTintColor = color(of: appearance, "backgroundColor") ?? bar.barTintColor
      bar.titleColor = titleColor(of: appearance) ?? bar.titleColor
    }
    bar.prefersLargeTitles = element.flag("largeTitles")
    for item in element.list("items") {
      if item.name.isSpelled("navigationItem") {
        bar.navigationItems.append(navigationItem(item))
      } else if item.name.isSpelled("barButtonItem") || item.name.isSpelled("tabBarItem") {
        bar.items.append(barItem(item))
      }
    }
    return bar
  }
}
