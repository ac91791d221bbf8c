import CatalogCore
import Snapshots

/// A text of bounded length: one value could otherwise fill a whole comment.
enum ShortText {
  /// How many characters of a value a form with a limit shows.
  static let valueLength = 200
  /// How many characters of a sentence it shows.
  static let sentenceLength = 800
}

extension String {
  /// The first characters, and an ellipsis where there are more.
  func shortened(to length: Int) -> String {
    guard utf8.count > length else { return self }
    let scalars = unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }
}

extension DiffSentence {
  /// The sentence with its values shortened, and itself where it has many.
  func shortened() -> DiffSentence {
    var sentence = self
    sentence.pieces = []
    var rest = ShortText.sentenceLength
    for piece in pieces {
      guard rest > 0 else {
        sentence.pieces[sentence.pieces.count - 1].text += " …"
        break
      }
      var piece = piece
      piece.text = piece.text.shortened(to: min(ShortText.valueLength, rest))
      rest -= piece.text.unicodeScalars.count
      sentence.pieces.append(piece)
    }
    return sentence
  }
}
