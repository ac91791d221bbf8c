import CatalogCore

/// A document as a bag of lines, to see how alike two documents are.
struct DocumentLines {
  /// The canonical text but for the names.
  let content: [UInt8]
  /// A hash of every line that says what is seen, with the row or area it stands in; sorted.
  let lines: [UInt64]

  init(_ document: SnapshotDocument) {
    var unnamed = document
    unnamed.screen = SnapshotDocument.Name(id: "", title: "")
    unnamed.scenario = unnamed.screen
    content = SnapshotWriter.bytes(of: unnamed)
    // What screens and scenarios have in common by nature says nothing, and the heights of all rows
    // may change at once.
    var seen = SnapshotDocument(screen: unnamed.screen, scenario: unnamed.scenario)
    seen.areas = document.areas
    seen.sections = document.sections
    for section in seen.sections.indices {
      for row in seen.sections[section].rows.indices {
        seen.sections[section].rows[row].height = nil
      }
    }
    lines = Self.hashes(of: SnapshotWriter.bytes(of: seen))
  }

  private static func hashes(of text: [UInt8]) -> [UInt64] {
    var hashes: [UInt64] = []
    var owner: UInt64 = 0
    // The version, the names and the state come first.
    for range in text.lineRanges().dropFirst(4) where !range.isEmpty {
      let line = text[range]
      let startsOwner =
        line.hasBytes("  row ", at: range.lowerBound) || line[range.lowerBound] != .space
      if startsOwner { owner = StableHash.value(of: line) }
      hashes.append(owner &* 31 &+ StableHash.value(of: line))
    }
    // The line `end` is in every document.
    return hashes.dropLast().sorted()
  }

  /// Whether there is anything to tell it by.
  var hasContent: Bool { lines.count >= 3 }

  var distinct: Set<UInt64> { Set(lines) }

  /// The part of all lines that both have, from 0 to 1.
  func similarity(to other: DocumentLines) -> Double {
    var left = lines[...]
    var right = other.lines[...]
    var common = 0
    while let first = left.first, let second = right.first {
      if first == second { common += 1 }
      if first <= second { left.removeFirst() }
      if second <= first { right.removeFirst() }
    }
    let total = lines.count + other.lines.count
    return total == 0 ? 0 : Double(2 * common) / Double(total)
  }
}
