import CatalogCore

/// Finds the folder that holds `Content`, for tests that do not say where it is.
enum CatalogRoot {
  /// The nearest folder above a source file that holds a catalog; where there is none yet, the nearest
  /// package.
  ///
  /// A catalog has `Content/catalog.yml` or `Content/Screens`: folders of tests often have something
  /// called `Content`.
  static func find(above sourceFile: FilePath, files: any FileSystem) throws(Diagnostic)
    -> FilePath
  {
    var package: FilePath?
    var folder = sourceFile.parent
    for _ in 0..<64 {
      if has(folder, "Content/catalog.yml", files) || has(folder, "Content/Screens", files) {
        return folder
      }
      if package == nil, has(folder, "Package.swift", files) { package = folder }
      guard folder.parent != folder else { break }
      folder = folder.parent
    }
    if let package { return package }
    throw Diagnostic(
      id: "testing-no-catalog", "there is no catalog and no package at or above the test's file",
      at: SourceLocation(path: sourceFile.string),
      hint: "say where it is: .catalog(root: \"../..\")")
  }

  private static func has(_ folder: FilePath, _ name: String, _ files: any FileSystem) -> Bool {
    // What may not be looked at is not ours.
    (try? files.kind(of: folder.appending(name))) ?? nil != nil
  }
}
