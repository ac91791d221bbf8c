import CatalogCore
package import Layout
package import Snapshots

/// Draws a snapshot under a variant, as SVG.
///
/// ```swift
/// let picture = ScreenPicture(document, variant: variant, engine: CellLayoutEngine())
/// try files.write(picture.svg(), to: "photos.svg")
/// ```
///
/// A picture is made of the document alone: the same document gives the same bytes on every machine.
/// What the document says is never more than characters and a few known words in it.
package struct ScreenPicture: Sendable {
  package enum Appearance: String, CaseIterable, Sendable {
    /// What the reader has chosen.
    case automatic
    case light
    case dark
  }

  /// How much of a long table is drawn.
  package enum Extent: Hashable, Sendable {
    /// What is seen before anybody scrolls.
    case firstPage
    /// What is seen before anybody scrolls if the part is there, else what is seen when somebody scrolled
    /// to it: a small title, and a bar that says where in the table this is.
    case page(showing: Part)
    /// All rows, on a screen that is as high as it takes.
    case fullLength
  }

  /// How a line of text gets the width that was measured, in whatever font it is seen.
  package enum TextFit: Sendable {
    /// Each line states its length, which browsers know how to reach.
    case length
    /// Letters stand closer, so that a common font comes near it: for programs that know no lengths.
    case spacing
  }

  package struct Options: Sendable {
    package var appearance: Appearance
    package var extent: Extent
    /// Whether the picture holds its own style; if not, the page has `PictureStylesheet.forPages`.
    package var isStandalone: Bool
    /// Whether the device is drawn around the screen.
    package var showsDevice: Bool
    /// The title of the screen that one came from; the title of the bar is small then.
    package var backTitle: String?
    package var textFit: TextFit
    /// What the ids in the picture start with: letters, digits and hyphens, different for each
    /// picture of a page.
    package var idPrefix: String
    /// What is pointed at; parts that the screen does not have are left out.
    package var marks: [Part: Mark]

    package init(
      appearance: Appearance = .automatic, extent: Extent = .firstPage, isStandalone: Bool = true,
      showsDevice: Bool = true, backTitle: String? = nil, textFit: TextFit = .length,
      idPrefix: String = "p-", marks: [Part: Mark] = [:]
    ) {
      self.appearance = appearance
      self.extent = extent
      self.isStandalone = isStandalone
      self.showsDevice = showsDevice
      self.backTitle = backTitle
      self.textFit = textFit
      self.idPrefix = idPrefix
      self.marks = marks
    }
  }

  private let context: PictureContext
  private let engine: CellLayoutEngine
  private let options: Options

  package init(
    _ document: SnapshotDocument, variant: SnapshotDocument.Variant,
    engine: CellLayoutEngine = CellLayoutEngine(), options: Options = Options()
  ) {
    context = PictureContext(
      document: document, variant: variant, device: Device(width: variant.width.value),
      typesetter: engine.typesetter, marks: options.marks)
    self.engine = engine
    self.options = options
  }

  /// The picture as UTF-8 text.
  package func svg() -> [UInt8] { drawing().svg }

  /// The picture, its size and where the marked parts are in it.
  package func drawing() -> Drawing {
    guard FramePage.canDraw(context.document) else {
      let page = ScreenPage(context, engine: engine, options: options)
      return drawing(of: page, on: context.device, isSheet: false)
    }
    let page = FramePage(context, options: options)
    return drawing(of: page, on: page.screen.device, isSheet: page.screen.isSheet)
  }

  private func drawing(
    of page: some PicturePage, on device: Device, isSheet: Bool
  ) -> Drawing {
    let frame = DeviceFrame(
      device: device, width: page.width, height: page.height,
      isRightToLeft: context.isRightToLeft, isShown: options.showsDevice, isSheet: isSheet,
      isDarkAtTop: page.isDarkAtTop)
    var canvas = PictureCanvas(
      appearance: options.appearance, fontSize: context.font(.body).pointSize,
      statesLengths: options.textFit == .length)
    frame.drawBody(on: &canvas)
    let origin = frame.screenOrigin
    let drawContent: (inout PictureCanvas) -> Void = { canvas in
      canvas.at(origin.x, origin.y) { canvas in
        page.draw(on: &canvas)
        canvas.flush()
        frame.drawSystem(on: &canvas) { context.block("9:41", $0, width: 100, lines: 1) }
      }
    }
    if frame.screenRadius > 0 {
      openScreen(of: frame, on: &canvas)
      canvas.layer(drawContent)
      canvas.raw("</g>")
    } else {
      drawContent(&canvas)
    }
    canvas.flush()
    return Drawing(
      svg: document(canvas, size: frame.size), width: frame.size.width, height: frame.size.height,
      marked: page.markedFrames.mapValues {
        Frame(x: $0.x + origin.x, y: $0.y + origin.y, width: $0.width, height: $0.height)
      }, isScrolled: page.isScrolled)
  }

  /// Nothing of the content is seen outside the round corners of the screen.
  private func openScreen(of frame: DeviceFrame, on canvas: inout PictureCanvas) {
    let origin = frame.screenOrigin
    canvas.raw("<clipPath")
    canvas.attribute("id", text: "\(prefix)screen")
    canvas.raw("><rect")
    canvas.attribute(x: origin.x, y: origin.y)
    canvas.attribute("width", frame.width)
    canvas.attribute("height", frame.height)
    canvas.attribute("rx", frame.screenRadius)
    canvas.raw("/></clipPath><g")
    canvas.attribute("clip-path", text: "url(#\(prefix)screen)")
    canvas.raw(">")
  }

  /// The prefix of ids without anything that could end a reference.
  private var prefix: String {
    let bytes = options.idPrefix.utf8.filter {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return String(decodingUTF8: bytes)
  }

  private func document(_ canvas: PictureCanvas, size: (width: Double, height: Double)) -> [UInt8] {
    var writer = SVGWriter()
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"")
    writer.attribute("aria-labelledby", text: "\(prefix)title \(prefix)desc")
    writer.attribute("width", size.width)
    writer.attribute("height", size.height)
    var box = Array("0 0 ".utf8)
    box.appendNumber(size.width)
    box.append(.space)
    box.appendNumber(size.height)
    writer.attribute("viewBox", text: String(decodingUTF8: box))
    writer.raw("><title")
    writer.attribute("id", text: "\(prefix)title")
    writer.raw(">")
    writer.text(PictureWording.title(of: context).utf8)
    writer.raw("</title><desc")
    writer.attribute("id", text: "\(prefix)desc")
    writer.raw(">")
    writer.text(PictureWording.description(of: context).utf8)
    writer.raw("</desc>")
    if options.isStandalone {
      writer.raw("<style>")
      writer.raw(
        PictureStylesheet.embedded.text(
          for: canvas.classes, colors: canvas.colors, options.appearance))
      writer.raw("</style>")
      if options.appearance == .automatic { writer.raw("<g id=\"light\"/><g id=\"dark\"/>") }
    }
    writer.raw("<g class=\"pic")
    if !options.isStandalone, options.appearance != .automatic {
      writer.raw(options.appearance == .dark ? " pic-dark" : " pic-light")
    }
    writer.raw("\"")
    writer.attribute("font-size", canvas.defaultFontSize)
    // By so much Liberation Sans, the usual substitute, is wider than the system's font.
    if options.textFit == .spacing { writer.raw(" style=\"letter-spacing:-.026em\"") }
    writer.raw(">")
    writer.raw(canvas.writer.bytes)
    writer.raw("</g></svg>")
    return writer.bytes
  }
}
