import CatalogCore

/// Runs the instructions of a template.
///
/// What is open (sections, partials, overrides) stands in an array, not on the call stack, so that
/// neither a template nor data can exhaust it.
struct Renderer {
  private let library: TemplateLibrary
  private let escape: Template.Escape
  private let missing: Template.MissingNames
  private var output: [UInt8] = []
  private var contexts: ContextStack
  private var frames: [Frame] = []
  private var includeCount = 0
  private var stepCount = 0
  private let stepLimit: Int

  // Where rendering stands.
  private var program: Program
  private var next = 0
  private var end: Int
  /// What overrides blocks, the outermost first: it takes precedence.
  private var arguments: [ArgumentSet] = []
  private var indentation: [UInt8] = []
  /// Whether the next byte is the first one of a line of the template.
  private var isAtLineStart = true

  init(
    program: Program, data: TemplateValue, library: TemplateLibrary, escape: Template.Escape,
    missing: Template.MissingNames, stepLimit: Int
  ) {
    self.library = library
    self.escape = escape
    self.missing = missing
    self.stepLimit = stepLimit
    self.program = program
    contexts = ContextStack(data)
    end = program.instructions.count
  }

  mutating func run() throws(TemplateError) -> [UInt8] {
    while true {
      stepCount += 1
      guard stepCount <= stepLimit, output.count <= Template.Limits.outputSize else {
        throw error(.tooMuchWork, 0..<0)
      }
      guard next < end else {
        guard leave() else { return output }
        continue
      }
      let instruction = program.instructions[next]
      next += 1
      switch instruction {
      case .text(let range): write(literal: range)
      case .value(let name, let isRaw): try write(name, isRaw: isRaw)
      case .section(let name, let sectionEnd):
        enterSection(try value(of: name), end: sectionEnd)
      case .invertedSection(let name, let sectionEnd):
        if try value(of: name).isTruthy { next = sectionEnd }
      case .include(let inclusion): try enter(inclusion)
      case .block(let block): try enter(block)
      }
    }
  }

  // MARK: - What is open

  private struct Frame {
    enum Kind {
      case section
      case include(tag: Range<Int>)
      case override(Program.Block, outputCount: Int)
    }

    let kind: Kind
    // What to go back to.
    let program: Program
    let next: Int
    let end: Int
    let arguments: [ArgumentSet]
    let indentationCount: Int
    // The list that a section walks through.
    var list: [TemplateValue] = []
    var position = 0
    var start = 0
  }

  /// The overrides that one parent tag passes.
  private struct ArgumentSet {
    let program: Program
    let arguments: [Program.Argument]
  }

  private func frame(_ kind: Frame.Kind, returningTo next: Int) -> Frame {
    Frame(
      kind: kind, program: program, next: next, end: end, arguments: arguments,
      indentationCount: indentation.count)
  }

  private mutating func push(_ frame: Frame, _ program: Program, _ range: Range<Int>) {
    frames.append(frame)
    self.program = program
    next = range.lowerBound
    end = range.upperBound
  }

  /// Ends what was opened last, or starts the next round of a section; false when nothing is open.
  private mutating func leave() -> Bool {
    guard let last = frames.indices.last else { return false }
    if case .section = frames[last].kind {
      contexts.pop()
      frames[last].position += 1
      if frames[last].position < frames[last].list.count {
        contexts.push(frames[last].list[frames[last].position])
        next = frames[last].start
        return true
      }
    }
    let frame = frames.removeLast()
    if case .override(let block, let outputCount) = frame.kind {
      endLine(of: block, since: outputCount, in: frame.program)
    }
    switch frame.kind {
    case .section: break
    case .include, .override: includeCount -= 1
    }
    program = frame.program
    next = frame.next
    end = frame.end
    arguments = frame.arguments
    indentation.removeLast(indentation.count - frame.indentationCount)
    return true
  }

  // MARK: - Sections

  private mutating func enterSection(_ value: TemplateValue, end sectionEnd: Int) {
    guard value.isTruthy else {
      next = sectionEnd
      return
    }
    var frame = frame(.section, returningTo: sectionEnd)
    frame.start = next
    if case .list(let list) = value {
      frame.list = list
      contexts.push(list[0])
    } else {
      contexts.push(value)
    }
    push(frame, program, next..<sectionEnd)
  }

  // MARK: - Partials and parents

  private mutating func enter(_ inclusion: Program.Inclusion) throws(TemplateError) {
    let included = try template(for: inclusion)
    next = inclusion.end
    guard let included else { return }
    let frame = frame(.include(tag: inclusion.tag), returningTo: next)
    if !inclusion.arguments.isEmpty {
      arguments.append(ArgumentSet(program: program, arguments: inclusion.arguments))
    }
    indentation.append(contentsOf: program.literals[inclusion.indentation])
    push(frame, included.program, included.program.instructions.indices)
  }

  private mutating func template(for inclusion: Program.Inclusion) throws(TemplateError)
    -> Template?
  {
    let name: [UInt8]
    switch inclusion.target {
    case .named(let bytes): name = bytes
    case .dynamic(let dynamicName):
      switch try value(of: dynamicName) {
      case .null: return nil
      case .string(let text), .number(let text): name = Array(text.utf8)
      case let value:
        guard missing == .error else { return nil }
        throw error(
          .notText(dynamicName.text, kind: TemplateError.ValueKind(value)), inclusion.tag)
      }
    }
    guard let template = library[name] else {
      guard missing == .error else { return nil }
      let text = String(decodingUTF8: name)
      throw error(
        .missingTemplate(
          text, as: inclusion.kind,
          suggestion: NearestName.suggestion(for: text, among: library.names)),
        inclusion.tag)
    }
    try countInclude(String(decodingUTF8: name), inclusion.tag)
    return template
  }

  private mutating func countInclude(_ name: String, _ tag: Range<Int>) throws(TemplateError) {
    guard includeCount < Template.Limits.includes else {
      throw error(.includedTooDeep(name: name, limit: Template.Limits.includes), tag)
    }
    includeCount += 1
  }

  // MARK: - Blocks

  private mutating func enter(_ block: Program.Block) throws(TemplateError) {
    for (index, set) in arguments.enumerated() {
      guard let argument = set.arguments.last(where: { $0.name == block.name }) else { continue }
      try countInclude(String(decodingUTF8: block.name), block.tag)
      push(
        frame(.override(block, outputCount: output.count), returningTo: block.end),
        set.program, argument.instructions)
      // Blocks inside the override belong to the template that it stands in.
      arguments.removeSubrange(index...)
      if let program = frames.last?.program {
        indentation.append(contentsOf: program.literals[block.indentation])
      }
      return
    }
  }

  private mutating func endLine(of block: Program.Block, since start: Int, in program: Program) {
    guard !block.lineEnding.isEmpty, output.count > start, output.last?.isLineEnding == false
    else { return }
    output.append(contentsOf: program.literals[block.lineEnding])
    isAtLineStart = true
  }

  // MARK: - Output

  private mutating func write(literal range: Range<Int>) {
    let literals = program.literals
    guard !indentation.isEmpty else {
      append(source: literals[range])
      isAtLineStart = literals[range.upperBound - 1].isLineEnding
      return
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if isAtLineStart, !literals[index].isLineEnding { output.append(contentsOf: indentation) }
      var lineEnd = index
      while lineEnd < range.upperBound, !literals[lineEnd].isLineEnding { lineEnd += 1 }
      isAtLineStart = lineEnd < range.upperBound
      if isAtLineStart { lineEnd = literals.lineEndingEnd(at: lineEnd) }
      lineEnd = min(lineEnd, range.upperBound)
      append(source: literals[index..<lineEnd])
      index = lineEnd
    }
  }

  private mutating func append(source bytes: ArraySlice<UInt8>) {
    if escape == .markdown, program.hasReservedCharacters {
      InertText.append(source: bytes, to: &output)
    } else {
      output.append(contentsOf: bytes)
    }
  }

  private mutating func write(_ name: Program.Name, isRaw: Bool) throws(TemplateError) {
    let value = try value(of: name)
    let text = value.text
    if text == nil, missing == .error {
      throw error(.notText(name.text, kind: TemplateError.ValueKind(value)), name.tag)
    }
    let bytes = text?.utf8 ?? "".utf8
    let isMarkdownWord = escape == .markdown && !isRaw
    guard !bytes.isEmpty || isMarkdownWord else { return }
    if isAtLineStart { output.append(contentsOf: indentation) }
    isAtLineStart = false
    switch isRaw ? .none : escape {
    case .html: output.appendHTMLEscaped(bytes)
    case .markdown: InertText.append(value: bytes, to: &output)
    case .none: output.append(contentsOf: bytes)
    }
  }

  // MARK: - Names and errors

  private func value(of name: Program.Name) throws(TemplateError) -> TemplateValue {
    if let value = contexts.value(of: name) { return value }
    guard missing == .error else { return .null }
    throw error(contexts.problem(with: name), name.tag)
  }

  private func error(_ problem: TemplateError.Problem, _ tag: Range<Int>) -> TemplateError {
    var error = TemplateError(problem: problem, place: TemplateError.Place(program.source, tag))
    for frame in frames.reversed() {
      switch frame.kind {
      case .section: continue
      case .include(let tag):
        error.trail.append(.included(TemplateError.Place(frame.program.source, tag)))
      case .override(let block, _):
        error.trail.append(.overrodeBlock(TemplateError.Place(frame.program.source, block.tag)))
      }
    }
    return error
  }
}
