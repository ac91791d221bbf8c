/// A script in which names are written, in the order of the contacts screen.
enum NameScript: String, CaseIterable, Sendable {
  case latin
  case greek
  case cyrillic
  case armenian
  case georgian
  case hebrew
  case arabic
  case devanagari
  case thai
  case hangul
  case kana
  case han

  /// What a reader calls the script.
  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  var putsFamilyNameFirst: Bool { self == .hangul || self == .kana || self == .han }

  var nameSeparator: String { self == .hangul || self == .han ? "" : " " }

  /// The letter under which a name is filed.
  ///
  /// The rules stand here and not in the machine's locale data, so that the sections are the same
  /// everywhere.
  func initial(of name: String) -> Unicode.Scalar? {
    let scalars = Array(name.unicodeScalars)
    guard let first = scalars.first else { return nil }
    switch self {
    case .latin: return Self.base(of: first, in: Self.latinBases)
    case .greek: return Self.base(of: first, in: Self.greekBases)
    case .arabic:
      // The article “al-” does not count.
      let hasArticle = scalars.count > 2 && first == "ا" && scalars[1] == "ل"
      return Self.base(of: hasArticle ? scalars[2] : first, in: Self.arabicBases)
    case .thai:
      // Some vowels are written before the consonant that is spoken first.
      return scalars.first { !("เ"..."ไ").contains($0) }
    case .hangul: return Self.leadingConsonant(of: first)
    case .kana: return Self.kanaRow(of: first)
    case .cyrillic, .armenian, .georgian, .hebrew, .devanagari, .han: return first
    }
  }

  // MARK: - Rules

  private static let latinBases: [(base: Unicode.Scalar, others: String)] = [
    ("A", "ÁÀÂÄÅÃĀ"), ("C", "ÇČĆ"), ("D", "ĐĎÐ"), ("E", "ÉÈÊĚĒ"), ("G", "Ğ"), ("I", "ÍİÎĪ"),
    ("L", "ŁĻ"), ("N", "ÑŇŅ"), ("O", "ÓÖØŐÕ"), ("R", "Ř"), ("S", "ŠŞŚȘ"), ("T", "ÞŤȚ"),
    ("U", "ÜÚŮŪŰ"), ("Z", "ŽŹŻ"),
  ]
  private static let greekBases: [(base: Unicode.Scalar, others: String)] = [
    ("Α", "Ά"), ("Ε", "Έ"), ("Η", "Ή"), ("Ι", "Ί"), ("Ο", "Ό"), ("Υ", "Ύ"), ("Ω", "Ώ"),
  ]
  private static let arabicBases: [(base: Unicode.Scalar, others: String)] = [("ا", "أإآ")]

  private static func base(
    of scalar: Unicode.Scalar, in table: [(base: Unicode.Scalar, others: String)]
  ) -> Unicode.Scalar {
    table.first { $0.others.unicodeScalars.contains(scalar) }?.base ?? scalar
  }

  /// A syllable of Hangul is computed from its parts; each leading consonant starts 588 of them.
  private static func leadingConsonant(of syllable: Unicode.Scalar) -> Unicode.Scalar {
    let consonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
    guard ("가"..."힣").contains(syllable) else { return syllable }
    return consonants[Int(syllable.value - 0xAC00) / 588]
  }

  /// The row of the kana table: names are filed under ten of them.
  private static func kanaRow(of kana: Unicode.Scalar) -> Unicode.Scalar {
    // Katakana stand at a fixed distance behind hiragana.
    let isKatakana = ("ァ"..."ヶ").contains(kana)
    let value = isKatakana ? kana.value - 0x60 : kana.value
    let rows: [Unicode.Scalar] = ["あ", "か", "さ", "た", "な", "は", "ま", "や", "ら", "わ"]
    return rows.last { $0.value <= value } ?? "あ"
  }
}
