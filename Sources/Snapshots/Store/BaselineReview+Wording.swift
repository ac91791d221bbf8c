extension BaselineReview.Item {
  /// What became of the file, to stand behind the name; `nil` where there is nothing to say.
  package var headline: String? {
    switch (relation, action) {
    case (.same, _): nil
    case (.respelled, .writeBaseline): "rewritten in its canonical spelling"
    case (.respelled, _): nil
    case (.missing, .writeBaseline): "recorded"
    case (.missing, _): "has no baseline"
    case (.changed, .writeBaseline): "recorded again"
    case (.changed, _): "changed"
    case (.damaged, _): "has a damaged baseline, which was left alone"
    case (.volatile, _): "changes from one run to the next, so it was left alone"
    case (.orphaned, .removeBaseline): "removed, no screen has this scenario any more"
    case (.orphaned, _): "has a baseline, but no screen has this scenario any more"
    }
  }
}
