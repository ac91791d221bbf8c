import CatalogCore

/// Joins opening and closing tags and decides what each tag takes out of the text around it.
///
/// A tag is standalone when nothing but blanks stands beside it on its line; then the whole line
/// disappears. A parent counts as one tag from its opening to its closing, since nothing between them
/// is written where they stand, and so does a block whose tags stand next to each other.
struct TagMatcher {
  let source: SourceText
  private(set) var tags: [Tag]

  static func matched(_ tags: [Tag], in source: SourceText) throws(TemplateError) -> [Tag] {
    var matcher = TagMatcher(source: source, tags: tags)
    try matcher.match()
    for index in tags.indices { matcher.decideConsumption(at: index) }
    return matcher.tags
  }

  // MARK: - Pairs

  private mutating func match() throws(TemplateError) {
    var open: [Int] = []
    for index in tags.indices {
      if tags[index].kind == .closing {
        guard let opening = open.popLast() else {
          throw error(.strayClosing(name: name(of: index)), index)
        }
        try check(closing: index, for: opening)
        tags[index].partner = opening
        tags[opening].partner = index
        tags[index].isArgument = tags[opening].isArgument
        tags[index].isIgnored = tags[opening].isIgnored
        continue
      }
      if let around = open.last {
        let isInParent = tags[around].kind == .parent
        tags[index].isArgument =
          isInParent && tags[index].kind == .block && !tags[around].isIgnored
        tags[index].isIgnored =
          tags[around].isIgnored || (isInParent && !tags[index].isArgument)
      }
      guard tags[index].construct != nil else { continue }
      guard open.count < Template.Limits.nesting else {
        throw error(.nestedTooDeep(limit: Template.Limits.nesting), index)
      }
      open.append(index)
    }
    if let last = open.last, let construct = tags[last].construct {
      throw error(.unclosed(construct, name: name(of: last)), last)
    }
  }

  private func check(closing: Int, for opening: Int) throws(TemplateError) {
    let left = tags[opening]
    let right = tags[closing]
    guard
      left.isDynamic != right.isDynamic || source.bytes[left.name] != source.bytes[right.name],
      let construct = left.construct
    else { return }
    throw error(
      .mismatchedClosing(
        name: name(of: closing), opened: construct, openedName: name(of: opening),
        opening: left.range), closing)
  }

  /// The name as it was written.
  private func name(of index: Int) -> String {
    (tags[index].isDynamic ? "*" : "") + String(decodingUTF8: source.bytes[tags[index].name])
  }

  private func error(_ problem: TemplateError.Problem, _ index: Int) -> TemplateError {
    TemplateError(problem: problem, place: TemplateError.Place(source, tags[index].range))
  }

  // MARK: - Standalone tags

  private mutating func decideConsumption(at index: Int) {
    switch tags[index].kind {
    case .value, .rawValue: break
    case .comment, .delimiters, .partial, .section, .invertedSection: consumeOwnLine(at: index)
    case .parent:
      if let end = tags[index].partner { decideConsumption(ofParentFrom: index, to: end) }
    case .block:
      if let end = tags[index].partner { decideConsumption(ofBlockFrom: index, to: end) }
    case .closing:
      // The others were decided together with their opening.
      guard let opening = tags[index].partner else { break }
      switch tags[opening].kind {
      case .section, .invertedSection: consumeOwnLine(at: index)
      default: break
      }
    }
  }

  private mutating func consumeOwnLine(at index: Int) {
    guard tags[index].lineStart != nil, tags[index].nextLine != nil else { return }
    consumeLineStart(at: index)
    consumeLineEnd(at: index)
  }

  private mutating func decideConsumption(ofParentFrom index: Int, to end: Int) {
    guard tags[index].lineStart != nil, tags[end].nextLine != nil else { return }
    consumeLineStart(at: index)
    consumeLineEnd(at: end)
  }

  private mutating func decideConsumption(ofBlockFrom index: Int, to end: Int) {
    if tags[index].isArgument {
      // What stands before and after it is ignored, so it cannot be in the way.
      consumeLineEnd(at: index)
      consumeLineStart(at: end)
    } else if tags[index].range.upperBound == tags[end].range.lowerBound {
      guard tags[index].lineStart != nil, tags[end].nextLine != nil else { return }
      consumeLineStart(at: index)
      consumeLineEnd(at: end)
    } else {
      consumeOwnLine(at: index)
      consumeOwnLine(at: end)
    }
  }

  private mutating func consumeLineStart(at index: Int) {
    guard let lineStart = tags[index].lineStart else { return }
    tags[index].consumed = lineStart..<tags[index].consumed.upperBound
    tags[index].takesLineStart = true
  }

  private mutating func consumeLineEnd(at index: Int) {
    guard let nextLine = tags[index].nextLine else { return }
    tags[index].consumed = tags[index].consumed.lowerBound..<nextLine
  }
}
