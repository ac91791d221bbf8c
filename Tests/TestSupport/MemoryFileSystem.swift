package import CatalogCore
import Synchronization

/// Files that exist only in memory, with a switch to make any single step fail.
package final class MemoryFileSystem: FileSystem {
  private struct State {
    var files: [FilePath: [UInt8]] = [:]
    var folders: Set<FilePath> = []
    var writes: [FilePath] = []
    var removals: [FilePath] = []
    var stepsUntilFailure: Int?
    var replacementsUntilFailure: Int?
  }

  private let state: Mutex<State>

  package init(_ files: [String: String] = [:]) {
    var state = State()
    for (path, text) in files { state.files[FilePath(path)] = Array(text.utf8) }
    self.state = Mutex(state)
  }

  /// Every file as text, for comparing whole trees.
  package var tree: [String: String] {
    state.withLock { state in
      Dictionary(
        uniqueKeysWithValues: state.files.map {
          ($0.key.string, String(decodingUTF8: $0.value))
        })
    }
  }

  /// The paths that were written, in order.
  package var writes: [String] { state.withLock { $0.writes.map(\.string) } }

  /// The paths that were removed, in order.
  package var removals: [String] { state.withLock { $0.removals.map(\.string) } }

  /// Lets the given number of writes and removals pass and fails each one after it; `nil`: none.
  package func fail(afterSteps count: Int?) {
    state.withLock { $0.stepsUntilFailure = count }
  }

  /// Ends every batch of writes after the given number of its files is in place, as when the process
  /// is killed there; `nil`: none.
  package func breakOff(afterReplacing count: Int?) {
    state.withLock { $0.replacementsUntilFailure = count }
  }

  package func forgetHistory() {
    state.withLock {
      $0.writes = []
      $0.removals = []
    }
  }

  package subscript(path: String) -> String? {
    get { state.withLock { $0.files[FilePath(path)].map { String(decodingUTF8: $0) } } }
    set { state.withLock { $0.files[FilePath(path)] = newValue.map { Array($0.utf8) } } }
  }

  package func lock(_ folder: FilePath) throws(FileProblem) -> FolderLock { FolderLock() }

  package func makeFolder(_ path: FilePath) throws(FileProblem) {
    state.withLock { _ = $0.folders.insert(path) }
  }

  package func kind(of path: FilePath) -> FileKind? {
    state.withLock { state in
      if state.files[path] != nil { return .file }
      let isFolder = state.files.keys.contains { $0.string.utf8.starts(with: "\(path)/".utf8) }
      return isFolder || state.folders.contains(path) ? .folder : nil
    }
  }

  package func isLink(_ path: FilePath) -> Bool { false }

  package func resolved(_ path: FilePath) -> FilePath { FilePath("/\(path)").normalized }

  package func read(_ path: FilePath) throws(FileProblem) -> [UInt8] {
    guard let bytes = state.withLock({ $0.files[path] }) else {
      throw FileProblem(.read, path, reason: "No such file or directory")
    }
    return bytes
  }

  package func write(_ files: [FileContent]) throws(FileProblem) {
    // As on the disk, everything is staged before the first file changes.
    for file in files where !step() {
      throw FileProblem(.write, file.path, reason: "No space left on device")
    }
    let brokenOff = state.withLock { state -> FileContent? in
      for file in files {
        if let left = state.replacementsUntilFailure {
          if left == 0 { return file }
          state.replacementsUntilFailure = left - 1
        }
        state.files[file.path] = file.bytes
        state.writes.append(file.path)
      }
      return nil
    }
    if let brokenOff { throw FileProblem(.write, brokenOff.path, reason: "broken off") }
  }

  package func names(in folder: FilePath) throws(FileProblem) -> [String] {
    guard kind(of: folder) == .folder else {
      throw FileProblem(.list, folder, reason: "No such file or directory")
    }
    let prefix = Array("\(folder)/".utf8)
    let paths = state.withLock { $0.files.keys.map { Array($0.string.utf8) } }
    let names = paths.filter { $0.starts(with: prefix) }.map { path in
      FilePath(
        String(decodingUTF8: path[prefix.count...].prefix { $0 != UInt8(ascii: "/") }))
    }
    return Set(names).sorted().map(\.string)
  }

  package func removeFile(_ path: FilePath) throws(FileProblem) {
    guard step() else { throw FileProblem(.remove, path, reason: "Permission denied") }
    state.withLock {
      $0.files[path] = nil
      $0.removals.append(path)
    }
  }

  package func removeEmptyFolder(_ path: FilePath) {}

  private func step() -> Bool {
    state.withLock { state in
      guard let left = state.stepsUntilFailure else { return true }
      state.stepsUntilFailure = max(0, left - 1)
      return left > 0
    }
  }
}
