#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Single keys from a person at the terminal on standard input.
///
/// The terminal waits for single keys only while one is read; in between it is as it was found.
package struct Keyboard: Sendable {
  package enum Key: Equatable, Sendable {
    case character(Character)
    case enter
    case escape
    case arrow(Direction)
    /// Ctrl and C, or Ctrl and D.
    case interrupt
    case other
  }

  package enum Direction: Sendable {
    case up
    case down
    case left
    case right
  }

  package init() {}

  /// Whether somebody can press keys and see what is written to standard error.
  package static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// The columns of the terminal; 80 where that is not known.
  package static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Waits for the next key; `nil` when there is nobody any more.
  package func nextKey() -> Key? {
    var usual = termios()
    guard tcgetattr(STDIN_FILENO, &usual) == 0 else { return nil }
    var single = usual
    // Without signals from keys, so that an interrupt cannot leave the terminal like this.
    single.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &single)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &usual) }
    guard let first = byte() else { return nil }
    var bytes = [first]
    // What follows an escape, or belongs to the same character, has already arrived.
    while isWaiting, bytes.count < 16, let next = byte() { bytes.append(next) }
    return Self.key(bytes)
  }

  private func byte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }

  private var isWaiting: Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1
  }

  /// The key that sends these bytes; of several keys, the first.
  package static func key(_ bytes: [UInt8]) -> Key {
    switch bytes.first {
    case 0x03, 0x04: return .interrupt
    case 0x0A, 0x0D: return .enter
    case 0x1B where bytes.count == 1: return .escape
    case 0x1B:
      guard bytes.count >= 3, bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
        return .other
      }
      switch bytes[2] {
      case UInt8(ascii: "A"): return .arrow(.up)
      case UInt8(ascii: "B"): return .arrow(.down)
      case UInt8(ascii: "C"): return .arrow(.right)
      case UInt8(ascii: "D"): return .arrow(.left)
      default: return .other
      }
    case let byte? where byte >= 0x20 && byte != 0x7F:
      return String(validating: bytes, as: UTF8.self)?.first.map(Key.character) ?? .other
    default: return .other
    }
  }
}
