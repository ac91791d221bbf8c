/// An option of a command: a flag, or a name with a value.
struct CommandOption: Sendable {
  /// Without the two hyphens.
  var name: String
  /// What stands for the value in the help, such as `DIR`; `nil` for a flag.
  var placeholder: String?
  /// The only values that are accepted; empty when any is.
  var choices: [String] = []
  /// Whether it may stand several times.
  var isRepeatable = false
  /// One line for the help, in lower case without a final full stop.
  var help: String

  static func flag(_ name: String, _ help: String) -> CommandOption {
    CommandOption(name: name, placeholder: nil, help: help)
  }

  static func value(_ name: String, _ placeholder: String, _ help: String) -> CommandOption {
    CommandOption(name: name, placeholder: placeholder, help: help)
  }

  static func values(_ name: String, _ placeholder: String, _ help: String) -> CommandOption {
    CommandOption(name: name, placeholder: placeholder, isRepeatable: true, help: help)
  }

  static func choice(_ name: String, _ choices: [String], _ help: String) -> CommandOption {
    CommandOption(
      name: name, placeholder: choices.joined(separator: "|"), choices: choices, help: help)
  }
}

extension CommandOption {
  /// What every command understands.
  static let common: [CommandOption] = [
    .value("root", "DIR", "the folder that holds Content; found upwards from here by default"),
    .flag("quiet", "say nothing but results and problems"),
    .flag("no-color", "write messages without colour"),
    .flag("help", "explain the command"),
  ]
}
