import CatalogCore
import Layout
import Snapshots

/// What stands for an image, of which a snapshot knows the name alone.
struct ImagePicture {
  private let name: String
  private let showsPerson: Bool
  private let symbol: SymbolGlyph?
  /// Of the corners, where somebody stated it.
  private let radius: Double?
  /// Of the lines of a symbol.
  private let tint: PictureColor?

  init(_ slot: SnapshotDocument.Slot, radius: Double? = nil, tint: PictureColor? = nil) {
    self.radius = radius
    self.tint = tint
    name = slot.value
    // A symbol that a file calls one has a sign, however unknown its name is.
    symbol =
      SymbolGlyph(named: name)
      ?? (slot.style == "symbol" ? SymbolGlyph(named: "symbol.unknown") : nil)
    let words = Array((slot.id + " " + slot.value).utf8).map(\.asciiLowercased)
    showsPerson = Self.personWords.contains { word in
      words.firstIndex(of: word, from: 0) != nil
    }
  }

  var isSymbol: Bool { symbol != nil }

  private static let personWords: [StaticString] = [
    "portrait", "avatar", "person", "profile", "face",
  ]

  /// Of the mountains in a stored frame, where they say no more when they are larger.
  private static let largestSign = 120.0

  func draw(in frame: Rectangle, on canvas: inout PictureCanvas) {
    guard frame.width > 0, frame.height > 0 else { return }
    if let symbol {
      let size = min(frame.width, frame.height)
      canvas.sign(
        tint == nil ? .symbol : .outline, symbol.outline,
        in: Rectangle(
          x: frame.x + (frame.width - size) / 2, y: frame.y + (frame.height - size) / 2,
          width: size, height: size), color: tint)
      return
    }
    let side = min(frame.width, frame.height)
    let isSquare = abs(frame.width - frame.height) < 1
    let isRound = showsPerson && isSquare && (radius ?? side) * 2 >= side - 1
    let radius = isRound ? side / 2 : radius ?? min(10, (side / 6).rounded())
    canvas.rectangle(frame, radius: radius, fill: PlaceholderColor.value(of: name))
    guard side >= 12 else { return }
    if isRound { drawPerson(in: frame, on: &canvas) } else { drawMountains(in: frame, on: &canvas) }
  }

  /// A head above shoulders that end at the circle.
  private func drawPerson(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let size = frame.width
    canvas.shape(.glyph) { path, x, y in
      let (x, y) = (x + frame.x, y + frame.y)
      path.circle(x + size / 2, y + size * 0.39, radius: size * 0.16)
      path.move(x + size * 0.18, y + size * 0.884)
      path.arc(size * 0.335, size * 0.64, 0)
      path.arc(size / 2, -size * 0.64, 0)
      path.close()
    }
  }

  private func drawMountains(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let limit = radius == nil ? Double.infinity : Self.largestSign
    let size = min(min(frame.width, frame.height) * 0.6, limit)
    canvas.shape(.glyph) { path, x, y in
      let left = ((x + frame.x + (frame.width - size) / 2) * 10).rounded() / 10
      let bottom = ((y + frame.y + frame.height / 2 + size * 0.36) * 10).rounded() / 10
      path.move(left, bottom)
      path.line(size * 0.3, -size * 0.46)
      path.line(size * 0.2, size * 0.24)
      path.line(size * 0.22, -size * 0.4)
      path.line(size * 0.28, size * 0.62)
      path.close()
      // Nobody misses a sun of two points.
      guard size >= 36 else { return }
      path.circle(left + size * 0.24, bottom - size * 0.68, radius: size * 0.09)
    }
  }
}
