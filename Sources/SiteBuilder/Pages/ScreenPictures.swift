import CatalogCore
import Layout
import Pictures
import Snapshots

/// The pictures of a screen: a file for each scenario and variant, and what shows them on a page.
struct ScreenPictures: Sendable {
  var screen: ScreenEntry
  /// The screen that one comes from, whose title stands in the navigation bar.
  var backTitle: String?
  var engine: CellLayoutEngine

  /// Where the picture of a scenario under a variant stands in the site.
  static func path(
    of document: SnapshotDocument, _ variant: SnapshotDocument.Variant, in screen: ScreenEntry
  ) -> FilePath {
    screen.folder.appending(FileComponent.name(for: document.scenario.id))
      .appending("\(fileName(of: variant)).svg")
  }

  /// `393-AX3-rtl`.
  private static func fileName(of variant: SnapshotDocument.Variant) -> String {
    String(variant.name.map { $0 == "@" ? "-" : $0 })
  }

  /// The files of a scenario, in the order of its variants.
  func files(of document: SnapshotDocument) -> [FileContent] {
    Self.variants(of: document).map { variant in
      let options = ScreenPicture.Options(
        extent: Self.extent(of: document), backTitle: backTitle)
      let picture = ScreenPicture(document, variant: variant, engine: engine, options: options)
      return FileContent(
        path: Self.path(of: document, variant, in: screen), bytes: picture.svg())
    }
  }

  /// An interface file holds what somebody drew, row by row, so all of it is shown.
  private static func extent(of document: SnapshotDocument) -> ScreenPicture.Extent {
    document.isImported ? .fullLength : .firstPage
  }

  /// The variants of a document; an imported one without any is drawn once.
  static func variants(of document: SnapshotDocument) -> [SnapshotDocument.Variant] {
    document.variants.isEmpty ? VariantChoice.base : document.variants
  }

  /// The same variants, those of one width together; the first stays the first.
  private static func byWidth(_ variants: [SnapshotDocument.Variant])
    -> [SnapshotDocument.Variant]
  {
    var widths: [Points] = []
    for variant in variants where !widths.contains(variant.width) { widths.append(variant.width) }
    return widths.flatMap { width in variants.filter { $0.width == width } }
  }

  // MARK: - On a page

  /// The pictures of a scenario, of which one is chosen.
  ///
  /// The first stands in the page itself, so that its text can be found and selected; the others are
  /// fetched when they are chosen, and so are all of a screen's further languages. Radio buttons choose,
  /// without a script. `number` is that of the scenario on the page.
  func figure(of document: SnapshotDocument, number: Int) -> [UInt8] {
    var html: [UInt8] = []
    let variants = Self.byWidth(Self.variants(of: document))
    html.append("<div class=\"pictures\">\n" as StaticString)
    var previousWidth: Points?
    for (index, variant) in variants.enumerated() {
      if variant.width != previousWidth {
        html.append("<hr><span class=\"picture-width\">\(variant.width.text)</span>\n")
        previousWidth = variant.width
      }
      // With a number, for an anchor with an ending could be another scenario's.
      let id = "picture.\(number).\(Self.fileName(of: variant))"
      html.append("<input type=\"radio\" name=\"" as StaticString)
      html.appendHTMLEscaped("picture.\(number)")
      html.append("\" id=\"" as StaticString)
      html.appendHTMLEscaped(id)
      html.append("\"\(index == 0 ? " checked" : "")><label for=\"")
      html.appendHTMLEscaped(id)
      html.append("\" title=\"" as StaticString)
      html.appendHTMLEscaped(Self.title(of: variant))
      html.append("\">\(variant.textSize.rawValue)\(variant.isRightToLeft ? " RTL" : "")</label>\n")
      html.append("<a class=\"picture\(variant.width >= Points(600) ? " wide" : "")\" href=\"")
      let reference = screen.outputPath.relativeReference(
        to: Self.path(of: document, variant, in: screen))
      html.append(reference)
      html.append("\">" as StaticString)
      if index == 0, number == 0 || !document.isImported {
        html += inline(document, variant, number: number)
      } else {
        html.append("<img loading=\"lazy\" src=\"\(reference)\" alt=\"")
        html.appendHTMLEscaped("\(screen.title), \(Self.title(of: variant))")
        html.append("\">" as StaticString)
      }
      html.append("</a>\n" as StaticString)
    }
    html.append("</div>\n" as StaticString)
    return html
  }

  private func inline(
    _ document: SnapshotDocument, _ variant: SnapshotDocument.Variant, number: Int
  ) -> [UInt8] {
    let options = ScreenPicture.Options(
      extent: Self.extent(of: document), isStandalone: false, backTitle: backTitle,
      idPrefix: "picture-\(number)-")
    return ScreenPicture(document, variant: variant, engine: engine, options: options).svg()
  }

  /// What a reader is told of a variant.
  private static func title(of variant: SnapshotDocument.Variant) -> String {
    "\(variant.width.text) points wide, text size \(variant.textSize.rawValue)"
      + (variant.isRightToLeft ? ", right to left" : "")
  }
}
