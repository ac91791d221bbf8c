/// The classes of the stylesheet, by the name without its `p-`.
///
/// Gathered shapes are drawn in this order, so a knob lies over its track.
enum PictureClass: String, CaseIterable, Comparable, Sendable {
  // Words.
  case semibold
  case bold
  case italic
  case rightToLeft = "rtl"
  case middle
  case end
  case secondary
  case faint
  case tint
  case red
  case white
  case monospaced = "mono"
  case thin
  case light
  case medium
  case heavy
  case serif
  case onLight = "on-light"
  // The device.
  case key
  case body
  case island
  case home
  case battery
  case bars
  // The table.
  case plain
  case grouped
  case card
  case chosen
  case line
  case dim
  case scroll
  // What is different.
  case changedGround = "changed-ground"
  case addedGround = "added-ground"
  case removedGround = "removed-ground"
  case movedGround = "moved-ground"
  case changedOutline = "changed-outline"
  case addedOutline = "added-outline"
  case removedOutline = "removed-outline"
  case movedOutline = "moved-outline"
  case changedEdge = "changed-edge"
  case addedEdge = "added-edge"
  case removedEdge = "removed-edge"
  case movedEdge = "moved-edge"
  // Signs.
  case chevron
  case back
  case check
  case info
  case delete
  case mark
  case grip
  case symbol
  // Controls.
  case on
  case off
  case track
  case level
  case fill
  case knob
  case divider
  case segment
  case sign
  case spoke
  case darkSpoke = "spoke-dark"
  case glyph
  case custom
  // What stands in the frames of an interface file.
  case outline
  case sheet
  case field
  case hint
  case hidden
  case misplaced
  case mapGround = "map-ground"
  case mapPark = "map-park"
  case mapWater = "map-water"
  case mapRoad = "map-road"

  static func < (left: PictureClass, right: PictureClass) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
