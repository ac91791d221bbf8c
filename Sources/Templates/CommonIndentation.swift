import CatalogCore

/// Finds how far the lines inside each block are indented.
///
/// An override is written wherever the parent has the block, at the indentation it has there; so the
/// blanks that all its lines share are taken off where it is defined. Likewise, the lines that a block
/// holds by default say how far an override is to be indented.
struct CommonIndentation {
  /// For the index of each block: the blanks that all its lines start with, in the source; `nil` when
  /// it holds no line of its own.
  private(set) var ofBlocks: [Int: Range<Int>] = [:]

  private let bytes: [UInt8]
  private let tags: [Tag]
  /// The constructs that are open, with what their lines have in common so far.
  private var open: [(tag: Int, common: Range<Int>?)] = []

  init(_ tags: [Tag], in source: SourceText) {
    bytes = source.bytes
    self.tags = tags
    for index in tags.indices {
      addLines(before: index)
      add(tags[index], at: index)
    }
  }

  /// What all lines of a block share, if its text starts at the start of a line.
  func ofLines(inBlockAt index: Int) -> Range<Int>? {
    let opening = tags[index]
    guard opening.consumed.upperBound > opening.range.upperBound else { return nil }
    return ofBlocks[index]
  }

  private mutating func add(_ tag: Tag, at index: Int) {
    switch tag.kind {
    case .closing:
      guard let closed = open.popLast() else { return }
      let opening = tags[closed.tag]
      switch opening.kind {
      case .block:
        ofBlocks[closed.tag] = closed.common
        merge(closed.common ?? (opening.takesLineStart ? opening.indentation : nil))
      case .parent:
        // The lines of its overrides are written elsewhere, so only its own line counts.
        if opening.takesLineStart { merge(opening.indentation) }
      default: merge(closed.common)
      }
    case .partial:
      if tag.takesLineStart { merge(tag.indentation) }
    default:
      if tag.construct != nil { open.append((index, nil)) }
    }
  }

  /// Counts the lines that start between the tag before and this one.
  private mutating func addLines(before index: Int) {
    let tag = tags[index]
    guard !open.isEmpty else { return }
    let end = tag.consumed.lowerBound
    var start = index == 0 ? 0 : tags[index - 1].consumed.upperBound
    var isLineStart = start == 0 || bytes[start - 1].isLineEnding
    while start < end || (isLineStart && start == end) {
      var first = start
      while first < end, bytes[first].isSpaceOrTab { first += 1 }
      let isBlank = first < end ? bytes[first].isLineEnding : tag.takesLineStart
      if isLineStart, !isBlank { merge(start..<first) }
      while first < end, !bytes[first].isLineEnding { first += 1 }
      guard first < end else { return }
      start = bytes.lineEndingEnd(at: first)
      isLineStart = true
    }
  }

  private mutating func merge(_ blanks: Range<Int>?) {
    guard let blanks, let last = open.indices.last else { return }
    guard let common = open[last].common else {
      open[last].common = blanks
      return
    }
    var count = 0
    while count < min(common.count, blanks.count),
      bytes[common.lowerBound + count] == bytes[blanks.lowerBound + count]
    {
      count += 1
    }
    open[last].common = common.lowerBound..<(common.lowerBound + count)
  }
}
