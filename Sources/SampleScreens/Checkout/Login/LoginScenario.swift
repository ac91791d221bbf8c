import Screens

/// The states of the login.
enum LoginScenario: String, HarbourScenario {
  case loaded
  case filled
  case refused
  case failed
  case loading

  var store: any ModelStore<Login> {
    switch self {
    case .loaded, .loading:
      FixedStore(Login(email: "", password: "", staysSignedIn: true, refusal: nil))
    case .filled:
      FixedStore(
        Login(
          email: "hakon@harbour.example", password: "••••••••", staysSignedIn: true, refusal: nil))
    case .refused:
      FixedStore(
        Login(
          email: "hakon@harbour.example", password: "", staysSignedIn: false,
          refusal: "That is not the password of this address. After three more attempts the "
            + "account is closed for an hour."))
    case .failed: FixedStore<Login>(failing: HarbourError.offline)
    }
  }
}
