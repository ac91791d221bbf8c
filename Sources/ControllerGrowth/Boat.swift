/// What the harbour knows of a boat: the data of a screen with up to thirty kinds of cells.
package struct Boat: Sendable {
  package var name: String
  package var registration: String
  package var berth: String
  package var owner: String
  package var skipper: String
  package var length: String
  package var beam: String
  package var draught: String
  package var engine: String
  package var engineHours: String
  package var fuel: String
  package var tank: String
  package var water: String
  package var radio: String
  package var callSign: String
  package var flag: String
  package var insurer: String
  package var policy: String
  package var surveyDate: String
  package var surveyor: String
  package var lastVisit: String
  package var nextVisit: String
  package var crew: String
  package var pets: String
  package var power: String
  package var pump: String
  package var mail: String
  package var keys: String
  package var fees: String
  package var dueDate: String
  package var invoice: String
  package var album: String
  package var notes: String
  package var forecast: String
  package var tide: String
  package var emergencyContact: String
  package var emergencyPhone: String
}

/// The harbour's server.
package protocol BoatFeed: Sendable {
  func boat() async throws -> Boat
}

/// A server that knows one boat.
package struct FixedBoatFeed: BoatFeed {
  package init() {}

  package func boat() async throws -> Boat {
    Boat(
      name: "Petrel",
      registration: "HB 42",
      berth: "C 17",
      owner: "Maeve Healy",
      skipper: "Lars Fjeld",
      length: "9.4 m",
      beam: "3.1 m",
      draught: "1.6 m",
      engine: "Diesel, 28 hp",
      engineHours: "1,204 h",
      fuel: "Diesel",
      tank: "80 l",
      water: "120 l",
      radio: "Channel 72",
      callSign: "HBPT",
      flag: "Harbour",
      insurer: "Coast Mutual",
      policy: "4711",
      surveyDate: "2 May 2014",
      surveyor: "N. Nygård",
      lastVisit: "12 October",
      nextVisit: "20 November",
      crew: "3 people",
      pets: "1 cat",
      power: "16 A",
      pump: "Free",
      mail: "2 letters",
      keys: "Rope store",
      fees: "£84.00",
      dueDate: "30 November",
      invoice: "2014-118",
      album: "10 photos",
      notes: "Quiet berth.",
      forecast: "Wind south, 3.",
      tide: "High at 18:40",
      emergencyContact: "Anna Åkesson",
      emergencyPhone: "01632 960101")
  }
}
