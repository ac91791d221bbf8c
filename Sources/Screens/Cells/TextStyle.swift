/// The text styles of iOS, from which a font and a line height follow under each text size.
public enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2
}
