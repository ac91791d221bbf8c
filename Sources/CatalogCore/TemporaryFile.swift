#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file without a name, gone from the disk when nobody uses the value any more.
///
/// It may be read from several threads at once.
package final class TemporaryFile: Sendable {
  /// Owned by this value, and closed in programs that are started.
  ///
  /// Nothing here moves the file's offset, so a program that is given the descriptor reads or writes
  /// from the start.
  let descriptor: Int32

  /// Why a temporary file cannot be made, filled or read.
  package struct Problem: Error, Equatable, Sendable {
    /// The system's sentence, such as “No space left on device”.
    package var reason: String
  }

  /// Makes a file that holds the bytes.
  package init(holding bytes: [UInt8] = []) throws(Problem) {
    // Where the environment says that temporary files belong; the name goes at once.
    var template = Array("\(Self.folder)/catalog-XXXXXX".utf8CString)
    let opened = template.withUnsafeMutableBufferPointer { name -> Int32 in
      guard let name = name.baseAddress else { return -1 }
      let file = mkstemp(name)
      if file >= 0 { unlink(name) }
      return file
    }
    guard opened >= 0 else { throw Self.problem() }
    // Not one of the three that programs expect, and closed in those that are started.
    descriptor = fcntl(opened, F_DUPFD_CLOEXEC, 3)
    close(opened)
    guard descriptor >= 0 else { throw Self.problem() }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        pwrite(
          descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written,
          off_t(written))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.problem() }
      written += count
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// How many bytes it holds now.
  package var byteCount: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The bytes of a range of offsets, fewer when the file ends before.
  package func bytes(in range: Range<Int>) throws(Problem) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(range.count, max(0, byteCount - range.lowerBound)))
    var filled = 0
    while filled < bytes.count {
      let wanted = bytes.count - filled
      let count = bytes.withUnsafeMutableBytes { buffer in
        pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), wanted,
          off_t(range.lowerBound + filled))
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.problem() }
      if count == 0 { break }
      filled += count
    }
    return Array(bytes.prefix(filled))
  }

  private static var folder: String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return folder.isEmpty ? "/tmp" : folder
  }

  private static func problem() -> Problem {
    Problem(reason: String(cString: strerror(errno)))
  }
}
