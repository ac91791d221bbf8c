/// A hash that is the same on every machine and in every run: 64-bit FNV-1a.
///
/// It names things; it protects nothing. Source of the constants: the FNV reference, offset basis
/// 14695981039346656037 and prime 1099511628211.
package enum StableHash {
  package static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Sixteen hexadecimal digits.
  package static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    let digits = String(value(of: bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
