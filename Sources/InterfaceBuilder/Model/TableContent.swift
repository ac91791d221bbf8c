/// What makes a view a table.
package struct TableContent: Sendable {
  /// `prototypes`, `static`, another word of the file, or `nil`, as in a xib.
  package var dataMode: String?
  package var style = "plain"
  package var separatorStyle: String?
  /// In points; -1 where the system decides.
  package var rowHeight: Double?
  package var estimatedRowHeight: Double?
  package var sectionHeaderHeight: Double?
  package var sectionFooterHeight: Double?
  package var allowsSelection = true
  package var prototypes: [InterfaceView] = []
  package var sections: [Section] = []
  /// The views above and below all rows.
  package var header: InterfaceView?
  package var footer: InterfaceView?

  package init() {}

  package struct Section: Sendable {
    package var id: String
    package var header: String?
    package var footer: String?
    package var cells: [InterfaceView]
    package var line: Int

    package init(
      id: String, header: String? = nil, footer: String? = nil, cells: [InterfaceView] = [],
      line: Int = 0
    ) {
      self.id = id
      self.header = header
      self.footer = footer
      self.cells = cells
      self.line = line
    }
  }

  /// The cells of prototypes and sections, in this order; both may be there in either mode.
  package var cells: [InterfaceView] { prototypes + sections.flatMap(\.cells) }
}

/// What makes a view a collection.
package struct CollectionContent: Sendable {
  package var dataMode: String?
  /// The element of the layout, such as `collectionViewFlowLayout`.
  package var layout: String?
  package var itemSize: InterfaceSize?
  package var lineSpacing = 10.0
  package var itemSpacing = 10.0
  /// Top, left, bottom, right.
  package var sectionInset: [Double] = [0, 0, 0, 0]
  package var scrollsHorizontally = false
  package var cells: [InterfaceView] = []
  package var header: InterfaceView?
  package var footer: InterfaceView?

  package init() {}
}

/// What makes a view a cell, of a table or of a collection.
package struct CellContent: Sendable {
  package var reuseIdentifier: String?
  /// `default`, `subtitle`, `value1`, `value2`; `custom` where the file gives none.
  package var style = "custom"
  /// The height that the author set for this cell; `nil` where it follows the table.
  package var rowHeight: Double?
  package var accessory: String?
  package var editingAccessory: String?
  package var selectionStyle: String?
  package var indentationLevel = 0
  package var indentationWidth = 10.0
  /// The ids of the parts of a style of the system.
  package var textLabelID: String?
  package var detailTextLabelID: String?
  package var imageViewID: String?
  package var isCollectionCell = false
  package var customSize: InterfaceSize?

  package init() {}
}

/// A view that a list takes again and again, but no cell: a header, a footer.
package struct ReusableContent: Sendable {
  package var reuseIdentifier: String?

  package init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
  }
}
