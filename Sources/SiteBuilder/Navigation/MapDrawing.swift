import CatalogCore
import Snapshots

/// The map of a catalog as a drawing inside a page, whose style sheet colours it.
struct MapDrawing {
  var map: RouteMap
  var layout: MapLayout
  /// Where the page of a screen stands, as seen from the page with the drawing.
  var href: (Int) -> String

  /// `nil` where no screen leads to another.
  func svg() -> [UInt8]? {
    guard !layout.places.isEmpty else { return nil }
    var svg: [UInt8] = []
    let size = (Self.text(layout.width), Self.text(layout.height))
    svg.append("<svg class=\"map\(layout.frames.isEmpty ? "" : " grouped")\" ")
    svg.append("xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size.0) \(size.1)\" ")
    svg.append("width=\"\(size.0)\" height=\"\(size.1)\" role=\"group\" ")
    svg.append("aria-label=\"Navigation map\">\n" as StaticString)
    for frame in layout.frames { append(frame, to: &svg) }
    for line in layout.lines { append(line, to: &svg) }
    for node in map.nodes.indices {
      if let place = layout.places[node] { append(node, at: place, to: &svg) }
    }
    svg.append("</svg>\n" as StaticString)
    return svg
  }

  private func append(_ frame: MapLayout.Frame, to svg: inout [UInt8]) {
    svg.append("<rect class=\"map-frame\" x=\"\(Self.text(frame.origin.x))\" ")
    svg.append("y=\"\(Self.text(frame.origin.y))\" width=\"\(Self.text(frame.width))\" ")
    svg.append("height=\"\(Self.text(frame.height))\" rx=\"12\"/>")
    svg.append("<text class=\"map-group\" x=\"\(Self.text(frame.origin.x + 14))\" ")
    svg.append("y=\"\(Self.text(frame.origin.y + 22))\">")
    svg.appendHTMLEscaped(Self.shortened(frame.title, to: 100))
    svg.append("</text>\n" as StaticString)
  }

  // MARK: - Boxes

  private func append(_ index: Int, at place: MapLayout.Point, to svg: inout [UInt8]) {
    let node = map.nodes[index]
    let names =
      "map-node \(node.kind.rawValue)" + (node.isInitial ? " initial" : "")
    svg.append("<a class=\"\(names)\" href=\"\(href(index))\"><title>")
    svg.appendHTMLEscaped("\(node.title) · \(node.group)\(node.isInitial ? " · starts here" : "")")
    svg.append("</title>" as StaticString)
    svg.append("<rect x=\"\(Self.text(place.x))\" y=\"\(Self.text(place.y))\" ")
    svg.append("width=\"\(Self.text(MapLayout.boxWidth))\" ")
    svg.append("height=\"\(Self.text(MapLayout.boxHeight))\" rx=\"10\"/>")
    if node.isInitial {
      svg.append("<circle cx=\"\(Self.text(place.x))\" ")
      svg.append("cy=\"\(Self.text(place.y + MapLayout.boxHeight / 2))\" r=\"5\"/>")
    }
    svg.append("<text class=\"map-title\" x=\"\(Self.text(place.x + 14))\" ")
    svg.append("y=\"\(Self.text(place.y + 20))\">")
    svg.appendHTMLEscaped(Self.fitted(node.title, width: MapLayout.boxWidth - 24, size: 13.5))
    svg.append("</text><text class=\"map-note\" x=\"\(Self.text(place.x + 14))\" ")
    svg.append("y=\"\(Self.text(place.y + 36))\">")
    svg.appendHTMLEscaped(Self.fitted(node.id, width: MapLayout.boxWidth - 24, size: 11))
    svg.append("</text></a>\n" as StaticString)
  }

  /// As much of a text as fits into a width, by what letters of the usual fonts take.
  private static func fitted(_ text: String, width: Double, size: Double) -> String {
    var room = width / size
    var short = ""
    var isShort = false
    for (count, scalar) in text.unicodeScalars.enumerated() {
      let advance = advance(of: scalar)
      if !isShort, room - advance < 1 {
        isShort = true
        short = String(text.unicodeScalars.prefix(count)) + "…"
      }
      room -= advance
      if room < 0 { return short }
    }
    return text
  }

  /// In parts of the size of the font.
  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "t", "f", "r", "I", ".", ",", "-", "'", " ", "(", ")": 0.34
    case "m", "w", "M", "W": 0.9
    case "A"..."Z": 0.72
    case _ where scalar.value < 0x1100: 0.57
    default: 1
    }
  }

  /// The text in the room of so many letters, of which wide ones take two.
  static func shortened(_ text: String, to count: Int) -> String {
    var room = count
    var end = text.unicodeScalars.startIndex
    var shortEnd = end
    for index in text.unicodeScalars.indices {
      let width = text.unicodeScalars[index].value < 0x1100 ? 1 : 2
      if room - width < 1, shortEnd == text.unicodeScalars.startIndex { shortEnd = index }
      room -= width
      guard room >= 0 else { return String(text.unicodeScalars[..<shortEnd]) + "…" }
      end = index
    }
    return text
  }

  // MARK: - Lines

  private func append(_ line: MapLayout.Line, to svg: inout [UInt8]) {
    let edge = map.edges[line.edge]
    guard let target = edge.target, let from = layout.places[edge.source],
      let to = layout.places[target]
    else { return }
    var way = Way()
    let half = MapLayout.boxHeight / 2
    let shift = Double(min(line.offset, 3)) * 7
    switch line.route {
    case .forward(let bends):
      way.start(from.x + MapLayout.boxWidth, from.y + half + shift)
      for bend in bends {
        way.curve(toX: bend.x, bend.y)
        way.straight(toX: bend.x + MapLayout.boxWidth, bend.y)
      }
      way.curve(toX: to.x - 2, to.y + half + shift)
      way.head(dx: -1, dy: 0)
    case .beside:
      let x = from.x + MapLayout.boxWidth
      let bulge = x + 30 + shift
      way.start(x, from.y + half + 8)
      way.curve(
        bulge, from.y + half + 8, bulge, to.y + half - 8, to.x + MapLayout.boxWidth + 2,
        to.y + half - 8)
      way.head(dx: 1, dy: 0)
    case .back:
      let low = max(from.y, to.y) + MapLayout.boxHeight + half
      let (start, end) = (from.x + 40 + shift, to.x + MapLayout.boxWidth - 40 - shift)
      way.start(start, from.y + MapLayout.boxHeight)
      way.curve(start, low, end, low, end, to.y + MapLayout.boxHeight + 2)
      way.head(dx: 0, dy: 1)
    case .direct:
      way.start(from.x + MapLayout.boxWidth / 2, from.y + half)
      let (x, y) = (to.x + MapLayout.boxWidth / 2, to.y + half)
      way.curve(way.x, (way.y + y) / 2, x, (way.y + y) / 2, x, y)
    }
    svg.append("<path class=\"map-line \(edge.transition.rawValue)\" d=\"\(way.data)\"><title>")
    svg.appendHTMLEscaped(
      "\(map.nodes[edge.source].title) → \(map.nodes[target].title), \(edge.transition.rawValue)")
    svg.append("</title></path>" as StaticString)
    if !way.headData.isEmpty {
      svg.append("<path class=\"map-head \(edge.transition.rawValue)\" d=\"\(way.headData)\"/>")
    }
    svg.append("\n" as StaticString)
  }

  /// The data of a path while it is made.
  private struct Way {
    var data = ""
    var headData = ""
    var x = 0.0
    var y = 0.0

    mutating func start(_ x: Double, _ y: Double) {
      data = "M\(text(x)) \(text(y))"
      (self.x, self.y) = (x, y)
    }

    mutating func straight(toX x: Double, _ y: Double) {
      data += "L\(text(x)) \(text(y))"
      (self.x, self.y) = (x, y)
    }

    /// Leaves and arrives level.
    mutating func curve(toX x: Double, _ y: Double) {
      let middle = (self.x + x) / 2
      curve(middle, self.y, middle, y, x, y)
    }

    mutating func curve(
      _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
    ) {
      data += "C\(text(x1)) \(text(y1)) \(text(x2)) \(text(y2)) \(text(x)) \(text(y))"
      (self.x, self.y) = (x, y)
    }

    /// The point of an arrow at the end; the direction is the one that the line comes from.
    mutating func head(dx: Double, dy: Double) {
      let (length, half) = (7.0, 4.0)
      let base = (x + dx * length, y + dy * length)
      headData =
        "M\(text(x)) \(text(y))"
        + "L\(text(base.0 - dy * half)) \(text(base.1 - dx * half))"
        + "L\(text(base.0 + dy * half)) \(text(base.1 + dx * half))Z"
    }

    private func text(_ value: Double) -> String { MapDrawing.text(value) }
  }

  /// A coordinate with at most one decimal.
  static func text(_ value: Double) -> String {
    Points(hundredths: Int((value * 10).rounded()) * 10).text
  }
}
