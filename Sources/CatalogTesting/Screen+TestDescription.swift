#if canImport(Testing)
  public import Screens
  public import Testing

  extension Screen: CustomTestStringConvertible {
    /// The id, which is how a report of a parameterised test names the screen.
    public var testDescription: String { id }
  }
#endif
