import Screens

// excerpt: base-cell
/// The base cell of the programme screen: the only cell type that its table knows.
class ProgrammeCell: ScreenCell<Programme> {}
// end excerpt

// excerpt: cell-subclass
/// The name of the programme with a button to follow it.
final class ProgrammeNameCell: ProgrammeCell {
  override class var height: CellHeight { .fitting(minimum: 64) }

  override func bind(_ binder: inout Binder<Programme>) {
    binder.text("name", \.name, .headline, lines: 0)
    binder.text("station", \.station, .subheadline, lines: 0)
    binder.color("station", "secondaryLabel")
    binder.button("follow", from: "isFollowed", .present("login", query: "programme")) {
      $0.isFollowed ? "Following" : "Follow"
    }
  }
}
// end excerpt

/// When the programme is on air.
final class ProgrammeScheduleCell: ProgrammeCell {
  override class var layout: CellLayout { .value1 }

  override func bind(_ binder: inout Binder<Programme>) {
    binder.text("label", constant: "On air", lines: 0)
    binder.text("schedule", \.schedule, .body, lines: 0)
    binder.accessory(.disclosureIndicator)
    binder.onSelect(.push("schedule", query: binder.model.station))
  }
}

/// What the programme is about: as high as its text.
final class ProgrammeSummaryCell: ProgrammeCell {
  override func bind(_ binder: inout Binder<Programme>) {
    binder.text("summary", \.summary, .body, lines: 0)
  }
}
