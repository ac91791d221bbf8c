import CatalogCore

/// Identifiers for headings, made of their text the way GitHub does it.
///
/// The text is lower-cased, spaces become hyphens, letters, marks and numbers of all scripts stay,
/// and so do `-` and `_`; everything else goes. The first heading with a text keeps its plain
/// identifier, and later ones get the first suffix that is neither taken nor the plain identifier of
/// any other heading: `a`, `a-2`, `a-1` for “A”, “A”, “A-1”. So an identifier depends on the texts
/// of the headings and their order only, and a heading that is unique keeps its link.
enum HeadingIDs {
  /// Lists the headings and, when asked to, writes an identifier into each.
  static func collectHeadings(
    of nodes: inout [MarkdownNode], assigningIDs: Bool
  ) -> [MarkdownHeading] {
    var found: [(node: Int, level: Int, text: [UInt8])] = []
    for index in nodes.indices {
      guard case .heading(let level, _) = nodes[index].kind else { continue }
      let text = MarkdownPlainText.text(of: nodes, in: (index + 1)..<nodes[index].subtreeEnd)
      found.append((index, level, text))
    }
    let ids = assigningIDs ? unique(found.map { slug($0.text) }) : []
    var headings: [MarkdownHeading] = []
    for (position, heading) in found.enumerated() {
      let id = assigningIDs ? ids[position] : nil
      nodes[heading.node].kind = .heading(level: heading.level, id: id)
      headings.append(
        MarkdownHeading(
          id: id, level: heading.level, text: heading.text, range: nodes[heading.node].range,
          node: heading.node))
    }
    return headings
  }

  /// The plain identifier of a text, which may be that of other headings too.
  static func slug(_ text: [UInt8]) -> [UInt8] {
    var slug = ""
    var hasLetter = false
    for scalar in String(decodingUTF8: text).unicodeScalars {
      switch scalar {
      case " ", "\t", "\n", "\r": slug += "-"
      case "-", "_": slug.unicodeScalars.append(scalar)
      default:
        guard isWordScalar(scalar) else { continue }
        hasLetter = true
        slug += scalar.properties.lowercaseMapping
      }
    }
    return hasLetter ? Array(slug.utf8) : Array("section".utf8)
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default:
      false
    }
  }

  private static func unique(_ slugs: [[UInt8]]) -> [[UInt8]] {
    let plain = Set(slugs)
    var taken: Set<[UInt8]> = []
    var lastSuffix: [[UInt8]: Int] = [:]
    var ids: [[UInt8]] = []
    for slug in slugs {
      var id = slug
      if taken.contains(slug) {
        var suffix = lastSuffix[slug] ?? 0
        while plain.contains(id) || taken.contains(id) {
          suffix += 1
          id = slug + Array("-\(suffix)".utf8)
        }
        lastSuffix[slug] = suffix
      }
      taken.insert(id)
      ids.append(id)
    }
    return ids
  }
}
