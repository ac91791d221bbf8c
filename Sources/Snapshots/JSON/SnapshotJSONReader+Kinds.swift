import CatalogCore

extension SnapshotJSONReader {
  func kind(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.CellKind {
    var members = try Members(node, in: source)
    var kind = SnapshotDocument.CellKind(id: try members.string("id"))
    if let height = members.optionalNode("height") {
      var inner = try Members(height, in: source)
      kind.height = SnapshotDocument.HeightRule(
        try inner.word("origin"), try points(try inner.node("points")))
      try inner.end()
    }
    let style: SnapshotDocument.CellLayout.Style? = try members.optionalWord("style")
    kind.layout = style.map { .style($0) }
    if let stack = members.optionalNode("stack") {
      guard style == nil else {
        throw members.problem("a kind has a style or a stack, not both", at: "stack")
      }
      kind.layout = .stack(try self.stack(stack))
    }
    try members.end()
    return kind
  }

  /// The depth of JSON is limited, so this may call itself.
  private func stack(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.CellLayout.Stack {
    var members = try Members(node, in: source)
    var stack = SnapshotDocument.CellLayout.Stack(
      try members.word("axis"), spacing: try points(try members.node("spacing")),
      alignment: try members.word("alignment"), items: [])
    let insets = try members.list("insets")
    if !insets.isEmpty {
      guard insets.count == 4 else {
        throw members.problem("insets are four numbers", at: "insets")
      }
      var numbers: [Points] = []
      for inset in insets { numbers.append(try points(inset)) }
      stack.insets = numbers
    }
    stack.stacksAtAccessibilitySizes = try members.bool("stacksAtAccessibilitySizes")
    for item in try members.list("items") { stack.items.append(try self.item(item)) }
    try members.end()
    return stack
  }

  private func item(_ node: JSONNode) throws(Diagnostic) -> SnapshotDocument.CellLayout.Stack.Item {
    var members = try Members(node, in: source)
    if let stack = members.optionalNode("stack") {
      try members.end()
      return .stack(try self.stack(stack))
    }
    if try members.bool("spacer") {
      try members.end()
      return .spacer
    }
    let width = try optionalPoints(&members, "width")
    let height = try optionalPoints(&members, "height")
    let id = try members.string("slot")
    try members.end()
    return .slot(id, width: width, height: height)
  }
}
