import CatalogCore
import Layout

/// The surface that a picture is drawn on: elements in their order, and below them nothing else.
///
/// Shapes that have no order among themselves (lines, signs, parts of controls) are gathered by their
/// look; they come after what was drawn directly in the same layer.
struct PictureCanvas {
  private(set) var writer = SVGWriter()
  let appearance: ScreenPicture.Appearance
  private(set) var classes: Set<PictureClass> = []
  private(set) var colors: Set<String> = []
  /// The size of text that states none.
  let defaultFontSize: Double
  /// Whether a line states the length that it was measured to have.
  let statesLengths: Bool
  /// Where the point (0, 0) of what is drawn lies.
  private(set) var origin: (x: Double, y: Double) = (0, 0)
  private var shapes: [(look: PictureClass, path: PathData)] = []

  init(appearance: ScreenPicture.Appearance, fontSize: Double, statesLengths: Bool) {
    self.appearance = appearance
    defaultFontSize = fontSize
    self.statesLengths = statesLengths
  }

  // MARK: - Layers

  /// Draws with another origin.
  mutating func at(_ x: Double, _ y: Double, _ draw: (inout PictureCanvas) -> Void) {
    let before = origin
    origin = (before.x + x, before.y + y)
    draw(&self)
    origin = before
  }

  /// Draws a layer of its own: its shapes come before those that are gathered outside of it.
  mutating func layer(_ draw: (inout PictureCanvas) -> Void) {
    let before = shapes
    shapes = []
    draw(&self)
    flush()
    shapes = before
  }

  /// Draws a part in which nothing is seen outside a rectangle.
  mutating func clipped(to frame: Rectangle, _ draw: (inout PictureCanvas) -> Void) {
    writer.raw("<svg")
    attribute(x: frame.x, y: frame.y)
    attribute(width: frame.width, height: frame.height)
    writer.raw(">")
    let before = origin
    origin = (-frame.x, -frame.y)
    layer(draw)
    origin = before
    writer.raw("</svg>")
  }

  /// Draws a part with a look of its own, such as a dimmed row.
  mutating func group(_ look: PictureClass, _ draw: (inout PictureCanvas) -> Void) {
    writer.raw("<g")
    attribute([look])
    writer.raw(">")
    layer(draw)
    writer.raw("</g>")
  }

  /// Draws a part that one sees through; `opacity` is from 0 to 1.
  mutating func group(opacity: Double, _ draw: (inout PictureCanvas) -> Void) {
    writer.raw("<g")
    writer.attribute("opacity", opacity)
    writer.raw(">")
    layer(draw)
    writer.raw("</g>")
  }

  /// Writes what was gathered.
  mutating func flush() {
    for shape in shapes.sorted(by: { $0.look < $1.look }) {
      writer.raw("<path")
      attribute([shape.look])
      writer.raw(" d=\"")
      writer.raw(shape.path.bytes)
      writer.raw("\"/>")
    }
    shapes = []
  }

  // MARK: - Shapes

  /// Gathers a shape; the path begins at the origin.
  mutating func shape(_ look: PictureClass, _ draw: (inout PathData, Double, Double) -> Void) {
    if let index = shapes.firstIndex(where: { $0.look == look }) {
      draw(&shapes[index].path, origin.x, origin.y)
    } else {
      var path = PathData()
      draw(&path, origin.x, origin.y)
      shapes.append((look, path))
    }
  }

  /// Draws a shape now, below what is gathered.
  mutating func draw(_ look: PictureClass, _ draw: (inout PathData, Double, Double) -> Void) {
    var path = PathData()
    draw(&path, origin.x, origin.y)
    writer.raw("<path")
    attribute([look])
    writer.raw(" d=\"")
    writer.raw(path.bytes)
    writer.raw("\"/>")
  }

  /// Draws a rectangle now, in a class or in a colour of its own.
  mutating func rectangle(
    _ frame: Rectangle, radius: Double = 0, _ look: PictureClass? = nil, fill: StaticString? = nil,
    color: PictureColor? = nil, border: (color: PictureColor, width: Double)? = nil
  ) {
    writer.raw("<rect")
    let x = frame.x + origin.x
    let y = frame.y + origin.y
    attribute(x: x, y: y)
    attribute(width: frame.width, height: frame.height)
    if radius > 0 { writer.attribute("rx", radius) }
    if let look { attribute([look]) }
    if let fill {
      writer.raw(" fill=\"")
      writer.raw(fill)
      writer.raw("\"")
    }
    if let color { attribute(fill: color) }
    if let border {
      attribute("stroke", border.color)
      writer.attribute("stroke-width", border.width)
    }
    writer.raw("/>")
  }

  /// Draws a sign of a fixed outline, 24 points square, at a size.
  ///
  /// It has the colour of its class, or one for its lines where its class has none.
  mutating func sign(
    _ look: PictureClass, _ outline: StaticString, in frame: Rectangle, color: PictureColor? = nil
  ) {
    writer.raw("<path")
    attribute([look])
    if let color { attribute("stroke", color) }
    writer.raw(" transform=\"translate(")
    var numbers: [UInt8] = []
    numbers.appendNumber(frame.x + origin.x)
    numbers.append(.space)
    numbers.appendNumber(frame.y + origin.y)
    numbers.append(")scale(" as StaticString)
    numbers.appendNumber(frame.width / 24)
    writer.raw(numbers)
    writer.raw(")\" d=\"")
    writer.raw(outline)
    writer.raw("\"/>")
  }

  // MARK: - Markup

  mutating func raw(_ markup: StaticString) { writer.raw(markup) }

  mutating func text(_ text: some Sequence<UInt8>) { writer.text(text) }

  mutating func attribute(_ name: StaticString, _ number: Double) { writer.attribute(name, number) }

  mutating func attribute(_ name: StaticString, text: String) { writer.attribute(name, text: text) }

  mutating func attribute(x: Double, y: Double) {
    if x != 0 { writer.attribute("x", x) }
    if y != 0 { writer.attribute("y", y) }
  }

  private mutating func attribute(width: Double, height: Double) {
    writer.attribute("width", max(0, width))
    writer.attribute("height", max(0, height))
  }

  mutating func attribute(_ looks: [PictureClass]) {
    guard !looks.isEmpty else { return }
    writer.raw(" class=\"")
    for (index, look) in looks.enumerated() {
      writer.raw(index == 0 ? "p-" : " p-")
      writer.raw(Array(look.rawValue.utf8))
      classes.insert(look)
    }
    writer.raw("\"")
  }

  mutating func attribute(fill color: PictureColor) { attribute("fill", color) }

  private mutating func attribute(_ name: StaticString, _ color: PictureColor) {
    writer.raw(" ")
    writer.raw(name)
    writer.raw("=\"")
    write(color)
    writer.raw("\"")
  }

  private mutating func write(_ color: PictureColor) {
    switch color {
    case .fixed: writer.raw(Array(color.fill.utf8))
    case .system(let name):
      if appearance == .automatic {
        colors.insert(name)
        writer.raw(Array(color.fill.utf8))
      } else {
        let value = PictureStylesheet.embedded.color(named: name)?.value(appearance) ?? "none"
        writer.raw(Array(value.utf8))
      }
    }
  }
}
