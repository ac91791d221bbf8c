import CatalogCore
import Pictures
import Snapshots

extension CausePictures {
  /// Writes the pictures side by side, the part that matters below them at its own size, and what
  /// there is to know about them.
  func write(to page: inout HTMLWriter) {
    let isPair = before != nil && after != nil
    page.raw(
      isPair
        ? "<div class=\"phones pair\">\n"
        : areSame ? "<div class=\"phones same\">\n" : "<div class=\"phones\">\n")
    if let before { Self.write(before, "Before", isWide: isWide, to: &page) }
    if let after {
      Self.write(after, areSame ? "Before and after" : "After", isWide: isWide, to: &page)
    }
    page.raw("</div>\n")
    writeDetails(to: &page)
    page.raw("<p class=\"note\">")
    if areSame {
      page.raw("Nothing of it is seen in a picture: both would be the same. ")
    }
    page.text("\(variant.width.text) points wide, text size \(variant.textSize.rawValue)")
    if variant.isRightToLeft { page.raw(", right to left") }
    if before?.isScrolled == true || after?.isScrolled == true {
      page.raw(", scrolled to where it is")
    }
    page.raw(".</p>\n")
  }

  private var isWide: Bool { variant.width >= Points(600) }

  private static func write(
    _ picture: Picture, _ caption: StaticString, isWide: Bool, to page: inout HTMLWriter
  ) {
    page.raw(isWide ? "<figure class=\"wide\"><figcaption>" : "<figure><figcaption>")
    page.raw(caption)
    page.raw("</figcaption><img loading=\"lazy\"")
    page.attribute("src", picture.file.path.string)
    page.attribute("width", picture.width)
    page.attribute("height", picture.height)
    page.attribute("alt", picture.description)
    page.raw("></figure>\n")
  }

  private func writeDetails(to page: inout HTMLWriter) {
    let details = [before, after].compactMap { picture in
      picture?.detail.map { (picture, $0) }
    }
    guard !details.isEmpty, !areSame else { return }
    page.raw("<div class=\"details\" aria-hidden=\"true\">\n")
    for (index, picture) in [before, after].enumerated() {
      guard let picture, let frame = picture.detail else { continue }
      page.raw("<p>")
      page.raw(index == 0 ? "Before" : "After")
      page.raw("</p>\n<svg")
      page.attribute("viewBox", Self.viewBox(of: frame))
      page.attribute("width", frame.width)
      page.attribute("height", frame.height + 2 * Self.margin)
      page.raw("><image")
      page.attribute("href", picture.file.path.string)
      page.attribute("width", picture.width)
      page.attribute("height", picture.height)
      page.raw("></image></svg>\n")
    }
    page.raw("</div>\n")
  }

  /// What is seen of the neighbours, in points.
  private static let margin = 10.0

  private static func viewBox(of frame: ScreenPicture.Frame) -> String {
    [frame.x, frame.y - margin, frame.width, frame.height + 2 * margin]
      .map(HTMLWriter.spelling).joined(separator: " ")
  }
}
