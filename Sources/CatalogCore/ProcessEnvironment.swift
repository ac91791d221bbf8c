// `environ` is a global variable of the C library; it is read once.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// The environment variables of this process.
package enum ProcessEnvironment {
  /// What no other process that runs at the same time has.
  package static var processNumber: Int { Int(getpid()) }

  package static var current: [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let line = String(cString: text).utf8
      if let equals = line.firstIndex(of: UInt8(ascii: "=")) {
        let name = String(decodingUTF8: line[..<equals])
        variables[name] = String(decodingUTF8: line[line.index(after: equals)...])
      }
      entry += 1
    }
    return variables
  }
}
