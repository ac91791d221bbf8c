/// The characters that leave no mark of their own or change how others are shown.
///
/// A fixed table and not the standard library's properties, whose answers change with the Unicode
/// version of the toolchain: what a snapshot escapes must be the same on every machine. Sources:
/// Unicode's `DerivedCoreProperties` (Default_Ignorable_Code_Point), `White_Space` and
/// `Bidi_Control`, the control characters, and the private-use areas, which have no agreed shape.
package enum InvisibleCharacters {
  /// Whether a character must be written out for a reader to see that it is there.
  ///
  /// The space is not: it is expected in text.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0x00...0x1F, 0x7F...0xA0, 0xAD: true
    case ..<0x034F: false
    case 0x034F, 0x061C, 0x115F...0x1160, 0x1680, 0x17B4...0x17B5, 0x180B...0x180F: true
    case 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0x3164: true
    case 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xFFFE...0xFFFF: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF, 0xF0000...: true
    default: false
    }
  }
}
