import CatalogCommands
import CatalogCore
import Git
import Synchronization
import TestSupport

/// The tool in a world of its own: nothing of the test's process is seen or touched.
struct TestTool {
  var files: any FileSystem
  var environment: [String: String] = [:]
  var isTerminal = false
  var input: [UInt8] = []
  /// What somebody at the terminal presses before they go; `nil` where there is nobody.
  var keys: [Keyboard.Key]?
  /// What happens elsewhere before a key is pressed, given how many were.
  var beforeKey: @Sendable (Int) -> Void = { _ in }
  /// What happens elsewhere before anything goes to standard output.
  var beforeWrite: @Sendable () -> Void = {}
  var columns = 80
  var git = TestRepository.program()

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
    let keys: Mutex<Keys>

    init(keys: [Keyboard.Key]) { self.keys = Mutex(Keys(keys: keys)) }
  }

  private struct Keys {
    var keys: [Keyboard.Key]
    var pressed = 0

    mutating func next() -> (pressed: Int, key: Keyboard.Key?) {
      defer { pressed += 1 }
      return (pressed, pressed < keys.count ? keys[pressed] : nil)
    }
  }

  @discardableResult
  func run(_ words: String...) -> Result { run(words) }

  @discardableResult
  func run(_ words: [String]) -> Result {
    let collector = Collector(keys: keys ?? [])
    let (input, beforeWrite) = (input, beforeWrite)
    var console = Console(
      write: { bytes in
        beforeWrite()
        collector.output.withLock { $0 += bytes }
      },
      writeMessage: { text in collector.messages.withLock { $0 += text } },
      readStandardInput: { () throws(FileProblem) in input },
      files: files, environment: environment, isTerminal: isTerminal)
    console.isInteractive = keys != nil
    console.readKey = { [beforeKey] in
      let (pressed, key) = collector.keys.withLock { $0.next() }
      beforeKey(pressed)
      return key
    }
    console.columns = { [columns] in columns }
    console.git = git
    let exitCode = CatalogTool(console: console).run(words)
    return Result(
      exitCode: exitCode, bytes: collector.output.withLock { $0 },
      messages: collector.messages.withLock { $0 })
  }
}
