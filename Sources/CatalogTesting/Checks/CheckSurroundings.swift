package import CatalogCore

/// The world that checks run in: that of the process, unless a test of the checks makes another.
package struct CheckSurroundings: Sendable {
  package var environment = ProcessEnvironment.current
  package var files: any FileSystem = DiskFileSystem()
  package var session = CatalogSession()
  /// Takes the failures of an expectation, one by one and in order.
  package var report: @Sendable (ScreenFailure, TestLocation) async -> Void = IssueBridge.report

  @TaskLocal package static var current = CheckSurroundings()

  package init() {}
}
