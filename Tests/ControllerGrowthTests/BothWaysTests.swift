import ControllerGrowth
import SampleScreens
import Screens
import Testing

/// The controllers that are counted really work, and both ways do the same.
struct BothWaysTests {
  @Test func `three kinds behave alike`() async throws {
    try await compare(OldController3.self, NewController3.self, rows: 3)
  }

  @Test func `ten kinds behave alike`() async throws {
    try await compare(OldController10.self, NewController10.self, rows: 10)
  }

  @Test func `thirty kinds behave alike`() async throws {
    try await compare(OldController30.self, NewController30.self, rows: 30)
  }

  private func compare(
    _ old: (some OldController).Type, _ new: (some NewController).Type, rows: Int
  ) async throws {
    let oldNavigation = RecordedNavigation()
    let newNavigation = RecordedNavigation()
    let old = old.init(table: FixedTable(), navigation: oldNavigation, feed: FixedBoatFeed())
    let new = new.init(navigation: newNavigation, feed: FixedBoatFeed())
    try await old.viewDidLoad()
    try await new.viewDidLoad(in: .recording)
    #expect(old.numberOfRows() == rows)
    #expect(try new.numberOfRows() == rows)
    for row in 0..<rows {
      let oldCell = try #require(old.cellForRow(row))
      let newCell = try #require(try new.cellForRow(row))
      #expect("\(type(of: oldCell))" == "Old\(type(of: newCell))")
      #expect(old.heightForRow(row) == (try new.heightForRow(row)))
      old.didSelectRow(row)
      try new.didSelectRow(row)
    }
    #expect(oldNavigation.routes == newNavigation.routes)
    #expect(!newNavigation.routes.isEmpty)
  }
}

private protocol OldController {
  init(table: any PlainTable, navigation: any PlainNavigation, feed: any BoatFeed)
  func viewDidLoad() async throws
  func numberOfRows() -> Int
  func cellForRow(_ row: Int) -> (any PlainCell)?
  func heightForRow(_ row: Int) -> Double
  func didSelectRow(_ row: Int)
}

extension OldController3: OldController {}
extension OldController10: OldController {}
extension OldController30: OldController {}

private protocol NewController {
  init(navigation: any PlainNavigation, feed: any BoatFeed)
  func viewDidLoad(in context: ScreenContext) async throws
  func numberOfRows() throws -> Int
  func cellForRow(_ row: Int) throws -> AnyScreenCell?
  func heightForRow(_ row: Int) throws -> Double
  func didSelectRow(_ row: Int) throws
}

extension NewController3: NewController {}
extension NewController10: NewController {}
extension NewController30: NewController {}

private final class FixedTable: PlainTable {
  private var cells: [String: any PlainCell.Type] = [:]

  func register(_ cell: any PlainCell.Type, identifier: String) { cells[identifier] = cell }

  func dequeue(_ identifier: String) -> any PlainCell {
    guard let cell = cells[identifier] else { return UnknownCell() }
    return cell.init()
  }

  func reloadData() {}

  private final class UnknownCell: PlainCell {}
}

private final class RecordedNavigation: PlainNavigation {
  private(set) var routes: [String] = []

  func push(_ controller: String) { routes.append("push \(controller)") }

  func present(_ controller: String) { routes.append("present \(controller)") }
}
