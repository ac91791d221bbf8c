package import CatalogCore

/// What waits for review beside a baseline: a new snapshot, or the word that there is none any more.
///
/// The second is a file too, so that a scenario that is gone can be approved like every other change:
///
/// ```
/// catalog removal 1
/// screen photos
/// scenario loaded
/// end
/// ```
package struct PendingSnapshot: Sendable {
  /// The key of the baseline that it would replace.
  package var key: FilePath
  package var path: FilePath
  package var content: Content

  package enum Content: Sendable {
    case snapshot(StoredSnapshot)
    case removal
    case unreadable(Diagnostic)
  }

  /// Reads the first bytes only, unless it is a removal.
  init(key: FilePath, path: FilePath, snapshot: StoredSnapshot, files: any FileSystem) {
    self.key = key
    self.path = path
    do throws(FileProblem) {
      guard try files.read(path, upTo: Self.start.count) == Self.start else {
        content = .snapshot(snapshot)
        return
      }
      let name = Self.name(inRemoval: try files.read(path))
      content =
        name.map { StoredSnapshot.key(screen: $0.screen.text, scenario: $0.scenario.text) } == key
        ? .removal
        : .unreadable(SnapshotProblem.damagedRemoval(path))
    } catch {
      content = .unreadable(error.diagnostic)
    }
  }

  private static let start = Array("catalog removal ".utf8)

  /// The text that says of a scenario that it is gone.
  package static func removal(of name: DocumentChange.Name) -> [UInt8] {
    var bytes = start + Array("1\nscreen ".utf8)
    SnapshotText.append(identifier: name.screen.text, to: &bytes)
    bytes += Array("\nscenario ".utf8)
    SnapshotText.append(identifier: name.scenario.text, to: &bytes)
    return bytes + Array("\nend\n".utf8)
  }

  /// `nil` unless it is exactly the text that `removal(of:)` writes.
  private static func name(inRemoval bytes: [UInt8]) -> DocumentChange.Name? {
    let lines = bytes.split(separator: .lineFeed)
    guard lines.count == 4, let screen = identifier(lines[1], after: "screen"),
      let scenario = identifier(lines[2], after: "scenario")
    else { return nil }
    let name = DocumentChange.Name(screen: screen, scenario: scenario)
    return removal(of: name) == bytes ? name : nil
  }

  private static func identifier(_ line: ArraySlice<UInt8>, after keyword: String) -> String? {
    let bytes = Array(line)
    guard let line = try? SnapshotLine(bytes, bytes.indices), line.keyword.hasSameBytes(as: keyword)
    else { return nil }
    let words = line.tokens.map(\.text)
    return words.count == 2 ? words[1] : nil
  }
}
