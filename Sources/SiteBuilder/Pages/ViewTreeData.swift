import CatalogCore
import Snapshots
import Templates

/// The data of the views of an imported screen within each other, for the template `view-tree.md`.
struct ViewTreeData {
  var site: SiteMap
  var outputPath: FilePath
  /// The anchors of the views that findings are about, by name; the first view takes it.
  var anchors: [ByteKey: String]

  /// Trees up to this size are shown in full.
  private static let shortTreeCount = 60
  /// In a longer tree, what holds more stands folded.
  private static let smallBranchCount = 11
  /// In any tree, what holds more stands folded.
  private static let greatestBranchCount = 300
  /// From here on a view stands no further to the right than the one that holds it.
  private static let greatestIndentation = 9

  /// The views, and the actions that none of them has.
  mutating func value(_ slots: [SnapshotDocument.Slot], _ actions: [SnapshotDocument.Action])
    -> (views: [TemplateValue], count: Int, actions: [TemplateValue])
  {
    var state = State()
    for action in actions { state.actions[ByteKey(action.id), default: []].append(action) }
    for slot in slots { _ = state.count(slot) }
    state.total = state.counts.count
    var views: [TemplateValue] = []
    for slot in slots { views.append(view(slot, depth: 0, &state)) }
    // A tap of which nothing is known is none.
    let rest = actions.filter { action in
      state.actions[ByteKey(action.id)] != nil
        && (action.route != nil || !action.attributes.isEmpty)
    }
    return (views, state.total, rest.map { action($0, hasName: true) })
  }

  private struct State {
    /// Those that no view has shown yet.
    var actions: [ByteKey: [SnapshotDocument.Action]] = [:]
    /// How many views each view holds, in the order of the tree.
    var counts: [Int] = []
    var next = 0
    var total = 0

    mutating func count(_ slot: SnapshotDocument.Slot) -> Int {
      let position = counts.count
      counts.append(0)
      var sum = 0
      for inner in slot.slots { sum += 1 + count(inner) }
      counts[position] = sum
      return sum
    }
  }

  private mutating func view(_ slot: SnapshotDocument.Slot, depth: Int, _ state: inout State)
    -> TemplateValue
  {
    let count = state.counts[state.next]
    state.next += 1
    let own = state.actions.removeValue(forKey: ByteKey(slot.id)) ?? []
    let anchor = anchors.removeValue(forKey: ByteKey(slot.id))
    var children: [TemplateValue] = []
    for inner in slot.slots { children.append(view(inner, depth: depth + 1, &state)) }
    let isLongTree = state.total > Self.shortTreeCount
    let isFolded =
      count > Self.greatestBranchCount
      || (depth > 0 && isLongTree && count > Self.smallBranchCount)
    let words = SlotWords(slot)
    var source: String?
    switch slot.source {
    case .field(let text), .label(let text): source = text
    case nil: break
    }
    return [
      "name": .string(slot.id),
      "anchor": TemplateValue(anchor),
      "kind": .string(words.kind),
      "textStyle": TemplateValue(words.textStyle),
      "value": TemplateValue(slot.value.isEmpty ? nil : slot.value),
      "frame": TemplateValue(words.frame),
      "facts": .list(words.facts.map { .string($0) }),
      "colors": .list(words.colors.map(color)),
      "states": .list(words.states.map { .string($0) }),
      "problems": .list(words.problems.map { .string($0) }),
      "source": TemplateValue(source),
      "actions": .list(own.map { action($0, hasName: false) }),
      "hasFacts": .bool(
        words.frame != nil || source != nil || !words.facts.isEmpty || !words.colors.isEmpty),
      "isFolded": .bool(isFolded),
      "count": .string(ScreenPageData.count(count, "view")),
      "isDeep": .bool(depth >= Self.greatestIndentation),
      "hasViews": .bool(!children.isEmpty),
      "views": .list(children),
    ]
  }

  private func color(_ color: SlotWords.Color) -> TemplateValue {
    ["role": .string(color.role), "name": .string(color.name), "fill": TemplateValue(color.fill)]
  }

  func action(_ action: SnapshotDocument.Action, hasName: Bool) -> TemplateValue {
    let target = action.route.flatMap { site.screen(id: $0.screen) }
    let selector = SlotWords.arguments(of: .selector, in: action.attributes)
    return [
      "name": hasName ? .string(action.id == "select" ? "tap" : action.id) : .null,
      "transition": TemplateValue(action.route?.transition.rawValue),
      "screen": TemplateValue(action.route.map { target?.title ?? $0.screen }),
      "href": TemplateValue(target.map { outputPath.relativeReference(to: $0.outputPath) }),
      "selector": TemplateValue(selector.text),
      "event": TemplateValue(selector.words),
      "segue": TemplateValue(SegueWords.text(action)),
      "notes": .list(
        action.attributes.filter { $0.name == .note }.compactMap { note in
          SlotWords.arguments(of: .note, in: [note]).text.map { .string($0) }
        }),
    ]
  }
}
