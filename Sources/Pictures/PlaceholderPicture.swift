import CatalogCore
import Layout
import Snapshots

/// What a screen shows in place of rows: an activity indicator, a title, a message, a button.
struct PlaceholderPicture {
  private let context: PictureContext
  private let area: SnapshotDocument.Area

  /// Between two parts, as in the placeholder view of the library.
  private static let spacing = 8.0
  /// What the words keep from the edges of the screen.
  private static let sideMargin = 32.0
  private static let spinnerRadius = 18.5

  /// A placeholder where there is something to show: what the document holds, or the spinner of a
  /// screen that loads.
  init?(_ context: PictureContext) {
    let document = context.document
    self.context = context
    if let area = document.areas.first(where: { $0.name.hasSameBytes(as: "placeholder") }) {
      self.area = area
    } else if document.state == .loading, document.sections.isEmpty {
      area = SnapshotDocument.Area(
        name: "placeholder", slots: [SnapshotDocument.Slot(.spinner, "activity", value: "")])
    } else {
      return nil
    }
  }

  private enum Part {
    case spinner
    case image(SnapshotDocument.Slot, Double)
    case words(TextBlock, [PictureClass])

    var height: Double {
      switch self {
      case .spinner: 2 * PlaceholderPicture.spinnerRadius
      case .image(_, let size): size
      case .words(let block, _): block.height
      }
    }
  }

  private var parts: [Part] {
    let width = context.width - 2 * max(Self.sideMargin, context.contentMargin)
    var hasTitle = false
    return area.slots.compactMap { slot in
      switch slot.kind {
      case .spinner: return .spinner
      case .image: return .image(slot, 48)
      case .text, .button, .field:
        guard !slot.value.utf8.isEmpty else { return nil }
        let style = slot.style.flatMap(DynamicType.Style.init(rawValue:)) ?? .body
        let block = context.block(slot.value, context.font(style), width: width)
        if slot.kind == .button { return .words(block, [.tint]) }
        defer { hasTitle = true }
        return .words(block, hasTitle ? [.secondary] : [])
      case .toggle, .slider, .stepper, .segments, .progress, .view, .custom: return nil
      }
    }
  }

  /// Draws all parts in the middle of a part of the screen.
  func draw(top: Double, bottom: Double, on canvas: inout PictureCanvas) {
    let parts = parts
    let spaces = Self.spacing * Double(max(0, parts.count - 1))
    let height = parts.reduce(spaces) { $0 + $1.height }
    var y = top + max(0, (bottom - top - height) / 2)
    if let mark = context.mark(.area(ByteKey("placeholder"))) {
      let frame = Rectangle(x: 12, y: y - 14, width: context.width - 24, height: height + 28)
      mark.drawGround(in: frame, radius: 10, on: &canvas)
      mark.drawEdge(in: frame, on: &canvas)
    }
    for part in parts {
      let frame = Rectangle(x: 0, y: y, width: context.width, height: part.height)
      switch part {
      case .spinner:
        let spinner = SnapshotDocument.Slot(.spinner, "activity", value: "")
        ControlPicture(context: context, slot: spinner).drawSpinner(
          x: context.width / 2, y: y + Self.spinnerRadius, radius: Self.spinnerRadius, on: &canvas)
      case .image(let slot, let size):
        ImagePicture(slot).draw(
          in: Rectangle(x: (context.width - size) / 2, y: y, width: size, height: size),
          on: &canvas)
      case .words(let block, let looks):
        canvas.text(block, in: frame, .middle, looks, default: context.direction)
      }
      y += part.height + Self.spacing
    }
  }
}
