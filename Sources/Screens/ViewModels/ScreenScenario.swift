/// The named states in which a screen is recorded: an enumeration that a tool can list without
/// running anything.
public protocol ScreenScenario: CaseIterable, RawRepresentable<String>, Hashable, Sendable {
  /// What a reader sees; made from the raw value unless the scenario says otherwise.
  var title: String { get }
  /// When the screen is looked at; after loading unless the scenario says otherwise.
  var moment: ScenarioMoment { get }
}

/// A point in the life of a screen.
public enum ScenarioMoment: Sendable {
  /// Before anything was asked for.
  case beforeLoading
  /// While the data is on its way.
  case whileLoading
  /// After loading succeeded or failed.
  case afterLoading
}

extension ScreenScenario {
  /// The raw value as words: `longNames` and `long-names` are “Long names”.
  public var title: String { ScreenTitle.words(of: rawValue) }

  /// After loading.
  public var moment: ScenarioMoment { .afterLoading }
}

/// Makes titles from identifiers.
enum ScreenTitle {
  /// Words divided at hyphens, underscores and inner capitals; the first starts with a capital.
  static func words(of identifier: String) -> String {
    var text = ""
    var previousIsLower = false
    for character in identifier {
      if character == "-" || character == "_" || character == " " {
        text += " "
        previousIsLower = false
        continue
      }
      if character.isUppercase, previousIsLower {
        text += " " + character.lowercased()
      } else {
        text.append(character)
      }
      previousIsLower = character.isLowercase || character.isNumber
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
