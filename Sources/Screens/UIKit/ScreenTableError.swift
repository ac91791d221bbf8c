#if canImport(UIKit)
  /// What goes wrong between a screen and a table of UIKit, with the values to say why.
  public enum ScreenTableError: Error, Hashable, Sendable {
    /// The data source or a cell kind is wrong; on any platform it would be.
    case screen(ScreenError)
    /// The bundle has no nib with this name; cells built in code stand in.
    case missingNib(name: String, identifier: String)
    /// The cell that a nib holds is not a `ScreenHostCell`, so it stays as the nib has it.
    case wrongHostCell(identifier: String, found: String)
    /// A nib has no view whose accessibility identifier is the slot's id.
    case missingView(slot: String, identifier: String)
    /// The view for a slot cannot show what the slot holds.
    case wrongView(slot: String, identifier: String, found: String)
    /// Neither the asset catalogue nor the system has a colour with this name.
    case unknownColor(String)
  }
#endif
