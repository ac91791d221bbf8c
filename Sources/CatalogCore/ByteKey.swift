/// A text as a dictionary key that two texts share only when their bytes are the same.
package struct ByteKey: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ByteKey, right: ByteKey) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  package static func < (left: ByteKey, right: ByteKey) -> Bool {
    left.text.precedesByBytes(right.text)
  }

  package func hash(into hasher: inout Hasher) {
    let hashed: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    // A bridged string has no contiguous storage; the bytes one by one give an equal key its own
    // hash only if all equal keys take this way, so they are copied first.
    if hashed == nil {
      Array(text.utf8).withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}
