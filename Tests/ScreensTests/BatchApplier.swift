import Screens
import Testing

/// A table of names that follows steps by UIKit's rules and knows nothing of how they were found.
///
/// All that is taken away is named by its position before the step, all that comes by its position
/// after it; what is left keeps its order and fills the places between.
struct BatchApplier {
  var sections: [NamedSection]

  struct NamedSection: Equatable {
    var id: String
    var rows: [String]
  }

  init(_ sections: [NamedSection]) { self.sections = sections }

  init(_ contents: TableContents) {
    sections = contents.sections.map { NamedSection(id: $0.id, rows: $0.rows.map(\.identity)) }
  }

  /// Carries out a step; what comes new is looked up in the table after the step.
  mutating func apply(_ batch: TableBatch, newFrom target: BatchApplier) throws {
    let before = sections
    // What leaves each section, by positions before the step.
    var rest: [[String]] = []
    for (number, section) in before.enumerated() {
      let leaving = Set(
        (batch.deletedRows + batch.movedRows.map(\.from)).filter { $0.section == number }
          .map(\.row))
      rest.append(section.rows.enumerated().filter { !leaving.contains($0.offset) }.map(\.element))
    }
    // The order of sections.
    var arriving: [Int: NamedSection] = [:]
    for number in batch.insertedSections { arriving[number] = target.sections[number] }
    var leavingSections = Set(batch.deletedSections)
    for move in batch.movedSections {
      arriving[move.to] = NamedSection(id: before[move.from].id, rows: rest[move.from])
      leavingSections.insert(move.from)
    }
    let staying = before.indices.filter { !leavingSections.contains($0) }
      .map { NamedSection(id: before[$0].id, rows: rest[$0]) }
    var result = try Self.merge(arriving, into: staying)
    // What comes into each section, by positions after the step.
    for number in result.indices {
      var comers: [Int: String] = [:]
      for path in batch.insertedRows where path.section == number {
        comers[path.row] = target.sections[number].rows[path.row]
      }
      for move in batch.movedRows where move.to.section == number {
        comers[move.to.row] = before[move.from.section].rows[move.from.row]
      }
      if !batch.insertedSections.contains(number) {
        result[number].rows = try Self.merge(comers, into: result[number].rows)
      }
    }
    sections = result
  }

  private static func merge<Value>(_ arriving: [Int: Value], into staying: [Value]) throws
    -> [Value]
  {
    var staying = staying[...]
    var result: [Value] = []
    for place in 0..<(arriving.count + staying.count) {
      if let value = arriving[place] {
        result.append(value)
      } else {
        let next = staying.popFirst()
        result.append(try #require(next))
      }
    }
    return result
  }
}
