import CatalogCore
import Snapshots

/// Fills a slot with what its kind of view shows.
struct SlotContent {
  typealias Slot = SnapshotDocument.Slot
  typealias Attribute = SnapshotDocument.Attribute

  var writer: AttributeWriter

  func fill(_ slot: inout Slot, _ attributes: inout [Attribute], with view: InterfaceView) {
    switch view.content {
    case .label(let label): fill(&slot, &attributes, label)
    case .button(let button): fill(&slot, &attributes, button)
    case .image(let image):
      slot.kind = .image
      slot.value = image.image ?? ""
      slot.style = image.isSymbol ? "symbol" : nil
      if let highlighted = image.highlightedImage {
        attributes.append(.remark("highlighted: \(highlighted)"))
      }
    case .textField(let field): fill(&slot, &attributes, field)
    case .textView(let text): fill(&slot, &attributes, text)
    case .searchBar(let search): fill(&slot, &attributes, search)
    case .control(let control): fill(&slot, &attributes, control)
    case .segments(let segments): fill(&slot, &attributes, segments)
    case .stack(let stack):
      slot.style = "stack"
      if !stack.isVertical { attributes.append(.remark("horizontal")) }
      if let spacing = AttributeWriter.text(stack.spacing), stack.spacing != 0 {
        attributes.append(.remark("spacing \(spacing)"))
      }
    case .bar: (slot.kind, slot.style) = (.custom, Self.kind(of: view.element).style)
    case .reusable(let reusable):
      slot.style = view.key.flatMap(Self.roleOfReusable)
      if let identifier = reusable.reuseIdentifier {
        attributes.append(.remark("reuse identifier \(identifier)"))
      }
    case .plain, .table, .collection, .cell:
      let kind = Self.kind(of: view.element)
      (slot.kind, slot.style) = (kind.kind, kind.style)
      if slot.style == nil { slot.style = view.key.flatMap(Self.roleOfReusable) }
    }
  }

  /// Whether a view stands above or below a list.
  private static func roleOfReusable(_ key: String) -> String? {
    switch key {
    case "sectionHeaderView", "tableHeaderView": "header"
    case "sectionFooterView", "tableFooterView": "footer"
    default: nil
    }
  }

  private func fill(_ slot: inout Slot, _ attributes: inout [Attribute], _ label: LabelContent) {
    slot.kind = .text
    slot.value = label.text.string
    if label.lines != 1, let lines = AttributeWriter.number(Double(label.lines)) {
      attributes.append(Attribute(.lines, lines))
    }
    let first = label.text.fragments.first
    add(alignment: label.alignment ?? first?.alignment, to: &attributes)
    add(font: label.font ?? first?.font, to: &slot, &attributes)
    attributes += [writer.attribute(.color, label.color ?? first?.color)].compactMap(\.self)
    if let shadow = writer.attribute(.shadow, label.shadowColor) { attributes.append(shadow) }
    attributes += writer.runs(label.text)
  }

  private func fill(_ slot: inout Slot, _ attributes: inout [Attribute], _ button: ButtonContent) {
    slot.kind = .button
    slot.style = (button.configuration ?? button.type).nonEmptyKebab
    slot.value = button.title?.string ?? ""
    // The title of a button stands in its middle unless the file says otherwise.
    if !button.alignment.isSpelled("center") { add(alignment: button.alignment, to: &attributes) }
    let first = button.title?.fragments.first
    if let font = button.font ?? first?.font {
      attributes.append(Attribute(.font, AttributeWriter.arguments(font)))
    }
    attributes += [writer.attribute(.color, button.titleColor ?? first?.color)].compactMap(\.self)
    attributes += button.title.map { writer.runs($0) } ?? []
    if !attributes.contains(where: { $0.name == .background }),
      let background = writer.attribute(.background, button.baseBackgroundColor)
    {
      attributes.append(background)
    }
    if !button.isEnabled { attributes.addState("disabled") }
    if button.isSelected { attributes.addState("selected") }
    if let image = button.image { slot.slots.append(Self.image("image", image, button.isSymbol)) }
    if let image = button.backgroundImage {
      slot.slots.append(Self.image("background-image", image, false))
    }
    if let subtitle = button.subtitle {
      slot.slots.append(Slot(.text, "subtitle", value: subtitle))
    }
    for other in button.otherTitles where !other.title.hasSameBytes(as: slot.value) {
      attributes.append(.remark("\(other.state): \(other.title)"))
    }
  }

  static func image(_ id: String, _ name: String, _ isSymbol: Bool) -> Slot {
    Slot(.image, id, style: isSymbol ? "symbol" : nil, value: name)
  }

  private func fill(_ slot: inout Slot, _ attributes: inout [Attribute], _ field: TextFieldContent)
  {
    slot.kind = .field
    slot.value = field.text.string
    add(alignment: field.alignment, to: &attributes)
    add(font: field.font, to: &slot, &attributes)
    attributes += [writer.attribute(.color, field.color)].compactMap(\.self)
    if let placeholder = field.placeholder, !placeholder.isEmpty {
      attributes.append(Attribute(.placeholder, .text(placeholder)))
    }
    if !field.isEnabled { attributes.addState("disabled") }
    if field.isSecure { attributes.addState("secure") }
    if !field.borderStyle.isSpelled("none"), let style = field.borderStyle.nonEmptyKebab {
      attributes.addBorder(style)
    }
    if let keyboard = field.keyboardType { attributes.append(.remark("keyboard \(keyboard)")) }
    if let type = field.textContentType { attributes.append(.remark("content \(type)")) }
  }

  private func fill(_ slot: inout Slot, _ attributes: inout [Attribute], _ text: TextViewContent) {
    slot.kind = .field
    slot.value = text.text.string
    if !text.isEditable { attributes.addState("read-only") }
    attributes.append(Attribute(.lines, .number(Points(0))))
    let first = text.text.fragments.first
    add(alignment: text.alignment ?? first?.alignment, to: &attributes)
    add(font: text.font ?? first?.font, to: &slot, &attributes)
    attributes += [writer.attribute(.color, text.color ?? first?.color)].compactMap(\.self)
    attributes += writer.runs(text.text)
  }

  private func fill(_ slot: inout Slot, _ attributes: inout [Attribute], _ search: SearchBarContent)
  {
    (slot.kind, slot.style, slot.value) = (.custom, "search-bar", search.text)
    if let placeholder = search.placeholder, !placeholder.isEmpty {
      attributes.append(Attribute(.placeholder, .text(placeholder)))
    }
    if let prompt = search.prompt { attributes.append(.remark("prompt \(prompt)")) }
    slot.slots += search.scopeTitles.enumerated().map {
      Slot(.text, "scope-\($0 + 1)", value: $1)
    }
    if search.showsCancelButton { attributes.append(.remark("shows the cancel button")) }
  }

  private func fill(_ slot: inout Slot, _ attributes: inout [Attribute], _ control: ControlContent)
  {
    let value = AttributeWriter.text(control.value) ?? ""
    switch control.kind {
    case .toggle: (slot.kind, slot.value) = (.toggle, control.value > 0 ? "on" : "off")
    case .slider: (slot.kind, slot.value) = (.slider, value)
    case .stepper: (slot.kind, slot.value) = (.stepper, value)
    case .progress: (slot.kind, slot.value) = (.progress, value)
    case .spinner: (slot.kind, slot.style) = (.spinner, control.mode?.nonEmptyKebab)
    case .pages: (slot.kind, slot.style, slot.value) = (.custom, "page-control", value)
    case .picker: (slot.kind, slot.style) = (.custom, "picker")
    case .datePicker:
      (slot.kind, slot.style, slot.value) = (.custom, "date-picker", control.mode ?? "")
    }
    let hasRange = [.slider, .stepper, .progress, .pages].contains(control.kind)
    if hasRange, let low = AttributeWriter.number(control.minimum),
      let high = AttributeWriter.number(control.maximum)
    {
      attributes.append(Attribute(.range, low, high))
    }
    if let color = writer.attribute(.tint, control.onColor),
      !attributes.contains(where: { $0.name == .tint })
    {
      attributes.append(color)
    }
    if !control.isEnabled { attributes.addState("disabled") }
  }

  private func fill(_ slot: inout Slot, _ attributes: inout [Attribute], _ content: SegmentsContent)
  {
    slot.kind = .segments
    for (index, segment) in content.segments.enumerated() {
      let id = "segment-\(index + 1)"
      var part =
        segment.title.isEmpty && segment.image != nil
        ? Self.image(id, segment.image ?? "", false) : Slot(.text, id, value: segment.title)
      if index == content.selected {
        slot.value = part.value
        part.attributes = [Attribute(.state, .word("selected"))]
      }
      slot.slots.append(part)
    }
    if !content.isEnabled { attributes.addState("disabled") }
  }

  private func add(alignment: String?, to attributes: inout [Attribute]) {
    guard let alignment, !alignment.isSpelled("natural"), AttributeWriter.isWord(alignment)
    else { return }
    attributes.append(Attribute(.alignment, .word(alignment)))
  }

  /// A text style is the style of the slot; anything else stands on a line.
  private func add(font: InterfaceFont?, to slot: inout Slot, _ attributes: inout [Attribute]) {
    guard let font else { return }
    if case .textStyle(let style) = font.face, !style.isEmpty {
      slot.style = style
    } else {
      attributes.append(Attribute(.font, AttributeWriter.arguments(font)))
    }
  }
}

extension [SnapshotDocument.Attribute] {
  /// The shape of a border, before its width and colour where these are set at run time.
  mutating func addBorder(_ style: String) {
    if let index = firstIndex(where: { $0.name == .border }) {
      self[index].arguments.insert(.word(style), at: 0)
    } else {
      append(SnapshotDocument.Attribute(.border, .word(style)))
    }
  }

  /// One more word on the line of states.
  mutating func addState(_ word: String) {
    if let index = firstIndex(where: { $0.name == .state }) {
      self[index].arguments.append(.word(word))
    } else {
      append(SnapshotDocument.Attribute(.state, .word(word)))
    }
  }
}

extension String {
  /// A word of a file as snapshots write words; `nil` where nothing is left of it.
  var nonEmptyKebab: String? {
    let word = IdentifierSpelling.kebabCase(self)
    return word.isEmpty ? nil : word
  }
}
