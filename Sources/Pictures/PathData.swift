import CatalogCore

/// The outline of shapes, in the words of SVG.
///
/// Shapes of one look share a path: that is shorter than an element each, and needs no reference.
struct PathData {
  private(set) var bytes: [UInt8] = []
  /// The command that stands last; the same need not be written again.
  private var last: UInt8 = 0

  mutating func move(_ x: Double, _ y: Double) {
    last = 0
    begin(UInt8(ascii: "M"), x)
    append(y)
  }

  /// A line by so much to the right and so much downwards.
  mutating func line(_ x: Double, _ y: Double) {
    if y == 0 {
      begin(UInt8(ascii: "h"), Self.tenths(x))
    } else if x == 0 {
      begin(UInt8(ascii: "v"), Self.tenths(y))
    } else {
      begin(UInt8(ascii: "l"), Self.tenths(x))
      append(Self.tenths(y))
    }
  }

  /// An arc of a circle to a point that is so much away.
  mutating func arc(_ radius: Double, _ x: Double, _ y: Double, isLarge: Bool = false) {
    begin(UInt8(ascii: "a"), Self.tenths(radius))
    append(Self.tenths(radius))
    bytes.append(isLarge ? " 0 1 1" as StaticString : " 0 0 1")
    append(Self.tenths(x))
    append(Self.tenths(y))
  }

  mutating func close() {
    bytes.append(UInt8(ascii: "z"))
    last = 0
  }

  mutating func circle(_ x: Double, _ y: Double, radius: Double) {
    move(x - radius, y)
    arc(radius, 2 * radius, 0)
    arc(radius, -2 * radius, 0)
    close()
  }

  /// A rectangle whose corners are round; `top` and `bottom` say which.
  mutating func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    top: Bool = true, bottom: Bool = true
  ) {
    let radius = max(0, min(radius, width / 2, height / 2))
    let upper = top ? radius : 0
    let lower = bottom ? radius : 0
    move(x + upper, y)
    line(width - 2 * upper, 0)
    if upper > 0 { arc(upper, upper, upper) }
    line(0, height - upper - lower)
    if lower > 0 { arc(lower, -lower, lower) }
    line(2 * lower - width, 0)
    if lower > 0 { arc(lower, -lower, -lower) }
    if upper > 0 {
      line(0, upper + lower - height)
      arc(upper, upper, -upper)
    }
    close()
  }

  // MARK: - Writing

  /// Distances need no hundredths: what is too much in one is not in the next place.
  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  private mutating func begin(_ command: UInt8, _ number: Double) {
    if command == last {
      append(number)
    } else {
      bytes.append(command)
      bytes.appendNumber(number)
      last = command
    }
  }

  /// Writes a further number; a minus sign ends the number before it.
  private mutating func append(_ number: Double) {
    let start = bytes.count
    bytes.appendNumber(number)
    if bytes[start] != UInt8(ascii: "-") { bytes.insert(.space, at: start) }
  }
}
