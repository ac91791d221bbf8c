package import Screens

// The cells of the new way: each says how high it is and what it shows.

/// The only cell type that a table of boats knows.
package class BoatCell: ScreenCell<Boat> {
  override package class var height: CellHeight { .fixed(44) }
}

final class NameCell: BoatCell {
  override class var height: CellHeight { .fixed(64) }

  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("name", \.name)
    binder.text("registration", \.registration)
    binder.button("follow", title: "Follow", .present("login"))
  }
}

final class BerthCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("berth", \.berth)
    binder.onSelect(.push("berth-map"))
  }
}

final class OwnerCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("owner", \.owner)
    binder.onSelect(.push("contact"))
  }
}

final class SkipperCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("skipper", \.skipper)
    binder.onSelect(.push("contact"))
  }
}

final class LengthCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("length", \.length)
  }
}

final class BeamCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("beam", \.beam)
  }
}

final class DraughtCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("draught", \.draught)
  }
}

final class EngineCell: BoatCell {
  override class var height: CellHeight { .fixed(64) }

  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("engine", \.engine)
    binder.text("engineHours", \.engineHours)
  }
}

final class FuelCell: BoatCell {
  override class var height: CellHeight { .fixed(64) }

  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("fuel", \.fuel)
    binder.text("tank", \.tank)
    binder.button("order", title: "Order", .push("cart"))
  }
}

final class WaterCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("water", \.water)
  }
}

final class RadioCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("radio", \.radio)
  }
}

final class CallSignCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("callSign", \.callSign)
  }
}

final class FlagCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("flag", \.flag)
  }
}

final class InsuranceCell: BoatCell {
  override class var height: CellHeight { .fixed(64) }

  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("insurer", \.insurer)
    binder.text("policy", \.policy)
    binder.onSelect(.push("document"))
  }
}

final class SurveyCell: BoatCell {
  override class var height: CellHeight { .fixed(64) }

  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("surveyDate", \.surveyDate)
    binder.text("surveyor", \.surveyor)
  }
}

final class LastVisitCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("lastVisit", \.lastVisit)
  }
}

final class NextVisitCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("nextVisit", \.nextVisit)
    binder.button("announce", title: "Announce", .present("visit"))
  }
}

final class CrewCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("crew", \.crew)
    binder.onSelect(.push("crew"))
  }
}

final class PetsCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("pets", \.pets)
  }
}

final class PowerCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("power", \.power)
    binder.button("connect", title: "Connect", .present("power"))
  }
}

final class PumpCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("pump", \.pump)
    binder.button("book", title: "Book", .present("pump"))
  }
}

final class MailCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("mail", \.mail)
  }
}

final class KeysCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("keys", \.keys)
  }
}

final class FeesCell: BoatCell {
  override class var height: CellHeight { .fixed(64) }

  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("fees", \.fees)
    binder.text("dueDate", \.dueDate)
    binder.button("pay", title: "Pay", .push("payment"))
  }
}

final class InvoiceCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("invoice", \.invoice)
    binder.onSelect(.push("invoice"))
  }
}

final class AlbumCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("album", \.album)
    binder.onSelect(.push("photos"))
  }
}

final class NotesCell: BoatCell {
  override class var height: CellHeight { .fitting() }

  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("notes", \.notes, lines: 0)
  }
}

final class ForecastCell: BoatCell {
  override class var height: CellHeight { .fitting() }

  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("forecast", \.forecast, lines: 0)
  }
}

final class TideCell: BoatCell {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("tide", \.tide)
    binder.onSelect(.push("tides"))
  }
}

final class EmergencyCell: BoatCell {
  override class var height: CellHeight { .fixed(64) }

  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("emergencyContact", \.emergencyContact)
    binder.text("emergencyPhone", \.emergencyPhone)
    binder.button("call", title: "Call", .present("call"))
  }
}
