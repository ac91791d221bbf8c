import CatalogCore

/// Which words of two texts are different.
///
/// A word is a run of letters, marks and digits; everything else, and each character of a script that
/// puts no spaces between words, stands for itself.
package struct WordDiff {
  package struct Run: Sendable {
    package var text: String
    package var isChanged: Bool
  }

  /// The old and the new text in runs, in order.
  package private(set) var old: [Run] = []
  package private(set) var new: [Run] = []

  /// More words than this in the part that differs are not compared one by one.
  private static let limit = 300

  /// Compares word by word, by their bytes.
  ///
  /// Cost: at most the square of `limit`.
  package init(_ old: String, _ new: String) {
    let before = Self.words(old)
    let after = Self.words(new)
    var prefix = 0
    while prefix < min(before.count, after.count), before[prefix] == after[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(before.count, after.count) - prefix,
      before[before.count - 1 - suffix] == after[after.count - 1 - suffix]
    { suffix += 1 }
    let oldMiddle = Array(before[prefix..<(before.count - suffix)])
    let newMiddle = Array(after[prefix..<(after.count - suffix)])
    var isOldKept = Array(repeating: false, count: oldMiddle.count)
    var isNewKept = Array(repeating: false, count: newMiddle.count)
    for (left, right) in CommonSubsequence.indices(
      oldMiddle, newMiddle, limit: Self.limit)
    {
      isOldKept[left] = true
      isNewKept[right] = true
    }
    self.old = Self.runs(before, prefix, isOldKept)
    self.new = Self.runs(after, prefix, isNewKept)
    // Texts with nothing in common but spaces and commas are two texts.
    if !Self.sharesWord(self.old) || !Self.sharesWord(self.new) {
      self.old = old.isEmpty ? [] : [Run(text: old, isChanged: true)]
      self.new = new.isEmpty ? [] : [Run(text: new, isChanged: true)]
    }
  }

  private static func sharesWord(_ runs: [Run]) -> Bool {
    runs.contains { run in
      !run.isChanged && run.text.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }

  private static func runs(_ words: [ByteKey], _ prefix: Int, _ isKept: [Bool]) -> [Run] {
    var runs: [Run] = []
    for (index, word) in words.enumerated() {
      let middle = index - prefix
      let isChanged = isKept.indices.contains(middle) && !isKept[middle]
      if runs.last?.isChanged == isChanged {
        runs[runs.count - 1].text += word.text
      } else {
        runs.append(Run(text: word.text, isChanged: isChanged))
      }
    }
    return runs
  }

  static func words(_ text: String) -> [ByteKey] {
    var words: [ByteKey] = []
    var word = ""
    for character in text {
      if isPartOfWord(character) {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(ByteKey(word)) }
      word = ""
      words.append(ByteKey(String(character)))
    }
    if !word.isEmpty { words.append(ByteKey(word)) }
    return words
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return (first.properties.isAlphabetic || first.properties.numericType != nil)
      && !hasNoSpaces(first)
  }

  /// Whether the script puts no spaces between words: ideographs, kana, Thai, Lao, Myanmar, Khmer.
  private static func hasNoSpaces(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isIdeographic { return true }
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF:
      return true
    default:
      return false
    }
  }
}
