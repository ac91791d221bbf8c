import YAML

/// What `catalog import` imports when it is not told otherwise.
///
/// ```yaml
/// import: [App, Shared]
/// ```
///
/// or, with more to say:
///
/// ```yaml
/// import:
///   paths: [App, Shared]
///   languages: [de, fr]
///   include: [Vendor]
///   launch-screens: true
/// ```
package struct ImportSettings: Equatable, Sendable {
  /// Files and folders, relative to the folder that holds `Content`.
  package var paths: [String]
  /// Codes of languages, or `all`.
  package var languages: [String]
  /// Names of folders that are walked through although their names say that others made what is in them.
  package var included: [String]
  package var importsLaunchScreens: Bool

  package init(
    paths: [String] = [], languages: [String] = [], included: [String] = [],
    importsLaunchScreens: Bool = false
  ) {
    self.paths = paths
    self.languages = languages
    self.included = included
    self.importsLaunchScreens = importsLaunchScreens
  }

  static func read(_ settings: inout YAMLMappingReader) -> ImportSettings? {
    guard let node = settings.node("import") else { return nil }
    if case .sequence = node.content {
      return ImportSettings(paths: settings.stringList("import") ?? [])
    }
    return settings.mapping("import", keys: ["paths", "languages", "include", "launch-screens"]) {
      reader in
      ImportSettings(
        paths: reader.stringList("paths") ?? [], languages: reader.stringList("languages") ?? [],
        included: reader.stringList("include") ?? [],
        importsLaunchScreens: reader.bool("launch-screens") ?? false)
    }
  }
}
