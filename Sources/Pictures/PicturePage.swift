import Layout

/// What is on a screen, wherever its places come from.
protocol PicturePage {
  /// In points.
  var width: Double { get }
  var height: Double { get }
  /// Whether it shows a table that somebody scrolled.
  var isScrolled: Bool { get }
  /// Whether the upper edge of the screen is so dark that the signs of the system are light there.
  var isDarkAtTop: Bool { get }
  /// Where the marked parts are, as far as they are seen.
  var markedFrames: [ScreenPicture.Part: Rectangle] { get }

  func draw(on canvas: inout PictureCanvas)
}

extension PicturePage {
  var isDarkAtTop: Bool { false }
}
