import Layout

/// A font in which every byte is half as wide as the font is large.
struct FixedAdvance: TextMeasuring {
  let name = "fixed advance"
  var uncertainty = 0.0

  func width(of text: ArraySlice<UInt8>, in font: Font) -> Double {
    Double(text.count) * font.pointSize / 2
  }
}

extension CellLayoutEngine {
  /// Lays cells out with texts as wide as a test can reckon.
  static let reckoning = CellLayoutEngine(typesetter: TextTypesetter(measurer: FixedAdvance()))

  func layout(
    _ content: CellContent, height: HeightRule = .fitting(minimum: 44),
    in environment: CellEnvironment = .phone
  ) -> CellLayout {
    layout(prepare(content), height: height, in: environment)
  }
}

extension CellEnvironment {
  /// 375 points wide at scale 3, with margins of 16 points.
  static let phone = CellEnvironment(width: 375, device: .plain(width: 375))

  func with(_ change: (inout CellEnvironment) -> Void) -> CellEnvironment {
    var environment = self
    change(&environment)
    return environment
  }
}

extension Device {
  /// A device whose margin and scale do not depend on its width.
  static func plain(width: Double, margin: Double = 16, scale: Int = 3) -> Device {
    Device(
      name: "plain", width: width, height: 2 * width, scale: scale, safeAreaTop: 0,
      safeAreaBottom: 0, margin: margin)
  }
}

extension CellElement {
  static func text(
    _ id: String, _ text: String, _ style: DynamicType.Style = .body, lines: Int = 0
  ) -> CellElement {
    CellElement(id, .text(StyledText(text), style, lines: lines))
  }

  static func image(_ id: String, _ width: Double, _ height: Double) -> CellElement {
    CellElement(id, .image(width: width, height: height))
  }
}
