public import Screens

/// The base cell of the programme screen: the only cell type that its table knows.
open class ProgrammeCell: ScreenCell<Programme> {}

/// The name of the programme with a button to follow it.
public final class ProgrammeNameCell: ProgrammeCell {
  override public class var height: CellHeight { .fixed(64) }

  override public func bind(_ binder: inout Binder<Programme>) {
    binder.text("name", \.name, .headline)
    binder.text("station", \.station, .subheadline)
    binder.button(
      "follow", title: binder.model.isFollowed ? "Following" : "Follow", .present("login"))
  }
}

/// When the programme is on air.
public final class ProgrammeScheduleCell: ProgrammeCell {
  override public class var height: CellHeight { .fixed(44) }

  override public func bind(_ binder: inout Binder<Programme>) {
    binder.text("label", constant: "On air")
    binder.text("schedule", \.schedule, .body)
    binder.onSelect(.push("schedule", query: binder.model.name))
  }
}

/// What the programme is about: as high as its text.
public final class ProgrammeSummaryCell: ProgrammeCell {
  override public func bind(_ binder: inout Binder<Programme>) {
    binder.text("summary", \.summary, .body, lines: 0)
  }
}
