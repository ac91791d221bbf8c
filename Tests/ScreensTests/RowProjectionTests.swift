import Screens
import Testing

struct RowProjectionTests {
  private struct Colony: Sendable {
    var gulls: [Gull]
    var guests: [Gull] = []
  }

  private final class CountCell: ScreenCell<Colony> {
    override func bind(_ binder: inout Binder<Colony>) {
      binder.text("count", from: "number of gulls") { "\($0.gulls.count)" }
    }
  }

  private let colony = Colony(
    gulls: [Gull(id: "a"), Gull(id: "b")], guests: [Gull(id: "c", call: "krah")])

  @Test func `lists of a model become rows that show each its item`() {
    let section = Section("s", of: colony, header: "H", footer: "F", indexTitle: "I") {
      rows(GullCell.self, of: \.gulls, id: \.id)
      rows(PerchCell.self, of: \.guests, id: \.call)
      row(CountCell.self)
      row(CountCell.self, identity: "again")
    }
    #expect(section.rows.map(\.identity) == ["a", "b", "krah", "CountCell", "again"])
    #expect(
      section.rows.map(\.cellIdentifier)
        == ["GullCell", "GullCell", "PerchCell", "CountCell", "CountCell"])
    #expect(Flock.text(section.rows[2].bound(), slot: "id") == "c")
    #expect(Flock.text(section.rows[3].bound(), slot: "count") == "2")
    #expect(section.header == "H")
    #expect(section.footer == "F")
    #expect(section.indexTitle == "I")
  }

  @Test(arguments: [(true, 0), (false, 2)])
  func `projections take conditions, choices and loops`(flag: Bool, count: Int) {
    let section = Section("s", of: colony) {
      if flag { row(CountCell.self, identity: "if") }
      if flag {
        row(CountCell.self, identity: "then")
      } else {
        rows(GullCell.self, of: \.gulls, id: \.id)
      }
      switch count {
      case 0: Flock.rows(["at hand"])
      default: row(CountCell.self, identity: "many")
      }
      for number in 0..<count { row(CountCell.self, identity: "loop \(number)") }
      Row(PerchCell.self, Gull(id: "z"), identity: "last")
    }
    #expect(
      section.rows.map(\.identity)
        == (flag
          ? ["if", "then", "at hand", "last"] : ["a", "b", "many", "loop 0", "loop 1", "last"]))
  }

  @Test func `no statement is no row`() {
    #expect(Section("s", of: colony) {}.rows.isEmpty)
  }
}
