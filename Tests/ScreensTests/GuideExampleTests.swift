import Foundation
import Screens
import Testing

/// The guide promises a screen in a few lines that compile as they stand.
struct GuideExampleTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func lines(_ path: String) throws -> [[UInt8]] {
    [UInt8](try Data(contentsOf: Self.repository.appending(path: path)))
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
  }

  /// The lines between two, without the space before each.
  private func block(
    of lines: [[UInt8]], from start: String, to end: String
  ) throws -> [[UInt8]] {
    let first = try #require(lines.firstIndex(of: Array(start.utf8))) + 1
    let last = try #require(lines[first...].firstIndex(of: Array(end.utf8)))
    return lines[first..<last].map { Array($0.drop { $0 == UInt8(ascii: " ") }) }
  }

  @Test func `the first example of the guide is the one that is compiled here`() throws {
    let guide = try block(
      of: try lines("Content/Guide/screens.md"), from: "```swift", to: "```")
    let compiled = try block(
      of: try lines("Tests/ScreensTests/GuideExampleTests.swift"), from: "// guide",
      to: "// end of guide")
    #expect(Array(guide.prefix(2)) == [Array("import Screens".utf8), []])
    #expect(Array(guide.dropFirst(2)) == compiled)
  }

  @Test func `a screen of one cell is at most 15 lines of an author`() throws {
    let guide = try block(
      of: try lines("Content/Guide/screens.md"), from: "```swift", to: "```")
    let authored = guide.filter { !$0.isEmpty }
    #expect((5...15).contains(authored.count))
  }

  @Test func `the example shows what it says`() async throws {
    let screen = Screen(ProfileViewModel.self)
    #expect(screen.id == "profile")
    let rendered = try await screen.render(scenario: "loaded")
    #expect(rendered.state == .content)
    #expect(rendered.findings.isEmpty)
    let row = try #require(rendered.sections.first?.rows.first)
    #expect(row.height == .fixed(64))
    #expect(
      row.bound().slots == [
        Slot(
          id: "name", content: .text("Ann", style: .headline, lines: 1),
          source: .field("Profile.name"))
      ])
  }
}

// The lines between the markers are the first example of the guide, as a reader copies them.

// guide
struct Profile: Sendable { var name = "Ann" }

enum ProfileScenario: String, ScreenScenario { case loaded }

final class NameCell: ScreenCell<Profile> {
  override class var height: CellHeight { .fixed(64) }
  override func bind(_ binder: inout Binder<Profile>) { binder.text("name", \.name, .headline) }
}

final class ProfileViewModel: ScreenViewModel<Profile, ProfileScenario> {
  override func load(_: ProfileScenario, in: ScreenContext) async throws -> Profile { Profile() }
  override func cells(for profile: Profile) -> [ScreenCell<Profile>.Type] { [NameCell.self] }
}
// end of guide
