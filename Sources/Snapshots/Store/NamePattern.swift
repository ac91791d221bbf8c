package import CatalogCore

/// A pattern for scenarios: `photos` for all of a screen, `photos/long-*`, `*/empty`, or a path to a
/// snapshot file.
///
/// The parts are patterns as `Glob` has them. What ends in `.snap` or `.snap.new` is a path, whose
/// last two names are those of the files; the folders above do not matter. A file name without a
/// folder, `empty.snap`, is that of a scenario, whatever its screen is.
package struct NamePattern: Hashable, Sendable {
  package let text: String
  private let screen: Glob
  /// `nil` for every scenario of the screen.
  private let scenario: Glob?
  /// Whether the parts are names of files and not ids.
  private let isPath: Bool

  package init(_ text: String) {
    self.text = text
    let slash = UInt8(ascii: "/")
    let bytes = Array(text.utf8)
    guard let path = Self.withoutSuffix(bytes) else {
      isPath = false
      let end = bytes.lastIndex(of: slash)
      screen = Glob(bytes: Array(bytes[..<(end ?? bytes.endIndex)]))
      scenario = end.map { Glob(bytes: Array(bytes[($0 + 1)...])) }
      return
    }
    isPath = true
    let names = path.split(separator: slash, omittingEmptySubsequences: false)
    screen = names.count > 1 ? Glob(bytes: Array(names[names.count - 2])) : Glob("*")
    scenario = Glob(bytes: names.last.map(Array.init) ?? [])
  }

  /// What is before `.snap` or `.snap.new`; `nil` without such an end.
  private static func withoutSuffix(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    for suffix in [".snap", ".snap.new"] where bytes.reversed().starts(with: suffix.utf8.reversed())
    {
      return bytes.dropLast(suffix.utf8.count)
    }
    return nil
  }

  package func matches(_ name: DocumentChange.Name) -> Bool {
    matches(screen: name.screen.text, scenario: name.scenario.text)
  }

  package func matches(screen: String, scenario: String) -> Bool {
    let names = isPath ? [screen, scenario].map(FileComponent.name(for:)) : [screen, scenario]
    return self.screen.matches(names[0]) && self.scenario?.matches(names[1]) ?? true
  }

  /// Whether the file of a scenario is meant, of which nothing is known but its key.
  ///
  /// Patterns of ids match it too, where the ids are spelt as the names of files are.
  package func matches(key: FilePath) -> Bool {
    screen.matches(key.components.first ?? "")
      && scenario?.matches(key.withoutExtension.lastComponent) ?? true
  }
}
