package import CatalogCore
package import Git

/// The world as a command sees it: where it speaks, what it reads, and where it stands.
package struct Console: Sendable {
  /// Results, to standard output.
  package var write: @Sendable ([UInt8]) -> Void
  /// Messages, to standard error; no value in them can be a command to the machine that shows a log.
  package let writeMessage: @Sendable (String) -> Void
  package var readStandardInput: @Sendable () throws(FileProblem) -> [UInt8]
  package var files: any FileSystem
  package var environment: [String: String]
  package var isTerminal: Bool
  /// The hour of the day in UTC.
  ///
  /// No result depends on it: it chooses a time zone in which it is another day now.
  package var hour: @Sendable () -> Int
  /// Whether standard output is a terminal.
  package var isResultTerminal = false
  /// Waits for a key of somebody at the terminal; `nil` when nobody is there any more.
  package var readKey: @Sendable () -> Keyboard.Key? = { nil }
  /// Whether somebody can press keys and see what is said.
  package var isInteractive = false
  package var columns: @Sendable () -> Int = { 80 }
  package var git = GitProgram()

  package init(
    write: @escaping @Sendable ([UInt8]) -> Void,
    writeMessage: @escaping @Sendable (String) -> Void,
    readStandardInput: @escaping @Sendable () throws(FileProblem) -> [UInt8],
    files: any FileSystem, environment: [String: String], isTerminal: Bool,
    hour: @escaping @Sendable () -> Int = { 0 }
  ) {
    self.write = write
    self.writeMessage = { writeMessage(LogLine.inert($0)) }
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
    var console = Console(
      write: { output.write($0) },
      writeMessage: { output.writeError($0) },
      readStandardInput: { () throws(FileProblem) in try disk.readStandardInput() },
      files: disk,
      environment: ProcessEnvironment.current,
      isTerminal: output.errorIsTerminal, hour: { WallClock.hour })
    console.isResultTerminal = output.isTerminal
    console.readKey = { Keyboard().nextKey() }
    console.isInteractive = Keyboard.isThere
    console.columns = { Keyboard.columns }
    return console
  }

  /// Whether messages are coloured: on a terminal, unless somebody asked for none.
  func isColored(noColor: Bool) -> Bool { isTerminal && mayColor(noColor) }

  /// Whether results are coloured, likewise.
  func isResultColored(noColor: Bool) -> Bool { isResultTerminal && mayColor(noColor) }

  private func mayColor(_ noColor: Bool) -> Bool {
    !noColor && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Writes a result that is text for people, in whole lines.
  ///
  /// No value in it can be a command to the machine that shows a log; what other tools read goes out as
  /// bytes.
  package func write(_ text: String) {
    write(Array(LogLine.inert(text).utf8))
  }
}
