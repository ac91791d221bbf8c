/// Measures as another measurer would if all its widths were wrong in one direction.
///
/// Laying something out with both stretches tells what may be different within the uncertainty: also
/// where one text takes the room of another.
struct StretchedMeasurer: TextMeasuring {
  let base: any TextMeasuring
  let stretch: Stretch

  /// By how much of its uncertainty each text is wider.
  enum Stretch: Double {
    case narrower = -1
    case none = 0
    case wider = 1
  }

  var name: String { base.name }
  /// What is stretched is taken as it is.
  let uncertainty = 0.0

  func width(of text: ArraySlice<UInt8>, in font: Font) -> Double {
    base.width(of: text, in: font) * (1 + stretch.rawValue * base.uncertainty)
  }

  func appendWidths(
    ofClusters clusters: Range<Int>, of text: PreparedText, in font: Font,
    to widths: inout [Double]
  ) {
    let start = widths.count
    base.appendWidths(ofClusters: clusters, of: text, in: font, to: &widths)
    guard stretch != .none else { return }
    let factor = 1 + stretch.rawValue * base.uncertainty(of: text)
    for index in start..<widths.count { widths[index] *= factor }
  }
}
