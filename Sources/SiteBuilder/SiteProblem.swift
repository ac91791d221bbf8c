package import CatalogCore

/// What can be wrong with the content or the output folder of a site.
package enum SiteProblem: Error, Equatable, Sendable {
  case noContent(FilePath)
  case outputPath(String, at: SourceLocation?)
  /// Two sources that would become one file of the site.
  case sharedPath(FilePath, first: String, second: String)
  /// A source that would become a file where another one needs a folder.
  case pathInsideFile(FilePath, file: String, inside: String)
  case unusablePath(FilePath)
  case misplacedSnapshot(FilePath)
  case introductionPath(at: SourceLocation?)
  case introductionWithoutScreen(FilePath)
  case outputIsFile(FilePath)
  case outputHoldsContent(FilePath)
  case foreignFile(FilePath)
  case damagedManifest(FilePath, line: Int)
  case unknownPage(String, at: SourceLocation)
  case excerptPath(String, at: SourceLocation)
  case excerptFile(String, reason: String, at: SourceLocation)
  case excerptName(String, path: String, known: [String], at: SourceLocation)
  case missingTemplate(String)
}

extension SiteProblem {
  /// The exit code for a command that meets the problem.
  package var exitCode: ExitCode {
    switch self {
    case .noContent, .outputIsFile, .outputHoldsContent, .foreignFile: .usage
    case .outputPath, .sharedPath, .pathInsideFile, .unusablePath, .misplacedSnapshot,
      .introductionPath, .introductionWithoutScreen, .damagedManifest, .unknownPage, .excerptPath,
      .excerptFile, .excerptName:
      .damagedInput
    case .missingTemplate: .bug
    }
  }

  package var failure: Failure { Failure(exitCode, diagnostic) }

  package var diagnostic: Diagnostic {
    switch self {
    case .noContent(let path):
      Diagnostic(
        id: "site-no-content", "there is no content folder here",
        at: SourceLocation(path: path.string))
    case .outputPath(let path, let location):
      Diagnostic(
        id: "page-path", "“\(path)” is no path for a page", at: location,
        hint: "a path inside the site that ends in .html, such as guide/start.html")
    case .sharedPath(let path, let first, let second):
      Diagnostic(
        id: "site-shared-path", "\(first) and \(second) would both become \(path)",
        at: SourceLocation(path: second), hint: "rename one, or give it another “path”",
        related: [Diagnostic.Related("the other one", at: SourceLocation(path: first))])
    case .pathInsideFile(let path, let file, let inside):
      Diagnostic(
        id: "site-path-inside-file", "\(file) would become \(path), where \(inside) needs a folder",
        at: SourceLocation(path: inside), hint: "rename one, or give it another “path”",
        related: [Diagnostic.Related("the other one", at: SourceLocation(path: file))])
    case .misplacedSnapshot(let path):
      Diagnostic(
        id: "site-misplaced-snapshot", "no snapshot is looked for here",
        at: SourceLocation(path: path.string),
        hint: "snapshots are Screens/SCREEN/SCENARIO.snap in the content folder")
    case .introductionPath(let location):
      Diagnostic(
        id: "page-path-of-screen", "the page of a screen stands where its snapshots do",
        at: location, hint: "remove “path”")
    case .introductionWithoutScreen(let path):
      Diagnostic(
        .warning, id: "page-without-screen",
        "the page introduces a screen that has no snapshots, so it is not published",
        at: SourceLocation(path: path.string), hint: "record the screen, or move or remove the page"
      )
    case .unusablePath(let path):
      Diagnostic(
        id: "site-unusable-path", "this name cannot be published: it holds control characters",
        at: SourceLocation(path: path.string))
    case .outputIsFile(let path):
      Diagnostic(
        id: "output-is-file", "the output folder is a file",
        at: SourceLocation(path: path.string), hint: "remove it, or name another with --output")
    case .outputHoldsContent(let path):
      Diagnostic(
        id: "output-holds-content", "the output folder and the content folder overlap",
        at: SourceLocation(path: path.string), hint: "name another with --output")
    case .foreignFile(let path):
      Diagnostic(
        id: "output-foreign-file", "this file was not made by catalog and stands in the way",
        at: SourceLocation(path: path.string),
        hint: "move it away, or name another output folder with --output")
    case .damagedManifest(let path, let line):
      Diagnostic(
        id: "output-manifest", "the list of the site's own files is damaged",
        at: SourceLocation(path: path.string, line: line),
        hint: "restore it from git, or remove the output folder and build again")
    case .unknownPage(let target, let location):
      Diagnostic(
        .warning, id: "link-unknown-page", "the link leads to “\(target)”, which is no page here",
        at: location)
    case .excerptPath(let path, let location):
      Diagnostic(
        id: "excerpt-path", "“\(path)” is no path below the folder that holds Content",
        at: location)
    case .excerptFile(let path, let reason, let location):
      Diagnostic(
        id: "excerpt-file", "cannot read the source “\(path)”: \(reason)", at: location)
    case .excerptName(let name, let path, let known, let location):
      Diagnostic(
        id: "excerpt-name", "“\(path)” has no excerpt “\(name)”", at: location,
        hint: NearestName.hint(for: name, among: known)
          ?? "it stands between “// excerpt: \(name)” and “// end excerpt”")
    case .missingTemplate(let name):
      Diagnostic(id: "template-missing", "the built-in template “\(name)” is missing")
    }
  }
}
