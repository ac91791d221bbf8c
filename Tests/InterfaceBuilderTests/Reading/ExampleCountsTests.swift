import CatalogCore
import Testing

@testable import InterfaceBuilder

struct ExampleCountsTests {
  private static let expected: [(String, DocumentCounts)] = [
    ("StoryboardConnections.storyboard", DocumentCounts(5, 1, 6, 2, 0, 2, 2, 5, 1, 20)),
    ("StoryboardControllers.storyboard", DocumentCounts(14, 2, 2, 0, 0, 7, 0, 6, 0, 22)),
    ("StoryboardReferences.storyboard", DocumentCounts(4, 0, 0, 0, 0, 0, 0, 3, 3, 1)),
    ("StoryboardAllViews.storyboard", DocumentCounts(1, 1, 1, 0, 0, 12, 0, 0, 0, 42)),
    ("LabelsWithFonts.xib", DocumentCounts(0, 0, 0, 0, 3, 1, 0, 0, 0, 5)),
    ("MultiLineText.xib", DocumentCounts(0, 0, 0, 0, 3, 0, 0, 0, 0, 7)),
    ("ViewsWithBackgroundColor.xib", DocumentCounts(0, 1, 1, 0, 0, 0, 0, 0, 0, 8)),
    ("IQKeyboardManager-Main.storyboard", DocumentCounts(29, 1, 27, 5, 50, 2, 1, 28, 26, 106)),
    ("IQKeyboardManager-Settings.storyboard", DocumentCounts(3, 2, 7, 0, 14, 24, 1, 2, 0, 44)),
    ("Todo-Main.storyboard", DocumentCounts(4, 1, 1, 0, 6, 14, 3, 1, 0, 20)),
    ("Pokedex-Main.storyboard", DocumentCounts(5, 1, 1, 0, 4, 9, 0, 4, 0, 13)),
    ("DifferenceKit-HomeCell.xib", DocumentCounts(0, 0, 1, 0, 2, 2, 0, 0, 0, 4)),
    ("handmade/OldHarbour.storyboard", DocumentCounts(3, 2, 2, 1, 4, 3, 0, 4, 0, 9)),
    ("handmade/LegacyBoatCell.xib", DocumentCounts(0, 0, 1, 0, 2, 2, 0, 0, 0, 5)),
    ("handmade/LegacyHarbourTable.xib", DocumentCounts(0, 1, 0, 0, 0, 2, 0, 0, 0, 1)),
  ]

  @Test(arguments: expected)
  func `a real file holds what was counted in it`(name: String, counts: DocumentCounts) {
    guard let source = ExampleFiles.source(name) else { return }
    guard case .interface(let document) = InterfaceReader.read(source) else {
      Issue.record("\(name) was not read")
      return
    }
    #expect(DocumentCounts(document) == counts)
    #expect(document.problems.isEmpty, "\(document.problems.map(\.message))")
  }
}
