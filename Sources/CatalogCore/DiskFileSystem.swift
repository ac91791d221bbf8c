#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The real files.
///
/// No other source file of the package opens, writes or removes one.
package struct DiskFileSystem: FileSystem {
  package init() {}

  package func kind(of path: FilePath) throws(FileProblem) -> FileKind? {
    var status = stat()
    guard stat(path.string, &status) == 0 else {
      let code = errno
      // A link that leads nowhere is there, and was meant to be something.
      guard code == ENOENT || code == ENOTDIR, !isLink(path) else {
        throw problem(.read, path, code: code)
      }
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  package func isLink(_ path: FilePath) -> Bool {
    var status = stat()
    return lstat(path.string, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  package func resolved(_ path: FilePath) -> FilePath {
    var missing: [String] = []
    var current = path.string.isEmpty ? FilePath(".") : path
    while true {
      if let text = realpath(current.string, nil) {
        defer { free(text) }
        let found = FilePath(String(cString: text))
          .appending(missing.reversed().joined(separator: "/")).normalized
        // A `..` after something that is missing may lead back to what is there, and is a link.
        return missing.contains("..") ? resolved(found) : found
      }
      guard current.parent != current, !current.lastComponent.isEmpty else {
        return path.normalized
      }
      missing.append(current.lastComponent)
      current = current.parent
    }
  }

  package func read(_ path: FilePath) throws(FileProblem) -> [UInt8] {
    try opened(path) { (descriptor, size) throws(FileProblem) in
      try readToEnd(descriptor, path: path, expected: size)
    }
  }

  package func read(_ path: FilePath, upTo count: Int) throws(FileProblem) -> [UInt8] {
    try opened(path) { (descriptor, _) throws(FileProblem) in
      var bytes: [UInt8] = []
      while bytes.count < count {
        let next = try nextBytes(descriptor, path: path, upTo: count - bytes.count)
        if next.isEmpty { break }
        bytes += next
      }
      return bytes
    }
  }

  /// Does something with an open file and the number of bytes that it seems to have.
  private func opened(
    _ path: FilePath, _ body: (Int32, Int) throws(FileProblem) -> [UInt8]
  ) throws(FileProblem) -> [UInt8] {
    let descriptor = retryingInterrupts { open(path.string, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw problem(.read, path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw problem(.read, path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw problem(.read, path, code: EISDIR) }
    return try body(descriptor, Int(status.st_size))
  }

  /// All bytes of standard input.
  package func readStandardInput() throws(FileProblem) -> [UInt8] {
    try readToEnd(STDIN_FILENO, path: FilePath("<standard input>"), expected: 0)
  }

  private func readToEnd(_ descriptor: Int32, path: FilePath, expected: Int)
    throws(FileProblem) -> [UInt8]
  {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected + 1)
    while true {
      let next = try nextBytes(
        descriptor, path: path, upTo: max(expected - bytes.count + 1, 65_536))
      if next.isEmpty { return bytes }
      if bytes.isEmpty { bytes = next } else { bytes.append(contentsOf: next) }
    }
  }

  /// The next bytes, as many as come at once; none at the end.
  private func nextBytes(_ descriptor: Int32, path: FilePath, upTo size: Int) throws(FileProblem)
    -> [UInt8]
  {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      count = retryingInterrupts { Platform.read(descriptor, buffer.baseAddress, buffer.count) }
      initialized = max(0, count)
    }
    guard count >= 0 else { throw problem(.read, path) }
    return bytes
  }

  package func write(_ files: [FileContent]) throws(FileProblem) {
    try write(count: files.count) { files[$0] }
  }

  package func write(
    count: Int, _ file: (Int) throws(FileProblem) -> FileContent
  ) throws(FileProblem) {
    var staged: [(temporary: FilePath, path: FilePath)] = []
    do throws(FileProblem) {
      // Files of one folder follow each other's numbers, so that each is staged at the first attempt.
      var numbers: [FilePath: Int] = [:]
      for index in 0..<count {
        let file = try file(index)
        // What can fail at the rename is looked for before anything has changed.
        if try kind(of: file.path) == .folder { throw problem(.write, file.path, code: EISDIR) }
        try makeFolder(file.path.parent)
        let folder = file.path.parent
        staged.append((try stage(file, number: &numbers[folder, default: 0]), file.path))
      }
      for file in staged where rename(file.temporary.string, file.path.string) != 0 {
        throw problem(.write, file.path)
      }
    } catch {
      for file in staged { unlink(file.temporary.string) }
      throw error
    }
  }

  /// Writes the content to a temporary file beside the final one, since a rename is atomic only
  /// within one volume.
  ///
  /// It must not exist before, so two writers never share one.
  private func stage(_ file: FileContent, number: inout Int) throws(FileProblem) -> FilePath {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    var temporary = file.path
    var descriptor: Int32 = -1
    for _ in 0..<10_000 {
      temporary = file.path.parent.appending(TemporaryName.name(process: getpid(), number: number))
      number += 1
      descriptor = retryingInterrupts { open(temporary.string, flags, 0o666) }
      if descriptor >= 0 || errno != EEXIST { break }
    }
    guard descriptor >= 0 else { throw problem(.write, file.path) }
    var written = 0
    var code: Int32 = 0
    file.bytes.withUnsafeBytes { buffer in
      while written < buffer.count, code == 0 {
        let count = retryingInterrupts {
          Platform.write(
            descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        }
        if count < 0 { code = errno } else { written += count }
      }
    }
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else {
      unlink(temporary.string)
      throw problem(.write, file.path, code: code)
    }
    return temporary
  }

  package func names(in folder: FilePath) throws(FileProblem) -> [String] {
    let listing = try listing(of: folder)
    // A file whose name has no spelling could neither be read nor be missed later.
    guard listing.unspelled.isEmpty else {
      throw FileProblem(.list, folder, reason: "a name in it is no UTF-8")
    }
    return listing.names
  }

  package func listing(of folder: FilePath) throws(FileProblem) -> FolderListing {
    guard let stream = opendir(folder.string.isEmpty ? "." : folder.string) else {
      throw problem(.list, folder)
    }
    defer { closedir(stream) }
    var listing = FolderListing()
    errno = 0
    while let entry = readdir(stream) {
      let (name, repaired) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) {
          (String(validatingCString: $0), String(cString: $0))
        }
      }
      if let name {
        if name != ".", name != ".." { listing.names.append(name) }
      } else {
        listing.unspelled.append(repaired)
      }
      errno = 0
    }
    guard errno == 0 else { throw problem(.list, folder) }
    listing.names.sort { $0.precedesByBytes($1) }
    listing.unspelled.sort { $0.precedesByBytes($1) }
    return listing
  }

  package func removeFile(_ path: FilePath) throws(FileProblem) {
    guard unlink(path.string) == 0 || errno == ENOENT else { throw problem(.remove, path) }
  }

  package func removeEmptyFolder(_ path: FilePath) {
    _ = rmdir(path.string)
  }

  package func makeFolder(_ path: FilePath) throws(FileProblem) {
    if path.string.isEmpty || mkdir(path.string, 0o777) == 0 { return }
    switch errno {
    case EEXIST: return
    case ENOENT:
      guard path.parent != path else { throw problem(.write, path) }
      try makeFolder(path.parent)
      guard mkdir(path.string, 0o777) == 0 || errno == EEXIST else { throw problem(.write, path) }
    default: throw problem(.write, path)
    }
  }

  package func makePrivateFolder(_ path: FilePath) throws(FileProblem) {
    guard mkdir(path.string, 0o700) == 0 else { throw problem(.write, path) }
  }

  package func lock(_ folder: FilePath) throws(FileProblem) -> FolderLock {
    let descriptor = retryingInterrupts {
      open(folder.string.isEmpty ? "." : folder.string, O_RDONLY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw problem(.write, folder) }
    let lock = FolderLock(descriptor: descriptor)
    for _ in 0..<600 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return lock }
      switch errno {
      case EWOULDBLOCK, EINTR: usleep(100_000)
      // A volume that knows no locks; then there is none.
      default: return lock
      }
    }
    throw FileProblem(
      .write, folder, reason: "another run of catalog has been using it for a minute")
  }

  private func problem(
    _ operation: FileProblem.Operation, _ path: FilePath, code: Int32 = errno
  ) -> FileProblem {
    FileProblem(operation, path, reason: String(cString: strerror(code)))
  }
}

/// The two calls whose names this file's own methods hide.
private enum Platform {
  static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Darwin.read(descriptor, buffer, count)
    #endif
  }

  static func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer, count)
    #else
      Darwin.write(descriptor, buffer, count)
    #endif
  }
}

private func retryingInterrupts<Number: SignedInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
