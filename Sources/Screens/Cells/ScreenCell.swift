/// The superclass of all cells: what a table and a view model program against.
///
/// A subclass says how high it is and writes its model into slots. It needs neither a table nor
/// UIKit, and no actor: cells of many screens can be bound at the same time.
///
/// ```swift
/// final class NameCell: ScreenCell<Profile> {
///   override class var height: CellHeight { .fixed(64) }
///   override func bind(_ binder: inout Binder<Profile>) {
///     binder.text("name", \.name, .headline)
///   }
/// }
/// ```
open class ScreenCell<Model>: AnyScreenCell {
  /// Makes an empty cell.
  public required init() {}

  /// Writes the model into slots; the default writes nothing.
  open func bind(_ binder: inout Binder<Model>) {}
}
