import CatalogCore
import Synchronization

/// The disk until a step, and from then on nothing: as it is for a process that is killed there.
///
/// Steps are what changes something: each file that is staged or put in place, each removal, each
/// folder.
final class StoppingFileSystem: FileSystem {
  private struct State {
    var stepsLeft: Int?
    var stepCount = 0
    var isStopped = false
  }

  private let disk = DiskFileSystem()
  private let state: Mutex<State>

  /// `steps` may happen; `nil`: all.
  init(after steps: Int?) { state = Mutex(State(stepsLeft: steps)) }

  /// How many steps there were.
  var stepCount: Int { state.withLock { $0.stepCount } }

  private var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Whether one more step may happen.
  private func step() -> Bool {
    state.withLock { state in
      guard let left = state.stepsLeft else {
        state.stepCount += 1
        return true
      }
      guard left > 0 else {
        state.isStopped = true
        return false
      }
      state.stepsLeft = left - 1
      state.stepCount += 1
      return true
    }
  }

  private func check(_ path: FilePath) throws(FileProblem) {
    guard !isStopped else { throw FileProblem(.read, path, reason: "stopped") }
  }

  func kind(of path: FilePath) throws(FileProblem) -> FileKind? {
    try check(path)
    return try disk.kind(of: path)
  }

  func isLink(_ path: FilePath) -> Bool { disk.isLink(path) }

  func resolved(_ path: FilePath) -> FilePath { disk.resolved(path) }

  func read(_ path: FilePath) throws(FileProblem) -> [UInt8] {
    try check(path)
    return try disk.read(path)
  }

  /// As the disk does it: everything is staged before the first file is put in place.
  func write(_ files: [FileContent]) throws(FileProblem) {
    for (number, file) in files.enumerated() {
      guard step() else { throw FileProblem(.write, file.path, reason: "stopped") }
      // What a killed process leaves has a number of its own.
      let staged = file.path.parent.appending(".catalog-0-\(number).tmp")
      try disk.write(Array(file.bytes.prefix(file.bytes.count / 2)), to: staged)
    }
    for (number, file) in files.enumerated() {
      guard step() else { throw FileProblem(.write, file.path, reason: "stopped") }
      try disk.removeFile(file.path.parent.appending(".catalog-0-\(number).tmp"))
      try disk.write([file])
    }
  }

  func names(in folder: FilePath) throws(FileProblem) -> [String] {
    try check(folder)
    return try disk.names(in: folder)
  }

  func lock(_ folder: FilePath) throws(FileProblem) -> FolderLock {
    try check(folder)
    return try disk.lock(folder)
  }

  func makeFolder(_ path: FilePath) throws(FileProblem) {
    guard step() else { throw FileProblem(.write, path, reason: "stopped") }
    try disk.makeFolder(path)
  }

  func removeFile(_ path: FilePath) throws(FileProblem) {
    guard step() else { throw FileProblem(.remove, path, reason: "stopped") }
    try disk.removeFile(path)
  }

  func removeEmptyFolder(_ path: FilePath) {
    if step() { disk.removeEmptyFolder(path) }
  }
}
