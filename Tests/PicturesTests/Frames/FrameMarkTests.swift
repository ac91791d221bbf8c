import CatalogCore
import Pictures
import Snapshots
import Testing

/// Marks of change reports point at views in their frames.
struct FrameMarkTests {
  typealias Mark = ScreenPicture.Mark
  typealias Part = ScreenPicture.Part

  private func screen(_ text: String, _ marks: [Part: Mark]) throws -> FrameScreenPicture {
    try FrameScreenPicture(text).with { $0.options.marks = marks }
  }

  @Test func `a marked view has an outline, however deep it is`() throws {
    let part = Part.area(ByteKey("content"))
    let screen = try screen(
      HarbourScreens.login, [part: Mark(.changed, slots: [ByteKey("rememberSwitch")])])
    let outline = try #require(screen.tree().all(ofClass: "p-changed-outline").first)
    #expect(outline.attributes["d"]?.hasPrefix("M303 410") == true)
    #expect(try screen.tree().all(ofClass: "p-changed-ground").isEmpty)
    #expect(screen.box(of: part) == [302, 412, 51, 31])
  }

  @Test func `a mark without views is the whole screen`() throws {
    let part = Part.area(ByteKey("content"))
    let screen = try screen(HarbourScreens.login, [part: Mark(.added)])
    #expect(screen.box(of: part) == [0, 0, 375, 667])
    #expect(try screen.tree().all(ofClass: "p-added-ground").count == 1)
  }

  @Test func `a marked row has its ground, and an outline around a view in it`() throws {
    let part = Part.row(ByteKey("22"))
    let screen = try screen(
      HarbourScreens.berths, [part: Mark(.changed, slots: [ByteKey("Bad-ge-n01")])])
    let root = try screen.tree()
    #expect(root.all(ofClass: "p-changed-ground").count == 1)
    #expect(root.all(ofClass: "p-changed-outline").count == 1)
    #expect(screen.drawing.marked[part]?.height == 88)
  }

  @Test(arguments: ["navigation-bar", "tab-bar"])
  func `a marked bar has its ground`(name: String) throws {
    let part = Part.area(ByteKey(name))
    let screen = try screen(HarbourScreens.berths, [part: Mark(.moved)])
    #expect(try screen.tree().all(ofClass: "p-moved-ground").count == 1)
    #expect(screen.drawing.marked[part]?.width == 375)
  }

  @Test func `cells of a collection and cells alone are marked in their frames`() throws {
    let second = Part.row(ByteKey("p-2"))
    let grid = try screen(HarbourScreens.grid, [second: Mark(.added)])
    #expect(grid.box(of: second) == [141, 100, 132, 132])
    let first = Part.row(ByteKey("1"))
    let cell = try screen(HarbourScreens.cell, [first: Mark(.changed)])
    #expect(cell.box(of: first) == [12, 12, 320, 80])
  }

  @Test func `what the screen does not show is not among what is marked`() throws {
    let screen = try screen(
      HarbourScreens.login,
      [.row(ByteKey("none")): Mark(.changed), .area(ByteKey("toolbar")): Mark(.changed)])
    #expect(screen.drawing.marked.isEmpty)
  }
}

extension FrameScreenPicture {
  /// Left, top, width and height of a marked part.
  fileprivate func box(of part: ScreenPicture.Part) -> [Double]? {
    drawing.marked[part].map { [$0.x, $0.y, $0.width, $0.height] }
  }
}
