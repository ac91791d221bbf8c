import Screens

/// The states of the settings screen.
enum SettingsScenario: String, HarbourScenario {
  case loaded
  case signedOut = "signed-out"
  case muted
  case longNames = "long-names"
  case failed
  case loading

  var store: any ModelStore<HarbourSettings> {
    switch self {
    case .loaded, .loading: FixedStore(HarbourSettings.usual)
    case .signedOut: FixedStore(HarbourSettings.signedOut)
    case .muted: FixedStore(HarbourSettings.muted)
    case .longNames: FixedStore(HarbourSettings.longNames)
    case .failed: FixedStore<HarbourSettings>(failing: HarbourError.unreadable)
    }
  }
}

extension HarbourSettings {
  fileprivate static let usual = HarbourSettings(
    displayName: "Håkon", isSignedIn: true, tellsTides: true, tellsFerries: false, volume: 0.7,
    isMuted: false, appearance: "Automatic", station: "Coast FM 98.4", contact: "Maeve Healy",
    contactID: "latin-24", mapProgress: 1, version: "3.1 (2014)")

  fileprivate static var signedOut: HarbourSettings {
    var settings = usual
    settings.displayName = ""
    settings.isSignedIn = false
    settings.mapProgress = 0.35
    return settings
  }

  fileprivate static var muted: HarbourSettings {
    var settings = usual
    settings.isMuted = true
    return settings
  }

  fileprivate static var longNames: HarbourSettings {
    var settings = usual
    settings.displayName = "Wilhelmina-Charlotte Friederike Freifrau von Seewetterberichtshausen"
    settings.appearance = "Automatisch nach Sonnenuntergang"
    settings.station = "Küstenrundfunkgesellschaft mit beschränkter Sendezeit"
    settings.contact = "Freifrau von Seewetterberichtshausen zu Niederdeich"
    return settings
  }
}
