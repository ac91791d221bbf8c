import CatalogCore

/// Builds the tree from libyaml's events and refuses what the subset leaves out.
///
/// The open collections stand on a list and not on the call stack.
struct YAMLComposer {
  /// A list or a mapping whose end has not come yet.
  private struct Collection {
    let isMapping: Bool
    let start: Int
    var nodes: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    /// The key that waits for its value.
    var key: Key?
    var keyRanges: [[UInt8]: Range<Int>] = [:]
  }

  private struct Key {
    let text: String
    let range: Range<Int>
  }

  private let source: SourceText
  private let positions: YAMLPositions
  private var open: [Collection] = []
  private var root: YAMLNode?
  private var hasDocument = false

  static func compose(_ source: SourceText) throws(YAMLError) -> YAMLNode? {
    let count = source.bytes.count
    guard count <= YAMLDocument.maximumByteCount else {
      throw YAMLError(.tooLarge(byteCount: count), at: 0..<0)
    }
    if let offset = source.bytes.firstInvalidUTF8 {
      throw YAMLError(.notUTF8, at: offset..<(offset + 1))
    }
    var composer = YAMLComposer(source)
    return try composer.run()
  }

  private init(_ source: SourceText) {
    self.source = source
    self.positions = YAMLPositions(source)
  }

  private mutating func run() throws(YAMLError) -> YAMLNode? {
    var events = YAMLEvents(source.bytes[positions.markLength...])
    while true {
      let next: YAMLEvent?
      do {
        next = try events.next()
      } catch {
        throw YAMLError(error, in: source, positions: positions)
      }
      guard let event = next else { return root }
      try take(event)
    }
  }

  private mutating func take(_ event: YAMLEvent) throws(YAMLError) {
    let range = positions.range(ofCharacters: event.characters)
    if event.hasAnchor { throw YAMLError(.anchor, at: range) }
    switch event.kind {
    case .documentStart:
      guard !hasDocument else { throw YAMLError(.manyDocuments, at: range) }
      hasDocument = true
    case .alias:
      throw YAMLError(.alias, at: range)
    case .scalar(let style, let text):
      let tag = try allowedTag(event.tag, "str", at: range)
      let scalar = YAMLScalar(text: String(decodingUTF8: text), style: style, tag: tag)
      try add(.scalar(scalar), range)
    case .sequenceStart:
      _ = try allowedTag(event.tag, "seq", at: range)
      try openCollection(isMapping: false, at: range)
    case .mappingStart:
      _ = try allowedTag(event.tag, "map", at: range)
      try openCollection(isMapping: true, at: range)
    case .collectionEnd:
      guard let collection = open.popLast() else { return }
      let range = collection.start..<end(of: collection, closedAt: range)
      try add(
        collection.isMapping ? .mapping(collection.entries) : .sequence(collection.nodes), range)
    }
  }

  /// Where a collection ends: after its bracket, or else where the last thing in it ended.
  private func end(of collection: Collection, closedAt range: Range<Int>) -> Int {
    guard range.isEmpty else { return range.upperBound }
    var end = max(collection.start, range.lowerBound)
    while end > collection.start, source.bytes[end - 1].isBlank { end -= 1 }
    return end
  }

  /// The tag if it only says what the node is anyway, or that it is a text.
  private func allowedTag(_ tag: [UInt8]?, _ name: String, at range: Range<Int>)
    throws(YAMLError) -> String?
  {
    guard let tag else { return nil }
    let text = String(decodingUTF8: tag)
    let standard = "tag:yaml.org,2002:\(name)"
    guard text.hasSameBytes(as: "!") || text.hasSameBytes(as: standard) else {
      throw YAMLError(.tag(text), at: range)
    }
    return standard
  }

  private mutating func openCollection(isMapping: Bool, at range: Range<Int>) throws(YAMLError) {
    guard open.count < YAMLDocument.maximumDepth else { throw YAMLError(.tooDeep, at: range) }
    if let outer = open.last, outer.isMapping, outer.key == nil {
      throw YAMLError(.keyIsNotText, at: range)
    }
    open.append(Collection(isMapping: isMapping, start: range.lowerBound))
  }

  private mutating func add(_ content: YAMLNode.Content, _ range: Range<Int>) throws(YAMLError) {
    let location = positions.location(of: range.lowerBound)
    let node = YAMLNode(content: content, location: location, range: range)
    let last = open.count - 1
    guard last >= 0 else {
      root = node
      return
    }
    if !open[last].isMapping {
      open[last].nodes.append(node)
    } else if let key = open[last].key {
      let keyLocation = positions.location(of: key.range.lowerBound)
      open[last].entries.append(
        YAMLEntry(key: key.text, keyLocation: keyLocation, keyRange: key.range, value: node))
      open[last].key = nil
    } else if case .scalar(let scalar) = content {
      if let first = open[last].keyRanges.updateValue(range, forKey: Array(scalar.text.utf8)) {
        throw YAMLError(.duplicateKey(scalar.text), at: range, related: first)
      }
      open[last].key = Key(text: scalar.text, range: range)
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { isSpaceOrTab || isLineEnding }
}
