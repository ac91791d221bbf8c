import Screens
import Testing

struct ReuseLeakTests {
  /// Keeps what an earlier row left in it, unless it is told to forget.
  private class ForgetfulCell: ScreenCell<Gull> {
    var badge: String?

    override func bind(_ binder: inout Binder<Gull>) {
      binder.text("call", \.call)
      if binder.model.ringed { badge = "ringed" }
      if let badge { binder.text("badge", from: "badge") { _ in badge } }
    }
  }

  private final class CleanCell: ForgetfulCell {
    override func prepareForReuse() {
      super.prepareForReuse()
      badge = nil
    }
  }

  /// Shows the same slots, but does something else after a ringed row.
  private final class StickyCell: ScreenCell<Gull> {
    var wasRinged = false
    override func bind(_ binder: inout Binder<Gull>) {
      if binder.model.ringed { wasRinged = true }
      binder.onSelect(wasRinged ? .push("ringed") : .push("gull"))
    }
  }

  private let gulls = [Gull(id: "a"), Gull(id: "b", ringed: true), Gull(id: "c"), Gull(id: "d")]

  private func sections<Cell: ScreenCell<Gull>>(_ kind: Cell.Type) -> [Section] {
    // The rows of one kind stand in two sections.
    [
      Section("s") { rows(kind, of: Array(gulls.prefix(2))) { $0.id } },
      Section("t") { rows(kind, of: Array(gulls.suffix(2))) { $0.id } },
    ]
  }

  @Test func `a leak names the cell, the slot, the row and where it comes from, once`() throws {
    let leaks = ReuseLeak.find(in: sections(ForgetfulCell.self))
    let leak = try #require(leaks.first)
    #expect(leaks.count == 1)
    #expect(leak.cell == "ForgetfulCell")
    #expect(leak.slots == ["badge"])
    #expect(leak.row == "c")
    #expect(leak.leakedFrom == "b")
  }

  @Test func `a leak upwards is found too`() throws {
    let leaks = ReuseLeak.find(
      in: [Section("s") { rows(ForgetfulCell.self, of: Array(gulls.prefix(2))) { $0.id } }])
    let leak = try #require(leaks.first)
    #expect(leaks.count == 1)
    #expect(leak.row == "a")
    #expect(leak.leakedFrom == "b")
  }

  @Test func `a cell that resets itself before reuse does not leak`() {
    #expect(ReuseLeak.find(in: sections(CleanCell.self)).isEmpty)
  }

  @Test func `an action that leaks is found without a slot`() throws {
    let leaks = ReuseLeak.find(in: sections(StickyCell.self))
    #expect(leaks.map(\.slots) == [[]])
    #expect(leaks.map(\.row) == ["c"])
  }

  /// Shows a ring only when it is told of one, and writes over it when it is told of none.
  private final class PatchyCell: ScreenCell<Gull> {
    var ring: String?
    override func bind(_ binder: inout Binder<Gull>) {
      switch binder.model.call {
      case "ringed": ring = "ringed"
      case "plain": ring = nil
      default: break
      }
      if let ring { binder.text("ring", from: "ring") { _ in ring } }
      binder.text("call", \.call)
      if binder.model.call == "other" { binder.accessory(.checkmark) }
    }
  }

  @Test func `rows of different looks leak into each other also when they are no neighbours`()
    throws
  {
    let calls = ["other", "plain", "ringed"]
    let leaks = ReuseLeak.find(
      in: [
        Section("s") { rows(PatchyCell.self, of: calls.map { Gull(id: $0, call: $0) }) { $0.id } }
      ])
    let leak = try #require(leaks.first)
    #expect(leaks.count == 1)
    #expect(leak.slots == ["ring"])
    #expect([leak.row, leak.leakedFrom] == ["other", "ringed"])
  }

  /// Looks chosen for ever after it was chosen once.
  private final class ClingingCell: ScreenCell<Gull> {
    var wasSelected = false
    override func bind(_ binder: inout Binder<Gull>) {
      if binder.state.contains(.selected) { wasSelected = true }
      binder.text("mark", from: "selection") { _ in wasSelected ? "✓" : "" }
    }
  }

  @Test func `a state that a cell keeps is a leak, with its name`() throws {
    let leaks = ReuseLeak.find(
      in: [Section("s") { rows(ClingingCell.self, of: [Gull(id: "a")]) { $0.id } }])
    let leak = try #require(leaks.first)
    #expect(leaks.count == 1)
    #expect(leak.slots == ["mark"])
    #expect([leak.row, leak.leakedFrom] == ["a", "a"])
    #expect(leak.leakedState == .selected)
  }

  @Test func `one row, and none, cannot leak`() {
    #expect(ReuseLeak.find(in: []).isEmpty)
    #expect(
      ReuseLeak.find(
        in: [Section("s") { rows(ForgetfulCell.self, of: [gulls[1]]) { $0.id } }]
      ).isEmpty)
  }

  private enum OneScenario: String, ScreenScenario { case only }

  private final class LeakyViewModel: ScreenViewModel<[Gull], OneScenario> {
    override func load(_ scenario: OneScenario, in context: ScreenContext) async throws -> [Gull] {
      [Gull(id: "a", ringed: true), Gull(id: "b")]
    }
    override func sections(for gulls: [Gull]) -> [Section] {
      [Section("s") { rows(ForgetfulCell.self, of: gulls) { $0.id } }]
    }
  }

  @Test func `a screen with a leak has it as a finding`() async throws {
    let rendered = try await Screen(LeakyViewModel.self).render(scenario: "only")
    guard case .leak(let leak)? = rendered.findings.first else {
      Issue.record("no leak")
      return
    }
    #expect(rendered.findings.count == 1)
    #expect(leak.slots == ["badge"])
  }
}
