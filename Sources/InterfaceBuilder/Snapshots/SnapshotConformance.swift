import CatalogCore
import Snapshots

/// Makes a document keep to the limits of the format, whatever a file said.
///
/// Names become unique by a number, attributes stand once and in their order, what has no form that the
/// format knows is left out. A document that keeps to them already stays as it is.
struct SnapshotConformance {
  /// How many slots may stand inside each other.
  static let greatestDepth = 64
  /// The widths that a variant may have.
  static let widths = Points(1)...Points(10_000)

  typealias Slot = SnapshotDocument.Slot
  typealias Attribute = SnapshotDocument.Attribute

  static func conforming(_ document: SnapshotDocument) -> SnapshotDocument {
    var document = document
    var areas = UniqueIdentifiers()
    for index in document.areas.indices {
      document.areas[index].name = areas.unique(document.areas[index].name)
      document.areas[index].slots = slots(document.areas[index].slots)
      document.areas[index].actions = actions(document.areas[index].actions)
    }
    var sections = UniqueIdentifiers()
    var rows = UniqueIdentifiers()
    for section in document.sections.indices {
      document.sections[section].id = sections.unique(document.sections[section].id)
      for index in document.sections[section].rows.indices {
        var row = document.sections[section].rows[index]
        row.identity = rows.unique(row.identity)
        row.attributes = attributes(row.attributes)
        row.slots = slots(row.slots)
        row.actions = actions(row.actions)
        document.sections[section].rows[index] = row
      }
    }
    return document
  }

  private static func slots(_ slots: [Slot], depth: Int = 1) -> [Slot] {
    guard depth <= greatestDepth else { return [] }
    var names = UniqueIdentifiers()
    return slots.map { slot in
      var slot = slot
      slot.id = names.unique(slot.id)
      slot.attributes = attributes(slot.attributes)
      slot.slots = self.slots(slot.slots, depth: depth + 1)
      return slot
    }
  }

  private static func actions(_ actions: [SnapshotDocument.Action]) -> [SnapshotDocument.Action] {
    var names = UniqueIdentifiers()
    return actions.map { action in
      var action = action
      action.id = names.unique(action.id)
      action.attributes = attributes(action.attributes)
      return action
    }
  }

  private static func attributes(_ attributes: [Attribute]) -> [Attribute] {
    var names: Set<Attribute.Name> = []
    var repeated: Set<Attribute> = []
    return attributes.filter { attribute in
      guard hasForm(attribute) else { return false }
      return attribute.name.isRepeatable
        ? repeated.insert(attribute).inserted : names.insert(attribute.name).inserted
    }.inWritingOrder
  }

  /// Whether a reader takes the line for the same attribute.
  private static func hasForm(_ attribute: Attribute) -> Bool {
    let arguments = attribute.arguments
    func areWords() -> Bool {
      !arguments.isEmpty
        && arguments.allSatisfy {
          guard case .word(let word) = $0 else { return false }
          return AttributeWriter.isWord(word)
        }
    }
    func areNumbers(_ count: Int) -> Bool {
      arguments.count == count
        && arguments.allSatisfy {
          guard case .number = $0 else { return false }
          return true
        }
    }
    switch attribute.name.shape {
    case .nothing: return arguments.isEmpty
    case .word: return arguments.count == 1 && areWords()
    case .words: return areWords()
    case .number: return areNumbers(1)
    case .numbers(let count): return areNumbers(count)
    case .text:
      guard arguments.count == 1, case .text = arguments[0] else { return false }
      return true
    case .mixed:
      return !arguments.isEmpty
        && arguments.allSatisfy {
          guard case .word(let word) = $0 else { return true }
          return AttributeWriter.word(word) == .word(word)
        }
    }
  }
}

/// Gives each name once: a second `name` becomes `name-2`.
struct UniqueIdentifiers {
  private var taken: Set<ByteKey> = []
  private var next: [ByteKey: Int] = [:]

  mutating func unique(_ name: String) -> String {
    let name = name.isEmpty ? "unnamed" : name
    if taken.insert(ByteKey(name)).inserted { return name }
    var number = next[ByteKey(name)] ?? 2
    while !taken.insert(ByteKey("\(name)-\(number)")).inserted { number += 1 }
    next[ByteKey(name)] = number + 1
    return "\(name)-\(number)"
  }
}
