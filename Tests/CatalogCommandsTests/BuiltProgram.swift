import CatalogCore

/// A program of the package, built with the tests.
enum BuiltProgram {
  /// The path of a program; `catalog` is the tool itself.
  static func path(_ name: String) throws -> String {
    // Programs stand beside the bundle of the tests, which the runner was given or is.
    for word in CommandLine.arguments {
      var path = FilePath(word)
      while !path.lastComponent.isEmpty, path.parent != path {
        if path.lastComponent.hasSuffix(".xctest") {
          let program = DiskFileSystem().resolved(path.parent.appending(name))
          if try DiskFileSystem().kind(of: program) == .file { return program.string }
        }
        path = path.parent
      }
    }
    throw Missing(name: name)
  }

  struct Missing: Error {
    var name: String
  }
}
