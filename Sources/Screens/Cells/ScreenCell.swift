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
open class ScreenCell<Model> {
  /// The reuse identifier: the name of the class, unless a subclass says otherwise.
  open class var identifier: String { String(describing: self) }

  /// How high rows of this kind are; fitting unless a subclass says otherwise.
  open class var height: CellHeight { .fitting() }

  /// Makes an empty cell.
  public required init() {}

  /// Writes the model into slots; the default writes nothing.
  open func bind(_ binder: inout Binder<Model>) {}

  /// Whether every row of this kind has the same height.
  public final class var isStaticCell: Bool {
    if case .fixed = height { true } else { false }
  }

  /// The height of a static cell in points; `nil` for a fitting one.
  public final class var cellHeight: Double? {
    if case .fixed(let points) = height { points } else { nil }
  }
}
