import CatalogCore
import Snapshots

/// The heights of all rows of each kind, by text size and width.
///
/// Variants from right to left have the same heights and are left out.
struct KindHeights {
  /// In the order of the variants.
  var textSizes: [TextSize] = []
  /// In the order of the first rows of their kinds.
  var lines: [Line] = []

  /// Widths under which a kind has the same heights.
  struct Line {
    var kind: String
    /// Whether it is the first of its kind.
    var isFirst: Bool
    /// `nil` for every width.
    var widths: [Points]?
    /// One for each text size; `nil` where nothing was laid out.
    var heights: [Range?]
  }

  /// The heights of several rows.
  struct Range: Equatable {
    var least: Points
    var greatest: Points
    /// The greatest height that is needed where a row has less.
    var needed: Points?

    init(_ value: SnapshotDocument.Height.Value) {
      (least, greatest, needed) = (value.points, value.points, value.needed)
    }

    var text: String {
      least == greatest ? least.text : "\(least.text)–\(greatest.text)"
    }

    mutating func take(_ value: SnapshotDocument.Height.Value) {
      least = min(least, value.points)
      greatest = max(greatest, value.points)
      if let other = value.needed { needed = max(needed ?? other, other) }
    }
  }

  init(_ document: SnapshotDocument) {
    let variants = document.variants.filter { !$0.isRightToLeft }
    guard let base = document.variants.first else { return }
    var widths: [Points] = []
    for variant in variants {
      if !widths.contains(variant.width) { widths.append(variant.width) }
      if !textSizes.contains(variant.textSize) { textSizes.append(variant.textSize) }
    }
    for (kind, rows) in Self.rows(of: document) {
      var lines: [Line] = []
      for width in widths {
        let heights = textSizes.map { textSize -> Range? in
          let variant = SnapshotDocument.Variant(width: width, textSize: textSize)
          guard variants.contains(variant) else { return nil }
          return Self.range(of: rows, variant, base: base)
        }
        if let same = lines.firstIndex(where: { $0.heights == heights }) {
          lines[same].widths?.append(width)
        } else {
          lines.append(
            Line(kind: kind, isFirst: lines.isEmpty, widths: [width], heights: heights))
        }
      }
      if lines.count == 1 { lines[0].widths = nil }
      self.lines += lines
    }
  }

  private static func range(
    of rows: [SnapshotDocument.Height], _ variant: SnapshotDocument.Variant,
    base: SnapshotDocument.Variant
  ) -> Range? {
    var range: Range?
    for height in rows {
      let value = height.value(under: variant, base: base)
      if range == nil { range = Range(value) }
      range?.take(value)
    }
    return range
  }

  /// The heights of the rows of each kind, in the order of their first rows.
  private static func rows(of document: SnapshotDocument)
    -> [(kind: String, heights: [SnapshotDocument.Height])]
  {
    var result: [(kind: String, heights: [SnapshotDocument.Height])] = []
    var positions: [ByteKey: Int] = [:]
    for row in document.sections.flatMap(\.rows) {
      guard let height = row.height else { continue }
      if let position = positions[ByteKey(row.kind)] {
        result[position].heights.append(height)
      } else {
        positions[ByteKey(row.kind)] = result.count
        result.append((row.kind, [height]))
      }
    }
    return result
  }
}
