package import SampleScreens

/// A screen with 10 kinds of cells the old way.
///
/// The controller asks the network and answers every question of the table for every kind.
package final class OldController10 {
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
    table.register(OldSkipperCell.self, identifier: "OldSkipperCell")
    table.register(OldLengthCell.self, identifier: "OldLengthCell")
    table.register(OldBeamCell.self, identifier: "OldBeamCell")
    table.register(OldDraughtCell.self, identifier: "OldDraughtCell")
    table.register(OldEngineCell.self, identifier: "OldEngineCell")
    table.register(OldFuelCell.self, identifier: "OldFuelCell")
    table.register(OldWaterCell.self, identifier: "OldWaterCell")
    boat = try await feed.boat()
    table.reloadData()
  }

  package func numberOfRows() -> Int {
    boat == nil ? 0 : 10
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
    case 3:
      let cell = table.dequeue("OldSkipperCell") as? OldSkipperCell
      cell?.skipper = boat.skipper
      return cell
    case 4:
      let cell = table.dequeue("OldLengthCell") as? OldLengthCell
      cell?.length = boat.length
      return cell
    case 5:
      let cell = table.dequeue("OldBeamCell") as? OldBeamCell
      cell?.beam = boat.beam
      return cell
    case 6:
      let cell = table.dequeue("OldDraughtCell") as? OldDraughtCell
      cell?.draught = boat.draught
      return cell
    case 7:
      let cell = table.dequeue("OldEngineCell") as? OldEngineCell
      cell?.engine = boat.engine
      cell?.engineHours = boat.engineHours
      return cell
    case 8:
      let cell = table.dequeue("OldFuelCell") as? OldFuelCell
      cell?.fuel = boat.fuel
      cell?.tank = boat.tank
      cell?.onOrder = { [weak self] in self?.navigation.push("cart") }
      return cell
    case 9:
      let cell = table.dequeue("OldWaterCell") as? OldWaterCell
      cell?.water = boat.water
      return cell
    default: return nil
    }
  }

  package func heightForRow(_ row: Int) -> Double {
    switch row {
    case 0, 7, 8: return 64
    default: return 44
    }
  }

  package func didSelectRow(_ row: Int) {
    switch row {
    case 1: navigation.push("berth-map")
    case 2: navigation.push("contact")
    case 3: navigation.push("contact")
    default: break
    }
  }
}
