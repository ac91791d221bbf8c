/// Where the content of a row may stand and where its signs do, left to right.
struct CellGeometry {
  /// The width of the row: of the table, or of the section where sections are inset.
  let rowWidth: Double
  /// The edges of the content view.
  let contentView: (leading: Double, trailing: Double)
  /// The edges of content that keeps the margins.
  let content: (leading: Double, trailing: Double)
  private let margin: Double
  private let environment: CellEnvironment
  /// Signs vanish while a row is edited, unless an app says otherwise (Neuburg, Programming iOS).
  private let accessory: CellAccessory
  /// The trailing edge of what an index leaves.
  private let edge: Double

  init(_ environment: CellEnvironment, accessory: CellAccessory) {
    let device = environment.device
    let width = Length.limited(environment.width)
    let readable = Length.limited(device.readableWidth)
    let margin = Length.limited(device.margin)
    let inset = environment.sideInset
    rowWidth = max(0, width - 2 * inset)
    // Inset sections keep to the readable width by themselves.
    self.margin =
      environment.followsReadableWidth && environment.tableStyle != .insetGrouped
      ? max(margin, (rowWidth - readable) / 2) : margin
    self.environment = environment
    self.accessory = environment.editing.isEmpty ? accessory : .none
    edge = rowWidth - (environment.hasIndex ? CellMetrics.indexWidth : 0)

    // The figures hold for margins of 16 points.
    let wider = self.margin - 16
    let shift = environment.editing.contains(.delete) ? CellMetrics.deleteShift : 0
    var end = edge
    var endMargin = self.margin
    if environment.editing.contains(.move) {
      end -= CellMetrics.reorderControlWidth + self.margin
      endMargin = CellMetrics.reorderSpacing
    } else if self.accessory != .none {
      end -= CellMetrics.reduction(of: self.accessory) + wider
      endMargin = CellMetrics.accessoryMargin
    }
    contentView = (shift, max(shift, end))
    let start = shift + self.margin
    content = (start, max(start, end - endMargin))
  }

  func accessoryFrame(height: Double) -> Rectangle? {
    guard accessory != .none else { return nil }
    let width = CellMetrics.reduction(of: accessory) - 16 - CellMetrics.accessorySpacing
    return centred(
      x: edge - margin - width, width: width, height: CellMetrics.height(of: accessory),
      in: height)
  }

  func deleteFrame(height: Double) -> Rectangle? {
    guard environment.editing.contains(.delete) else { return nil }
    let size = CellMetrics.deleteControlSize
    return centred(
      x: CellMetrics.deleteControlInset + margin - 16, width: size, height: size, in: height)
  }

  func reorderFrame(height: Double) -> Rectangle? {
    guard environment.editing.contains(.move) else { return nil }
    let width = CellMetrics.reorderControlWidth
    return centred(
      x: edge - margin - width, width: width, height: CellMetrics.reorderControlHeight, in: height)
  }

  private func centred(x: Double, width: Double, height: Double, in row: Double) -> Rectangle {
    let scale = environment.pixelScale
    let y = Length.roundedDown((row - height) / 2, scale: scale)
    return Rectangle(x: x, y: y, width: width, height: height)
  }
}

extension CellEnvironment {
  /// By how much the sections of an inset-grouped table are inset at either side, and so its rows.
  package var sideInset: Double {
    guard tableStyle == .insetGrouped else { return 0 }
    let usual = device.isTablet ? CellMetrics.tabletGroupInset : CellMetrics.groupInset
    guard followsReadableWidth else { return usual }
    return max(usual, (Length.limited(width) - Length.limited(device.readableWidth)) / 2)
  }

  /// Pixels a point, at least one.
  var pixelScale: Double { Double(min(max(device.scale, 1), 16)) }
}
