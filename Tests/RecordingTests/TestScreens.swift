import Screens

/// What the rows of the tests' own screens show.
struct Item: Identifiable, Sendable {
  var id: String
  var name: String
  var picture = "picture"
  var loud: String { name.uppercased() }
}

struct Offline: Error {}

enum ShelfScenario: String, ScreenScenario {
  case full
  case bare
  case broken
  case waiting
  case untouched

  var moment: ScenarioMoment {
    switch self {
    case .waiting: .whileLoading
    case .untouched: .beforeLoading
    default: .afterLoading
    }
  }
}

final class BookCell: ScreenCell<Item> {
  override class var height: CellHeight { .fixed(64.333_333) }

  override func bind(_ binder: inout Binder<Item>) {
    binder.image("cover", \.picture, width: 40, height: 53.25)
    binder.text("title", \.name, .headline)
    binder.text("loud", from: "name in capitals", .caption1, lines: 2) { $0.loud }
    binder.button("lend", title: "Lend", .present("lending"))
    binder.onSelect(.push("book", query: binder.model.id))
  }
}

final class NoteCell: ScreenCell<Item> {
  override func bind(_ binder: inout Binder<Item>) {
    binder.text("note", \.name, lines: 0)
    binder.action("erase")
  }
}

/// Every kind of content, and every state.
class ShelfViewModel: ScreenViewModel<[Item], ShelfScenario> {
  override class var tableStyle: TableStyle { .insetGrouped }

  override func load(_ scenario: ShelfScenario, in context: ScreenContext) async throws -> [Item] {
    switch scenario {
    case .full:
      [Item(id: "b 1", name: "Tides"), Item(id: "n", name: "One\u{202F}line\nand another")]
    case .broken: throw Offline()
    default: []
    }
  }

  override func sections(for items: [Item]) -> [Section] {
    [
      Section("books", header: "Books", footer: "", indexTitle: "B") {
        for item in items.prefix(1) { Row(BookCell.self, item, identity: item.id) }
      },
      Section("notes") {
        for item in items.dropFirst() { Row(NoteCell.self, item, identity: item.id) }
      },
    ]
  }

  override func placeholder(for state: ScreenState<[Item]>) -> Placeholder? {
    switch state {
    case .empty: Placeholder("Nothing here")
    case .failed: Placeholder("Locked", message: "Bring a key.", button: "Knock")
    case .idle, .loading, .content: nil
    }
  }
}

/// Says something while it waits.
final class PatientViewModel: ShelfViewModel {
  override func placeholder(for state: ScreenState<[Item]>) -> Placeholder? {
    Placeholder("Fetching…", message: "A moment.")
  }
}

// MARK: - Screens with one row

enum OneScenario: String, ScreenScenario {
  case only
}

class OneRowViewModel: ScreenViewModel<Item, OneScenario> {
  override func load(_ scenario: OneScenario, in context: ScreenContext) async throws -> Item {
    Item(id: "i", name: "Tern")
  }
}

final class ComputedCell: ScreenCell<Item> {
  override func bind(_ binder: inout Binder<Item>) { binder.text("loud", \.loud) }
}

final class ComputedViewModel: OneRowViewModel {
  override func cells(for model: Item) -> [ScreenCell<Item>.Type] { [ComputedCell.self] }
}

final class TwiceCell: ScreenCell<Item> {
  override func bind(_ binder: inout Binder<Item>) {
    binder.text("name", \.name)
    binder.text("name", constant: "again")
  }
}

final class TwiceViewModel: OneRowViewModel {
  override func cells(for model: Item) -> [ScreenCell<Item>.Type] { [TwiceCell.self] }
}

final class TwoActionsCell: ScreenCell<Item> {
  override func bind(_ binder: inout Binder<Item>) {
    binder.onSelect(.push("a"))
    binder.onSelect(.push("b"))
  }
}

final class TwoActionsViewModel: OneRowViewModel {
  override func cells(for model: Item) -> [ScreenCell<Item>.Type] { [TwoActionsCell.self] }
}

final class TwinsViewModel: OneRowViewModel {
  override func sections(for model: Item) -> [Section] {
    [
      Section("one") { Row(NoteCell.self, model, identity: "twin") },
      Section("two") { Row(NoteCell.self, model, identity: "twin") },
    ]
  }
}

final class TwoSectionsViewModel: OneRowViewModel {
  override func sections(for model: Item) -> [Section] { [Section("s") {}, Section("s") {}] }
}

final class OutOfRangeViewModel: OneRowViewModel {
  override func load(_ scenario: OneScenario, in context: ScreenContext) async throws -> Item {
    throw ScreenError.outOfRange(RowPath(section: 1, row: 3), rows: [2, 1])
  }
}

final class UnfinishedViewModel: ScreenViewModel<Item, OneScenario> {}

final class EndlessLinesCell: ScreenCell<Item> {
  override func bind(_ binder: inout Binder<Item>) {
    binder.text("all", \.name, lines: .max)
    binder.text("none", constant: "x", lines: -1)
  }
}

final class EndlessLinesViewModel: OneRowViewModel {
  override func cells(for model: Item) -> [ScreenCell<Item>.Type] { [EndlessLinesCell.self] }
}

/// States heights that are none.
class OddCell: ScreenCell<Item> {
  override func bind(_ binder: inout Binder<Item>) { binder.text("name", \.name) }
}

final class NegativeCell: OddCell { override class var height: CellHeight { .fixed(-1) } }
final class InfiniteCell: OddCell { override class var height: CellHeight { .scaled(.infinity) } }
final class NoNumberCell: OddCell {
  override class var height: CellHeight { .fitting(minimum: .nan) }
}

final class OddHeightsViewModel: OneRowViewModel {
  override func cells(for model: Item) -> [ScreenCell<Item>.Type] {
    [NegativeCell.self, InfiniteCell.self, NoNumberCell.self, NegativeCell.self]
  }
}

/// Nests more stacks than a snapshot may hold.
final class DeepCell: ScreenCell<Item> {
  override class var layout: CellLayout {
    var stack = CellStack(.vertical, spacing: 0, alignment: .leading, items: ["name"])
    for _ in 0..<40 {
      stack = CellStack(.vertical, spacing: 0, alignment: .leading, items: [.stack(stack)])
    }
    return .stack(stack)
  }
  override func bind(_ binder: inout Binder<Item>) { binder.text("name", \.name) }
}

final class DeepViewModel: OneRowViewModel {
  override func cells(for model: Item) -> [ScreenCell<Item>.Type] { [DeepCell.self] }
}

/// A screen with the given id.
func named<ViewModel: NamedViewModel>(_ type: ViewModel.Type) -> Screen { Screen(type) }

class NamedViewModel: OneRowViewModel {}
final class UpperViewModel: NamedViewModel { override class var id: String { "Photos" } }
final class LowerViewModel: NamedViewModel { override class var id: String { "photos" } }
final class ComposedViewModel: NamedViewModel { override class var id: String { "\u{E9}tat" } }
final class DecomposedViewModel: NamedViewModel { override class var id: String { "e\u{301}tat" } }

enum CollidingScenario: String, ScreenScenario {
  case longNames
  case longnames
}

final class CollidingViewModel: ScreenViewModel<Item, CollidingScenario> {}

// MARK: - Every kind of slot

struct Player: Sendable {
  var song = "Tide"
  var isLoud = true
  var volume = 0.333_333
  var position = 0.25
  var comment = "so\tso"
  var subtitle: String?
}

final class PlayerCell: ScreenCell<Player> {
  override func bind(_ binder: inout Binder<Player>) {
    binder.attributedText("song", from: "song", .title2, lines: 3) { player in
      [TextRun(player.song, isBold: true), TextRun(" ♪", isItalic: true, color: "red")]
    }
    binder.text("subtitle", \.subtitle, .footnote)
    binder.color("subtitle", "secondaryLabel")
    binder.image("cover", named: "cover", width: 10, height: 10.5)
    binder.toggle("loud", \.isLoud)
    binder.slider("volume", \.volume, in: -1...11)
    binder.textField("comment", \.comment, placeholder: "Say something")
    binder.progress("position", \.position)
    binder.custom("wave", kind: "wave form", from: "volume") { _ in "a wave" }
    binder.button("play", from: "song", .push("player")) { "Play \($0.song)" }
    binder.shadow("cover", Shadow(color: "black", x: 0, y: -1.5))
    binder.accessibility("cover", Accessibility(label: "Cover", traits: [.image, .notEnabled]))
    binder.accessibility(Accessibility(hint: "Plays", identifier: "row", traits: [.button]))
    binder.accessory(.disclosureIndicator)
    binder.swipe(.trailing, "delete", title: "Delete", isDestructive: true)
    binder.swipe(.leading, "like", title: "Like", .present("likes"))
  }
}

final class PlayerViewModel: ScreenViewModel<Player, OneScenario> {
  override class var group: String? { "Music" }
  override class var isListed: Bool { false }

  override func load(_ scenario: OneScenario, in context: ScreenContext) async throws -> Player {
    Player()
  }

  override func cells(for model: Player) -> [ScreenCell<Player>.Type] { [PlayerCell.self] }

  override func cellState(
    of row: Row, showing model: Player, in scenario: OneScenario
  ) -> CellState {
    [.selected, .highlighted]
  }
}
