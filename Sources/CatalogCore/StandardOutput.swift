#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two streams that a program speaks on, and its end.
package struct StandardOutput: Sendable {
  private var results = STDOUT_FILENO

  package init() {}

  /// Keeps standard output for `write`: what anything else in this process prints there from now on
  /// goes to standard error.
  package mutating func reserve() {
    let copy = dup(STDOUT_FILENO)
    guard copy >= 0 else { return }
    results = copy
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Writes results to standard output, unbuffered.
  ///
  /// A reader that went away ends the process as a closed pipe does.
  package func write(_ bytes: [UInt8]) {
    write(bytes, to: results)
  }

  /// Writes messages to standard error, unbuffered.
  package func writeError(_ text: String) {
    write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Whether standard output is a terminal.
  package var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal.
  package var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  package func exit(_ code: ExitCode) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code.rawValue)
    #elseif canImport(Musl)
      Musl.exit(code.rawValue)
    #else
      Darwin.exit(code.rawValue)
    #endif
  }

  /// Ends the process with an error message.
  package func fail(_ message: String, _ code: ExitCode) -> Never {
    writeError("error: \(TerminalText.escaped(message))\n")
    exit(code)
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          // A result that did not arrive must not look like success; a lost message may.
          if descriptor == results {
            fail(
              "cannot write to standard output: \(String(cString: strerror(errno)))", .damagedInput)
          }
          return
        }
        written += count
      }
    }
  }
}
