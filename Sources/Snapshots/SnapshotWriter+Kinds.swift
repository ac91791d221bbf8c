extension SnapshotWriter {
  mutating func write(_ kind: SnapshotDocument.CellKind) {
    blankLine()
    block(kind.place) { writer in
      writer.line("kind", identifier: kind.id)
      writer.nested { writer in
        if let height = kind.height {
          writer.line(.heightRule, "height \(height.origin.rawValue) \(height.points.text)")
        }
        guard let layout = kind.layout else { return }
        let start = writer.lineNumber
        switch layout {
        case .style(let style): writer.line("layout \(style.rawValue)")
        case .stack(let stack): writer.write(stack, after: "layout ")
        }
        writer.mark(.layout, since: start)
      }
    }
  }

  private mutating func write(
    _ stack: SnapshotDocument.CellLayout.Stack, after keyword: String = ""
  ) {
    line(keyword + stack.facts)
    nested { writer in
      for item in stack.items {
        switch item {
        case .stack(let inner): writer.write(inner)
        case .spacer: writer.line("spacer")
        case .slot(let id, let width, let height):
          writer.begin("slot")
          writer.word(identifier: id)
          if let width { writer.append(" width \(width.text)") }
          if let height { writer.append(" height \(height.text)") }
          writer.endLine()
        }
      }
    }
  }
}

extension SnapshotDocument.CellLayout.Stack {
  /// The spelling of everything but the items: `horizontal spacing 12 align center`.
  var facts: String {
    "\(axis.rawValue) spacing \(spacing.text) align \(alignment.rawValue)"
      + (insets.map { " insets \($0.map(\.text).joined(separator: " "))" } ?? "")
      + (stacksAtAccessibilitySizes ? " stacks" : "")
  }
}
