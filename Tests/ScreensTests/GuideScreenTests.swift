import Foundation
import Screens
import Testing

/// The first example of the guide, `Content/Guide/screens.md`, compiled as `GuideScreen.swift`.
struct GuideScreenTests {
  private static let source = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "GuideScreen.swift")
  private static let guide = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Content/Guide/screens.md")

  @Test func `the guide shows the screen that is compiled`() throws {
    let source = try Data(contentsOf: Self.source)
    let guide = try Data(contentsOf: Self.guide)
    #expect(guide.range(of: Data("```swift\n".utf8) + source + Data("```\n".utf8)) != nil)
  }

  @Test func `a screen of one cell takes an author at most fifteen lines`() throws {
    let source = try String(contentsOf: Self.source, encoding: .utf8)
    let lines = source.split(separator: "\n")
    #expect(lines.count <= 15)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func `the screen of the guide shows its cell`() async throws {
    let rendered = try await Screen(ProfileViewModel.self).render(scenario: "loaded")
    let row = try #require(rendered.sections.first?.rows.first)
    #expect(row.height == .fixed(64))
    #expect(
      row.bound().slots == [
        Slot(
          id: "name", content: .text("Ann", style: .headline, lines: 1),
          source: .field("Profile.name"))
      ])
    #expect(rendered.findings.isEmpty)
  }
}
