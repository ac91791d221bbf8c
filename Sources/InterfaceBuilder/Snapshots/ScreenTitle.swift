import CatalogCore

/// What people call a screen.
enum ScreenTitle {
  /// The first that is there: the title in the bar, the title of the controller, its storyboard id or
  /// its class as words and without what every controller is called, the file of which it is the only
  /// scene, its kind.
  ///
  /// A xib has the name of its file.
  static func title(of entry: SceneEntry) -> String {
    guard let controller = entry.controller else { return title(ofFile: entry) }
    let file = entry.hasSiblings ? nil : entry.path.baseName
    let names = [
      controller.navigationItem?.title, controller.title,
      controller.storyboardIdentifier.map(words(of:)),
      (controller.customClass?.name).map(words(of:)), file.map(words(of:)),
    ]
    return names.compactMap(\.self).first { !isBlank($0) } ?? kind(of: controller)
  }

  private static func words(of name: String) -> String {
    IdentifierSpelling.spaced(IdentifierSpelling.withoutControllerSuffix(name))
  }

  /// The kind of a controller in words: `Table view controller`.
  static func kind(of controller: InterfaceController) -> String {
    let words = IdentifierSpelling.sentenceCase(controller.element)
    return words.isEmpty ? "View controller" : words
  }

  /// Of several views in one xib each has its class, or what it is, beside the name of the file.
  private static func title(ofFile entry: SceneEntry) -> String {
    let name = isBlank(entry.path.baseName) ? "Untitled" : entry.path.baseName
    guard let view = entry.view, entry.hasSiblings else { return name }
    let part = view.customClass?.name ?? view.userLabel ?? view.element
    return isBlank(part) ? name : "\(name) (\(part))"
  }

  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == " " || InvisibleCharacters.contains($0) }
  }
}
