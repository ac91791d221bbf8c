import Cunibreak

/// Finds with libunibreak where lines may end: the rules of Unicode Standard Annex 14.
///
/// No language is passed: a text breaks in the same way whatever the machine speaks. Thai, Lao,
/// Khmer and Burmese are written without spaces and would need dictionaries; here such text is one
/// long word, which breaks between any two clusters when it does not fit.
enum LineBreaker {
  /// Whether a line may end after each scalar, of which there is one for each grapheme cluster.
  static func allowsBreakAfter(_ scalars: [UInt32]) -> [Bool] {
    guard isReady, !scalars.isEmpty else { return [] }
    // The start of the text is treated like the start of any line.
    let scalars = [LineBreakRepresentative.zeroWidthSpace] + scalars
    var breaks = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: scalars.count)
    set_linebreaks_utf32(scalars, scalars.count, nil, &breaks)
    return breaks.dropFirst().map { $0 == CChar(LINEBREAK_ALLOWBREAK) }
  }

  /// The library builds an index of its tables once.
  ///
  /// A constant is computed by one thread while others wait.
  private static let isReady: Bool = {
    init_linebreak()
    return true
  }()
}
