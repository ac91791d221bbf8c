extension InterfaceView {
  /// How deep a walk goes; deeper views are no part of any picture.
  static let greatestDepth = 200

  /// All views that stand directly in this one: its subviews, and the parts of a list in their order.
  var children: [InterfaceView] {
    switch content {
    case .table(let table):
      [table.header].compactMap(\.self) + table.cells + [table.footer].compactMap(\.self) + subviews
    case .collection(let collection):
      [collection.header].compactMap(\.self) + collection.cells
        + [collection.footer].compactMap(\.self) + subviews
    default: subviews
    }
  }
}
