import CatalogCore
import Git
import Reports
import Snapshots

/// The revisions that changed the snapshots of a screen, with the causes.
struct ScreenHistory {
  private let repository: GitRepository
  /// The folder of all snapshots, as the repository names it.
  private let folder: FilePath
  private let name: String
  /// The folder of the screen in it, and the file in that if one scenario is meant.
  private let screen: String
  private let scenario: String?

  /// One revision.
  struct Entry {
    var change: GitHistory.Change
    /// What it changed of what was asked for, the most important first.
    var causes: [Cause]
    var isReadable: Bool
    /// What could not be compared.
    var problems: [Diagnostic]
  }

  /// How a history ended.
  struct End {
    var end: GitHistory.End
    /// The folders of all screens, where nothing was found.
    var knownScreens: [String]?
  }

  init(_ context: CommandContext, screen name: String) throws(Failure) {
    let root = try context.catalogRoot()
    do throws(GitProblem) {
      repository = try context.repository(root)
    } catch {
      throw error.failure
    }
    folder = repository.snapshotFolder
    self.name = name
    let bytes = Array(name.utf8)
    let whole = FileComponent.name(for: name)
    // An id may hold a slash itself, so what is there decides.
    let isScreen =
      (try? context.files.kind(of: root.appending(SnapshotFolder.path).appending(whole))) == .folder
    if let slash = bytes.lastIndex(of: UInt8(ascii: "/")), !isScreen {
      screen = FileComponent.name(for: String(decodingUTF8: bytes[..<slash]))
      scenario = "\(FileComponent.name(for: String(decodingUTF8: bytes[(slash + 1)...]))).snap"
    } else {
      screen = whole
      scenario = nil
    }
  }

  /// Hands on at most `limit` revisions up to one, the newest first, each as soon as it is compared.
  ///
  /// Memory: one comparison.
  ///
  /// - Throws: a failure with exit code 2 for a name that no revision has snapshots of.
  func log(
    from text: String, limit: Int, _ each: (Entry) -> Void
  ) throws(Failure) -> End {
    do throws(GitProblem) {
      let start = try repository.revision(text)
      let path = folder.appending(screen)
      let history = try repository.history(
        of: scenario.map { path.appending($0) } ?? path, from: start, limit: limit)
      for change in history.changes { each(try entry(change)) }
      var end = End(end: history.end)
      if history.changes.isEmpty, history.end == .complete {
        end.knownScreens = try repository.tree(of: folder, at: start).entries
          .compactMap(\.path.components.first)
      }
      return end
    } catch {
      throw error.failure
    }
  }

  /// What a revision changed of its first parent.
  private func entry(_ change: GitHistory.Change) throws(GitProblem) -> Entry {
    guard let parent = change.parent else {
      let side = try CatalogSide.revision(
        change.revision, folder: folder, in: repository, isMeant: isMeant)
      let diff = CatalogDiff(from: [], to: side.snapshots)
      return entry(change, diff, from: nil, to: side)
    }
    let sides = try CatalogSide.revisions(
      GitRevision(parent), change.revision, folder: folder, in: repository, isMeant: isMeant)
    let diff = CatalogDiff(
      from: sides.old.snapshots, to: sides.new.snapshots, unchanged: sides.unchanged)
    return entry(change, diff, from: sides.old, to: sides.new)
  }

  private func entry(
    _ change: GitHistory.Change, _ diff: CatalogDiff, from old: CatalogSide?, to new: CatalogSide
  ) -> Entry {
    Entry(
      change: change, causes: causes(of: diff), isReadable: diff.unreadable.isEmpty,
      problems: CatalogSide.problems(with: diff, from: old, to: new, shownIn: folder))
  }

  /// The whole screen, also where one scenario is asked for: it may have had another name.
  private func isMeant(_ key: FilePath) -> Bool {
    key.components.first?.hasSameBytes(as: screen) == true
  }

  /// The causes that are seen in the scenario that is asked for, or all.
  private func causes(of diff: CatalogDiff) -> [Cause] {
    guard let scenario else { return diff.causes }
    return diff.causes.filter { cause in
      cause.changes.contains { change in
        let keys = diff.documents[change.document].keys
        return [keys.old, keys.new].contains {
          $0?.lastComponent.hasSameBytes(as: scenario) ?? false
        }
      }
    }
  }
}
