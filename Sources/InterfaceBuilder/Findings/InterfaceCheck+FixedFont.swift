extension InterfaceCheck {
  /// Labels that stay small when people ask for larger text, among others that grow.
  ///
  /// A document without any text style has made up its mind, and would have a finding for each screen.
  static let fixedFont = InterfaceCheck(id: "font-fixed") { scene in
    guard scene.facts.documentsWithTextStyles.contains(scene.entry.document) else { return [] }
    let views = scene.views.filter { view in
      guard case .label(let label) = view.view.content, let font = label.font,
        !ScreenTitle.isBlank(label.text.string)
      else { return false }
      return !font.isTextStyle && !label.followsTextSize
    }
    return scene.finding("font-fixed", of: views) {
      CheckWording.count($0, "label has", "labels have")
        + " a font of fixed size, though others follow the text size"
    }
  }
}

extension InterfaceFont {
  /// Whether its size is that of a text style.
  var isTextStyle: Bool {
    guard case .textStyle = face else { return false }
    return true
  }
}
