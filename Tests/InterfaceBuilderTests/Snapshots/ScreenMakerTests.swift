import CatalogCore
import Snapshots
import Testing

@testable import InterfaceBuilder

struct ScreenMakerTests {
  @Test func `the screens of an app read as its storyboards say`() {
    let texts = HarbourApp.texts(HarbourApp.project())
    for text in texts { Swift.print(text) }
  }
}
