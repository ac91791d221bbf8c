import CatalogCore
import Layout

/// A text that was broken into lines, with the looks of its parts.
struct TextBlock {
  var layout: TextLayout
  var font: Font
  private let bytes: [UInt8]
  private let runs: [StyledText.Run]
  /// Whether the widths are no better than a guess, as those of letters that nobody measured.
  fileprivate let isGuessed: Bool

  /// Takes a text that was laid out already.
  init(_ text: StyledText, _ layout: TextLayout, _ font: Font, _ typesetter: TextTypesetter) {
    self.layout = layout
    self.font = font
    bytes = Array(text.string.utf8)
    runs = text.runs
    let measurer = typesetter.measurer
    isGuessed =
      bytes.contains { $0 >= 0x80 }
      && measurer.uncertainty(of: typesetter.prepare(text)) > measurer.uncertainty
  }

  /// Takes a text whose widths are those of the font that it is seen in.
  init(_ text: StyledText, measured layout: TextLayout, _ font: Font) {
    self.layout = layout
    self.font = font
    bytes = Array(text.string.utf8)
    runs = text.runs
    isGuessed = false
  }

  /// Breaks a text; `lines` is the greatest number of lines, 0 for no limit.
  init(
    _ text: String, _ font: Font, width: Double, lines: Int = 0, scale: Int,
    _ typesetter: TextTypesetter
  ) {
    let text = StyledText(text)
    self.init(
      text,
      typesetter.layout(
        typesetter.prepare(text), in: font, width: width, lines: lines, scale: scale),
      font, typesetter)
  }

  var height: Double { layout.height }
  var width: Double { layout.width }

  /// Where the lines stand within a frame.
  enum Side: Equatable {
    case left
    case middle
    case right
  }
}

extension PictureCanvas {
  /// Draws every line of a text, the lines together in the middle of the frame's height.
  ///
  /// A line is as wide as it was measured, in whatever font it is seen. Only where its width is a guess,
  /// letters keep the shape that they have.
  mutating func text(
    _ block: TextBlock, in frame: Rectangle, _ side: TextBlock.Side = .left,
    _ looks: [PictureClass] = [], color: PictureColor? = nil, shadow: TextShadow? = nil,
    default direction: WritingDirection = .leftToRight
  ) {
    if let shadow {
      at(shadow.x, shadow.y) { canvas in
        canvas.lines(
          block, frame, side, looks.filter { ![.secondary, .tint].contains($0) },
          shadow.color, direction, isShadow: true)
      }
    }
    lines(block, frame, side, looks, color, direction, isShadow: false)
  }

  private mutating func lines(
    _ block: TextBlock, _ frame: Rectangle, _ side: TextBlock.Side, _ looks: [PictureClass],
    _ color: PictureColor?, _ fallback: WritingDirection, isShadow: Bool
  ) {
    let direction = block.direction ?? fallback
    var looks = looks
    switch block.font.weight {
    case .regular: break
    case .semibold: looks.append(.semibold)
    case .bold: looks.append(.bold)
    }
    if direction == .rightToLeft { looks.append(.rightToLeft) }
    // Where a line is held does not matter while it is as wide as it was measured; it does where a
    // program leaves that out.
    switch (side, direction) {
    case (.left, .leftToRight), (.right, .rightToLeft): break
    case (.middle, _): looks.append(.middle)
    case (.right, .leftToRight), (.left, .rightToLeft): looks.append(.end)
    }
    let size = block.font.pointSize
    // The first baseline: the ascender below the top of a line, which may be higher than its font.
    let lineHeight = block.layout.lineHeight
    var baseline =
      frame.y + (frame.height - block.height) / 2 + max(0, lineHeight - size * Self.emHeight) / 2
      + size * Self.ascender
    for line in block.layout.lines {
      let x =
        switch side {
        case .left: frame.x
        case .middle: frame.x + frame.width / 2
        case .right: frame.maxX
        }
      self.line(line, of: block, x: x, y: baseline, looks, color, isShadow: isShadow)
      baseline += lineHeight
    }
  }

  /// The ascender and the height of the system's font, by its size.
  private static let ascender = 1950.0 / 2048
  private static let emHeight = 2444.0 / 2048

  private mutating func line(
    _ line: TextLayout.Line, of block: TextBlock, x: Double, y: Double, _ looks: [PictureClass],
    _ color: PictureColor?, isShadow: Bool
  ) {
    let parts = block.parts(of: line)
    guard !parts.isEmpty else { return }
    raw("<text")
    attribute(x: x + origin.x, y: y + origin.y)
    if block.font.pointSize != defaultFontSize { attribute("font-size", block.font.pointSize) }
    let isItalic = block.font.isItalic
    attribute(isItalic ? looks + [.italic] : looks)
    if let color { attribute(fill: color) }
    if statesLengths, line.width > 0, !block.isGuessed {
      attribute("textLength", (line.width * 10).rounded() / 10)
      raw(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    if block.needsSpaces(line) { raw(" xml:space=\"preserve\"") }
    raw(">")
    for part in parts {
      var own: [PictureClass] = []
      if part.isBold, block.font.weight == .regular { own.append(.semibold) }
      if part.isBold, block.font.weight == .semibold { own.append(.bold) }
      if part.isItalic, !isItalic { own.append(.italic) }
      let ownColor = isShadow ? nil : part.color.flatMap { PictureColor($0) }
      let isPlain = own.isEmpty && ownColor == nil
      if !isPlain {
        raw("<tspan")
        attribute(own)
        if let ownColor { attribute(fill: ownColor) }
        raw(">")
      }
      text(part.bytes)
      if !isPlain { raw("</tspan>") }
    }
    if line.endsWithHyphen { raw("-") }
    if line.endsWithEllipsis { raw("…") }
    raw("</text>")
  }
}

/// The copy of a text that lies below it.
struct TextShadow {
  var color: PictureColor
  var x: Double
  var y: Double
}

extension TextBlock {
  fileprivate struct Part {
    var bytes: ArraySlice<UInt8>
    var isBold: Bool
    var isItalic: Bool
    var color: String?
  }

  fileprivate var direction: WritingDirection? { WritingDirection(of: bytes) }

  /// The parts of a line that look alike; none where nothing is seen.
  fileprivate func parts(of line: TextLayout.Line) -> [Part] {
    var parts: [Part] = []
    var start = 0
    for run in runs {
      let end = start + run.text.utf8.count
      let lower = max(start, line.range.lowerBound)
      let upper = min(end, line.range.upperBound, bytes.count)
      if lower < upper {
        parts.append(
          Part(
            bytes: bytes[lower..<upper], isBold: run.isBold, isItalic: run.isItalic,
            color: run.color))
      }
      start = end
    }
    let isSeen = parts.contains { $0.bytes.contains { $0 > .space } }
    if isSeen { return parts }
    return line.endsWithEllipsis ? [Part(bytes: [], isBold: false, isItalic: false)] : []
  }

  /// Whether a line has spaces that would be lost: at its start, or two in a row.
  fileprivate func needsSpaces(_ line: TextLayout.Line) -> Bool {
    var previous: UInt8 = .space
    for byte in bytes[line.range.clamped(to: 0..<bytes.count)] {
      let byte = byte < .space ? .space : byte
      if byte == .space, previous == .space { return true }
      previous = byte
    }
    return previous == .space && line.endsWithEllipsis
  }
}
