/// Says how wide characters are.
///
/// A table answers on every machine alike; CoreText answers where it exists.
package protocol TextMeasuring: Sendable {
  /// Names the source of the widths and its version; a snapshot records it.
  var name: String { get }
  /// By which part of itself a width may be wrong: 0.06 is six in a hundred.
  var uncertainty: Double { get }
  /// The width in points of text that stands on one line, tracking included.
  ///
  /// - Parameter text: UTF-8 without line breaks, cut between grapheme clusters.
  func width(of text: ArraySlice<UInt8>, in font: Font) -> Double
}
