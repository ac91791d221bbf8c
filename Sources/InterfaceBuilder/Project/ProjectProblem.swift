import CatalogCore

/// What is wrong with a path that was to be imported.
enum ProjectProblem {
  case missing
  case folderForFile
  case compiled
  case notAFile
  case unspelled
  case unreadable(FileProblem)

  func diagnostic(at path: FilePath) -> Diagnostic {
    let location = SourceLocation(path: path.string)
    return switch self {
    case .missing:
      Diagnostic(
        id: "import-missing", "there is nothing at this path", at: location,
        hint: "paths are relative to the folder that catalog was started in")
    case .folderForFile:
      Diagnostic(
        id: "import-folder", "this is a folder, and its name is that of an interface file",
        at: location, hint: "a storyboard or a xib is a single file of XML")
    case .compiled:
      Diagnostic(
        id: "import-compiled", "this is compiled and cannot be read", at: location,
        hint: "import the storyboard or xib that it was made from")
    case .notAFile:
      Diagnostic(
        id: "import-no-file", "this is neither a file nor a folder", at: location)
    case .unspelled:
      Diagnostic(
        id: "import-name", "this name is no UTF-8, so nothing can be read under it", at: location,
        hint: "rename it")
    case .unreadable(let problem): problem.diagnostic
    }
  }
}
