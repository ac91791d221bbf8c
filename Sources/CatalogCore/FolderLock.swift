#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The right to change a folder, until it is released or goes out of use; it ends with the process.
package final class FolderLock: Sendable {
  /// An open descriptor of the folder; negative where there is nothing to lock.
  private let descriptor: Int32

  package init(descriptor: Int32 = -1) {
    self.descriptor = descriptor
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}

/// The names of files that are being written.
enum TemporaryName {
  private static let prefix = ".catalog-"
  private static let suffix = ".tmp"

  static func name(process: Int32, number: Int) -> String {
    "\(prefix)\(process)-\(number)\(suffix)"
  }

  static func matches(_ name: String) -> Bool {
    name.utf8.starts(with: prefix.utf8) && name.utf8.reversed().starts(with: suffix.utf8.reversed())
  }
}
