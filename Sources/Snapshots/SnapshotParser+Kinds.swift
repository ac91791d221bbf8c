import CatalogCore

extension SnapshotParser {
  private typealias Stack = SnapshotDocument.CellLayout.Stack

  mutating func kind(_ line: inout LineReader, _ names: inout UniqueNames) throws(SnapshotProblem)
    -> SnapshotDocument.CellKind
  {
    let range = line.nextRange
    var kind = SnapshotDocument.CellKind(id: try line.identifier("a cell kind"))
    try names.insert(kind.id, range)
    try line.end()
    if var line = take("height", level: 1) {
      let origin = try line.word(of: SnapshotDocument.HeightRule.Origin.self)
      kind.height = SnapshotDocument.HeightRule(origin, try line.number())
      try line.end()
    }
    if var line = take("layout", level: 1) { kind.layout = try layout(&line) }
    try expectDedent(level: 1, known: ["height", "layout"])
    return kind
  }

  private mutating func layout(_ line: inout LineReader) throws(SnapshotProblem)
    -> SnapshotDocument.CellLayout
  {
    if let axis = line.takeWord(of: Stack.Axis.self) {
      return .stack(try stack(&line, axis, level: 2, depth: 1))
    }
    let style = try line.word(
      of: SnapshotDocument.CellLayout.Style.self, alsoKnown: Stack.Axis.allNames)
    try line.end()
    try expectDedent(level: 2, known: [])
    return .style(style)
  }

  /// `level` is that of the items.
  private mutating func stack(
    _ line: inout LineReader, _ axis: Stack.Axis, level: Int, depth: Int
  ) throws(SnapshotProblem) -> Stack {
    guard depth <= Stack.greatestDepth else {
      throw SnapshotProblem(.stackTooDeep, lines[position - 1].range)
    }
    try line.keyword("spacing")
    let spacing = try line.number()
    try line.keyword("align")
    var stack = Stack(
      axis, spacing: spacing, alignment: try line.word(of: Stack.Alignment.self), items: [])
    if line.takeWord("insets") {
      var insets: [Points] = []
      for _ in 0..<4 { insets.append(try line.number()) }
      stack.insets = insets
    }
    stack.stacksAtAccessibilitySizes = line.takeWord("stacks")
    try line.end()
    while let item = try item(level: level, depth: depth) { stack.items.append(item) }
    try expectDedent(level: level, known: ["slot", "spacer"] + Stack.Axis.allNames)
    return stack
  }

  private mutating func item(level: Int, depth: Int) throws(SnapshotProblem) -> Stack.Item? {
    for axis in Stack.Axis.allCases {
      guard var line = take(axis.rawValue, level: level) else { continue }
      return .stack(try stack(&line, axis, level: level + 1, depth: depth + 1))
    }
    if let line = take("spacer", level: level) {
      try line.end()
      return .spacer
    }
    guard var line = take("slot", level: level) else { return nil }
    let id = try line.identifier("a slot name")
    let width = line.takeWord("width") ? try line.number() : nil
    let height = line.takeWord("height") ? try line.number() : nil
    try line.end()
    return .slot(id, width: width, height: height)
  }
}
