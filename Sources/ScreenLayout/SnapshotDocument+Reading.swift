import CatalogCore
package import Layout
package import Snapshots

// What layout and pictures read out of the closed vocabulary of attributes.

extension SnapshotDocument.Row {
  package var accessory: CellAccessory {
    guard let word = attributes.words(of: .accessory).first else { return .none }
    return CellAccessory(rawValue: word) ?? .none
  }

  /// The states in which the row is shown, such as `selected`.
  package var states: [String] { attributes.words(of: .state) }

  /// What the row shows while its table is edited; nothing unless it is.
  package var editing: CellEnvironment.Editing {
    guard states.contains("editing") else { return [] }
    var editing: CellEnvironment.Editing = []
    let words = attributes.words(of: .editing)
    if words.contains("delete") { editing.insert(.delete) }
    if words.contains("move") { editing.insert(.move) }
    return editing
  }
}

extension SnapshotDocument.Slot {
  package var textStyle: DynamicType.Style {
    style.flatMap(DynamicType.Style.init(rawValue:)) ?? .body
  }

  /// The greatest number of lines, 0 for no limit.
  package var lines: Int {
    guard let lines = attributes.numbers(of: .lines).first else { return 1 }
    return Int(lines)
  }

  /// Whether the text may be cut off.
  package var mayTruncate: Bool { attributes.words(of: .truncation).contains("allowed") }

  /// The fixed size in points.
  package var size: (width: Double, height: Double)? {
    let numbers = attributes.numbers(of: .size)
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// The value with the looks of its parts.
  package var styledText: StyledText {
    let runs = attributes.filter { $0.name == .run }
    return runs.isEmpty ? StyledText(value) : StyledText(runs: runs.map(StyledText.Run.init))
  }
}

extension StyledText.Run {
  fileprivate init(_ attribute: SnapshotDocument.Attribute) {
    self.init("")
    var colorFollows = false
    for argument in attribute.arguments {
      switch argument {
      // The digits are those of an app's colour, whose name says nothing to others.
      case .word(let word) where word.utf8.first == UInt8(ascii: "#"): color = word
      case .text(let text) where colorFollows:
        color = text
        colorFollows = false
      case .text(let text): self.text = text
      case .word("bold"): isBold = true
      case .word("italic"): isItalic = true
      case .word("color"): colorFollows = true
      case .word, .number: break
      }
    }
  }
}

extension [SnapshotDocument.Attribute] {
  /// The words that follow a name.
  package func words(of name: SnapshotDocument.Attribute.Name) -> [String] {
    arguments(of: name).compactMap { if case .word(let word) = $0 { word } else { nil } }
  }

  /// The numbers that follow a name.
  package func numbers(of name: SnapshotDocument.Attribute.Name) -> [Double] {
    arguments(of: name).compactMap {
      if case .number(let number) = $0 { number.value } else { nil }
    }
  }

  /// The first text that follows a name.
  package func text(of name: SnapshotDocument.Attribute.Name) -> String? {
    arguments(of: name).lazy.compactMap { if case .text(let text) = $0 { text } else { nil } }
      .first
  }

  private func arguments(of name: SnapshotDocument.Attribute.Name) -> [SnapshotDocument.Argument] {
    first { $0.name == name }?.arguments ?? []
  }
}
