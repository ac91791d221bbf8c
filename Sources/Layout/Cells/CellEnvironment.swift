import CatalogCore

/// What the layout of a cell depends on besides its content.
package struct CellEnvironment: Hashable, Sendable {
  /// The width of the table in points.
  package var width: Double
  package var textSize: DynamicType.TextSize
  package var isRightToLeft: Bool
  package var tableStyle: TableStyle
  /// Whether content keeps to a width that is comfortable to read.
  package var followsReadableWidth: Bool
  /// Whether an index stands at the trailing edge of the table.
  package var hasIndex: Bool
  package var editing: Editing
  /// The device, for its margins and its scale.
  package var device: Device

  package enum TableStyle: String, CaseIterable, Sendable {
    case plain
    case grouped
    case insetGrouped = "inset-grouped"
  }

  /// What a row shows while its table is edited.
  package struct Editing: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let delete = Editing(rawValue: 1)
    package static let move = Editing(rawValue: 2)
  }

  package init(
    width: Double, textSize: DynamicType.TextSize = .large, isRightToLeft: Bool = false,
    tableStyle: TableStyle = .plain, followsReadableWidth: Bool = false, hasIndex: Bool = false,
    editing: Editing = [], device: Device? = nil
  ) {
    self.width = width
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
    self.tableStyle = tableStyle
    self.followsReadableWidth = followsReadableWidth
    self.hasIndex = hasIndex
    self.editing = editing
    self.device = device ?? Device(width: width)
  }
}

extension Device {
  /// The device of a width for heights that are compared with those of other devices: all of them round to
  /// thirds of a point, because whether a row ends half a pixel higher is no difference.
  package static func comparable(width: Double) -> Device {
    var device = Device(width: width)
    device.scale = 3
    return device
  }
}

/// How the height of a row comes about.
package enum HeightRule: Hashable, Sendable {
  /// Points that nothing changes.
  case fixed(Double)
  /// Points at the usual text size, which grow with the body font.
  case scaled(Double)
  /// What the content needs, at least so many points.
  case fitting(minimum: Double)
}
