extension SnapshotDocument.Route.Transition {
  /// What a segue does, by the word that its file has for its kind.
  ///
  /// What is shown inside a navigation controller is pushed onto it. A kind of an app's own is shown,
  /// since nothing is known of it.
  package init(segueKind kind: String, isInNavigation: Bool = false) {
    self =
      switch kind {
      case "relationship", "embed": .embed
      case "push": .push
      case "show": isInNavigation ? .push : .show
      case "presentation", "modal", "popover", "popoverPresentation": .present
      case "unwind": .unwind
      default: .show
      }
  }
}
