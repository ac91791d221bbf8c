package import Screens

/// The states of a boat's screen.
package enum BoatScenario: String, ScreenScenario {
  case loaded
}

/// What the view models of a boat have in common: where the data comes from.
package class BoatViewModel: ScreenViewModel<Boat, BoatScenario> {
  private let feed: any BoatFeed

  init(feed: any BoatFeed) {
    self.feed = feed
    super.init()
  }

  package required convenience init() {
    self.init(feed: FixedBoatFeed())
  }

  override package func load(_ scenario: BoatScenario, in context: ScreenContext) async throws
    -> Boat
  {
    try await feed.boat()
  }
}

final class BoatViewModel3: BoatViewModel {
  override func cells(for boat: Boat) -> [ScreenCell<Boat>.Type] {
    [
      NameCell.self,
      BerthCell.self,
      OwnerCell.self,
    ]
  }
}

final class BoatViewModel10: BoatViewModel {
  override func cells(for boat: Boat) -> [ScreenCell<Boat>.Type] {
    [
      NameCell.self,
      BerthCell.self,
      OwnerCell.self,
      SkipperCell.self,
      LengthCell.self,
      BeamCell.self,
      DraughtCell.self,
      EngineCell.self,
      FuelCell.self,
      WaterCell.self,
    ]
  }
}

final class BoatViewModel30: BoatViewModel {
  override func cells(for boat: Boat) -> [ScreenCell<Boat>.Type] {
    [
      NameCell.self,
      BerthCell.self,
      OwnerCell.self,
      SkipperCell.self,
      LengthCell.self,
      BeamCell.self,
      DraughtCell.self,
      EngineCell.self,
      FuelCell.self,
      WaterCell.self,
      RadioCell.self,
      CallSignCell.self,
      FlagCell.self,
      InsuranceCell.self,
      SurveyCell.self,
      LastVisitCell.self,
      NextVisitCell.self,
      CrewCell.self,
      PetsCell.self,
      PowerCell.self,
      PumpCell.self,
      MailCell.self,
      KeysCell.self,
      FeesCell.self,
      InvoiceCell.self,
      AlbumCell.self,
      NotesCell.self,
      ForecastCell.self,
      TideCell.self,
      EmergencyCell.self,
    ]
  }
}
