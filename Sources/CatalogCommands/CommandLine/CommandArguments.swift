import CatalogCore

/// The words after a command's name, sorted into options and operands.
struct CommandArguments: Equatable, Sendable {
  private var values: [String: [String]] = [:]
  private(set) var operands: [String] = []

  /// Sorts the words by the options of a command.
  ///
  /// Long options take a value after `=` or as the next word; `--` ends options; `-` is an operand.
  init(_ words: [String], options: [CommandOption]) throws(UsageProblem) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (name, attached) = Self.split(word)
      guard let option = options.first(where: { $0.name.hasSameBytes(as: name) }) else {
        throw .unknownOption(word, known: options.map { "--\($0.name)" })
      }
      guard values[option.name] == nil || option.isRepeatable else {
        throw .repeatedOption("--\(name)")
      }
      values[option.name, default: []].append(
        try Self.value(of: option, attached: attached, rest: &rest))
    }
  }

  private static func split(_ word: String) -> (name: String, attached: String?) {
    if word == "-h" { return ("help", nil) }
    if word == "-q" { return ("quiet", nil) }
    guard word.hasPrefix("--") else { return (word, nil) }
    let body = word.utf8.dropFirst(2)
    guard let equals = body.firstIndex(of: UInt8(ascii: "=")) else {
      return (String(decodingUTF8: body), nil)
    }
    return (
      String(decodingUTF8: body[..<equals]),
      String(decodingUTF8: body[body.index(after: equals)...])
    )
  }

  private static func value(
    of option: CommandOption, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageProblem) -> String {
    guard let placeholder = option.placeholder else {
      guard attached == nil else { throw .valueForFlag("--\(option.name)") }
      return ""
    }
    // No option has a use for nothing, but an unset variable of a script leaves just that.
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw .missingValue("--\(option.name)", placeholder: placeholder)
    }
    guard option.choices.isEmpty || option.choices.contains(where: { $0.hasSameBytes(as: value) })
    else {
      throw .unknownChoice(value, option: "--\(option.name)", known: option.choices)
    }
    return value
  }

  func has(_ flag: String) -> Bool { values[flag] != nil }

  subscript(option: String) -> String? { values[option]?.first }

  /// All values of an option that may stand several times, in their order.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The one operand that a command takes; `what` says what it is, for the message.
  func onlyOperand(_ what: String) throws(Failure) -> String {
    guard let first = operands.first else { throw UsageProblem.missingOperand(what).failure }
    guard operands.count == 1 else { throw UsageProblem.unexpectedOperand(operands[1]).failure }
    return first
  }

  func refuseOperands() throws(Failure) {
    if let first = operands.first { throw UsageProblem.unexpectedOperand(first).failure }
  }
}
