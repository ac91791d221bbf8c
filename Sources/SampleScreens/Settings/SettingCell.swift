import Screens

/// The base cell of the settings: a label at its start.
class SettingCell: ScreenCell<HarbourSettings> {
  /// What the setting is called.
  var label: String { "" }

  /// Subclasses add the control or the value behind the label.
  override func bind(_ binder: inout Binder<HarbourSettings>) {
    binder.text("label", constant: label, lines: 0)
  }
}

/// The name that others see.
final class NameSettingCell: SettingCell {
  override var label: String { "Name" }

  override func bind(_ binder: inout Binder<HarbourSettings>) {
    super.bind(&binder)
    binder.textField("name", \.displayName, placeholder: "How others see you")
  }
}

/// Signs in or out.
final class AccountSettingCell: SettingCell {
  override func bind(_ binder: inout Binder<HarbourSettings>) {
    let route: Route? = binder.model.isSignedIn ? nil : .present("login", query: "settings")
    binder.button("account", from: "isSignedIn", route) { $0.isSignedIn ? "Sign out" : "Sign in" }
  }
}

/// Whether the app tells of high water.
final class TidesSettingCell: SettingCell {
  override var label: String { "Tides" }

  override func bind(_ binder: inout Binder<HarbourSettings>) {
    super.bind(&binder)
    binder.toggle("tides", \.tellsTides)
    binder.accessibility("tides", Accessibility(label: "Tell me of high water"))
  }
}

/// Whether the app tells of ferries.
final class FerriesSettingCell: SettingCell {
  override var label: String { "Ferries" }

  override func bind(_ binder: inout Binder<HarbourSettings>) {
    super.bind(&binder)
    binder.toggle("ferries", \.tellsFerries)
    binder.accessibility("ferries", Accessibility(label: "Tell me of late ferries"))
  }
}

/// How loud the fog bell is.
final class VolumeSettingCell: SettingCell {
  override var label: String { "Fog bell" }

  override func bind(_ binder: inout Binder<HarbourSettings>) {
    super.bind(&binder)
    binder.slider("volume", \.volume)
    binder.accessibility(
      "volume",
      Accessibility(
        label: "Volume of the fog bell",
        traits: binder.state.contains(.disabled) ? [.adjustable, .notEnabled] : [.adjustable]))
  }
}

/// Whether the bell is silent.
final class MuteSettingCell: SettingCell {
  override var label: String { "Silent" }

  override func bind(_ binder: inout Binder<HarbourSettings>) {
    super.bind(&binder)
    binder.toggle("mute", \.isMuted)
  }
}

/// Light or dark; the screen itself shows the choice.
final class AppearanceSettingCell: SettingCell {
  override class var layout: CellLayout { .value1 }
  override var label: String { "Appearance" }

  override func bind(_ binder: inout Binder<HarbourSettings>) {
    super.bind(&binder)
    binder.text("value", \.appearance, lines: 0)
    binder.accessory(.disclosureIndicator)
    binder.onSelect()
  }
}

/// The station that the app starts with.
final class StationSettingCell: SettingCell {
  override class var layout: CellLayout { .value1 }
  override var label: String { "Station" }

  override func bind(_ binder: inout Binder<HarbourSettings>) {
    super.bind(&binder)
    binder.text("value", \.station, lines: 0)
    binder.accessory(.disclosureIndicator)
    binder.onSelect(.push("schedule", query: binder.model.station))
  }
}

/// Whom the app calls in an emergency.
final class ContactSettingCell: SettingCell {
  override class var layout: CellLayout { .value1 }
  override var label: String { "In an emergency" }

  override func bind(_ binder: inout Binder<HarbourSettings>) {
    super.bind(&binder)
    binder.text("value", \.contact, lines: 0)
    binder.accessory(.detailDisclosureButton)
    binder.onSelect(.push("contacts"))
    binder.action("detail", .push("contact-detail", query: binder.model.contactID))
  }
}

/// How much of the map is on the device.
final class MapSettingCell: SettingCell {
  override var label: String { "Map of the harbour" }

  override func bind(_ binder: inout Binder<HarbourSettings>) {
    super.bind(&binder)
    binder.progress("progress", \.mapProgress)
  }
}

/// The version of the app.
final class VersionSettingCell: SettingCell {
  override class var layout: CellLayout { .value1 }
  override var label: String { "Version" }

  override func bind(_ binder: inout Binder<HarbourSettings>) {
    super.bind(&binder)
    binder.text("value", \.version, lines: 0)
  }
}
