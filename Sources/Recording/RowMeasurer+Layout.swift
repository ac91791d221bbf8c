import Layout
package import Screens

extension RowMeasurer {
  /// Measures rows with the tool's own layout.
  package static var layout: RowMeasurer {
    RowMeasurer { cell, minimum, environment in
      let textSize = DynamicType.TextSize(rawValue: environment.textSize) ?? .large
      let layout = FittingHeight(width: environment.width, textSize: textSize)
      return layout.height(of: cell.slots.compactMap(element), minimum: minimum)
    }
  }

  private static func element(_ slot: Slot) -> FittingHeight.Element? {
    switch slot.content {
    case .text(let text, let style, let lines):
      .text(text, DynamicType.Style(style), lines: lines)
    case .attributedText(let runs, let style, let lines):
      .text(runs.map(\.text).joined(), DynamicType.Style(style), lines: lines)
    case .image(_, let width, let height): .box(width: width, height: height)
    // The size of a switch and the height of a slider as UIKit gives them.
    case .toggle: .box(width: 51, height: 31)
    case .slider: .box(width: 0, height: 31)
    case .button, .textField, .progress, .custom: nil
    }
  }
}

extension DynamicType.Style {
  init(_ style: TextStyle) {
    self = DynamicType.Style(rawValue: style.rawValue) ?? .body
  }
}
