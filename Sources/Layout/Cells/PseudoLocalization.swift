/// Makes texts as long as translations of them may be.
///
/// How much longer follows IBM's guideline A3 for text that is translated from English: the shorter a
/// text, the more it grows. A text grows by its own words and letters, so it breaks into lines as a text
/// of its language does; what stands in it already stays as it is, placeholders too.
package struct PseudoLocalization: Hashable, Sendable {
  /// Which of the two percentages that the guideline gives for a length.
  package enum Bound: String, CaseIterable, Sendable {
    case lower
    case upper
  }

  package var bound: Bound

  /// The upper bound is the one that finds what is too tight.
  package init(_ bound: Bound = .upper) {
    self.bound = bound
  }

  /// By how many percent a text of a number of characters grows.
  package func percentage(forLength length: Int) -> Int {
    let range: ClosedRange<Int> =
      switch length {
      case ...10: 100...200
      case ...20: 80...100
      case ...30: 60...80
      case ...50: 40...60
      case ...70: 31...40
      default: 30...30
      }
    return bound == .lower ? range.lowerBound : range.upperBound
  }

  /// The text grown by the upper bound for its length, and by how many percent that is.
  package static func lengthened(_ text: String) -> (text: String, percent: Int) {
    let localization = PseudoLocalization()
    return (localization.expanded(text), localization.percentage(forLength: text.count))
  }

  /// The text grown by the percentage for its length.
  ///
  /// A line of one word grows to one longer word, and a line of more gets more words. A line without
  /// letters stays as it is.
  package func expanded(_ text: String) -> String {
    expanded(text, percentage: percentage(forLength: text.count))
  }

  /// The text grown by the percentage for the length of all its runs.
  package func expanded(_ text: StyledText) -> StyledText {
    let percentage = percentage(forLength: text.runs.reduce(0) { $0 + $1.text.count })
    var text = text
    for index in text.runs.indices {
      text.runs[index].text = expanded(text.runs[index].text, percentage: percentage)
    }
    return text
  }

  private func expanded(_ text: String, percentage: Int) -> String {
    var result = ""
    var line = ""
    for character in text {
      if character.isNewline {
        result += Self.expandedLine(line, percentage: percentage)
        result.append(character)
        line = ""
      } else {
        line.append(character)
      }
    }
    return result + Self.expandedLine(line, percentage: percentage)
  }

  private static func expandedLine(_ line: String, percentage: Int) -> String {
    let words = line.split(separator: " ").filter(isWord).map { word in
      // A repeated word neither ends a sentence nor closes a bracket.
      word.filter { $0.isLetter }
    }
    guard !words.isEmpty else { return line }
    // What grows stands before the punctuation that ends the line, but not in a placeholder.
    let endsWithWord = line.split(separator: " ").last.map(isWord) ?? false
    let tail = endsWithWord ? line.reversed().prefix { !$0.isLetter && !$0.isNumber }.count : 0
    let isOneWord = line.split(separator: " ").count == 1
    var missing = (line.count * percentage + 99) / 100
    var added = ""
    var next = 0
    while missing > 0 {
      if !isOneWord {
        added.append(" ")
        missing -= 1
      }
      let word = words[next % words.count].prefix(max(1, missing))
      added += word
      missing -= word.count
      next += 1
    }
    return line.dropLast(tail) + added + line.suffix(tail)
  }

  /// Whether it has letters, and none of the signs that mark a placeholder.
  private static func isWord(_ word: Substring) -> Bool {
    word.contains(where: \.isLetter) && !word.contains { "%{}$\\<>".contains($0) }
  }
}
