import Screens

// The cells and data that the pitfalls are tried with.

struct Item: Identifiable, Sendable {
  var id: Int
  var text: String
}

final class FixedCell: ScreenCell<Item> {
  override class var height: CellHeight { .fixed(64) }
  override func bind(_ binder: inout Binder<Item>) { binder.text("text", \.text) }
}

final class FittingCell: ScreenCell<Item> {
  override func bind(_ binder: inout Binder<Item>) {
    binder.text("text", \.text, lines: 0)
    binder.text("end", constant: "end")
    binder.swipe(.trailing, "delete", title: "Delete", isDestructive: true)
  }
}

final class WordCell: ScreenCell<String> {
  override class var height: CellHeight { .fixed(44) }
  override func bind(_ binder: inout Binder<String>) {
    binder.text("name", \.self)
    binder.onSelect()
  }
}

/// Keeps a badge that it was once given.
class LeakyCell: ScreenCell<Item> {
  var badge = ""

  override func bind(_ binder: inout Binder<Item>) {
    if !binder.model.text.isEmpty { badge = binder.model.text }
    let badge = badge
    binder.text("badge", from: "text") { _ in badge }
  }
}

final class CuredCell: LeakyCell {
  override func prepareForReuse() { badge = "" }
}

final class Events {
  var list: [CellEvent] = []
}

/// A data source whose only index title leads beyond its sections.
struct FarIndex: TableDataSource {
  var numberOfSections: Int { 1 }
  var indexEntries: [IndexEntry] { [IndexEntry(title: "Z", section: 7)] }
  func numberOfRows(inSection section: Int) -> Int { section == 0 ? 1 : 0 }
  func row(at path: RowPath) throws(ScreenError) -> Row {
    Row(WordCell.self, "only", identity: "only")
  }
  func section(at index: Int) throws(ScreenError) -> Section { Section("s") {} }
}

enum ItemsScenario: String, ScreenScenario {
  case loaded
}

final class ItemsViewModel: ScreenViewModel<[Item], ItemsScenario> {
  override func load(_ scenario: ItemsScenario, in context: ScreenContext) async -> [Item] {
    (0..<200).map { Item(id: $0, text: "Item \($0)") }
  }
  override func sections(for items: [Item]) -> [Section] {
    [Section("s") { rows(FittingCell.self, of: items) { $0.id } }]
  }
}

func fixedSection(_ count: Int) -> Section {
  Section("fixed") {
    rows(FixedCell.self, of: (0..<count).map { Item(id: $0, text: "\($0)") }) { "fixed-\($0.id)" }
  }
}

/// Texts of one word to many.
func fittingSection(_ count: Int) -> Section {
  Section("fitting") {
    rows(
      FittingCell.self,
      of: (0..<count).map { Item(id: $0, text: String(repeating: "word ", count: $0 * 7 + 1)) }
    ) { "fitting-\($0.id)" }
  }
}

func section(_ id: String, _ identities: [String]) -> Section {
  Section(id) { rows(WordCell.self, of: identities) { $0 } }
}

func source(_ identities: [String]) -> SectionedDataSource {
  SectionedDataSource([section("s", identities)])
}

/// The heights of all rows, asked for in order.
@discardableResult
func askAll(_ host: TableHost) throws(ScreenError) -> [Double] {
  var heights: [Double] = []
  for section in 0..<host.numberOfSections {
    for row in 0..<(try host.numberOfRows(inSection: section)) {
      heights.append(try host.height(at: RowPath(section: section, row: row)))
    }
  }
  return heights
}

extension RowMeasurer {
  static let textSizes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// Wraps texts at the width, with letters that grow with the text size.
  static var wrapping: RowMeasurer {
    RowMeasurer { cell, _, environment in
      let size = 10 + 3 * Double(textSizes.firstIndex(of: environment.textSize) ?? 3)
      let perLine = max(1, Int((environment.width - 32) / (size / 2)))
      return cell.slots.reduce(22) { height, slot in
        guard case .text(let text, _, _) = slot.content else { return height }
        return height + Double((text.count + perLine - 1) / perLine) * size
      }
    }
  }
}
