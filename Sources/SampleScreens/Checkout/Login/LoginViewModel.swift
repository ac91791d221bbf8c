import Screens

/// Asks who you are; presented over whatever needs to know.
final class LoginViewModel: HarbourViewModel<LoginScenario> {
  override class var group: String? { HarbourGroup.checkout }
  override class var tableStyle: TableStyle { .insetGrouped }

  override func sections(for login: Login) -> [Section] {
    [
      Section("fields", of: login, header: "Sign in to Harbour") {
        row(LoginEmailCell.self, identity: "email")
        row(LoginPasswordCell.self, identity: "password")
        row(LoginStayCell.self, identity: "stay")
      },
      Section("buttons", of: login) {
        if login.refusal != nil { row(LoginRefusalCell.self, identity: "refusal") }
        row(LoginButtonsCell.self, identity: "buttons")
      },
    ]
  }
}
