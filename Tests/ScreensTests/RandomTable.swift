import Screens
import TestSupport

/// A table with random sections and rows, and random tables near to it.
struct RandomTable: Sendable, CustomStringConvertible {
  var sections: [Part]

  struct Part: Sendable {
    var id: String
    var header: String?
    var rows: [Gull]
  }

  init(using random: inout SeededGenerator) {
    var names = (0..<40).shuffled(using: &random)
    let ids = ["A", "B", "C", "D", "E"].shuffled(using: &random)
    sections = ids.prefix(Int.random(in: 0...4, using: &random)).map { id in
      let count = Int.random(in: 0...7, using: &random)
      let taken = names.prefix(count)
      names.removeFirst(count)
      return Part(id: id, rows: taken.map { Gull(id: "r\($0)") })
    }
  }

  /// A table after a few changes of each kind, or another one altogether.
  func changed(using random: inout SeededGenerator) -> RandomTable {
    if Int.random(in: 0..<5, using: &random) == 0 { return RandomTable(using: &random) }
    var result = self
    for _ in 0..<Int.random(in: 0...6, using: &random) { result.change(using: &random) }
    return result
  }

  private mutating func change(using random: inout SeededGenerator) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      let free = ["A", "B", "C", "D", "E", "F"].filter { id in !sections.contains { $0.id == id } }
      guard let id = free.randomElement(using: &random) else { return }
      sections.insert(
        Part(id: id, rows: []), at: Int.random(in: 0...sections.count, using: &random))
    case 1:
      guard let index = sections.indices.randomElement(using: &random) else { return }
      // Its rows go with it or into another section.
      let rows = sections.remove(at: index).rows
      if let other = sections.indices.randomElement(using: &random), Bool.random(using: &random) {
        sections[other].rows += rows
      }
    case 2:
      guard let index = sections.indices.randomElement(using: &random) else { return }
      let section = sections.remove(at: index)
      sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
    case 3:
      guard let index = sections.indices.randomElement(using: &random) else { return }
      sections[index].header = Bool.random(using: &random) ? "H" : nil
    case 4:
      let used = Set(sections.flatMap(\.rows).map(\.id))
      guard
        let name = (0..<60).map({ "r\($0)" }).filter({ !used.contains($0) })
          .randomElement(using: &random)
      else { return }
      insert(Gull(id: name), using: &random)
    case 5: _ = takeRow(using: &random)
    case 6:
      guard var row = takeRow(using: &random) else { return }
      if Bool.random(using: &random) { row.call += "!" }
      insert(row, using: &random)
    default:
      guard let section = sections.indices.randomElement(using: &random),
        let row = sections[section].rows.indices.randomElement(using: &random)
      else { return }
      sections[section].rows[row].call += "?"
    }
  }

  private mutating func takeRow(using random: inout SeededGenerator) -> Gull? {
    guard let section = sections.indices.randomElement(using: &random),
      let row = sections[section].rows.indices.randomElement(using: &random)
    else { return nil }
    return sections[section].rows.remove(at: row)
  }

  private mutating func insert(_ row: Gull, using random: inout SeededGenerator) {
    guard let section = sections.indices.randomElement(using: &random) else { return }
    let place = Int.random(in: 0...sections[section].rows.count, using: &random)
    sections[section].rows.insert(row, at: place)
  }

  var source: SectionedDataSource {
    SectionedDataSource(
      sections.map { part in
        Section(part.id, header: part.header) {
          part.rows.map { Row(GullCell.self, $0, identity: $0.id) }
        }
      })
  }

  var rows: [String: Gull] {
    Dictionary(uniqueKeysWithValues: sections.flatMap(\.rows).map { ($0.id, $0) })
  }

  var headers: [String: String?] {
    Dictionary(uniqueKeysWithValues: sections.map { ($0.id, $0.header) })
  }

  var description: String {
    sections.map { part in
      let rows = part.rows.map { "\($0.id)=\($0.call)" }.joined(separator: " ")
      return "\(part.id)(\(part.header ?? ""))[\(rows)]"
    }.joined(separator: " ")
  }
}
