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
    let content =
      switch document.state {
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
}
