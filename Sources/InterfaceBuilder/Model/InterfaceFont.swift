/// A font of any of the forms that files use.
package struct InterfaceFont: Hashable, Sendable {
  package var face: Face
  /// In points, at the default text size; `nil` where the text style says it.
  package var pointSize: Double?

  package init(_ face: Face, pointSize: Double? = nil) {
    self.face = face
    self.pointSize = pointSize
  }

  package enum Face: Hashable, Sendable {
    /// Such as `headline`, in the words of snapshots: `largeTitle`, `title1`, `body`, `caption1`.
    case textStyle(String)
    /// `regular`, `semibold`, `bold` …
    case system(weight: String, isItalic: Bool)
    case named(String, family: String?)
  }
}
