import CatalogCore
import Testing

struct KeyboardTests {
  @Test(
    arguments: [
      ("a", .character("a")), ("A", .character("A")), (" ", .character(" ")),
      ("?", .character("?")), ("\u{E9}", .character("\u{E9}")),
      ("\u{1F469}\u{200D}\u{1F680}", .character("\u{1F469}\u{200D}\u{1F680}")),
      ("\n", .enter), ("\r", .enter), ("\u{3}", .interrupt), ("\u{4}", .interrupt),
      ("\u{1B}", .escape), ("\u{1B}[A", .arrow(.up)), ("\u{1B}[B", .arrow(.down)),
      ("\u{1B}[C", .arrow(.right)), ("\u{1B}[D", .arrow(.left)), ("\u{1B}OB", .arrow(.down)),
      // Alt with a key, function keys and others do not mean what their letters do.
      ("\u{1B}a", .other), ("\u{1B}[", .other), ("\u{1B}[3~", .other), ("\u{1B}[1;5C", .other),
      ("\u{7F}", .other), ("\t", .other), ("\u{1}", .other), ("", .other),
      // What is pasted counts as its first key, so that it cannot decide on many things.
      ("aaaa", .character("a")), ("\u{3}a", .interrupt), ("\ra", .enter),
    ] as [(String, Keyboard.Key)])
  func `bytes are one key`(text: String, key: Keyboard.Key) {
    #expect(Keyboard.key(Array(text.utf8)) == key)
  }

  @Test func `what is no text is no character`() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0x80], [0x61, 0xFF], [0xED, 0xA0, 0x80]] {
      #expect(Keyboard.key(bytes) == .other, "\(bytes)")
    }
  }
}
