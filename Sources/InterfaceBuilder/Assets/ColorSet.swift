import CatalogCore

/// Reads the description of a colour in an asset catalog.
enum ColorSet {
  /// The colour of a light appearance on a phone; a colour of another space is taken as sRGB.
  ///
  /// `nil` for one that nobody chose yet, as Xcode makes the accent colour of every new app.
  static func color(_ source: SourceText) throws(Diagnostic) -> InterfaceColor? {
    let root: JSONNode
    do { root = try JSONNode(parsing: source) } catch { throw AssetWording.syntax(error) }
    guard let entries = root["colors"]?.list else {
      throw AssetWording.form(
        source, root.range.lowerBound..<(root.range.lowerBound + 1),
        "the colour has no list “colors”")
    }
    guard entries.contains(where: { $0["color"] != nil || $0.members == nil }) || entries.isEmpty
    else { return nil }
    guard let entry = AssetVariant.best(of: entries.filter { $0["color"]?.members != nil }),
      let node = entry["color"]
    else {
      throw AssetWording.form(source, root.range, "the colour has no value")
    }
    if let reference = node["reference"]?.text {
      return InterfaceColor(name: .system(SystemColors.name(of: reference)))
    }
    guard let components = components(node["components"]) else {
      throw AssetWording.form(source, node.range, "the components of the colour are no numbers")
    }
    return InterfaceColor(components: components)
  }

  private static func components(_ node: JSONNode?) -> InterfaceColor.Components? {
    guard let node else { return nil }
    var alpha = 1.0
    if let written = node["alpha"] {
      guard let value = value(written) else { return nil }
      // An opacity of one is written `1` too, which no colour means by it.
      alpha = isWhole(written) && value <= 1.0 / 255 ? value * 255 : value
    }
    if let white = node["white"].flatMap(value) {
      return InterfaceColor.Components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = node["red"].flatMap(value), let green = node["green"].flatMap(value),
      let blue = node["blue"].flatMap(value)
    else { return nil }
    return InterfaceColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// From 0 to 1: a number with a point is one already, a whole one and one of base 16 go to 255.
  private static func value(_ node: JSONNode) -> Double? {
    guard let text = spelling(node) else { return nil }
    if text.utf8.starts(with: "0x".utf8) || text.utf8.starts(with: "0X".utf8) {
      guard let number = UInt32(text.dropFirst(2), radix: 16) else { return nil }
      return min(Double(number) / 255, 1)
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return min(max(isWhole(node) ? number / 255 : number, 0), 1)
  }

  private static func isWhole(_ node: JSONNode) -> Bool {
    spelling(node).map { !$0.utf8.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) } ?? false
  }

  private static func spelling(_ node: JSONNode) -> String? {
    switch node.content {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}

/// Chooses among the variants of an asset.
enum AssetVariant {
  /// The variant for any device in a light appearance, or the nearest to it; the first of equal ones.
  static func best(of nodes: [JSONNode]) -> JSONNode? { sorted(nodes).first }

  static func sorted(_ nodes: [JSONNode]) -> [JSONNode] {
    nodes.enumerated().map { (rank: rank($0.element), offset: $0.offset, node: $0.element) }
      .sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.node)
  }

  private static func rank(_ node: JSONNode) -> Int {
    var rank =
      switch node["idiom"]?.text {
      case let idiom? where idiom.isSpelled("universal"): 0
      case nil: 0
      case let idiom? where idiom.isSpelled("iphone"): 1
      case let idiom? where idiom.isSpelled("ipad"): 2
      default: 3
      }
    for appearance in node["appearances"]?.list ?? [] {
      rank += appearance["value"]?.text?.isSpelled("light") ?? false ? 10 : 100
    }
    return rank
  }
}
