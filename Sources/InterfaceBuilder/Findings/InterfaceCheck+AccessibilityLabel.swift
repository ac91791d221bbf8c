extension InterfaceCheck {
  /// Buttons that show only an image: VoiceOver can read nothing but the name of its file.
  static let missingAccessibilityLabel = InterfaceCheck(id: "accessibility-label-missing") {
    scene in
    var names: [(String, Int, String?)] = []
    let controller = scene.entry.controller
    let item = controller?.navigationItem
    var items = (item?.leading ?? []) + (item?.trailing ?? []) + (controller?.toolbarItems ?? [])
    for view in scene.views {
      if case .bar(let bar) = view.view.content { items += bar.items }
      guard case .button(let button) = view.view.content, let image = button.image,
        button.title?.string.nonEmpty == nil, button.subtitle.nonEmpty == nil,
        view.view.accessibility?.label.nonEmpty == nil,
        view.view.accessibility?.isElement != false
      else { continue }
      names.append((image, view.view.line, view.row))
    }
    for item in items where item.customView == nil {
      if let image = item.image, item.word == nil, item.accessibility?.label.nonEmpty == nil {
        names.append((image, item.line, nil))
      }
    }
    guard let first = names.first else { return [] }
    return [
      scene.finding(
        "accessibility-label-missing",
        "\(CheckWording.count(names.count, "button shows", "buttons show")) only an image and "
          + "\(names.count == 1 ? "has" : "have") no accessibility label: "
          + CheckWording.list(names.map { "“\(Wording.shortened($0.0))”" }),
        row: names.count == 1 ? first.2 : nil, line: first.1)
    ]
  }
}
