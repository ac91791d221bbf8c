import Screens

/// The settings of the app: rows that are known beforehand, each for the whole of the settings.
final class SettingsViewModel: HarbourViewModel<SettingsScenario> {
  override class var group: String? { HarbourGroup.account }
  override class var tableStyle: TableStyle { .insetGrouped }

  // excerpt: static-rows
  override func sections(for settings: HarbourSettings) -> [Section] {
    [
      Section("account", of: settings, header: "You") {
        row(NameSettingCell.self, identity: "name")
        row(AccountSettingCell.self, identity: "account")
      },
      Section(
        "messages", of: settings, header: "Messages",
        footer: "An hour before high water, and when a ferry is late."
      ) {
        row(TidesSettingCell.self, identity: "tides")
        row(FerriesSettingCell.self, identity: "ferries")
      },
      Section("sound", of: settings, header: "Sound") {
        row(VolumeSettingCell.self, identity: "volume")
        row(MuteSettingCell.self, identity: "mute")
      },
      Section("choices", of: settings) {
        row(AppearanceSettingCell.self, identity: "appearance")
        row(StationSettingCell.self, identity: "station")
        row(ContactSettingCell.self, identity: "contact")
      },
      Section("about", of: settings, footer: "Harbour works without a connection.") {
        row(MapSettingCell.self, identity: "map")
        row(VersionSettingCell.self, identity: "version")
      },
    ]
  }
  // end excerpt

  /// The volume cannot be changed while the bell is silent.
  override func cellState(
    of row: Row, showing model: HarbourSettings, in scenario: SettingsScenario
  ) -> CellState {
    scenario == .muted && row.identity == "volume" ? .disabled : []
  }
}
