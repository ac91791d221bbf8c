import CatalogCore

/// The stylesheet of pictures: a real file that is part of the program.
///
/// A picture that stands alone takes the rules that it needs; a page that holds several takes
/// `forPages` once.
package struct PictureStylesheet: Sendable {
  /// A colour by its name in iOS, with its values.
  struct Color: Equatable, Sendable {
    var name: String
    var light: String
    var dark: String

    func value(_ appearance: ScreenPicture.Appearance) -> String {
      appearance == .dark ? dark : light
    }
  }

  /// The declarations of a class; the root has no name.
  struct Rule: Equatable, Sendable {
    var name: String
    var declarations: [UInt8]

    var selector: String { name.isEmpty ? ".pic" : ".p-\(name)" }
    var text: [UInt8] { Array("\(selector){".utf8) + declarations + Array("}".utf8) }
  }

  private(set) var colors: [Color] = []
  private(set) var rules: [Rule] = []
  private var colorIndices: [ByteKey: Int] = [:]

  static let embedded = PictureStylesheet(
    parsing: EmbeddedTheme.files.first { $0.path.hasSameBytes(as: "picture.css") }?.text ?? "")

  /// Reads the few forms that the file has: comments, and rules for single classes.
  init(parsing text: String) {
    for block in Self.withoutComments(Array(text.utf8)).split(separator: UInt8(ascii: "}")) {
      let parts = block.split(separator: UInt8(ascii: "{"))
      guard parts.count == 2 else { continue }
      let declarations = parts[1].split(separator: UInt8(ascii: ";")).map(Self.compact)
        .filter { !$0.isEmpty }
      let found = declarations.compactMap(Self.color)
      colors += found
      guard found.isEmpty else { continue }
      let name = parts[0].filter { $0 > .space }.dropFirst(3)
      rules.append(
        Rule(
          name: name.elementsEqual("c".utf8) ? "" : String(decodingUTF8: name),
          declarations: Array(declarations.joined(separator: [UInt8(ascii: ";")]))))
    }
    for (index, color) in colors.enumerated() { colorIndices[ByteKey(color.name)] = index }
  }

  func color(named name: String) -> Color? {
    colorIndices[ByteKey(name)].map { colors[$0] }
  }

  // MARK: - Writing

  /// The rules for pages in which pictures stand that have no style of their own.
  ///
  /// A picture follows the `color-scheme` of the element that it stands in; `.pic-light` and `.pic-dark`
  /// fix it. Browsers that cannot tell schemes apart in a value show the light one.
  package static var forPages: [UInt8] { embedded.pageText }

  private var pageText: [UInt8] {
    let both = colors.map { color in
      color.light == color.dark
        ? "--p-\(color.name):\(color.light)"
        : "--p-\(color.name):light-dark(\(color.light),\(color.dark))"
    }
    var text = Array(".pic{\(values(colors, .light))}\n".utf8)
    text.append(
      "@supports (color:light-dark(#000,#fff)){.pic{\(both.joined(separator: ";"))}}\n")
    text.append(".pic-light{color-scheme:light}\n.pic-dark{color-scheme:dark}\n")
    for rule in rules { text += rule.text + [.lineFeed] }
    return text
  }

  /// The rules for a picture alone: those of the classes in it, with the colours that they name.
  ///
  /// Under a fixed appearance the colours themselves stand in the rules, since some programs that draw
  /// SVG know no custom properties. Else the reader's choice counts, unless the address ends in `#light`
  /// or `#dark`.
  func text(
    for classes: Set<PictureClass>, colors named: Set<String>,
    _ appearance: ScreenPicture.Appearance
  ) -> [UInt8] {
    let used = Set(classes.map(\.rawValue) + [""])
    let body = rules.filter { used.contains($0.name) }.flatMap(\.text)
    var needed = named
    let literal = substituting(body, appearance, names: &needed)
    guard appearance == .automatic else { return literal }
    let shown = colors.filter { needed.contains($0.name) }
    let dark = values(shown.filter { $0.light != $0.dark }, .dark)
    let text =
      ".pic,#light:target~.pic{\(values(shown, .light))}"
      + "@media (prefers-color-scheme:dark){.pic{\(dark)}}#dark:target~.pic{\(dark)}"
    return Array(text.utf8) + body
  }

  private func values(_ colors: [Color], _ appearance: ScreenPicture.Appearance) -> String {
    colors.map { "--p-\($0.name):\($0.value(appearance))" }.joined(separator: ";")
  }

  /// The rules with values in place of `var(--p-…)`, and the names that stood there.
  private func substituting(
    _ rules: [UInt8], _ appearance: ScreenPicture.Appearance, names: inout Set<String>
  ) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < rules.count {
      guard rules[index] == UInt8(ascii: "v"), rules.hasBytes("var(--p-", at: index),
        let end = rules[index...].firstIndex(of: UInt8(ascii: ")"))
      else {
        result.append(rules[index])
        index += 1
        continue
      }
      let name = String(decodingUTF8: rules[(index + 8)..<end])
      names.insert(name)
      result.append(color(named: name)?.value(appearance) ?? "none")
      index = end + 1
    }
    return result
  }

  // MARK: - Reading

  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes.hasBytes("/*", at: index) {
        index = (bytes.firstIndex(of: "*/", from: index) ?? bytes.count) + 2
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// A declaration without the white space that nobody needs.
  private static func compact(_ declaration: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in declaration {
      let byte = byte.isLineEnding ? UInt8.space : byte
      let follows = result.last.map { " :,".utf8.contains($0) } ?? true
      if byte == .space, follows { continue }
      result.append(byte)
    }
    if result.last == .space { result.removeLast() }
    return result
  }

  /// The colour that a declaration such as `--p-tint:light-dark(#007aff,#0a84ff)` gives.
  private static func color(_ declaration: [UInt8]) -> Color? {
    let parts = declaration.split { ":(),".utf8.contains($0) }.map { String(decodingUTF8: $0) }
    guard parts.count == 4, parts[0].hasPrefix("--p-"), parts[1] == "light-dark" else { return nil }
    return Color(name: String(parts[0].dropFirst(4)), light: parts[2], dark: parts[3])
  }
}
