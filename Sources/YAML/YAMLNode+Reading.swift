extension YAMLNode {
  /// The characters of a scalar, whatever they would mean: `1.10` stays `1.10`.
  package func string() throws(YAMLError) -> String {
    guard case .scalar(let scalar) = content, !isNull else { throw mismatch(.text) }
    return scalar.text
  }

  /// A plain `true` or `false`; the other spellings of YAML's history are errors.
  package func bool() throws(YAMLError) -> Bool {
    switch plainText {
    case "true": return true
    case "false": return false
    default: throw mismatch(.bool)
    }
  }

  /// A plain decimal number without a fraction.
  package func integer(in allowed: ClosedRange<Int> = Int.min...Int.max) throws(YAMLError) -> Int {
    guard let text = plainText, Self.isDecimal(text, fraction: false) else {
      throw mismatch(.integer)
    }
    guard let number = Int(text), allowed.contains(number) else {
      throw YAMLError(.outOfRange(allowed), at: range)
    }
    return number
  }

  /// A plain decimal number, with a fraction and an exponent if need be, but finite.
  package func number() throws(YAMLError) -> Double {
    guard let text = plainText, Self.isDecimal(text, fraction: true), let number = Double(text),
      number.isFinite
    else { throw mismatch(.number) }
    return number
  }

  package func list() throws(YAMLError) -> [YAMLNode] {
    guard case .sequence(let nodes) = content else { throw mismatch(.list) }
    return nodes
  }

  /// A list of nothing but texts.
  package func stringList() throws(YAMLError) -> [String] {
    var texts: [String] = []
    for node in try list() { texts.append(try node.string()) }
    return texts
  }

  package func entries() throws(YAMLError) -> [YAMLEntry] {
    guard case .mapping(let entries) = content else { throw mismatch(.mapping) }
    return entries
  }

  private func mismatch(_ expected: YAMLError.ExpectedType) -> YAMLError {
    let found: YAMLError.FoundType =
      switch content {
      case .scalar where isNull: .nothing
      case .scalar(let scalar):
        scalar.style == .plain && scalar.tag == nil ? .plain(scalar.text) : .quoted(scalar.text)
      case .sequence: .list
      case .mapping: .mapping
      }
    return YAMLError(.wrongType(expected: expected, found: found), at: range)
  }

  private var plainText: String? {
    guard case .scalar(let scalar) = content, scalar.style == .plain, scalar.tag == nil else {
      return nil
    }
    return scalar.text
  }

  /// Whether the text is a sign, digits without useless zeros before them, fraction and exponent.
  ///
  /// `012` is twelve to one version of YAML and ten to another, so it is no number here.
  private static func isDecimal(_ text: String, fraction: Bool) -> Bool {
    var rest = text.utf8[...]
    func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    func takeDigits() -> Int {
      let digits = rest.prefix(while: isDigit)
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    func take(_ choices: [UInt8]) -> Bool {
      guard let first = rest.first, choices.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    let signs = [UInt8(ascii: "-"), UInt8(ascii: "+")]
    _ = take(signs)
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = takeDigits()
    guard whole == 1 || (whole > 1 && !startsWithZero) else { return false }
    if fraction, take([UInt8(ascii: ".")]), takeDigits() == 0 { return false }
    if fraction, take([UInt8(ascii: "e"), UInt8(ascii: "E")]) {
      _ = take(signs)
      if takeDigits() == 0 { return false }
    }
    return rest.isEmpty
  }
}
