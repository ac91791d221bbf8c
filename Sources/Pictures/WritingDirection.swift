/// The direction in which a text is read.
enum WritingDirection: Equatable, Sendable {
  case leftToRight
  case rightToLeft

  /// The direction of the first letter that has one, as a label takes it; `nil` without such a letter.
  ///
  /// Ranges and not the standard library's properties, whose answers change with the toolchain. The
  /// source is Unicode's `DerivedBidiClass`, by blocks.
  init?(of text: some Sequence<UInt8>) {
    var decoder = UTF8()
    var iterator = text.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if let direction = Self.direction(of: scalar.value) {
        self = direction
        return
      }
    }
    return nil
  }

  private static func direction(of scalar: UInt32) -> WritingDirection? {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0x200E: .leftToRight
    case ..<0xC0, 0xD7, 0xF7: nil
    // Digits of Arabic are numbers, and its marks and signs have no direction of their own.
    case 0x0600...0x0607, 0x0609...0x060A, 0x060C, 0x060E...0x061A, 0x064B...0x066C, 0x0670: nil
    case 0x06D6...0x06E4, 0x06E7...0x06ED, 0x06F0...0x06F9, 0x0300...0x036F, 0x0591...0x05BD: nil
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: .rightToLeft
    case 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: .rightToLeft
    case 0x2000...0x2070, 0x2074...0x207E, 0x20A0...0x2101, 0x2190...0x2335: nil
    case 0x237B...0x2394, 0x2396...0x249B, 0x24EA...0x26AB, 0x26AD...0x27FF, 0x2900...0x2BFF: nil
    case 0x2E00...0x3004, 0x3008...0x3020, 0xFE00...0xFE6F, 0xFF01...0xFF20: nil
    case 0x1_F000...0x1_FAFF, 0xE_0000...: nil
    default: .leftToRight
    }
  }
}
