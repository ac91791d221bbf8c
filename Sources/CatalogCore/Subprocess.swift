// `environ` is a global variable of the C library; it is only handed on.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// Runs another program and collects what it writes to standard output.
///
/// Arguments go to the program as they are, never through a shell. Standard input is empty unless it is
/// given; standard error is shared unless told otherwise, so that a build or a crash speaks for itself.
package struct Subprocess: Sendable {
  /// The program, looked up in `PATH` unless it holds a slash, and its arguments.
  package var command: [String]
  /// Where the program starts.
  package var folder: FilePath
  /// How long the program may be silent before its first output, in seconds.
  package var startTimeout: Int
  /// How long it may be silent after that, in seconds.
  package var silenceTimeout: Int
  /// What the program reads from its standard input.
  package var input: [UInt8] = []
  /// What its environment has that ours has not; a variable that is `nil` is left out of it.
  ///
  /// The program is looked up in our own `PATH`.
  package var environment: [String: String?] = [:]
  /// Where its standard error goes.
  package var errorOutput = ErrorOutput.shared

  package init(
    command: [String], folder: FilePath, startTimeout: Int = 1800, silenceTimeout: Int = 60
  ) {
    self.command = command
    self.folder = folder
    self.startTimeout = startTimeout
    self.silenceTimeout = silenceTimeout
  }

  /// How much a program may write, in bytes.
  package static let outputLimit = 1 << 30
  /// How much of a captured standard error is kept, in bytes.
  package static let errorLimit = 1 << 16

  package enum ErrorOutput: Sendable {
    /// It goes where ours goes.
    case shared
    /// Its first `errorLimit` bytes are part of the outcome.
    case captured
  }

  package struct Outcome: Equatable, Sendable {
    package var output: [UInt8]
    /// What was captured of standard error.
    package var errors: [UInt8]
    package var end: End
  }

  /// An outcome whose output may be larger than what memory should hold.
  package struct SpooledOutcome: Sendable {
    package var output: TemporaryFile
    /// What was captured of standard error.
    package var errors: [UInt8]
    package var end: End
  }

  /// How a program ended.
  package enum End: Equatable, Sendable {
    case exited(Int32)
    /// Ended by a signal, with its number.
    case killed(Int32)
    /// Stopped by us after it was silent for the given seconds.
    case timedOut(seconds: Int)
    /// Stopped by us after it wrote more than the given number of bytes.
    case flooded(byteCount: Int)
  }

  /// Why a program could not be started.
  package struct StartProblem: Error, Equatable, Sendable {
    package var command: [String]
    package var reason: String
  }

  /// Runs the program to its end, with its output in memory.
  package func run() throws(StartProblem) -> Outcome {
    var pipe: [Int32] = [-1, -1]
    guard Self.openPipe(&pipe) else { throw problem(Self.reason()) }
    defer { close(pipe[0]) }
    let errors: TemporaryFile?
    let process: pid_t
    do {
      defer { close(pipe[1]) }
      errors = try errorFile()
      process = try start(output: pipe[1], errors: errors)
    }
    var output: [UInt8] = []
    let end = supervise(process) { drain(pipe[0], into: &output) ?? wait(for: process) }
    return Outcome(output: output, errors: try captured(errors), end: end)
  }

  /// Runs the program to its end, with its output in a file that has no name.
  ///
  /// What cannot be written there, as on a full disk, is the program's own failure.
  package func spool() throws(StartProblem) -> SpooledOutcome {
    let output = try temporaryFile()
    let errors = try errorFile()
    let process = try start(output: output.descriptor, errors: errors)
    let end = supervise(process) { wait(for: process, growing: output) }
    return SpooledOutcome(output: output, errors: try captured(errors), end: end)
  }

  private func start(output: Int32, errors: TemporaryFile?) throws(StartProblem) -> pid_t {
    guard let program = command.first else { throw problem("no command") }
    // Where children are ignored, as some parents leave it, nobody would learn how one ended.
    signal(SIGCHLD, SIG_DFL)
    // Not a pipe: a program that writes before it has read all would wait for us as we wait for it.
    let inputFile = input.isEmpty ? nil : try temporaryFile(holding: input)
    // A file is closed after its last use, which must not be before the program has it.
    let (process, code) = withExtendedLifetime((inputFile, errors)) {
      spawn(program, input: inputFile?.descriptor, output: output, errors: errors?.descriptor)
    }
    guard code == 0 else { throw problem(Self.reason(code)) }
    return process
  }

  /// How the program ended, as `watch` finds out; it is stopped when that gives up on it.
  private func supervise(_ process: pid_t, watch: () -> End) -> End {
    // A signal that ends this process ends the program too, which has a process group of its own.
    let forwarding = SignalForwarding(toGroup: process)
    defer { forwarding.cancel() }
    let end = watch()
    switch end {
    case .exited, .killed: break
    case .timedOut, .flooded:
      kill(-process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
    return end
  }

  /// How the program ended; `timedOut` when it goes on without a word.
  ///
  /// Words are what makes `file` grow; without a file the program has closed its output, and has the
  /// time of a silence.
  private func wait(for process: pid_t, growing file: TemporaryFile? = nil) -> End {
    var byteCount = 0
    var silence = 0
    while true {
      var status: Int32 = 0
      let result = waitpid(process, &status, WNOHANG)
      if result == process {
        // The status word: the low seven bits are the signal, the next byte is the exit code.
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal)
      }
      // What cannot be known must not look like success.
      if result < 0, errno != EINTR { return .exited(-1) }
      let count = file?.byteCount ?? 0
      if count > Self.outputLimit { return .flooded(byteCount: Self.outputLimit) }
      silence = count > byteCount ? 0 : silence + 1
      byteCount = count
      let timeout = file != nil && count == 0 ? startTimeout : silenceTimeout
      if silence > timeout * 1000 { return .timedOut(seconds: timeout) }
      usleep(1000)
    }
  }

  /// Reads to the end; why it gave up before, or `nil`.
  private func drain(_ descriptor: Int32, into output: inout [UInt8]) -> End? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let timeout = output.isEmpty ? startTimeout : silenceTimeout
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, Int32(clamping: timeout * 1000))
      if ready == 0 { return .timedOut(seconds: timeout) }
      if ready < 0 {
        if errno == EINTR { continue }
        return nil
      }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      output.append(contentsOf: buffer[..<count])
      if output.count > Self.outputLimit { return .flooded(byteCount: Self.outputLimit) }
    }
  }

  private func errorFile() throws(StartProblem) -> TemporaryFile? {
    switch errorOutput {
    case .shared: nil
    case .captured: try temporaryFile()
    }
  }

  private func captured(_ errors: TemporaryFile?) throws(StartProblem) -> [UInt8] {
    guard let errors else { return [] }
    do {
      return try errors.bytes(in: 0..<Self.errorLimit)
    } catch {
      throw problem(error.reason)
    }
  }

  private func temporaryFile(holding bytes: [UInt8] = []) throws(StartProblem) -> TemporaryFile {
    do {
      return try TemporaryFile(holding: bytes)
    } catch {
      throw problem(error.reason)
    }
  }

  private func problem(_ reason: String) -> StartProblem {
    StartProblem(command: command, reason: reason)
  }

  private func spawn(
    _ program: String, input: Int32?, output: Int32, errors: Int32?
  ) -> (process: pid_t, code: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO) }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    posix_spawnattr_setpgroup(&attributes, 0)
    // The thread that we are on may block signals, as those of a pool do. A shell would then wait for
    // ever for the programs that it started.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let words = startedWords
    let changes = environment.compactMap { name, value in value.map { "\(name)=\($0)" } }
    var process = pid_t()
    let code = Self.withPointers(to: words) { arguments in
      Self.withPointers(to: changes) { changes in
        posix_spawnp(
          &process, words.first ?? program, &actions, &attributes, arguments + [nil],
          keptVariables + changes + [nil])
      }
    }
    return (process, code)
  }

  /// Our own variables that the program has too, as they are: they need not be UTF-8.
  private var keptVariables: [UnsafeMutablePointer<CChar>?] {
    let changed = environment.keys.map { "\($0)=" }
    var kept: [UnsafeMutablePointer<CChar>?] = []
    var entry = environ
    while let text = entry.pointee {
      if !changed.contains(where: { strncmp(text, $0, $0.utf8.count) == 0 }) { kept.append(text) }
      entry += 1
    }
    return kept
  }

  /// Runs `body` with copies of the texts as C strings.
  private static func withPointers<Result>(
    to texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }

  /// The words that are really started: those that run the command in its folder.
  ///
  /// The call that would start a process elsewhere is hidden by the C library's headers. So a shell
  /// changes the folder and becomes the program; it sees the words as they are and reads none of them.
  package var startedWords: [String] {
    if folder.components.isEmpty, !folder.isAbsolute { return command }
    // A relative name gets its `./`: `cd` takes a folder named `-` for the one before.
    let name = folder.isAbsolute ? folder.string : "./\(folder)"
    return ["/bin/sh", "-c", #"CDPATH= cd -- "$0" && exec "$@""#, name] + command
  }

  /// A pipe whose ends are closed in other programs that happen to start at the same time.
  private static func openPipe(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }

  private static func reason(_ code: Int32 = errno) -> String {
    String(cString: strerror(code))
  }
}
