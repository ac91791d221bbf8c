import Layout

/// Room for more than a file drew: what is below a place moves down, and what reaches over it grows.
struct FrameStretch {
  /// In points from the top of the page.
  var place: Double
  var length: Double

  func applied(to frame: Rectangle) -> Rectangle {
    var frame = frame
    if frame.y >= place - 0.5 {
      frame.y += length
    } else if frame.maxY >= place - 0.5 {
      frame.height += length
    }
    return frame
  }
}
