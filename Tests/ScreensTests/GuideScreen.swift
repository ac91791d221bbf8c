import Screens

struct Profile: Sendable { var name = "Ann" }

enum ProfileScenario: String, ScreenScenario { case loaded }

final class NameCell: ScreenCell<Profile> {
  override class var height: CellHeight { .fixed(64) }
  override func bind(_ binder: inout Binder<Profile>) { binder.text("name", \.name, .headline) }
}

final class ProfileViewModel: ScreenViewModel<Profile, ProfileScenario> {
  override func load(_ scenario: ProfileScenario, in context: ScreenContext) async -> Profile {
    Profile()
  }
  override func cells(for profile: Profile) -> [ScreenCell<Profile>.Type] { [NameCell.self] }
}
