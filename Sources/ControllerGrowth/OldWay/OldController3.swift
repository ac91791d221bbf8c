package import SampleScreens

/// A screen with 3 kinds of cells the old way.
///
/// The controller asks the network and answers every question of the table for every kind.
package final class OldController3 {
  private let table: any PlainTable
  private let navigation: any PlainNavigation
  private let feed: any BoatFeed
  private var boat: Boat?

  package init(table: any PlainTable, navigation: any PlainNavigation, feed: any BoatFeed) {
    self.table = table
    self.navigation = navigation
    self.feed = feed
  }

  package func viewDidLoad() async throws {
    table.register(OldNameCell.self, identifier: "OldNameCell")
    table.register(OldBerthCell.self, identifier: "OldBerthCell")
    table.register(OldOwnerCell.self, identifier: "OldOwnerCell")
    boat = try await feed.boat()
    table.reloadData()
  }

  package func numberOfRows() -> Int {
    boat == nil ? 0 : 3
  }

  package func cellForRow(_ row: Int) -> (any PlainCell)? {
    guard let boat else { return nil }
    switch row {
    case 0:
      let cell = table.dequeue("OldNameCell") as? OldNameCell
      cell?.name = boat.name
      cell?.registration = boat.registration
      cell?.onFollow = { [weak self] in self?.navigation.present("login") }
      return cell
    case 1:
      let cell = table.dequeue("OldBerthCell") as? OldBerthCell
      cell?.berth = boat.berth
      return cell
    case 2:
      let cell = table.dequeue("OldOwnerCell") as? OldOwnerCell
      cell?.owner = boat.owner
      return cell
    default: return nil
    }
  }

  package func heightForRow(_ row: Int) -> Double {
    switch row {
    case 0: return 64
    default: return 44
    }
  }

  package func didSelectRow(_ row: Int) {
    switch row {
    case 1: navigation.push("berth-map")
    case 2: navigation.push("contact")
    default: break
    }
  }
}
