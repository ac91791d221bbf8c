import CatalogCore
import Layout
import Snapshots

/// What every part of a picture depends on.
struct PictureContext {
  var document: SnapshotDocument
  var variant: SnapshotDocument.Variant
  var device: Device
  let typesetter: TextTypesetter
  /// The parts that are marked.
  let marks: [ScreenPicture.Part: ScreenPicture.Mark]
  /// What the rows of a list with stored frames have from the views around it.
  var listSetting = FrameSetting()

  func mark(_ part: ScreenPicture.Part) -> MarkPicture? {
    marks[part].map { MarkPicture(mark: $0, isRightToLeft: isRightToLeft) }
  }

  var width: Double { variant.width.value }
  var isRightToLeft: Bool { variant.isRightToLeft }
  var isGrouped: Bool { document.tableStyle == .grouped || document.tableStyle == .insetGrouped }

  /// The direction of a text without letters.
  var direction: WritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// The margin of what stands in the rows and headers.
  ///
  /// Inset sections keep to the readable width by themselves.
  var contentMargin: Double {
    guard document.followsReadableWidth, document.tableStyle != .insetGrouped else {
      return device.margin
    }
    return max(device.margin, (width - device.readableWidth) / 2)
  }

  func block(_ text: String, _ font: Font, width: Double, lines: Int = 0) -> TextBlock {
    TextBlock(text, font, width: width, lines: lines, scale: device.scale, typesetter)
  }

  func font(_ style: DynamicType.Style) -> Font { Font(style, at: variant.textSize) }

  /// A side of a text as it is in this direction of writing.
  func side(_ side: TextBlock.Side) -> TextBlock.Side {
    switch (side, isRightToLeft) {
    case (.left, true): .right
    case (.right, true): .left
    default: side
    }
  }

  /// A frame as it is in this direction of writing, in something of a width.
  func mirrored(_ frame: Rectangle, in width: Double) -> Rectangle {
    guard isRightToLeft else { return frame }
    return Rectangle(x: width - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
  }
}
