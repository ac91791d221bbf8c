package import CatalogCore

/// The YAML between two `---` lines at the start of a page.
package enum FrontMatter {
  /// Cuts a page into its front matter and what follows it.
  ///
  /// The front matter starts when the very first line is `---` and ends before a line that is `---`
  /// or `...`; blanks may follow on either. Both parts keep the line numbers of the page. Without
  /// front matter the whole text is the body.
  package static func split(_ page: SourceText) throws(YAMLError)
    -> (yaml: SourceText?, body: SourceText)
  {
    let bytes = page.bytes
    let start = bytes.hasBytes("\u{FEFF}", at: 0) ? 3 : 0
    let lines = bytes.lineRanges()
    guard let first = lines.first, isMarker(bytes[max(start, first.lowerBound)..<first.upperBound])
    else { return (nil, page) }
    for number in lines.indices.dropFirst() {
      let line = lines[number]
      guard isMarker(bytes[line]) || isMarker(bytes[line], "...") else { continue }
      let next = number + 1
      let bodyStart = next < lines.count ? lines[next].lowerBound : bytes.count
      return (
        page.cut(lines[1].lowerBound..<line.lowerBound, firstLine: page.firstLine + 1),
        page.cut(bodyStart..<bytes.count, firstLine: page.firstLine + next)
      )
    }
    throw YAMLError(.unclosedFrontMatter, at: start..<first.upperBound)
  }

  private static func isMarker(_ line: ArraySlice<UInt8>, _ marker: StaticString = "---") -> Bool {
    guard line.hasBytes(marker, at: line.startIndex) else { return false }
    return line.dropFirst(marker.utf8CodeUnitCount).allSatisfy(\.isSpaceOrTab)
  }
}

extension SourceText {
  fileprivate func cut(_ range: Range<Int>, firstLine: Int) -> SourceText {
    SourceText(path: path, bytes: Array(bytes[range]), firstLine: firstLine)
  }
}
