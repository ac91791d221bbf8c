import CatalogTesting
import SampleScreens
import Screens
import Testing

/// The example checked as an app team checks its screens.
struct ApprovedScreenTests {
  @Test(arguments: SampleCatalog.all)
  func `a screen is as it was approved in every state`(screen: Screen) async {
    await expectScreen(screen)
  }
}
