import CatalogCore
import Recording
import Screens
import Snapshots

/// Who has which file of a catalog, in all tests of a process.
///
/// A test that checks one screen cannot see that another test checks a screen with the same id; the
/// second of them learns it here, before it writes over the first.
struct ScreenClaims {
  private struct Claim {
    var id: String
    var viewModel: String
    var location: String
  }

  private var screens: [[String]: Claim] = [:]
  private var scenarios: [[String]: Claim] = [:]

  /// Takes the file of a scenario; taking it again for the same screen and scenario changes nothing.
  mutating func take(
    _ item: ScenarioItem, in folder: FilePath, at location: TestLocation
  ) throws(Diagnostic) {
    let screenKey = [folder.string, FileComponent.foldingKey(item.screen.id)]
    let screen = Claim(
      id: item.screen.id, viewModel: item.screen.viewModel, location: location.description)
    if let first = screens[screenKey] {
      guard first.id.hasSameBytes(as: screen.id), first.viewModel.hasSameBytes(as: screen.viewModel)
      else {
        throw Self.collision(first, screen, screen: nil)
      }
    } else {
      screens[screenKey] = screen
    }
    let scenarioKey = screenKey + [FileComponent.foldingKey(item.scenario.id)]
    var scenario = screen
    scenario.id = item.scenario.id
    if let first = scenarios[scenarioKey] {
      guard first.id.hasSameBytes(as: scenario.id) else {
        throw Self.collision(first, scenario, screen: item.screen.id)
      }
    } else {
      scenarios[scenarioKey] = scenario
    }
  }

  /// The same sentence whichever of the two comes first.
  private static func collision(_ one: Claim, _ other: Claim, screen: String?) -> Diagnostic {
    let both = [one, other].map { claim in
      let name = screen == nil ? "\(claim.viewModel) (“\(claim.id)”)" : "“\(claim.id)”"
      return "\(name) at \(claim.location)"
    }.sorted { $0.precedesByBytes($1) }
    let collision = ScreenList.Collision(first: both[0], second: both[1], screen: screen)
    return Diagnostic(
      id: "testing-collision", collision.sentence,
      hint: "ids must differ in more than case and the way accents are encoded")
  }
}
