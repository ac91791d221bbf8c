/// What is different about the frame of a view, in hundredths of points.
struct FrameChange {
  var from: Frame
  var to: Frame

  struct Frame: Hashable {
    var x: Points
    var y: Points
    var width: Points
    var height: Points

    /// `nil` for what is no frame.
    init?(_ attributes: [SnapshotDocument.Attribute]) {
      guard attributes.count == 1, attributes[0].arguments.count == 4 else { return nil }
      var numbers: [Points] = []
      for case .number(let number) in attributes[0].arguments { numbers.append(number) }
      guard numbers.count == 4 else { return nil }
      (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  init?(from: [SnapshotDocument.Attribute], to: [SnapshotDocument.Attribute]) {
    guard let from = Frame(from), let to = Frame(to) else { return nil }
    self.from = from
    self.to = to
  }

  // Differences of numbers that a document may hold fit easily: they have nine digits at most.
  var right: Int { to.x.hundredths &- from.x.hundredths }
  var down: Int { to.y.hundredths &- from.y.hundredths }
  var wider: Int { to.width.hundredths &- from.width.hundredths }
  var higher: Int { to.height.hundredths &- from.height.hundredths }

  /// Whether the size is the same.
  var isMove: Bool { wider == 0 && higher == 0 }
}

extension FrameChange {
  /// Such as `8 points right and 4 up`; `nil` where it did not move.
  var distance: String? {
    var parts: [String] = []
    for (number, words) in [(right, ("right", "left")), (down, ("down", "up"))] where number != 0 {
      let points = Points(hundredths: abs(number))
      let unit = parts.isEmpty ? (points == Points(1) ? " point" : " points") : ""
      parts.append("\(points.text)\(unit) \(number > 0 ? words.0 : words.1)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}
