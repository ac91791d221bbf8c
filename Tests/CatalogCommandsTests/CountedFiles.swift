import CatalogCore
import Synchronization
import TestSupport

/// Files that count how often one was read as a whole.
final class CountedFiles: FileSystem {
  private let files: MemoryFileSystem
  private let count = Mutex(0)

  init(_ files: MemoryFileSystem) { self.files = files }

  var reads: Int { count.withLock { $0 } }

  func kind(of path: FilePath) -> FileKind? { files.kind(of: path) }
  func isLink(_ path: FilePath) -> Bool { files.isLink(path) }
  func resolved(_ path: FilePath) -> FilePath { files.resolved(path) }
  func read(_ path: FilePath) throws(FileProblem) -> [UInt8] {
    count.withLock { $0 += 1 }
    return try files.read(path)
  }
  func read(_ path: FilePath, upTo count: Int) throws(FileProblem) -> [UInt8] {
    Array(try files.read(path).prefix(count))
  }
  func write(_ files: [FileContent]) throws(FileProblem) { try self.files.write(files) }
  func names(in folder: FilePath) throws(FileProblem) -> [String] { try files.names(in: folder) }
  func lock(_ folder: FilePath) throws(FileProblem) -> FolderLock { try files.lock(folder) }
  func makeFolder(_ path: FilePath) throws(FileProblem) { try files.makeFolder(path) }
  func removeFile(_ path: FilePath) throws(FileProblem) { try files.removeFile(path) }
  func removeEmptyFolder(_ path: FilePath) {}
}
