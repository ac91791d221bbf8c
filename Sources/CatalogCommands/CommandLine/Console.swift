package import CatalogCore

/// The world as a command sees it: where it speaks, what it reads, and where it stands.
package struct Console: Sendable {
  /// Results, to standard output.
  package var write: @Sendable ([UInt8]) -> Void
  /// Messages, to standard error.
  package var writeMessage: @Sendable (String) -> Void
  package var readStandardInput: @Sendable () throws(FileProblem) -> [UInt8]
  package var files: any FileSystem
  package var environment: [String: String]
  package var isTerminal: Bool
  /// The hour of the day in UTC.
  ///
  /// No result depends on it: it chooses a time zone in which it is another day now.
  package var hour: @Sendable () -> Int

  package init(
    write: @escaping @Sendable ([UInt8]) -> Void,
    writeMessage: @escaping @Sendable (String) -> Void,
    readStandardInput: @escaping @Sendable () throws(FileProblem) -> [UInt8],
    files: any FileSystem, environment: [String: String], isTerminal: Bool,
    hour: @escaping @Sendable () -> Int = { 0 }
  ) {
    self.write = write
    self.writeMessage = writeMessage
    self.readStandardInput = readStandardInput
    self.files = files
    self.environment = environment
    self.isTerminal = isTerminal
    self.hour = hour
  }

  /// Standard input, output and error, the disk and the process's environment.
  package static func standard() -> Console {
    let output = StandardOutput()
    let disk = DiskFileSystem()
    return Console(
      write: { output.write($0) },
      writeMessage: { output.writeError($0) },
      readStandardInput: { () throws(FileProblem) in try disk.readStandardInput() },
      files: disk,
      environment: ProcessEnvironment.current,
      isTerminal: output.errorIsTerminal, hour: { WallClock.hour })
  }

  /// Whether messages are coloured: on a terminal, unless somebody asked for none.
  func isColored(noColor: Bool) -> Bool {
    isTerminal && !noColor && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }

  package func write(_ text: String) {
    write(Array(text.utf8))
  }
}
