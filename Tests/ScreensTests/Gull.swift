import Screens
import Synchronization

/// What the rows of most tests of tables show.
struct Gull: Sendable, Identifiable, Equatable {
  var id: String
  var call = "kiew"
  var ringed = false
}

/// A fitting cell that shows how the table treats it.
final class GullCell: ScreenCell<Gull> {
  override func bind(_ binder: inout Binder<Gull>) {
    binder.text("call", \.call, lines: 0)
    if binder.model.ringed { binder.accessory(.checkmark) }
    if binder.state.contains(.selected) { binder.text("selected", constant: "✓") }
    if binder.state.contains(.highlighted) { binder.text("highlighted", constant: "!") }
    if binder.state.contains(.disabled) { binder.text("disabled", constant: "–") }
    if binder.state.contains(.editing) { binder.text("editing", constant: "≡") }
    binder.button("feed", title: "Feed")
    binder.onSelect(.push("gull", query: binder.model.id))
  }
}

/// A cell of a fixed height for the same model.
final class PerchCell: ScreenCell<Gull> {
  override class var height: CellHeight { .fixed(30) }
  override func bind(_ binder: inout Binder<Gull>) {
    binder.text("id", \.id)
  }
}

/// Rows of gulls, by the identity that each is named with.
enum Flock {
  static func rows(_ identities: [String], call: String = "kiew") -> [Row] {
    identities.map { Row(GullCell.self, Gull(id: $0, call: call), identity: $0) }
  }

  static func perches(_ identities: [String]) -> [Row] {
    identities.map { Row(PerchCell.self, Gull(id: $0), identity: $0) }
  }

  /// Sections `0`, `1` … of fitting rows.
  static func source(_ identities: [String]...) -> SectionedDataSource {
    SectionedDataSource(
      identities.enumerated().map { number, names in Section("\(number)") { rows(names) } })
  }

  static func text(_ content: BoundCell?, slot id: String) -> String? {
    guard case .text(let text, _, _) = content?.slots.first(where: { $0.id == id })?.content
    else { return nil }
    return text
  }
}

/// Counts in closures that may run anywhere.
final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  func increment() { value.withLock { $0 += 1 } }
}

/// Collects the events of a table.
final class EventLog {
  private(set) var events: [CellEvent] = []

  var sink: EventSink { EventSink { self.events.append($0) } }
}

extension TableHost.Statistics {
  var areZero: Bool { cellsMade == 0 && dequeues == 0 && bindings == 0 && measurements == 0 }
}
