package import SampleScreens

/// A screen with 30 kinds of cells the old way.
///
/// The controller asks the network and answers every question of the table for every kind.
package final class OldController30 {
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
    table.register(OldRadioCell.self, identifier: "OldRadioCell")
    table.register(OldCallSignCell.self, identifier: "OldCallSignCell")
    table.register(OldFlagCell.self, identifier: "OldFlagCell")
    table.register(OldInsuranceCell.self, identifier: "OldInsuranceCell")
    table.register(OldSurveyCell.self, identifier: "OldSurveyCell")
    table.register(OldLastVisitCell.self, identifier: "OldLastVisitCell")
    table.register(OldNextVisitCell.self, identifier: "OldNextVisitCell")
    table.register(OldCrewCell.self, identifier: "OldCrewCell")
    table.register(OldPetsCell.self, identifier: "OldPetsCell")
    table.register(OldPowerCell.self, identifier: "OldPowerCell")
    table.register(OldPumpCell.self, identifier: "OldPumpCell")
    table.register(OldMailCell.self, identifier: "OldMailCell")
    table.register(OldKeysCell.self, identifier: "OldKeysCell")
    table.register(OldFeesCell.self, identifier: "OldFeesCell")
    table.register(OldInvoiceCell.self, identifier: "OldInvoiceCell")
    table.register(OldAlbumCell.self, identifier: "OldAlbumCell")
    table.register(OldNotesCell.self, identifier: "OldNotesCell")
    table.register(OldForecastCell.self, identifier: "OldForecastCell")
    table.register(OldTideCell.self, identifier: "OldTideCell")
    table.register(OldEmergencyCell.self, identifier: "OldEmergencyCell")
    boat = try await feed.boat()
    table.reloadData()
  }

  package func numberOfRows() -> Int {
    boat == nil ? 0 : 30
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
    case 10:
      let cell = table.dequeue("OldRadioCell") as? OldRadioCell
      cell?.radio = boat.radio
      return cell
    case 11:
      let cell = table.dequeue("OldCallSignCell") as? OldCallSignCell
      cell?.callSign = boat.callSign
      return cell
    case 12:
      let cell = table.dequeue("OldFlagCell") as? OldFlagCell
      cell?.flag = boat.flag
      return cell
    case 13:
      let cell = table.dequeue("OldInsuranceCell") as? OldInsuranceCell
      cell?.insurer = boat.insurer
      cell?.policy = boat.policy
      return cell
    case 14:
      let cell = table.dequeue("OldSurveyCell") as? OldSurveyCell
      cell?.surveyDate = boat.surveyDate
      cell?.surveyor = boat.surveyor
      return cell
    case 15:
      let cell = table.dequeue("OldLastVisitCell") as? OldLastVisitCell
      cell?.lastVisit = boat.lastVisit
      return cell
    case 16:
      let cell = table.dequeue("OldNextVisitCell") as? OldNextVisitCell
      cell?.nextVisit = boat.nextVisit
      cell?.onAnnounce = { [weak self] in self?.navigation.present("visit") }
      return cell
    case 17:
      let cell = table.dequeue("OldCrewCell") as? OldCrewCell
      cell?.crew = boat.crew
      return cell
    case 18:
      let cell = table.dequeue("OldPetsCell") as? OldPetsCell
      cell?.pets = boat.pets
      return cell
    case 19:
      let cell = table.dequeue("OldPowerCell") as? OldPowerCell
      cell?.power = boat.power
      cell?.onConnect = { [weak self] in self?.navigation.present("power") }
      return cell
    case 20:
      let cell = table.dequeue("OldPumpCell") as? OldPumpCell
      cell?.pump = boat.pump
      cell?.onBook = { [weak self] in self?.navigation.present("pump") }
      return cell
    case 21:
      let cell = table.dequeue("OldMailCell") as? OldMailCell
      cell?.mail = boat.mail
      return cell
    case 22:
      let cell = table.dequeue("OldKeysCell") as? OldKeysCell
      cell?.keys = boat.keys
      return cell
    case 23:
      let cell = table.dequeue("OldFeesCell") as? OldFeesCell
      cell?.fees = boat.fees
      cell?.dueDate = boat.dueDate
      cell?.onPay = { [weak self] in self?.navigation.push("payment") }
      return cell
    case 24:
      let cell = table.dequeue("OldInvoiceCell") as? OldInvoiceCell
      cell?.invoice = boat.invoice
      return cell
    case 25:
      let cell = table.dequeue("OldAlbumCell") as? OldAlbumCell
      cell?.album = boat.album
      return cell
    case 26:
      let cell = table.dequeue("OldNotesCell") as? OldNotesCell
      cell?.notes = boat.notes
      return cell
    case 27:
      let cell = table.dequeue("OldForecastCell") as? OldForecastCell
      cell?.forecast = boat.forecast
      return cell
    case 28:
      let cell = table.dequeue("OldTideCell") as? OldTideCell
      cell?.tide = boat.tide
      return cell
    case 29:
      let cell = table.dequeue("OldEmergencyCell") as? OldEmergencyCell
      cell?.emergencyContact = boat.emergencyContact
      cell?.emergencyPhone = boat.emergencyPhone
      cell?.onCall = { [weak self] in self?.navigation.present("call") }
      return cell
    default: return nil
    }
  }

  package func heightForRow(_ row: Int) -> Double {
    switch row {
    case 0, 7, 8, 13, 14, 23, 29: return 64
    // No cell is there to ask, so the height is guessed from the number of letters.
    case 26: return max(44, Double((boat?.notes.count ?? 0) / 40 + 1) * 20 + 4)
    case 27: return max(44, Double((boat?.forecast.count ?? 0) / 40 + 1) * 20 + 4)
    default: return 44
    }
  }

  package func didSelectRow(_ row: Int) {
    switch row {
    case 1: navigation.push("berth-map")
    case 2: navigation.push("contact")
    case 3: navigation.push("contact")
    case 13: navigation.push("document")
    case 17: navigation.push("crew")
    case 24: navigation.push("invoice")
    case 25: navigation.push("photos")
    case 28: navigation.push("tides")
    default: break
    }
  }
}
