import Cyaml

/// One step of libyaml's parser, copied out of its memory.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case alias
    case scalar(YAMLScalar.Style, text: [UInt8])
    case sequenceStart
    case mappingStart
    case collectionEnd
  }

  let kind: Kind
  let tag: [UInt8]?
  let hasAnchor: Bool
  /// Where it stands, counted in characters and not in bytes.
  let characters: Range<Int>
}

/// What libyaml says when it gives up.
struct YAMLLibraryProblem: Error {
  enum Place {
    /// Counted in characters; the second number is where the thing at fault began.
    case characters(Int, context: Int?)
    /// A character that may not stand in YAML at all, counted in bytes.
    case byte(Int, value: Int)
  }

  let problem: String
  let context: String
  let place: Place
}

/// The events of a text, one after the other.
///
/// This is the only file that sees libyaml: its pointers live in this value and are freed with it.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Reads the bytes, which must be UTF-8 without a byte order mark.
  init(_ bytes: ArraySlice<UInt8>) {
    // libyaml keeps the pointer, so the bytes need a place that does not move.
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next event that carries something; `nil` at the end.
  mutating func next() throws(YAMLLibraryProblem) -> YAMLEvent? {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw problem() }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return nil }
      if let copy = Self.copy(event) { return copy }
    }
  }

  private static func copy(_ event: yaml_event_t) -> YAMLEvent? {
    let data = event.data
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return make(event, .documentStart)
    case YAML_ALIAS_EVENT: return make(event, .alias)
    case YAML_SCALAR_EVENT:
      let scalar = data.scalar
      let text = Array(UnsafeBufferPointer(start: scalar.value, count: scalar.length))
      return make(
        event, .scalar(style(scalar.style), text: text), tag: scalar.tag, anchor: scalar.anchor)
    case YAML_SEQUENCE_START_EVENT:
      let start = data.sequence_start
      return make(event, .sequenceStart, tag: start.tag, anchor: start.anchor)
    case YAML_MAPPING_START_EVENT:
      let start = data.mapping_start
      return make(event, .mappingStart, tag: start.tag, anchor: start.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return make(event, .collectionEnd)
    default: return nil
    }
  }

  private static func make(
    _ event: yaml_event_t, _ kind: YAMLEvent.Kind, tag: UnsafeMutablePointer<UInt8>? = nil,
    anchor: UnsafeMutablePointer<UInt8>? = nil
  ) -> YAMLEvent {
    let start = event.start_mark.index
    return YAMLEvent(
      kind: kind, tag: tag.map(bytes), hasAnchor: anchor != nil,
      characters: start..<max(start, event.end_mark.index))
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }

  /// The bytes of a C text, which ends with a zero.
  private static func bytes(_ text: UnsafeMutablePointer<UInt8>) -> [UInt8] {
    var count = 0
    while text[count] != 0 { count += 1 }
    return Array(UnsafeBufferPointer(start: text, count: count))
  }

  private func problem() -> YAMLLibraryProblem {
    let state = parser.pointee
    let place: YAMLLibraryProblem.Place
    if state.error == YAML_READER_ERROR {
      place = .byte(state.problem_offset, value: Int(state.problem_value))
    } else {
      // The context's mark is only set together with its text.
      place = .characters(
        state.problem_mark.index, context: state.context == nil ? nil : state.context_mark.index)
    }
    return YAMLLibraryProblem(
      problem: state.problem.map { String(cString: $0) } ?? "out of memory",
      context: state.context.map { String(cString: $0) } ?? "", place: place)
  }
}
