package import Layout
package import Snapshots

extension CellContent {
  /// What a row of a snapshot holds, arranged as its kind says.
  package init(_ row: SnapshotDocument.Row, layout: SnapshotDocument.CellLayout?) {
    self.init(
      arrangement: layout.map(CellArrangement.init) ?? .automatic,
      elements: row.slots.map(CellElement.init),
      accessory: row.accessory)
  }
}

extension CellElement {
  package init(_ slot: SnapshotDocument.Slot) {
    self.init(slot.id, Kind(slot))
  }
}

extension CellElement.Kind {
  fileprivate init(_ slot: SnapshotDocument.Slot) {
    switch slot.kind {
    case .text: self = .text(slot.styledText, slot.textStyle, lines: slot.lines)
    case .image:
      let size = slot.size
      self = .image(width: size?.width ?? 24, height: size?.height ?? 24)
    case .button: self = .button(title: slot.value)
    case .toggle: self = .toggle
    case .slider: self = .slider
    case .stepper: self = .stepper
    case .segments:
      self = .segments(slot.slots.isEmpty ? [slot.value] : slot.slots.map(\.value))
    case .field:
      self = .field(text: slot.value, placeholder: slot.attributes.text(of: .placeholder) ?? "")
    case .progress: self = .progress
    case .spinner: self = .spinner
    case .view, .custom: self = .view(width: slot.size?.width, height: slot.size?.height)
    }
  }
}

extension CellArrangement {
  init(_ layout: SnapshotDocument.CellLayout) {
    switch layout {
    case .style(.basic): self = .basic
    case .style(.subtitle): self = .subtitle
    case .style(.value1): self = .value1
    case .style(.value2): self = .value2
    case .stack(let stack): self = .stack(CellStack(stack))
    }
  }
}

extension CellStack {
  fileprivate init(_ stack: SnapshotDocument.CellLayout.Stack) {
    let axis: Axis =
      switch stack.axis {
      case .horizontal: .horizontal
      case .vertical: .vertical
      }
    let alignment: Alignment =
      switch stack.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .firstBaseline: .firstBaseline
      }
    var insets: Insets?
    if let numbers = stack.insets?.map(\.value), numbers.count == 4 {
      insets = Insets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
    self.init(
      axis, spacing: stack.spacing.value, alignment: alignment, insets: insets,
      stacksAtAccessibilitySizes: stack.stacksAtAccessibilitySizes,
      items: stack.items.map { item in
        switch item {
        case .slot(let id, let width, let height):
          .element(id, width: width?.value, height: height?.value)
        case .stack(let inner): .stack(CellStack(inner))
        case .spacer: .spacer
        }
      })
  }
}
