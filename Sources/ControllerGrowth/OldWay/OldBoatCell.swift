import SampleScreens

// The cells of the old way: outlets that the controller fills.

/// What the cells have in common says nothing: a controller has to know every one.
protocol OldBoatCell: PlainCell {}

final class OldNameCell: OldBoatCell {
  var name = ""
  var registration = ""
  var onFollow: () -> Void = {}
}

final class OldBerthCell: OldBoatCell {
  var berth = ""
}

final class OldOwnerCell: OldBoatCell {
  var owner = ""
}

final class OldSkipperCell: OldBoatCell {
  var skipper = ""
}

final class OldLengthCell: OldBoatCell {
  var length = ""
}

final class OldBeamCell: OldBoatCell {
  var beam = ""
}

final class OldDraughtCell: OldBoatCell {
  var draught = ""
}

final class OldEngineCell: OldBoatCell {
  var engine = ""
  var engineHours = ""
}

final class OldFuelCell: OldBoatCell {
  var fuel = ""
  var tank = ""
  var onOrder: () -> Void = {}
}

final class OldWaterCell: OldBoatCell {
  var water = ""
}

final class OldRadioCell: OldBoatCell {
  var radio = ""
}

final class OldCallSignCell: OldBoatCell {
  var callSign = ""
}

final class OldFlagCell: OldBoatCell {
  var flag = ""
}

final class OldInsuranceCell: OldBoatCell {
  var insurer = ""
  var policy = ""
}

final class OldSurveyCell: OldBoatCell {
  var surveyDate = ""
  var surveyor = ""
}

final class OldLastVisitCell: OldBoatCell {
  var lastVisit = ""
}

final class OldNextVisitCell: OldBoatCell {
  var nextVisit = ""
  var onAnnounce: () -> Void = {}
}

final class OldCrewCell: OldBoatCell {
  var crew = ""
}

final class OldPetsCell: OldBoatCell {
  var pets = ""
}

final class OldPowerCell: OldBoatCell {
  var power = ""
  var onConnect: () -> Void = {}
}

final class OldPumpCell: OldBoatCell {
  var pump = ""
  var onBook: () -> Void = {}
}

final class OldMailCell: OldBoatCell {
  var mail = ""
}

final class OldKeysCell: OldBoatCell {
  var keys = ""
}

final class OldFeesCell: OldBoatCell {
  var fees = ""
  var dueDate = ""
  var onPay: () -> Void = {}
}

final class OldInvoiceCell: OldBoatCell {
  var invoice = ""
}

final class OldAlbumCell: OldBoatCell {
  var album = ""
}

final class OldNotesCell: OldBoatCell {
  var notes = ""
}

final class OldForecastCell: OldBoatCell {
  var forecast = ""
}

final class OldTideCell: OldBoatCell {
  var tide = ""
}

final class OldEmergencyCell: OldBoatCell {
  var emergencyContact = ""
  var emergencyPhone = ""
  var onCall: () -> Void = {}
}
