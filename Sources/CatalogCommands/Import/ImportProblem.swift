import CatalogCore
import Snapshots

/// What keeps an import, or a part of it, from being done.
enum ImportProblem {
  case formatWithoutList
  case emptyPath
  /// Neither a path nor settings; `settings` is where they would stand.
  case nothingNamed(settings: FilePath?)
  /// Options whose screens are gone for the next import; `lines` are what the settings would say.
  case forgottenOptions(_ lines: [String], settings: FilePath)
  case unknownLanguage(String, known: [String])
  /// A screen of the same id was recorded from code.
  case recordedScreen(String, baseline: FilePath)
  /// Two screens that are one file on some disks.
  case sharedFile(String, approved: FilePath)
  /// A baseline that cannot be read, and is not overwritten.
  case damaged(Diagnostic)

  var failure: Failure { Failure(.usage, diagnostic) }

  var diagnostic: Diagnostic {
    switch self {
    case .formatWithoutList:
      Diagnostic(
        id: "usage-format-without-list", "--format is for the list", hint: "add --list")
    case .emptyPath:
      Diagnostic(
        id: "usage-empty-path", "one of the paths is empty", hint: "a single dot means this folder")
    case .nothingNamed(let settings):
      Diagnostic(
        id: "usage-missing-operand", "it is not said what to import",
        at: settings.map { SourceLocation(path: $0.string) },
        hint:
          "catalog import path/to/app, or a line such as “import: [path/to/app]” in the settings"
      )
    case .forgottenOptions(let lines, let settings):
      Diagnostic(
        .note, id: "import-options-not-kept",
        "the settings do not say all that this import was told, so the next without it takes a part for gone",
        at: SourceLocation(path: settings.string),
        hint: "to keep it, write below “import”: \(lines.joined(separator: "; "))")
    case .unknownLanguage(let language, let known):
      Diagnostic(
        id: "import-unknown-language", "no text is translated into “\(language)”",
        hint: [
          NearestName.hint(for: language, among: known),
          known.isEmpty
            ? "there is no table of texts for any of the files"
            : "there are \(known.joined(separator: ", "))",
        ].compactMap(\.self).joined(separator: "; "))
    case .recordedScreen(let name, let baseline):
      Diagnostic(
        id: "import-recorded-screen",
        "the imported \(name) has the id of a screen that was recorded, so it was left out",
        at: SourceLocation(path: baseline.string),
        hint: "give one of them another id: the storyboard id, or the id in the code")
    case .sharedFile(let name, let approved):
      Diagnostic(
        id: "import-shared-file",
        "the new \(name) and this one are one file on some disks, so it was left out",
        at: SourceLocation(path: approved.string),
        hint: "to rename it, remove or move the approved file first")
    case .damaged(let diagnostic): diagnostic
    }
  }
}
