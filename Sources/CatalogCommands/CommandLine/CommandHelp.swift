import CatalogCore

/// The texts of the help.
enum CommandHelp {
  static var overview: String {
    var text = """
      catalog shows, records and reviews every screen of an iOS app without a device.

      Usage: catalog COMMAND [OPTIONS] …

      Commands:

      """
    text += table(CatalogCommand.all.map { ($0.name, $0.summary) })
    text += """

      “catalog help COMMAND” explains one. “catalog --version” prints the version.
      Exit codes: 0 fine, 1 differences, 2 usage or settings, 3 damaged input or failed output,
      4 recorder failed, 70 a bug of ours.

      """
    return text
  }

  static func text(for command: CatalogCommand) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    var text = "Usage: catalog \(command.name) [OPTIONS]\(operands)\n\n"
    text += "\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    text += "\nOptions:\n"
    text += table(
      (command.options + CommandOption.common).map { option in
        ("--\(option.name)\(option.placeholder.map { " \($0)" } ?? "")", option.help)
      })
    return text
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(28, rows.map(\.0.count).max() ?? 0)
    return rows.map { name, text in
      let gap =
        name.count > width
        ? "\n" + String(repeating: " ", count: width + 4)
        : String(repeating: " ", count: width - name.count + 2)
      return "  \(name)\(gap)\(text)\n"
    }.joined()
  }
}
