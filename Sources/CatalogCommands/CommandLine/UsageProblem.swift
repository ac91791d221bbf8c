import CatalogCore

/// What is wrong with a command line or the environment.
enum UsageProblem: Error, Equatable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])
  case repeatedOption(String)
  case valueForFlag(String)
  case missingValue(String, placeholder: String)
  case unknownChoice(String, option: String, known: [String])
  case missingOperand(String)
  case unexpectedOperand(String)
  case ambiguousPartial(String, first: String, second: String)
  case noCatalog(searchedFrom: String)
  case conflictingOptions(String, String)
  /// A pattern that no scenario matches.
  case idlePattern(String, known: [String])
  case notAShard(String)
  case notANumber(String, option: String)
  case pruningPart
  case noRecorder(settings: String, isImported: Bool)
  case optionForPictures(String)
  case unknownVariant(String)
  case noPictureConverter
  case pictureNotConverted
}

extension UsageProblem {
  var failure: Failure { Failure(.usage, diagnostic) }

  private var diagnostic: Diagnostic {
    switch self {
    case .unknownCommand(let word, let known):
      Self.diagnostic(
        "unknown-command", "there is no command “\(word)”",
        NearestName.hint(for: word, among: known) ?? "“catalog help” lists the commands")
    case .unknownOption(let word, let known):
      Self.diagnostic(
        "unknown-option", "there is no option “\(word)” here",
        NearestName.hint(for: word, among: known)
          ?? "the options are \(known.joined(separator: ", "))")
    case .repeatedOption(let option):
      Self.diagnostic("repeated-option", "the option \(option) stands twice")
    case .valueForFlag(let option):
      Self.diagnostic("value-for-flag", "the option \(option) takes no value")
    case .missingValue(let option, let placeholder):
      Self.diagnostic(
        "missing-value", "the option \(option) needs a value", "\(option) \(placeholder)")
    case .unknownChoice(let value, let option, let known):
      Self.diagnostic(
        "unknown-choice", "“\(value)” is no value of \(option)",
        NearestName.hint(for: value, among: known)
          ?? "it is one of \(known.joined(separator: ", "))")
    case .missingOperand(let what):
      Self.diagnostic("missing-operand", "\(what) is missing")
    case .unexpectedOperand(let word):
      Self.diagnostic("unexpected-operand", "“\(word)” is not expected here")
    case .ambiguousPartial(let name, let first, let second):
      Self.diagnostic(
        "ambiguous-partial", "“\(name)” could be \(first) or \(second)", "remove or rename one")
    case .conflictingOptions(let first, let second):
      Self.diagnostic("conflicting-options", "\(first) and \(second) contradict each other")
    case .idlePattern(let text, let known):
      Self.diagnostic(
        "idle-pattern", "no scenario matches “\(text)”",
        NearestName.hint(for: text, among: known)
          ?? "a pattern is a screen, or screen/scenario, with * for any characters")
    case .notAShard(let text):
      Self.diagnostic(
        "not-a-shard", "“\(text)” is no shard", "the second of three machines is --shard 2/3")
    case .notANumber(let text, let option):
      Self.diagnostic("not-a-number", "“\(text)” is no number of \(option)", "a number from 1 on")
    case .pruningPart:
      Self.diagnostic(
        "pruning-part", "--prune needs a run of every scenario",
        "leave out --filter, or prune in a run of its own")
    case .noCatalog(let folder):
      Self.diagnostic(
        "no-catalog", "there is no catalog here: no folder Content in \(folder) or above it",
        "name the folder that holds Content with --root")
    case .noRecorder(let settings, let isImported):
      Diagnostic(
        id: "usage-no-recorder", "the settings name no recorder",
        at: SourceLocation(path: settings),
        hint: isImported
          ? "what is imported is compared by “catalog import --dry-run” and written by “catalog import”"
          : "add a line such as “recorder: [swift, run, sample-screens]”")
    case .optionForPictures(let option):
      Self.diagnostic(
        "option-for-pictures", "the option \(option) is for pictures",
        "add --format svg or --format png")
    case .unknownVariant(let name):
      Self.diagnostic(
        "unknown-variant", "“\(name)” is no variant",
        "a width in points and a text size, such as 393@L, 320@AX3 or 393@L@rtl; the sizes are "
          + TextSize.allCases.map(\.rawValue).joined(separator: ", "))
    case .noPictureConverter:
      Self.diagnostic(
        "no-picture-converter", "PNG needs the program rsvg-convert, which is not installed",
        "install librsvg2-bin (Debian) or librsvg (Homebrew), or take --format svg")
    case .pictureNotConverted:
      Self.diagnostic(
        "picture-not-converted", "rsvg-convert could not make a PNG of the picture",
        "take --format svg, or update librsvg")
    }
  }

  private static func diagnostic(_ id: String, _ message: String, _ hint: String? = nil)
    -> Diagnostic
  {
    Diagnostic(id: "usage-\(id)", message, hint: hint)
  }
}
