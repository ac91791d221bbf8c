import CatalogCore

/// Compares parts of documents as a snapshot spells them; `==` would fold canonically equivalent texts.
enum SameBytes {
  static func same(_ left: String?, _ right: String?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): left.hasSameBytes(as: right)
    default: false
    }
  }

  static func same(_ left: SnapshotDocument.Source?, _ right: SnapshotDocument.Source?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (.field(let left), .field(let right)): left.hasSameBytes(as: right)
    case (.label(let left), .label(let right)): left.hasSameBytes(as: right)
    default: false
    }
  }

  static func same(_ left: SnapshotDocument.Route?, _ right: SnapshotDocument.Route?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?):
      left.transition == right.transition && left.screen.hasSameBytes(as: right.screen)
        && same(left.query, right.query)
    default: false
    }
  }

  static func same(_ left: SnapshotDocument.CellLayout?, _ right: SnapshotDocument.CellLayout?)
    -> Bool
  {
    switch (left, right) {
    case (nil, nil): true
    case (.style(let left), .style(let right)): left == right
    case (.stack(let left), .stack(let right)): left == right && slots(left) == slots(right)
    default: false
    }
  }

  /// The names in a layout, in order.
  private static func slots(_ stack: SnapshotDocument.CellLayout.Stack) -> [ByteKey] {
    stack.items.flatMap { item -> [ByteKey] in
      switch item {
      case .slot(let id, _, _): return [ByteKey(id)]
      case .stack(let inner): return slots(inner)
      case .spacer: return []
      }
    }
  }

  static func same(_ left: [SnapshotDocument.Attribute], _ right: [SnapshotDocument.Attribute])
    -> Bool
  {
    left.count == right.count && zip(left, right).allSatisfy { same($0, $1) }
  }

  private static func same(
    _ left: SnapshotDocument.Attribute, _ right: SnapshotDocument.Attribute
  ) -> Bool {
    left.name == right.name && left.arguments.count == right.arguments.count
      && zip(left.arguments, right.arguments).allSatisfy { same($0, $1) }
  }

  private static func same(
    _ left: SnapshotDocument.Argument, _ right: SnapshotDocument.Argument
  ) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left.hasSameBytes(as: right)
    // What is no word is written in quotes, and a number is a word: the spelling counts.
    default: left.spelling.hasSameBytes(as: right.spelling)
    }
  }
}

extension SnapshotDocument.Argument {
  /// As a snapshot spells it.
  var spelling: String {
    switch self {
    case .word(let word): SnapshotText.spelling(identifier: word)
    case .text(let text): SnapshotText.spelling(quoted: text)
    case .number(let number): number.text
    }
  }
}

extension SnapshotDocument.Source {
  /// As a snapshot spells it after `<-`.
  var spelling: String {
    switch self {
    case .field(let field) where SnapshotText.isBareWord(field): field
    case .field(let field): "field \(SnapshotText.spelling(quoted: field))"
    case .label(let label): SnapshotText.spelling(quoted: label)
    }
  }
}
