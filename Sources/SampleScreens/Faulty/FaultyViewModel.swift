import Screens

/// A screen with every mistake that a recording finds; it keeps the checks honest.
final class FaultyViewModel: HarbourViewModel<FaultyScenario> {
  override class var group: String? { HarbourGroup.checks }
  override class var isListed: Bool { false }

  override func dataSource(for buoys: [Buoy]) -> any TableDataSource {
    ComposedDataSource([
      SectionedDataSource([
        // Fault: the first buoy stands here twice.
        Section("twice", header: "One buoy twice") {
          for buoy in [buoys.first, buoys.first].compactMap(\.self) {
            Row(BuoyCell.self, buoy, identity: buoy.id)
          }
        },
        Section("unlabelled", header: "A value from nowhere") {
          rows(UnlabelledBuoyCell.self, of: Array(buoys.prefix(1))) { "unlabelled-\($0.id)" }
        },
        Section("forgetless", header: "A warning that stays") {
          rows(ForgetlessBuoyCell.self, of: buoys) { "forgetless-\($0.id)" }
        },
        Section("tapped-twice", header: "Two answers to one tap") {
          rows(TwiceTappedBuoyCell.self, of: Array(buoys.prefix(1))) { "tapped-\($0.id)" }
        },
        Section("layout", header: "Too low, too short, too small, too narrow") {
          rows(CrampedBuoyCell.self, of: Array(buoys.prefix(1))) { "cramped-\($0.id)" }
          rows(CurtBuoyCell.self, of: Array(buoys.prefix(1))) { "curt-\($0.id)" }
          rows(TinyButtonBuoyCell.self, of: Array(buoys.prefix(1))) { "tiny-\($0.id)" }
          rows(NarrowLabelBuoyCell.self, of: Array(buoys.prefix(1))) { "narrow-\($0.id)" }
        },
      ]),
      // Fault: the identifier is misspelt, so no cell is registered under it.
      ArrayDataSource<Buoy, BuoyCell>(
        items: Array(buoys.suffix(1)), cellIdentifier: "BouyCell", identity: { "misspelt-\($0.id)" }
      ),
    ])
  }
}
