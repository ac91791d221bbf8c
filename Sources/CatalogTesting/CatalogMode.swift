import Snapshots

/// What tests may write where a screen is not as approved.
///
/// The words are those of the command line. Say it in code for one test or one suite, with
/// `.catalog(mode:)` or an argument, or for a whole run with the variable `CATALOG_MODE`:
///
/// ```sh
/// CATALOG_MODE=changed swift test --filter photos
/// ```
public enum CatalogMode: String, CaseIterable, Sendable {
  /// Compare, and approve nothing.
  ///
  /// What differs fails the test and waits for review beside the approved snapshot as `.snap.new`; on
  /// a CI machine no file is written at all. This is the default everywhere.
  case never
  /// Approve snapshots of scenarios that have none; for new screens.
  case missing
  /// Approve missing and changed snapshots; for a change that is meant.
  case changed
  /// Approve everything, and write what is the same in another spelling anew as well.
  case all

  var policy: BaselinePolicy.Mode {
    switch self {
    case .never: .never
    case .missing: .missing
    case .changed: .changed
    case .all: .all
    }
  }
}
