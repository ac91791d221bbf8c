import Snapshots

/// What is said of a segue beside the transition that it causes.
enum SegueWords {
  /// `show segue “berth”`; the kind is left out where the transition says it.
  static func text(
    kind: String?, identifier: String?, _ transition: SnapshotDocument.Route.Transition?
  ) -> String? {
    let implied = transition.map(kinds) ?? []
    let isImplied = kind.map { implied.contains($0) } ?? true
    let kind = isImplied ? nil : kind
    guard kind != nil || identifier != nil else { return nil }
    return [kind, "segue", identifier.map { "“\($0)”" }].compactMap { $0 }.joined(separator: " ")
  }

  static func text(_ action: SnapshotDocument.Action) -> String? {
    let segue = SlotWords.arguments(of: .segue, in: action.attributes)
    return text(kind: segue.words, identifier: segue.text, action.route?.transition)
  }

  private static func kinds(implying transition: SnapshotDocument.Route.Transition) -> [String] {
    switch transition {
    case .push: ["push"]
    case .present: ["presentation", "modal"]
    case .show: ["show"]
    case .embed: ["embed", "relationship"]
    case .unwind: ["unwind"]
    case .dismiss: []
    }
  }
}
