/// What the old way needs of a table view, so that it compiles without one.
package protocol PlainTable: AnyObject {
  func register(_ cell: any PlainCell.Type, identifier: String)
  func dequeue(_ identifier: String) -> any PlainCell
  func reloadData()
}

/// Stands in for a cell with outlets.
package protocol PlainCell: AnyObject {
  init()
}

/// Stands in for a stack of view controllers.
package protocol PlainNavigation: AnyObject {
  func push(_ controller: String)
  func present(_ controller: String)
}
