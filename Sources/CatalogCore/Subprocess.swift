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
/// given; standard error is shared, so that a build or a crash speaks for itself.
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

  package struct Outcome: Equatable, Sendable {
    package var output: [UInt8]
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

  package func run() throws(StartProblem) -> Outcome {
    var pipe: [Int32] = [-1, -1]
    guard let program = command.first, Self.openPipe(&pipe) else {
      throw StartProblem(command: command, reason: command.isEmpty ? "no command" : Self.reason())
    }
    defer { close(pipe[0]) }
    // Where children are ignored, as some parents leave it, nobody would learn how one ended.
    signal(SIGCHLD, SIG_DFL)
    guard let input = inputFile() else {
      close(pipe[1])
      throw StartProblem(command: command, reason: Self.reason())
    }
    let (process, code) = spawn(program, input: input, output: pipe[1])
    close(pipe[1])
    close(input)
    guard code == 0 else {
      throw StartProblem(command: command, reason: Self.reason(code))
    }
    // A signal that ends this process ends the program too, which has a process group of its own.
    let forwarding = SignalForwarding(toGroup: process)
    defer { forwarding.cancel() }
    var output: [UInt8] = []
    let end = drain(pipe[0], into: &output) ?? waitBriefly(for: process)
    switch end {
    case .exited, .killed: break
    case .timedOut, .flooded:
      kill(-process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
    return Outcome(output: output, end: end)
  }

  /// How the program ended, once it closed its output; `timedOut` when it goes on without a word.
  private func waitBriefly(for process: pid_t) -> End {
    for _ in 0...(silenceTimeout * 100) {
      var status: Int32 = 0
      let result = waitpid(process, &status, WNOHANG)
      if result == process {
        // The status word: the low seven bits are the signal, the next byte is the exit code.
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal)
      }
      // What cannot be known must not look like success.
      if result < 0, errno != EINTR { return .exited(-1) }
      usleep(10_000)
    }
    return .timedOut(seconds: silenceTimeout)
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

  /// A file without a name that holds the input, at its start.
  ///
  /// Not a pipe: a program that writes before it has read all would wait for us as we wait for it.
  private func inputFile() -> Int32? {
    guard !input.isEmpty else {
      let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
      return file < 0 ? nil : file
    }
    guard let stream = tmpfile() else { return nil }
    defer { fclose(stream) }
    guard fwrite(input, 1, input.count, stream) == input.count, fflush(stream) == 0 else {
      return nil
    }
    rewind(stream)
    let file = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 3)
    return file < 0 ? nil : file
  }

  private func spawn(
    _ program: String, input: Int32, output: Int32
  ) -> (process: pid_t, code: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let words = startedWords
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawnp(
      &process, words.first ?? program, &actions, &attributes, arguments, environ)
    return (process, code)
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
