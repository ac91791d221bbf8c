import CatalogCore
import Snapshots

/// Breaks a sentence into lines that fit a terminal.
struct SentenceLines {
  /// How many columns a line has.
  var width: Int
  /// How many columns every line but the first starts with.
  var indentation: Int

  /// A word: pieces without a space between them.
  private struct Word {
    var pieces: [DiffSentence.Piece] = []
    var columns = 0
  }

  /// The lines, broken at spaces; a longer word has a line of its own.
  func lines(of sentence: DiffSentence) -> [DiffSentence] {
    var lines: [[Word]] = []
    var used = 0
    for word in words(of: sentence) {
      if let last = lines.indices.last, used + 1 + word.columns <= width {
        lines[last].append(word)
        used += 1 + word.columns
      } else {
        used = (lines.isEmpty ? 0 : indentation) + word.columns
        lines.append([word])
      }
    }
    return lines.map { words in
      var line = sentence
      line.pieces = Self.joined(words)
      return line
    }
  }

  private func words(of sentence: DiffSentence) -> [Word] {
    var words = [Word()]
    for piece in sentence.pieces {
      for (index, part) in piece.text.utf8.split(
        separator: UInt8.space, omittingEmptySubsequences: false
      ).enumerated() {
        if index > 0 { words.append(Word()) }
        guard !part.isEmpty else { continue }
        var piece = piece
        piece.text = String(decodingUTF8: part)
        words[words.count - 1].pieces.append(piece)
        words[words.count - 1].columns += Self.columns(of: TerminalText.escaped(piece.text))
      }
    }
    return words
  }

  /// The pieces with the spaces between the words, in as few changes of colour as there are.
  private static func joined(_ words: [Word]) -> [DiffSentence.Piece] {
    var pieces: [DiffSentence.Piece] = []
    for (index, word) in words.enumerated() {
      var needsSpace = index > 0 && !pieces.isEmpty
      // The space goes to our own words where they are beside it.
      if needsSpace, word.pieces.first?.style != .plain {
        pieces[pieces.count - 1].text += " "
        needsSpace = false
      }
      for var piece in word.pieces {
        if needsSpace { piece.text = " " + piece.text }
        needsSpace = false
        if let last = pieces.last, last.style == piece.style {
          pieces[pieces.count - 1].text += piece.text
        } else {
          pieces.append(piece)
        }
      }
    }
    return pieces
  }

  /// How many columns a terminal gives to a text: two to a character of East Asia or a picture, none
  /// to a mark that joins another character.
  static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { columns, scalar in
      switch scalar.value {
      case ..<0x300: columns + 1
      case 0x300...0x36F, 0x20D0...0x20F0: columns
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        columns + 2
      default: columns + 1
      }
    }
  }
}
