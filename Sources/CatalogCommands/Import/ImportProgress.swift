import CatalogCore
import Synchronization

/// A line on the terminal that says how many files are read; nothing anywhere else.
struct ImportProgress: Sendable {
  private let write: (@Sendable (String) -> Void)?

  init(_ context: CommandContext) {
    let isShown = context.console.isTerminal && !context.arguments.has("quiet")
    write = isShown ? context.console.writeMessage : nil
  }

  /// A few files are read before anybody could look.
  private static let step = 50

  func show(_ count: Int, of total: Int) {
    guard total > Self.step, count % Self.step == 0 else { return }
    write?("\r\(count) of \(total) files read")
  }

  /// Takes the line away.
  func end() { write?("\r\u{1B}[K") }
}
