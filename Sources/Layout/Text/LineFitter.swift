/// Breaks one text whose clusters have widths: as much as fits on each line.
///
/// A line that starts later in the text never ends earlier, and neither does one with more room or
/// with narrower clusters. So the number of lines never grows with the room, and never shrinks when
/// the text does not.
struct LineFitter {
  let text: PreparedText
  /// The width of each cluster.
  let widths: [Double]
  /// The width of the hyphen that shows when a line ends at a soft hyphen.
  let hyphenWidth: Double

  struct Line {
    /// The first cluster of the line, and the first of the next.
    var start: Int
    var next: Int
    /// Where the clusters that are shown end; spaces and soft hyphens after them are not shown.
    var shownEnd: Int
    var width: Double
    var endsWithHyphen = false
    var endsParagraph = false
  }

  /// Room that is meant to be exactly enough may be a little less after other arithmetic.
  private static let tolerance = 0.000_1

  /// The line that starts at a cluster; the cluster must exist unless the text is empty.
  func line(from start: Int, room: Double) -> Line {
    let room = room + Self.tolerance
    // What is cut inside a word leaves the room that a hyphen would take in the same text: otherwise
    // a line that starts later could end earlier, at a soft hyphen.
    let roomInWord = text.hasSoftHyphen ? room - hyphenWidth : room
    var line = Line(start: start, next: start, shownEnd: start, width: 0)
    var chosen: Line?
    var cut: Line?
    var sum = 0.0
    var index = start
    while index < text.clusterCount {
      switch text.roles[index] {
      case .lineBreak:
        line.next = index + 1
        line.endsParagraph = true
        return line
      case .space: sum += widths[index]
      case .softHyphen: break
      case .shown:
        sum += widths[index]
        // The first cluster that is seen stands on the line even if it does not fit, but not behind
        // spaces.
        let isFirst = line.width == 0 && (sum == widths[index] || chosen == nil)
        if sum > room, widths[index] > 0, !isFirst { return chosen ?? cut ?? line }
        // What is not seen, such as a mark of direction, hangs with the spaces before it.
        if widths[index] > 0 || line.shownEnd == index {
          line.shownEnd = index + 1
          line.width = sum
        }
      }
      index += 1
      line.next = index
      let isForced = cut.map { $0.width == 0 } ?? true
      if line.width <= roomInWord || isForced || line.width == cut?.width { cut = line }
      if text.allowsBreakAfter[index - 1], let end = ended(line, after: index - 1, room) {
        chosen = end
      }
    }
    line.endsParagraph = true
    return line
  }

  /// The line as it is when it ends after a cluster; `nil` when there is no room for its hyphen.
  private func ended(_ line: Line, after index: Int, _ room: Double) -> Line? {
    guard text.roles[index] == .softHyphen, line.width > 0 else { return line }
    guard line.width + hyphenWidth <= room else { return nil }
    var line = line
    line.width += hyphenWidth
    line.endsWithHyphen = true
    return line
  }

  /// How many lines there are without a limit; at least one.
  func lineCount(room: Double) -> Int {
    var count = 0
    var start = 0
    repeat {
      start = line(from: start, room: room).next
      count += 1
    } while start < text.clusterCount
    return count
  }

  /// The line as it is when an ellipsis has to stand at its end.
  ///
  /// It is filled with what follows up to the next line break, cut between any two clusters.
  func truncated(_ line: Line, room: Double, ellipsisWidth: Double) -> Line {
    var result = Line(
      start: line.start, next: line.next, shownEnd: line.start, width: ellipsisWidth)
    var sum = 0.0
    var index = line.start
    while index < text.clusterCount, text.roles[index] != .lineBreak {
      if text.roles[index] != .softHyphen { sum += widths[index] }
      if sum + ellipsisWidth > room + Self.tolerance { break }
      if text.roles[index] == .shown, widths[index] > 0 || result.shownEnd == index {
        result.shownEnd = index + 1
        result.width = sum + ellipsisWidth
      }
      index += 1
    }
    return result
  }
}
