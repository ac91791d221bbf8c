package import CatalogCore

/// What a test was told about its checks; `nil` is for whatever is said further out.
package struct CatalogOptions: Equatable, Sendable {
  package var mode: CatalogMode?
  /// The folder that holds `Content`.
  package var root: FilePath?
  /// Whether everything is recorded twice.
  package var isTwice: Bool?
  /// Whether baselines that no scenario has are removed in modes that write.
  package var prunes: Bool?

  /// What the traits around the running test say.
  @TaskLocal package static var ofScope = CatalogOptions()

  package init() {}

  /// A relative `root` starts at the folder of the source file at `filePath`.
  package init(
    mode: CatalogMode?, root: String?, relativeTo filePath: String, isTwice: Bool?, prunes: Bool?
  ) {
    self.mode = mode
    self.root = root.map { FilePath(filePath).parent.appending($0) }
    self.isTwice = isTwice
    self.prunes = prunes
  }

  /// These, but for what `inner` says.
  package func overridden(by inner: CatalogOptions) -> CatalogOptions {
    var options = self
    options.mode = inner.mode ?? mode
    options.root = inner.root ?? root
    options.isTwice = inner.isTwice ?? isTwice
    options.prunes = inner.prunes ?? prunes
    return options
  }
}
