import CatalogCore

/// Lays cells out: one computation gives both the height of a row and the frames in it.
///
/// Under one device, no row that fits its content gets lower when the table gets narrower or the text
/// larger. There is one exception that apps ask for: a row of a stack that becomes a column at the
/// accessibility sizes gives its texts more width, so between `XXXL` and `AX1` it may get lower. Between
/// two devices heights may differ by pixels: each rounds to its own.
package struct CellLayoutEngine: Sendable {
  package let typesetter: TextTypesetter
  /// Measures like the typesetter, but says nothing of its uncertainty.
  private let exact: TextTypesetter
  /// Lay out what would be if all widths were wrong in one direction.
  private let stretched: [TextTypesetter]

  package init(typesetter: TextTypesetter = TextTypesetter()) {
    self.typesetter = typesetter
    func stretched(_ stretch: StretchedMeasurer.Stretch) -> TextTypesetter {
      TextTypesetter(
        measurer: StretchedMeasurer(base: typesetter.measurer, stretch: stretch),
        lineHeight: typesetter.lineHeight)
    }
    exact = stretched(.none)
    self.stretched = [stretched(.wider), stretched(.narrower)]
  }

  /// Prepares a cell once for layout in many environments.
  package func prepare(_ content: CellContent) -> PreparedCell {
    PreparedCell(content, typesetter: typesetter)
  }

  /// Lays a cell out.
  package func layout(
    _ cell: PreparedCell, height rule: HeightRule, in environment: CellEnvironment
  ) -> CellLayout {
    let geometry = CellGeometry(environment, accessory: cell.content.accessory)
    let span = cell.hasOwnInsets ? geometry.contentView : geometry.content
    let measurement = measure(cell, width: span.trailing - span.leading, in: environment)
    let needed = neededHeight(measurement, in: environment)
    let height = self.height(rule, needed: needed, in: environment)
    let placement = CellPlacement(measurement, x: span.leading, height: height)
    var layout = CellLayout(
      height: height, neededHeight: needed, width: geometry.rowWidth,
      elements: placement.placed.compactMap(\.self),
      accessory: geometry.accessoryFrame(height: height),
      deleteControl: geometry.deleteFrame(height: height),
      reorderControl: geometry.reorderFrame(height: height),
      separatorInset: geometry.content.leading)
    if let inset = separatorInset(cell, placement) { layout.separatorInset = inset }
    if case .fitting = rule {
      layout.alternativeHeight = alternative(
        to: height, of: cell, width: span.trailing - span.leading, rule, in: environment)
    }
    return environment.isRightToLeft ? layout.mirrored : layout
  }

  /// The height that a layout would have, without the frames.
  package func height(
    of cell: PreparedCell, height rule: HeightRule, in environment: CellEnvironment
  ) -> Double {
    guard case .fitting = rule else { return height(rule, needed: 0, in: environment) }
    let geometry = CellGeometry(environment, accessory: cell.content.accessory)
    let span = cell.hasOwnInsets ? geometry.contentView : geometry.content
    let measurement = measure(cell, width: span.trailing - span.leading, in: environment)
    return height(rule, needed: neededHeight(measurement, in: environment), in: environment)
  }

  private func measure(
    _ cell: PreparedCell, width: Double, in environment: CellEnvironment,
    with typesetter: TextTypesetter? = nil
  ) -> CellMeasurement {
    var measurement = CellMeasurement(cell, typesetter: typesetter ?? exact, in: environment)
    if let root = cell.root { measurement.measure(root, width: width) }
    return measurement
  }

  private func neededHeight(
    _ measurement: CellMeasurement, in environment: CellEnvironment
  ) -> Double {
    guard let root = measurement.cell.root else { return 0 }
    return Length.roundedUp(measurement.sizes[root].height, scale: environment.pixelScale)
  }

  /// The height with all widths too great or too small, whichever is farther from the one found; the
  /// greater of two equally far, and none where neither is different.
  private func alternative(
    to height: Double, of cell: PreparedCell, width: Double, _ rule: HeightRule,
    in environment: CellEnvironment
  ) -> Double? {
    let heights = stretched.map { typesetter in
      let measurement = measure(cell, width: width, in: environment, with: typesetter)
      return self.height(
        rule, needed: neededHeight(measurement, in: environment), in: environment)
    }
    let farthest = heights.max { left, right in
      let distances = ((left - height).magnitude, (right - height).magnitude)
      return distances.0 == distances.1 ? left < right : distances.0 < distances.1
    }
    return farthest == height ? nil : farthest
  }

  private func height(
    _ rule: HeightRule, needed: Double, in environment: CellEnvironment
  ) -> Double {
    let scale = environment.pixelScale
    switch rule {
    case .fixed(let height): return Length.limited(height)
    case .scaled(let height):
      let size = Double(DynamicType.pointSize(of: .body, at: environment.textSize))
      let usual = Double(DynamicType.pointSize(of: .body, at: .large))
      return Length.roundedUp(Length.limited(height) * size / usual, scale: scale)
    case .fitting(let minimum):
      return Length.roundedUp(max(Length.limited(minimum), needed), scale: scale)
    }
  }

  /// In the standard styles the separator begins below the text, past an image.
  private func separatorInset(_ cell: PreparedCell, _ placement: CellPlacement) -> Double? {
    switch cell.content.arrangement {
    case .basic, .subtitle, .value1:
      for case (let placed?, let element) in zip(placement.placed, cell.content.elements) {
        if case .text = element.kind { return placed.frame.x }
      }
      return nil
    case .automatic, .value2, .stack: return nil
    }
  }
}

extension CellLayout {
  /// The same layout in the other direction of writing.
  fileprivate var mirrored: CellLayout {
    func mirrored(_ frame: Rectangle) -> Rectangle {
      Rectangle(x: width - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
    }
    var layout = self
    for index in layout.elements.indices {
      layout.elements[index].frame = mirrored(elements[index].frame)
      layout.elements[index].touchTarget = elements[index].touchTarget.map(mirrored)
    }
    layout.accessory = accessory.map(mirrored)
    layout.deleteControl = deleteControl.map(mirrored)
    layout.reorderControl = reorderControl.map(mirrored)
    return layout
  }
}
