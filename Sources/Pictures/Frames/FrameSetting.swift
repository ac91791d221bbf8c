import Layout

/// What a slot has from those around it.
struct FrameSetting {
  /// The corner of the slot around it, where frames begin.
  var x = 0.0
  var y = 0.0
  /// How many slots are around it.
  var depth = 0
  var tint: PictureColor?
  /// How light what lies behind is, where it is a colour that no appearance changes.
  var ground: Double?
  /// Which of the slots inside lead to the main list; `nil` where none does.
  var path: ArraySlice<Int>?
  /// The corners of a slot around it that cuts off what is outside.
  var mask: (frame: Rectangle, radius: Double)?

  /// No interface file is as deep.
  static let greatestDepth = 96

  var accent: PictureColor { tint ?? .system("tint") }

  /// The look of words that have no colour.
  ///
  /// Apps that know no dark appearance have white grounds and leave the colour of words to the system.
  var wordLooks: [PictureClass] { (ground ?? 0) > 0.6 ? [.onLight] : [] }

  /// The look of faint words: a grey that no appearance changes where the ground does not either.
  func faint(_ look: PictureClass = .faint) -> (looks: [PictureClass], color: PictureColor?) {
    guard let ground else { return ([look], nil) }
    return ground < 0.5 ? ([.white], nil) : ([], .system("systemGray"))
  }
}
