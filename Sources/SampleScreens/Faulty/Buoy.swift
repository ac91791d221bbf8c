/// A buoy in the fairway.
struct Buoy: Identifiable, Sendable {
  var id: String
  var name: String
  /// In metres.
  var depth: Int

  /// Computed, so a key path to it has no name at run time.
  var summary: String { "\(name), \(depth) m" }
}
