/// Shares the width of a row fairly.
enum RowWidths {
  /// What something in a row may be wide.
  struct Wish {
    var minimum: Double
    /// At least the minimum.
    var natural: Double
  }

  /// The widths of several things that share a room.
  ///
  /// There is one width that nobody exceeds who wants more: who wants less gets that, so what is small
  /// stays whole and what is large shrinks. Nobody is narrower than its minimum, even if together they
  /// overflow the room. A narrower room makes nothing wider.
  static func shares(of room: Double, among wishes: [Wish]) -> [Double] {
    var natural = 0.0
    var minimum = 0.0
    for wish in wishes {
      natural += wish.natural
      minimum += wish.minimum
    }
    if natural <= room + Length.tolerance { return wishes.map(\.natural) }
    if minimum >= room { return wishes.map(\.minimum) }
    let limit = self.limit(in: room, for: wishes, minimum: minimum)
    return wishes.map { max($0.minimum, min($0.natural, limit)) }
  }

  /// The width at which everything together fills the room.
  private static func limit(in room: Double, for wishes: [Wish], minimum: Double) -> Double {
    // Below its minimum and above its natural width nothing grows with the limit; between them it
    // does, so the sum is straight between two of these widths.
    var turns: [(width: Double, change: Double)] = []
    for wish in wishes where wish.natural > wish.minimum {
      turns.append((wish.minimum, 1))
      turns.append((wish.natural, -1))
    }
    turns.sort { $0.width < $1.width }
    var sum = minimum
    var slope = 0.0
    var width = 0.0
    for turn in turns {
      let next = sum + slope * (turn.width - width)
      if next >= room, slope > 0 { break }
      (sum, width) = (next, turn.width)
      slope += turn.change
    }
    return slope > 0 ? width + (room - sum) / slope : width
  }
}
