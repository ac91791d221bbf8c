/// What the rest of the tool may do with files: a protocol, so that tests can fail any single step.
package protocol FileSystem: Sendable {
  /// What stands at a path, links followed; `nil` when there is nothing.
  ///
  /// - Throws: when that cannot be told, as for a link that leads nowhere or a folder that may not be
  ///   searched: what cannot be seen must not count as absent.
  func kind(of path: FilePath) throws(FileProblem) -> FileKind?
  /// Whether the path itself is a symbolic link, whatever it leads to.
  func isLink(_ path: FilePath) -> Bool
  /// The one absolute path of what stands, or would stand, at a path: links followed, no `..`.
  func resolved(_ path: FilePath) -> FilePath
  /// The whole content of a file.
  func read(_ path: FilePath) throws(FileProblem) -> [UInt8]
  /// The first bytes of a file, all of them where it has no more than `count`.
  func read(_ path: FilePath, upTo count: Int) throws(FileProblem) -> [UInt8]
  /// Puts whole files in place: readers of each see the old content or the new, never a part.
  ///
  /// All contents are on the disk before the first file changes, so a problem with any of them, such
  /// as a full disk, leaves every file as it was. Missing parent folders are made.
  func write(_ files: [FileContent]) throws(FileProblem)
  /// The same for files of which only one is in memory at a time: `file` makes each, from 0 on.
  func write(count: Int, _ file: (Int) throws(FileProblem) -> FileContent) throws(FileProblem)
  /// The names in a folder, in byte order, without `.` and `..`.
  func names(in folder: FilePath) throws(FileProblem) -> [String]
  /// The names in a folder that can be spelled, and what is left of those that cannot.
  func listing(of folder: FilePath) throws(FileProblem) -> FolderListing
  /// Waits until no other process has the folder, which must exist, and keeps it until the lock goes.
  func lock(_ folder: FilePath) throws(FileProblem) -> FolderLock
  /// Makes a folder and those above it; one that exists is no error.
  func makeFolder(_ path: FilePath) throws(FileProblem)
  /// Makes a folder that only this user may enter; one that exists is an error, since it may be
  /// another's.
  func makePrivateFolder(_ path: FilePath) throws(FileProblem)
  /// Removes a file or a link; a missing one is no error.
  func removeFile(_ path: FilePath) throws(FileProblem)
  /// Removes a folder if it is empty; anything else is left alone.
  func removeEmptyFolder(_ path: FilePath)
}

/// What stands in a folder.
package struct FolderListing: Equatable, Sendable {
  /// In byte order, without `.` and `..`.
  package var names: [String] = []
  /// The names that are no UTF-8, which no path can hold, with U+FFFD for what is wrong in them.
  package var unspelled: [String] = []

  package init(names: [String] = [], unspelled: [String] = []) {
    self.names = names
    self.unspelled = unspelled
  }
}

/// A file to be written.
package struct FileContent: Equatable, Sendable {
  package var path: FilePath
  package var bytes: [UInt8]

  package init(path: FilePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

package enum FileKind: Sendable {
  case file
  case folder
  case other
}

/// Why a file could not be read or written, with the system's number for it.
package struct FileProblem: Error, Equatable, Sendable {
  package enum Operation: String, Sendable {
    case read
    case write
    case list
    case remove
  }

  package var operation: Operation
  package var path: FilePath
  /// The system's sentence, such as “No such file or directory”.
  package var reason: String

  package init(_ operation: Operation, _ path: FilePath, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  package var diagnostic: Diagnostic {
    let verb =
      switch operation {
      case .read: "read"
      case .write: "write"
      case .list: "list"
      case .remove: "remove"
      }
    return Diagnostic(
      id: "file-\(operation.rawValue)", "cannot \(verb) the file: \(reason)",
      at: SourceLocation(path: path.string))
  }
}

extension FileSystem {
  package func listing(of folder: FilePath) throws(FileProblem) -> FolderListing {
    FolderListing(names: try names(in: folder))
  }

  package func read(_ path: FilePath, upTo count: Int) throws(FileProblem) -> [UInt8] {
    Array(try read(path).prefix(count))
  }

  package func write(
    count: Int, _ file: (Int) throws(FileProblem) -> FileContent
  ) throws(FileProblem) {
    var files: [FileContent] = []
    for index in 0..<count { files.append(try file(index)) }
    try write(files)
  }

  package func makePrivateFolder(_ path: FilePath) throws(FileProblem) {
    guard try kind(of: path) == nil else {
      throw FileProblem(.write, path, reason: "it is there already")
    }
    try makeFolder(path)
  }

  /// Puts one whole file in place.
  package func write(_ bytes: [UInt8], to path: FilePath) throws(FileProblem) {
    try write([FileContent(path: path, bytes: bytes)])
  }

  /// The files below a folder as paths relative to it, in byte order; hidden names are left out.
  ///
  /// - Throws: also for a link to a folder, which is not followed since it may be a loop, and for what
  ///   is neither a file nor a folder: leaving something out without a word would look like success.
  package func files(below folder: FilePath) throws(FileProblem) -> [FilePath] {
    var found: [FilePath] = []
    var waiting = [FilePath("")]
    while let current = waiting.popLast() {
      for name in try names(in: folder.appending(current))
      where name.utf8.first != UInt8(ascii: ".") {
        let relative = current.appending(name)
        let path = folder.appending(relative)
        switch try kind(of: path) {
        case .folder where isLink(path):
          throw FileProblem(.list, path, reason: "it is a link to a folder, which is not followed")
        case .folder: waiting.append(relative)
        case .file: found.append(relative)
        case .other:
          throw FileProblem(.list, path, reason: "it is neither a file nor a folder")
        case nil: break
        }
      }
    }
    return found.sorted()
  }

  /// Removes what a process that was killed while writing left in a folder; call it under its lock.
  package func removeLeftovers(in folder: FilePath) throws(FileProblem) {
    for name in try names(in: folder) where TemporaryName.matches(name) {
      try removeFile(folder.appending(name))
    }
  }

  /// Removes the folders from `folder` upwards that are empty, up to but without `root`.
  package func removeEmptyFolders(from folder: FilePath, upTo root: FilePath) {
    var current = folder
    while current != root, current.components.count > root.components.count {
      removeEmptyFolder(current)
      current = current.parent
    }
  }
}
