import Snapshots

/// Words that every form of a report has.
package enum ReportWords {
  /// A number with its noun, such as `2 rows`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Cause.Rank {
  /// What is said of one cause beside its sentence.
  var label: String {
    switch self {
    case .failed: "fails"
    case .removed, .partRemoved: "removed"
    case .changed: "changed"
    case .warned: "warning"
    case .renamed: "renamed"
    case .moved: "moved"
    case .added: "added"
    case .quiet: "not in sight"
    }
  }

  /// The heading over the causes of this rank.
  var heading: String {
    switch self {
    case .failed: "Failures"
    case .removed: "Removed"
    case .partRemoved: "Parts removed"
    case .changed: "Changed"
    case .warned: "Warnings"
    case .renamed: "Renamed"
    case .moved: "Moved"
    case .added: "Added"
    case .quiet: "Not in sight"
    }
  }
}
