import Screens

/// The base cell of the login.
class LoginCell: ScreenCell<Login> {
  override class var height: CellHeight { .scaled(44) }
}

final class LoginEmailCell: LoginCell {
  override func bind(_ binder: inout Binder<Login>) {
    binder.textField("email", \.email, placeholder: "Email")
  }
}

final class LoginPasswordCell: LoginCell {
  override func bind(_ binder: inout Binder<Login>) {
    binder.textField("password", \.password, placeholder: "Password")
  }
}

final class LoginStayCell: LoginCell {
  override class var height: CellHeight { .fitting() }

  override func bind(_ binder: inout Binder<Login>) {
    binder.text("label", constant: "Stay signed in", lines: 0)
    binder.toggle("stay", \.staysSignedIn)
  }
}

/// Why the last attempt failed: as high as the reason.
final class LoginRefusalCell: LoginCell {
  override class var height: CellHeight { .fitting() }

  override func bind(_ binder: inout Binder<Login>) {
    binder.text("refusal", \.refusal, .footnote, lines: 0)
  }
}

/// The screen that presented the login goes on from here, so the buttons lead nowhere themselves.
final class LoginButtonsCell: LoginCell {
  override class var height: CellHeight { .fitting(minimum: 60) }

  override func bind(_ binder: inout Binder<Login>) {
    binder.button("sign-in", title: "Sign in")
    binder.button("cancel", title: "Not now")
  }
}
