import CatalogCore

/// Buttons of both kinds: with titles for states, and with a configuration.
extension DocumentReader {
  mutating func button(_ element: MarkupElement) -> ButtonContent {
    var button = ButtonContent(type: element["buttonType"] ?? "custom")
    button.font = font(of: element, "fontDescription")
    button.isEnabled = !element.denies("enabled")
    button.isSelected = element.flag("selected")
    button.alignment = element["contentHorizontalAlignment"]
    for child in element.children {
      if child.name.isSpelled("state") {
        readState(child, into: &button)
      } else if child.name.isSpelled("buttonConfiguration") {
        readConfiguration(child, into: &button)
      }
    }
    return button
  }

  private mutating func readState(_ state: MarkupElement, into button: inout ButtonContent) {
    let title = richText(state, "title", attributed: "attributedTitle")
    guard let name = state["key"], !name.isSpelled("normal") else {
      if !title.string.isEmpty, button.title == nil { button.title = title }
      if let image = imageReference(state, "image"), button.image == nil {
        button.image = image.name
        button.isSymbol = image.isSymbol
      }
      button.backgroundImage =
        button.backgroundImage ?? imageReference(state, "backgroundImage")?.name
      button.titleColor = button.titleColor ?? color(of: state, "titleColor")
      return
    }
    if !title.string.isEmpty { button.otherTitles.append((state: name, title: title.string)) }
  }

  /// A configuration wins over the titles of states, as it does when the app runs.
  private mutating func readConfiguration(
    _ configuration: MarkupElement, into button: inout ButtonContent
  ) {
    button.configuration = configuration["style"] ?? "plain"
    let title = richText(configuration, "title", attributed: "attributedTitle")
    if !title.string.isEmpty { button.title = title }
    let subtitle = richText(configuration, "subtitle", attributed: "attributedSubtitle")
    if !subtitle.string.isEmpty { button.subtitle = subtitle.string }
    if let image = imageReference(configuration, "image") {
      button.image = image.name
      button.isSymbol = image.isSymbol
    }
    button.font = font(of: configuration, "titleFontDescription") ?? button.font
    button.titleColor = color(of: configuration, "baseForegroundColor") ?? button.titleColor
    button.baseBackgroundColor = color(of: configuration, "baseBackgroundColor")
    if let background = configuration.child("backgroundConfiguration") {
      button.baseBackgroundColor =
        color(of: background, "backgroundColor") ?? button.baseBackgroundColor
      button.backgroundImage =
        imageReference(background, "image")?.name ?? button.backgroundImage
    }
  }
}
