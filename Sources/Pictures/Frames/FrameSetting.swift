import Layout
import Snapshots

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
  /// How far down bars at the top of the screen reach over what is drawn here.
  var covered = 0.0
  /// Whether slots that are drawn later lie over this one.
  var isCovered = false
  /// The corners of a slot around it that cuts off what is outside.
  var mask: (frame: Rectangle, radius: Double)?

  /// No interface file is as deep.
  static let greatestDepth = 96

  /// Takes over the tint and the ground of a slot for what is in it.
  mutating func wear(_ look: SlotLook) {
    if let color = look.tint { tint = color }
    if let color = look.background, color != .fixed("none"), !color.isThin {
      ground = color.lightness
    }
  }

  /// Moves down what a slot scrolls by what bars cover of it.
  mutating func scroll(_ slot: SnapshotDocument.Slot, at frame: Rectangle?) {
    y += FrameSight.inset(of: slot, at: frame, self)
    // What is within something that scrolls is not pushed down once more.
    if slot.style == "scroll" { covered = 0 }
  }

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
