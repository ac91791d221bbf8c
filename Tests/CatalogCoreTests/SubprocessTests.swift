import CatalogCore
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct SubprocessTests {
  private func shell(_ script: String, in folder: FilePath = FilePath(".")) -> Subprocess {
    Subprocess(command: ["/bin/sh", "-c", script], folder: folder)
  }

  @Test(arguments: [0, 1, 42, 255])
  func `the exit code is known`(code: Int32) throws {
    let outcome = try shell("printf done; exit \(code)").run()
    #expect(outcome.output == Array("done".utf8))
    #expect(outcome.end == .exited(code))
  }

  @Test func `a program that a signal ended did not exit`() throws {
    #expect(try shell("printf half; kill -SEGV $$").run().end == .killed(11))
    #expect(try shell("kill -KILL $$").run().end == .killed(9))
  }

  @Test func `all of a large output arrives`() throws {
    let outcome = try shell("i=0; while [ $i -lt 1024 ]; do printf '%1024s' $i; i=$((i+1)); done")
      .run()
    #expect(outcome.output.count == 1 << 20)
    #expect(outcome.output.suffix(4) == Array("1023".utf8)[...])
    #expect(outcome.end == .exited(0))
  }

  @Test func `a program that falls silent is stopped, and what it said is kept`() throws {
    var process = shell("printf begun; exec sleep 600")
    process.silenceTimeout = 1
    let outcome = try process.run()
    #expect(outcome.output == Array("begun".utf8))
    #expect(outcome.end == .timedOut(seconds: 1))
  }

  @Test func `a program that never speaks has the time for its start`() throws {
    var process = shell("exec sleep 600")
    process.startTimeout = 1
    process.silenceTimeout = 600
    #expect(try process.run().end == .timedOut(seconds: 1))
  }

  @Test func `a program that closes its output and goes on is stopped too`() throws {
    var process = shell("printf begun; exec >&-; exec sleep 600")
    process.silenceTimeout = 1
    #expect(try process.run().end == .timedOut(seconds: 1))
  }

  @Test func `what a stopped program started is stopped with it`() throws {
    try TemporaryFolder.with { folder in
      var process = shell("sleep 600 & printf $! > child; printf begun; wait", in: folder.path)
      process.silenceTimeout = 1
      let end = try process.run().end
      #expect(end == .timedOut(seconds: 1))
      // Until somebody reaps it, a killed process is still there as a zombie.
      let state = #"ps -o stat= -p "$(cat child)" | grep -qv '^Z'"#
      let isRunning = try shell(state, in: folder.path).run().end == .exited(0)
      #expect(!isRunning)
    }
  }

  @Test func `a program gets signals that the thread which starts it does not`() throws {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGCHLD)
    var usual = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &usual)
    defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
    let script = "trap 'echo asked' TERM; kill -TERM $$; true & wait $!; echo ended"
    let outcome = try shell(script).run()
    #expect(outcome.output == Array("asked\nended\n".utf8))
  }

  @Test func `how a program ended is known where this process ignores its children`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      let process = Subprocess(command: ["/bin/sh", "-c", "exit 3"], folder: FilePath("."))
      exit(try process.run().end == .exited(3) ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test func `arguments go to the program as they are`() throws {
    let words = [
      "two words", "'", "\"", "$(echo no)", "`echo no`", "$HOME", "*", "\\", "", "a\nb", "-n", "é",
      ";exit 3", "&&",
    ]
    let print = "for word in \"$@\"; do printf '%s\\0' \"$word\"; done"
    try TemporaryFolder.with { folder in
      for place in [FilePath("."), folder.path] {
        let outcome = try Subprocess(
          command: ["/bin/sh", "-c", print, "name"] + words, folder: place
        ).run()
        #expect(outcome.output == words.flatMap { Array($0.utf8) + [0] })
      }
    }
  }

  @Test(arguments: ["plain", "two words", "-", "-P", "$HOME", "a'b\"c", "日本"])
  func `it runs in its folder, whatever that is called`(name: String) throws {
    try TemporaryFolder.with { folder in
      try folder.write("\(name)/here", "found")
      let inner = folder.path.appending(name)
      #expect(try shell("cat here", in: inner).run().output == Array("found".utf8))
    }
  }

  @Test(arguments: [("-", "./-"), ("a", "./a"), ("..", "./.."), ("/a", "/a"), ("-P/b", "./-P/b")])
  func `no folder's name is taken for an option`(folder: String, expected: String) {
    let words = Subprocess(command: ["tool", "x"], folder: FilePath(folder)).startedWords
    #expect(Array(words.suffix(3)) == [expected, "tool", "x"])
  }

  @Test(arguments: ["", ".", "./"])
  func `in the folder of this process a program is started without a shell`(folder: String) {
    let words = Subprocess(command: ["tool", "x"], folder: FilePath(folder)).startedWords
    #expect(words == ["tool", "x"])
  }

  @Test func `a program beside the folder's other files is found by its relative path`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("tool", "#!/bin/sh\nprintf ran", isProgram: true)
      let outcome = try Subprocess(command: ["./tool"], folder: folder.path).run()
      #expect(outcome.output == Array("ran".utf8))
    }
  }

  @Test func `a program that does not exist is no success`() throws {
    let name = "catalog-no-such-program"
    let error = #expect(throws: Subprocess.StartProblem.self) {
      try Subprocess(command: [name], folder: FilePath(".")).run()
    }
    #expect(error?.command == [name])
    #expect(error?.reason == "No such file or directory")
    try TemporaryFolder.with { folder in
      let outcome = try Subprocess(command: [name], folder: folder.path).run()
      #expect(outcome.end == .exited(127))
    }
    let empty = #expect(throws: Subprocess.StartProblem.self) {
      try Subprocess(command: [], folder: FilePath(".")).run()
    }
    #expect(empty?.reason == "no command")
  }

  @Test func `a folder that does not exist is no success`() throws {
    try TemporaryFolder.with { folder in
      let outcome = try shell("printf ran", in: folder.path.appending("gone")).run()
      #expect(outcome.output.isEmpty)
      #expect(outcome.end != .exited(0))
    }
  }

  @Test func `standard input is empty and nothing of ours stays open`() throws {
    let outcome = try shell("cat").run()
    #expect(outcome.output.isEmpty)
    #expect(outcome.end == .exited(0))
    let outcomes = parallelMap(Array(0..<16), jobs: 4) { number in
      try? shell("printf \(number)").run().output
    }
    #expect(outcomes == (0..<16).map { Array("\($0)".utf8) })
  }

  @Test(arguments: [1, 5, 300_000])
  func `a program reads all of its input, also while it writes`(count: Int) throws {
    var process = shell("cat; printf end")
    process.input = (0..<count).map { UInt8($0 & 0xFF) }
    let outcome = try process.run()
    #expect(outcome.output == process.input + Array("end".utf8))
    #expect(outcome.end == .exited(0))
  }

  @Test func `a program that does not read its input ends as it likes`() throws {
    var process = shell("printf done")
    process.input = [UInt8](repeating: 0x61, count: 1 << 20)
    let outcome = try process.run()
    #expect(outcome.output == Array("done".utf8))
    #expect(outcome.end == .exited(0))
  }

  @Test func `the environment of this process is known`() throws {
    let variables = ProcessEnvironment.current
    let path = try #require(variables["PATH"])
    let outcome = try shell("printf %s \"$PATH\"").run()
    #expect(String(decodingUTF8: outcome.output) == path)
    #expect(!variables.keys.contains { $0.utf8.contains(UInt8(ascii: "=")) })
  }

  // MARK: - Its environment

  @Test func `a program has our variables with the changes`() throws {
    var process = shell(#"printf '%s,%s,%s' "$ONE" "${HOME-none}" "$PATH""#)
    process.environment = ["ONE": "a=b\n", "HOME": nil, "catalog_absent": nil]
    let path = try #require(ProcessEnvironment.current["PATH"])
    #expect(try process.run().output == Array("a=b\n,none,\(path)".utf8))
    process.environment = ["ONE": "", "HOME": "é", "PAT": "x"]
    #expect(try process.run().output == Array(",é,\(path)".utf8))
  }

  @Test func `variables that are no UTF-8 reach the program as they are`() async {
    await #expect(processExitsWith: .success) {
      setenv("RAW", [CChar(bitPattern: 0xFF), 0], 1)
      var process = Subprocess(
        command: ["/bin/sh", "-c", #"printf %s "$RAW$ONE""#], folder: FilePath("."))
      process.environment = ["ONE": "1"]
      exit(try process.run().output == [0xFF, 0x31] ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  // MARK: - Its standard error

  @Test func `standard error is captured apart from the output`() throws {
    var process = shell("printf out; printf 'err\\n' >&2; printf put; exit 3")
    process.errorOutput = .captured
    let outcome = try process.run()
    #expect(outcome.output == Array("output".utf8))
    #expect(outcome.errors == Array("err\n".utf8))
    #expect(outcome.end == .exited(3))
  }

  @Test func `no more of standard error is kept than its limit`() throws {
    var process = shell(#"i=0; while [ $i -lt 100 ]; do printf '%1024s' $i >&2; i=$((i+1)); done"#)
    process.errorOutput = .captured
    let outcome = try process.run()
    #expect(outcome.errors.count == Subprocess.errorLimit)
    #expect(outcome.end == .exited(0))
  }

  // MARK: - Its output in a file

  @Test func `a large output lies in a file`() throws {
    var process = shell("cat; printf err >&2; exit 4")
    process.input = (0..<300_000).map { UInt8($0 & 0xFF) }
    process.errorOutput = .captured
    let outcome = try process.spool()
    #expect(outcome.output.byteCount == 300_000)
    #expect(try outcome.output.bytes(in: 0..<300_000) == process.input)
    #expect(outcome.errors == Array("err".utf8))
    #expect(outcome.end == .exited(4))
  }

  @Test(arguments: [("exec sleep 600", 1, 600), ("printf begun; exec sleep 600", 600, 1)])
  func `a program that falls silent is stopped whatever its output goes to`(
    script: String, startTimeout: Int, silenceTimeout: Int
  ) throws {
    var process = shell(script)
    process.startTimeout = startTimeout
    process.silenceTimeout = silenceTimeout
    let outcome = try process.spool()
    #expect(outcome.end == .timedOut(seconds: 1))
    #expect(outcome.output.byteCount == (startTimeout == 1 ? 0 : 5))
  }

  @Test func `a program that does not exist has no file either`() {
    let process = Subprocess(command: ["catalog-no-such-program"], folder: FilePath("."))
    let error = #expect(throws: Subprocess.StartProblem.self) { try process.spool() }
    #expect(error?.reason == "No such file or directory")
  }
}
