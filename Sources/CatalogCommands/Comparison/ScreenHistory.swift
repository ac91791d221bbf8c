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
    var diff: CatalogDiff
  }

  struct Log {
    /// The newest first.
    var entries: [Entry] = []
    var end = GitHistory.End.complete
    /// The folders of all screens, where nothing was found.
    var knownScreens: [String]?

    var problems: [Diagnostic] { entries.flatMap { $0.diff.unreadable.map(\.diagnostic) } }
  }

  init(_ context: CommandContext, screen name: String) throws(Failure) {
    let root = try context.catalogRoot()
    do throws(GitProblem) {
      repository = try context.repository(root)
    } catch {
      throw error.failure
    }
    guard let folder = repository.path(of: FilePath("Content/Screens")) else {
      throw Failure(.usage, ComparisonProblem.outsideRepository(root.string).diagnostic)
    }
    self.folder = folder
    self.name = name
    let bytes = Array(name.utf8)
    let whole = FileComponent.name(for: name)
    // An id may hold a slash itself, so what is there decides.
    let isScreen =
      (try? context.files.kind(of: root.appending("Content/Screens").appending(whole))) == .folder
    if let slash = bytes.lastIndex(of: UInt8(ascii: "/")), !isScreen {
      screen = FileComponent.name(for: String(decodingUTF8: bytes[..<slash]))
      scenario = "\(FileComponent.name(for: String(decodingUTF8: bytes[(slash + 1)...]))).snap"
    } else {
      screen = whole
      scenario = nil
    }
  }

  /// At most `limit` revisions up to one.
  ///
  /// - Throws: a failure with exit code 2 for a name that no revision has snapshots of.
  func log(from text: String, limit: Int) throws(Failure) -> Log {
    do throws(GitProblem) {
      let start = try repository.revision(text)
      let path = folder.appending(screen)
      let history = try repository.history(
        of: scenario.map { path.appending($0) } ?? path, from: start, limit: limit)
      var log = Log(end: history.end)
      for change in history.changes {
        log.entries.append(Entry(change: change, diff: try diff(of: change)))
      }
      if history.changes.isEmpty, history.end == .complete {
        log.knownScreens = try repository.tree(of: folder, at: start).entries
          .compactMap(\.path.components.first)
      }
      return log
    } catch {
      throw error.failure
    }
  }

  /// What a revision changed of its first parent.
  private func diff(of change: GitHistory.Change) throws(GitProblem) -> CatalogDiff {
    guard let parent = change.parent else {
      let side = try CatalogSide.revision(
        change.revision, folder: folder, in: repository, isMeant: isMeant)
      return CatalogDiff(from: [], to: side.snapshots)
    }
    let sides = try CatalogSide.revisions(
      GitRevision(parent), change.revision, folder: folder, in: repository, isMeant: isMeant)
    return CatalogDiff(
      from: sides.old.snapshots, to: sides.new.snapshots, unchanged: sides.unchanged)
  }

  private func isMeant(_ key: FilePath) -> Bool {
    guard key.components.first?.hasSameBytes(as: screen) == true else { return false }
    return scenario.map { key.lastComponent.hasSameBytes(as: $0) } ?? true
  }
}
