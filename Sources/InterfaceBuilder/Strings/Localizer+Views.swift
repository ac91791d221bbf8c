import CatalogCore

// The walk: every object with its texts, in the order of the document.
extension Localizer {
  mutating func apply(to document: inout InterfaceDocument) {
    for index in document.scenes.indices {
      if document.scenes[index].controller != nil {
        apply(to: &document.scenes[index].controller)
      }
      apply(to: &document.scenes[index].objects)
    }
    apply(to: &document.roots)
  }

  private mutating func apply(to objects: inout SceneObjects) {
    for placeholder in objects.placeholders { note(placeholder.id, isOpen: true) }
    for exit in objects.exits { note(exit, isOpen: true) }
    for object in objects.others { note(object.id, isOpen: true) }
    apply(to: &objects.views)
    for index in objects.controllers.indices { apply(to: &objects.controllers[index]) }
  }

  private mutating func apply(to controller: inout InterfaceController?) {
    guard var value = controller else { return }
    controller = nil
    apply(to: &value)
    controller = value
  }

  private mutating func apply(to controller: inout InterfaceController) {
    let line = controller.line
    note(controller.id, isOpen: controller.kind == .other)
    apply(to: &controller.title, controller.id, "title", line: line)
    apply(to: &controller.runtimeAttributes, controller.id, line: line)
    for guide in controller.layoutGuides { note(guide) }
    if var item = controller.navigationItem {
      apply(to: &item, line: line)
      controller.navigationItem = item
    }
    if var item = controller.tabBarItem {
      apply(to: &item)
      controller.tabBarItem = item
    }
    apply(to: &controller.toolbarItems)
    apply(to: &controller.view)
    apply(to: &controller.bars)
  }

  // MARK: - Bars

  private mutating func apply(to item: inout NavigationItem, line: Int) {
    note(item.id)
    apply(to: &item.title, item.id, "title", line: line)
    apply(to: &item.prompt, item.id, "prompt", line: line)
    if let back = item.backItemID {
      note(back)
      apply(to: &item.backTitle, back, "title", line: line)
    } else {
      apply(to: &item.backTitle, item.id, "backButtonTitle", line: line)
    }
    apply(to: &item.leading)
    apply(to: &item.trailing)
    apply(to: &item.titleView)
  }

  private mutating func apply(to items: inout [BarItem]) {
    for index in items.indices { apply(to: &items[index]) }
  }

  private mutating func apply(to item: inout BarItem) {
    note(item.id)
    // The system writes the words of its own items.
    if item.systemItem == nil || item.title != nil {
      apply(to: &item.title, item.id, "title", line: item.line)
    }
    apply(to: &item.accessibility, item.id, line: item.line)
    apply(to: &item.customView)
  }

  // MARK: - Views

  private mutating func apply(to view: inout InterfaceView?) {
    guard var value = view else { return }
    // With one owner, the view is changed in place.
    view = nil
    apply(to: &value)
    view = value
  }

  private mutating func apply(to views: inout [InterfaceView]) {
    for index in views.indices { apply(to: &views[index]) }
  }

  private mutating func apply(to view: inout InterfaceView) {
    var isOpen = false
    if case .plain = view.content { isOpen = !view.element.isSpelled("view") }
    note(view.id, isOpen: isOpen)
    for constraint in view.constraints { note(constraint.id) }
    for guide in view.layoutGuides { note(guide) }
    apply(to: &view.accessibility, view.id, line: view.line)
    apply(to: &view.runtimeAttributes, view.id, line: view.line)
    let content = view.content
    view.content = .plain
    view.content = translated(content, view.id, line: view.line)
    apply(to: &view.subviews)
  }

  private mutating func translated(
    _ content: consuming InterfaceView.Content, _ id: String, line: Int
  ) -> InterfaceView.Content {
    switch content {
    case .label(var label):
      apply(to: &label.text, id, names("text", of: label.text), line: line)
      return .label(label)
    case .button(var button):
      apply(to: &button, id, line: line)
      return .button(button)
    case .textField(var field):
      apply(to: &field.text, id, names("text", of: field.text), line: line)
      apply(to: &field.placeholder, id, "placeholder", line: line)
      return .textField(field)
    case .textView(var textView):
      apply(to: &textView.text, id, names("text", of: textView.text), line: line)
      return .textView(textView)
    case .searchBar(var bar):
      apply(to: &bar.text, id, "text", line: line)
      apply(to: &bar.placeholder, id, "placeholder", line: line)
      apply(to: &bar.prompt, id, "prompt", line: line)
      for index in bar.scopeTitles.indices {
        apply(to: &bar.scopeTitles[index], id, "scopeButtonTitles[\(index)]", line: line)
      }
      return .searchBar(bar)
    case .segments(var segments):
      for index in segments.segments.indices {
        apply(to: &segments.segments[index].title, id, "segmentTitles[\(index)]", line: line)
      }
      return .segments(segments)
    case .table(var table):
      apply(to: &table)
      return .table(table)
    case .collection(var collection):
      apply(to: &collection.header)
      apply(to: &collection.cells)
      apply(to: &collection.footer)
      return .collection(collection)
    case .bar(var bar):
      apply(to: &bar.items)
      for index in bar.navigationItems.indices {
        apply(to: &bar.navigationItems[index], line: line)
      }
      return .bar(bar)
    case .plain, .image, .control, .stack, .cell, .reusable: return content
    }
  }

  /// A text of several looks has a name of its own in newer tables.
  private func names(_ name: String, of text: InterfaceText) -> [String] {
    text.fragments.isEmpty ? [name, "attributedText"] : ["attributedText", name]
  }

  private mutating func apply(to button: inout ButtonContent, _ id: String, line: Int) {
    var title = button.title ?? InterfaceText("")
    let isConfigured = button.configuration != nil
    var names = ["normalTitle", "configuration.title"]
    if isConfigured { names.reverse() }
    names += ["attributedNormalTitle", "configuration.attributedTitle"]
    apply(to: &title, id, names, line: line)
    if button.title != nil || !title.string.isEmpty { button.title = title }
    if isConfigured || button.subtitle != nil {
      apply(
        to: &button.subtitle, id, "configuration.subtitle", "configuration.attributedSubtitle",
        line: line)
    }
    for index in button.otherTitles.indices {
      let state = button.otherTitles[index].state
      apply(to: &button.otherTitles[index].title, id, "\(state)Title", line: line)
    }
  }

  private mutating func apply(to table: inout TableContent) {
    apply(to: &table.header)
    apply(to: &table.prototypes)
    for index in table.sections.indices {
      let (id, line) = (table.sections[index].id, table.sections[index].line)
      note(id)
      apply(to: &table.sections[index].header, id, "headerTitle", line: line)
      apply(to: &table.sections[index].cells)
      apply(to: &table.sections[index].footer, id, "footerTitle", line: line)
    }
    apply(to: &table.footer)
  }

  // MARK: - What any object may have

  private mutating func apply(
    to accessibility: inout InterfaceAccessibility?, _ id: String, line: Int
  ) {
    guard var value = accessibility else { return }
    apply(to: &value.label, id, "accessibilityLabel", line: line)
    apply(to: &value.hint, id, "accessibilityHint", line: line)
    accessibility = value
  }

  /// A table numbers the attributes that are texts; whether one is meant for people, no file says.
  private mutating func apply(
    to attributes: inout [RuntimeAttribute], _ id: String, line: Int
  ) {
    var number = 0
    for index in attributes.indices {
      guard case .text(let text) = attributes[index].value else { continue }
      let name = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(number)]"
      if let translation = translation(of: text, id, [name], line: line, isRequired: false) {
        attributes[index].value = .text(translation)
      }
      number += 1
    }
  }
}
