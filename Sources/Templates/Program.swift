import CatalogCore

/// A template in the form in which it is rendered: a flat list of instructions.
///
/// Instructions refer to each other by index, so rendering needs no recursion.
final class Program: Sendable {
  let source: SourceText
  let instructions: [Instruction]
  /// The text of the template, as far as it is written out, and the indentations.
  let literals: [UInt8]
  /// Whether characters that `InertText` reserves stand in the literals.
  let hasReservedCharacters: Bool
  let references: [String]
  let hasDynamicReferences: Bool

  init(
    source: SourceText, instructions: [Instruction], literals: [UInt8], references: [String],
    hasDynamicReferences: Bool
  ) {
    self.source = source
    self.instructions = instructions
    self.literals = literals
    self.hasReservedCharacters = InertText.isPresent(in: literals)
    self.references = references
    self.hasDynamicReferences = hasDynamicReferences
  }

  enum Instruction: Sendable {
    /// Writes a range of the literals.
    case text(Range<Int>)
    case value(Name, isRaw: Bool)
    /// Renders the instructions up to `end` for each element.
    case section(Name, end: Int)
    case invertedSection(Name, end: Int)
    case include(Inclusion)
    /// Renders the instructions up to the end of the block, or what overrides them.
    case block(Block)
  }

  /// A name that data gives a value to.
  struct Name: Sendable {
    /// The part that is looked up in the whole context; `nil` means the current value.
    let first: String?
    /// The parts after it, each looked up in the value of the part before.
    let rest: [String]
    /// The tag that the name stands in.
    let tag: Range<Int>

    /// The name as it was written, with only the given number of the parts after the first.
    func text(parts: Int) -> String {
      guard let first else { return "." }
      return ([first] + rest.prefix(parts)).joined(separator: ".")
    }

    var text: String { text(parts: rest.count) }
  }

  /// A partial or a parent.
  struct Inclusion: Sendable {
    enum Target: Sendable {
      case named([UInt8])
      case dynamic(Name)
    }

    let kind: TemplateError.Inclusion
    let target: Target
    let tag: Range<Int>
    /// What goes before each line, in the literals.
    let indentation: Range<Int>
    /// What overrides blocks of the parent.
    var arguments: [Argument] = []
    /// Where rendering goes on; the arguments of a parent stand before it.
    var end: Int
  }

  /// What a template puts in the place of a block of its parent.
  struct Argument: Sendable {
    let name: [UInt8]
    var instructions: Range<Int>
  }

  /// A part of a template that those who include it may replace.
  struct Block: Sendable {
    let name: [UInt8]
    let tag: Range<Int>
    /// What goes before each line of an override, in the literals.
    let indentation: Range<Int>
    /// The line ending, in the literals, that an override must end with.
    var lineEnding: Range<Int> = 0..<0
    var end: Int
  }
}
