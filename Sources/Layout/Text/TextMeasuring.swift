/// Says how wide characters are.
///
/// A table answers on every machine alike; CoreText answers where it exists.
package protocol TextMeasuring: Sendable {
  /// Names the source of the widths and its version; a snapshot records it.
  var name: String { get }
  /// By which part of itself a width may be wrong: 0.06 is six in a hundred.
  var uncertainty: Double { get }
  /// The same for the widths of one text; without an implementation, `uncertainty`.
  func uncertainty(of text: PreparedText) -> Double
  /// The width in points of text that stands on one line, tracking included.
  ///
  /// The text is UTF-8 without line breaks, cut between grapheme clusters.
  func width(of text: ArraySlice<UInt8>, in font: Font) -> Double
  /// Appends the widths in points of grapheme clusters that follow each other in one font.
  ///
  /// Without an implementation, each is measured by itself. A width is never negative.
  func appendWidths(
    ofClusters clusters: Range<Int>, of text: PreparedText, in font: Font,
    to widths: inout [Double])
}

extension TextMeasuring {
  package func uncertainty(of text: PreparedText) -> Double { uncertainty }

  package func appendWidths(
    ofClusters clusters: Range<Int>, of text: PreparedText, in font: Font,
    to widths: inout [Double]
  ) {
    for cluster in clusters {
      let width = width(of: text.bytes[text.byteRange(ofClusters: cluster..<cluster + 1)], in: font)
      // Written so that what is not a number is 0.
      widths.append(width > 0 ? width : 0)
    }
  }
}
