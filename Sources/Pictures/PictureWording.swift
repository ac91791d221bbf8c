import CatalogCore
import Snapshots

/// The words by which a picture is known to those who do not see it.
enum PictureWording {
  static func title(of context: PictureContext) -> String {
    let document = context.document
    return "\(document.screen.title), \(document.scenario.title)"
  }

  static func description(of context: PictureContext) -> String {
    let document = context.document
    let rows = document.sections.reduce(0) { $0 + $1.rows.count }
    let views = document.isImported && rows == 0 ? viewCount(of: document) : 0
    let content =
      switch document.state {
      case .content where views > 0: views == 1 ? "1 view" : "\(views) views"
      case .idle: "nothing yet"
      case .loading: "loading"
      case .content: rows == 1 ? "1 row" : "\(rows) rows"
      case .empty: "empty"
      case .failed: "failed"
      }
    let direction = context.isRightToLeft ? ", right to left" : ""
    return "Screen \(document.screen.id), scenario \(document.scenario.id), "
      + "\(context.variant.width.text) points wide, text size "
      + "\(context.variant.textSize.rawValue)\(direction): \(content)."
  }

  /// Of a screen without rows; without what surrounds it.
  private static func viewCount(of document: SnapshotDocument) -> Int {
    var remaining = document.areas.filter { $0.name.hasSameBytes(as: "content") }.flatMap(\.slots)
    var count = 0
    while let slot = remaining.popLast() {
      count += 1
      remaining += slot.slots
    }
    return count
  }
}
