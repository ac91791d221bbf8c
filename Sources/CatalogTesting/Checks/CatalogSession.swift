import CatalogCore
package import Recording
import Snapshots

/// What the checks of one process share: the files that they own, and their turn to write.
///
/// Checks that write do so one after the other; only other processes are waited for at the lock of the
/// folder.
package actor CatalogSession {
  /// Measures texts with one table that is read once.
  nonisolated let maker: SnapshotMaker
  private var claims = ScreenClaims()

  package init(maker: SnapshotMaker = SnapshotMaker()) {
    self.maker = maker
  }

  func claim(_ items: [ScenarioItem], in folder: FilePath, at location: TestLocation)
    throws(Diagnostic)
  {
    for item in items { try claims.take(item, in: folder, at: location) }
  }

  /// Runs the body while no other check of this process runs one.
  func exclusively<Value: Sendable>(_ body: @Sendable () throws(Failure) -> Value) throws(Failure)
    -> Value
  {
    try body()
  }
}
