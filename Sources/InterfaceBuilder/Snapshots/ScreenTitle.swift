import CatalogCore

/// What people call a screen.
enum ScreenTitle {
  /// The first that is there: the title in the bar, the title of the controller, its storyboard id,
  /// its class without what every controller is called, its kind.
  ///
  /// A xib has the name of its file.
  static func title(of entry: SceneEntry) -> String {
    guard let controller = entry.controller else { return title(ofFile: entry) }
    let names = [
      controller.navigationItem?.title, controller.title, controller.storyboardIdentifier,
      (controller.customClass?.name).map(IdentifierSpelling.withoutControllerSuffix),
    ]
    return names.compactMap(\.self).first { !isBlank($0) } ?? kind(of: controller)
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
