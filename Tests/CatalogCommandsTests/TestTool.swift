import CatalogCommands
import CatalogCore
import Synchronization
import TestSupport

/// The tool in a world of its own: nothing of the test's process is seen or touched.
struct TestTool {
  var files: any FileSystem
  var environment: [String: String] = [:]
  var isTerminal = false
  var input: [UInt8] = []

  init(_ files: [String: String] = [:]) {
    self.files = MemoryFileSystem(files)
  }

  init(on files: any FileSystem) {
    self.files = files
  }

  struct Result: Equatable {
    var exitCode: ExitCode
    /// What went to standard output.
    var bytes: [UInt8]
    /// What went to standard error.
    var messages: String

    var output: String { String(decodingUTF8: bytes) }
  }

  private final class Collector: Sendable {
    let output = Mutex<[UInt8]>([])
    let messages = Mutex<String>("")
  }

  @discardableResult
  func run(_ words: String...) -> Result { run(words) }

  @discardableResult
  func run(_ words: [String]) -> Result {
    let collector = Collector()
    let input = input
    let console = Console(
      write: { bytes in collector.output.withLock { $0 += bytes } },
      writeMessage: { text in collector.messages.withLock { $0 += text } },
      readStandardInput: { () throws(FileProblem) in input },
      files: files, environment: environment, isTerminal: isTerminal)
    let exitCode = CatalogTool(console: console).run(words)
    return Result(
      exitCode: exitCode, bytes: collector.output.withLock { $0 },
      messages: collector.messages.withLock { $0 })
  }
}
