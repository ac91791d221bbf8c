import CatalogCore
import Snapshots

/// Looks for one thing that may be wrong with a screen.
///
/// A check makes one finding of a kind for a screen, with a count where there are many, so that a review
/// stays short. Errors are what makes the app fail when it runs.
struct InterfaceCheck: Sendable {
  /// The id of its findings.
  var id: String
  var find: @Sendable (CheckedScene) -> [InterfaceFinding]

  /// In the order in which a screen tells its findings.
  static let all: [InterfaceCheck] = [
    .initialController, .unreachableScene, .missingDestination, .missingOutlet,
    .classWithoutModule, .duplicatedReuseIdentifier, .reuseIdentifierOfOtherClass,
    .missingReuseIdentifier, .prototypesInXib, .misplacedFrame, .ambiguousFrame, .clippedText,
    .missingAccessibilityLabel, .fixedFont,
  ]
}

/// A screen with what checks need to know of it.
struct CheckedScene {
  var index: Int
  var entry: SceneEntry
  var document: InterfaceDocument
  var graph: SceneGraph
  var facts: ProjectFacts
  /// All views, from the outside in the order of drawing.
  var views: [CheckedView]

  init(index: Int, entry: SceneEntry, graph: SceneGraph, facts: ProjectFacts) {
    self.index = index
    self.entry = entry
    self.graph = graph
    self.facts = facts
    document = graph.documents[entry.document]
    views = CheckedView.all(in: entry)
  }

  func finding(_ id: String, _ message: String, row: String? = nil, line: Int)
    -> InterfaceFinding
  {
    finding(id, .warning, message, row: row, line: line)
  }

  func finding(
    _ id: String, _ severity: SnapshotDocument.Finding.Severity, _ message: String,
    row: String? = nil, line: Int
  ) -> InterfaceFinding {
    InterfaceFinding(
      id: id, severity: severity, message, row: row, path: entry.path, line: line)
  }

  /// One finding for all views of a kind; it names the first few.
  func finding(
    _ id: String, of views: [CheckedView], _ message: (_ count: Int) -> String
  ) -> [InterfaceFinding] {
    guard let first = views.first else { return [] }
    let names = CheckWording.list(views.map(\.name))
    return [
      finding(
        id, "\(message(views.count)): \(names)", row: views.count == 1 ? first.row : nil,
        line: first.view.line)
    ]
  }
}

/// A view with the cell that it stands in.
struct CheckedView {
  var view: InterfaceView
  /// The id of the cell.
  var row: String?

  /// What people call it: its text or image, else its element and id.
  var name: String {
    let text: String? =
      switch view.content {
      case .label(let label): label.text.string.nonEmpty
      case .button(let button): button.title?.string.nonEmpty ?? button.image
      case .image(let image): image.image
      default: view.userLabel
      }
    guard let text else { return view.id.isEmpty ? view.element : "\(view.element) \(view.id)" }
    return "“\(Wording.shortened(text))”"
  }

  static func all(in entry: SceneEntry) -> [CheckedView] {
    var found: [CheckedView] = []
    func add(_ view: InterfaceView, row: String?, depth: Int) {
      guard depth < InterfaceView.greatestDepth else { return }
      var row = row
      if case .cell = view.content, row == nil { row = view.id.nonEmpty }
      found.append(CheckedView(view: view, row: row))
      for child in view.children { add(child, row: row, depth: depth + 1) }
    }
    if let view = entry.view { add(view, row: nil, depth: 0) }
    return found
  }
}

/// The words that findings share.
enum CheckWording {
  /// The first three of a list, and how many more there are.
  static func list(_ names: [String]) -> String {
    let first = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(first) and \(names.count - 3) more" : first
  }

  static func count(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? "one \(one)" : "\(count) \(many)"
  }
}
