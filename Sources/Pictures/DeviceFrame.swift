import Layout

/// The outline of a device around its screen, and what the system shows at the top and the bottom.
///
/// The sizes of outlines, islands and signs are drawn by eye after photographs and Apple's templates;
/// nothing depends on them.
struct DeviceFrame {
  let device: Device
  /// Of the screen, which is higher than the device's when a picture shows a whole table.
  let width: Double
  let height: Double
  let isRightToLeft: Bool
  /// Whether the body of the device is drawn.
  let isShown: Bool
  /// Whether there is no device: only a thin edge around what a file draws.
  var isSheet = false
  /// Whether the time and the signs beside it stand on something dark.
  var isDarkAtTop = false

  private enum Kind {
    case sheet
    case island
    case notch
    case homeButton
    case tablet
    case tabletWithHomeButton
  }

  private var kind: Kind {
    if isSheet { return .sheet }
    if device.isTablet { return device.safeAreaBottom > 0 ? .tablet : .tabletWithHomeButton }
    if device.safeAreaTop >= 51 { return .island }
    return device.safeAreaTop >= 30 ? .notch : .homeButton
  }

  /// What lies around the screen: at the sides, and above and below.
  private var border: (side: Double, ends: Double) {
    switch kind {
    case .sheet: (0, 0)
    case .island: (11, 11)
    case .notch: (13, 13)
    case .homeButton: (14, 76)
    case .tablet: (24, 24)
    case .tabletWithHomeButton: (22, 64)
    }
  }

  /// The radius of the corners of the screen.
  var screenRadius: Double {
    guard isShown else { return 0 }
    return switch kind {
    case .sheet: sheetRadius
    case .island: 55
    case .notch: 44
    case .tablet: 18
    case .homeButton, .tabletWithHomeButton: 2
    }
  }

  private var bodyRadius: Double {
    switch kind {
    case .sheet: sheetRadius
    case .island: 65
    case .notch: 56
    case .tablet: 36
    case .homeButton: 48
    case .tabletWithHomeButton: 32
    }
  }

  /// Less for a small sheet, whose corners hold something.
  private var sheetRadius: Double { min(6, (min(width, height) / 16).rounded()) }

  /// Room for the edge of the body and its keys.
  private static let outerMargin = 3.0

  /// Where the screen begins in the picture.
  var screenOrigin: (x: Double, y: Double) {
    guard isShown else { return (0, 0) }
    return (border.side + Self.outerMargin, border.ends + Self.outerMargin)
  }

  /// The size of the picture.
  var size: (width: Double, height: Double) {
    (width + 2 * screenOrigin.x, height + 2 * screenOrigin.y)
  }

  // MARK: - Drawing

  /// Draws what is behind the screen.
  func drawBody(on canvas: inout PictureCanvas) {
    guard isShown, !isSheet else { return }
    let margin = Self.outerMargin
    let isTablet = device.isTablet
    canvas.draw(.key) { path, _, _ in
      if isTablet {
        path.move(size.width - 100, 2)
        path.line(60, 0)
      } else {
        for (y, length) in [(170.0, 30.0), (230, 58), (304, 58)] {
          path.move(2, y)
          path.line(0, length)
        }
        path.move(size.width - 2, 252)
        path.line(0, 94)
      }
    }
    canvas.rectangle(
      Rectangle(
        x: margin - 0.5, y: margin - 0.5, width: size.width - 2 * margin + 1,
        height: size.height - 2 * margin + 1), radius: bodyRadius, .body)
    switch kind {
    case .homeButton:
      canvas.draw(.home) { path, _, _ in
        path.circle(size.width / 2, size.height - margin - 38, radius: 27)
      }
      canvas.draw(.key) { path, _, _ in
        path.move(size.width / 2 - 28, margin + 38)
        path.line(56, 0)
      }
    case .tabletWithHomeButton:
      canvas.draw(.home) { path, _, _ in
        path.circle(size.width / 2, size.height - margin - 32, radius: 22)
      }
      canvas.draw(.key) { path, _, _ in
        path.move(size.width / 2, margin + 32)
        path.line(0.1, 0)
      }
    case .island, .notch, .tablet, .sheet: break
    }
  }

  /// Draws the status bar, and the bar that stands for the home button, over the content.
  func drawSystem(on canvas: inout PictureCanvas, clock: (Font) -> TextBlock) {
    switch kind {
    case .sheet: drawSheetEdge(on: &canvas)
    case .island:
      if isShown {
        canvas.rectangle(
          Rectangle(x: width / 2 - 63, y: 11, width: 126, height: 37), radius: 18.5, .island)
      }
      let center = (width - 126) / 4 + 3
      drawClock(on: &canvas, center: center, y: 32.5, clock(Font(pointSize: 17, weight: .semibold)))
      drawSigns(on: &canvas, right: center - 39, y: 32.5, hasSignal: true)
    case .notch:
      let notch = device.safeAreaTop >= 47 ? 162.0 : 209
      if isShown {
        canvas.draw(.body) { path, x, y in
          path.rectangle(
            x + (width - notch) / 2, y - 2, notch, 34, radius: 20, top: false)
        }
      }
      let center = (width - notch) / 4 + 2
      drawClock(
        on: &canvas, center: center, y: device.safeAreaTop / 2 + 2,
        clock(Font(pointSize: 16, weight: .semibold)))
      drawSigns(on: &canvas, right: center - 38, y: device.safeAreaTop / 2 + 2, hasSignal: true)
    case .homeButton:
      let block = clock(Font(pointSize: 12, weight: .semibold))
      canvas.text(
        block, in: Rectangle(x: 0, y: 0, width: width, height: 20), .middle, clockLooks)
      drawSignal(on: &canvas, x: place(8, width: 17), y: 10, scale: 0.8)
      drawBattery(on: &canvas, x: place(width - 8 - 25, width: 25), y: 10, scale: 0.9)
    case .tablet, .tabletWithHomeButton:
      let y = device.safeAreaTop / 2
      drawClock(on: &canvas, center: 36, y: y, clock(Font(pointSize: 12, weight: .semibold)))
      drawSigns(on: &canvas, right: 18, y: y, hasSignal: false)
    }
    guard device.safeAreaBottom > 0 else { return }
    let length = min(device.isTablet ? 300 : 153, (width * 0.36).rounded())
    canvas.rectangle(
      Rectangle(x: (width - length) / 2, y: height - 13, width: length, height: 5), radius: 2.5)
  }

  /// The edge lies over the content, which would hide half of it.
  private func drawSheetEdge(on canvas: inout PictureCanvas) {
    guard isShown else { return }
    canvas.rectangle(
      Rectangle(x: 0.5, y: 0.5, width: width - 1, height: height - 1),
      radius: max(0, sheetRadius - 0.5),
      .sheet)
  }

  /// A place from the left, or from the right in the other direction of writing.
  private func place(_ x: Double, width: Double) -> Double {
    isRightToLeft ? self.width - x - width : x
  }

  private func drawClock(
    on canvas: inout PictureCanvas, center: Double, y: Double, _ block: TextBlock
  ) {
    let x = isRightToLeft ? width - center : center
    canvas.text(
      block, in: Rectangle(x: x - 40, y: y - 10, width: 80, height: 20), .middle, clockLooks)
  }

  /// Draws signal, waves and battery; `right` is how far the battery ends from the edge.
  private func drawSigns(
    on canvas: inout PictureCanvas, right: Double, y: Double, hasSignal: Bool
  ) {
    drawBattery(on: &canvas, x: place(width - right - 27, width: 27), y: y, scale: 1)
    drawWaves(on: &canvas, x: place(width - right - 51, width: 17), y: y)
    guard hasSignal else { return }
    drawSignal(on: &canvas, x: place(width - right - 76, width: 18), y: y, scale: 1)
  }

  private var clockLooks: [PictureClass] { isDarkAtTop ? [.white] : [] }

  private func drawSignal(
    on canvas: inout PictureCanvas, x: Double, y: Double, scale: Double
  ) {
    if isDarkAtTop {
      for bar in 0..<4 {
        let height = (Double(bar) * 2.7 + 1.3) * scale
        canvas.rectangle(
          Rectangle(
            x: x + Double(bar) * 4.8 * scale, y: y + 5 * scale - height, width: 3 * scale,
            height: height), radius: 1, color: .fixed("#fff"))
      }
      return
    }
    canvas.draw(.bars) { path, originX, originY in
      for bar in 0..<4 {
        path.move(originX + x + (Double(bar) * 4.8 + 1.5) * scale, originY + y + 4.7 * scale)
        path.line(0, -(Double(bar) * 2.7 + 1.3) * scale)
      }
    }
  }

  private func drawWaves(on canvas: inout PictureCanvas, x: Double, y: Double) {
    if isDarkAtTop, let sign = SymbolGlyph(named: "wifi") {
      canvas.sign(
        .outline, sign.outline, in: Rectangle(x: x, y: y - 10, width: 18, height: 18),
        color: .fixed("#fff"))
      return
    }
    canvas.draw(.bars) { path, originX, originY in
      let middle = originX + x + 8.5
      let bottom = originY + y + 4.7
      path.move(middle, bottom)
      path.line(0, 0.1)
      for radius in [4.6, 8.8] {
        path.move(middle - radius * 0.75, bottom - radius * 0.72)
        path.arc(radius * 1.06, radius * 1.5, 0)
      }
    }
  }

  private func drawBattery(
    on canvas: inout PictureCanvas, x: Double, y: Double, scale: Double
  ) {
    if isDarkAtTop {
      let white = PictureColor.fixed("#fff")
      let outer = Rectangle(x: x + 0.5, y: y - 6 * scale, width: 24 * scale, height: 12 * scale)
      canvas.rectangle(outer, radius: 3.8 * scale, color: .fixed("none"), border: (white, 1))
      canvas.rectangle(
        Rectangle(
          x: outer.x + 2 * scale, y: outer.y + 2 * scale, width: 20 * scale, height: 8 * scale),
        radius: 2.3 * scale, color: white)
      return
    }
    canvas.rectangle(
      Rectangle(x: x + 0.5, y: y - 6 * scale, width: 24 * scale, height: 12 * scale),
      radius: 3.8 * scale, .battery)
    canvas.draw(.battery) { path, originX, originY in
      path.move(originX + x + 26.4 * scale, originY + y - 1.5 * scale)
      path.line(0, 3 * scale)
    }
    canvas.rectangle(
      Rectangle(
        x: x + 0.5 + 1.5 * scale, y: y - 4.5 * scale, width: 21 * scale, height: 9 * scale),
      radius: 2.3 * scale)
  }
}
