import CatalogCore

/// The keyed objects of an archive, with the three spellings of lists and dictionaries made one.
///
/// Values are asked for by key and arrive with their references resolved, wherever the object stands.
/// An answer is one step deep, so objects that refer to each other in a circle do no harm here.
struct KeyedArchive {
  /// What a reference may name.
  ///
  /// Of two objects with one id the first counts.
  private let objects: [ByteKey: MarkupElement]

  /// Cost: one walk over the whole archive, without recursion.
  init(_ data: MarkupElement) {
    var objects: [ByteKey: MarkupElement] = [:]
    var open = [data]
    while let element = open.popLast() {
      if let id = element["id"], !element.name.isSpelled("reference") {
        let key = ByteKey(id)
        if objects[key] == nil { objects[key] = element }
      }
      open.append(contentsOf: element.children.reversed())
    }
    self.objects = objects
  }

  func object(_ id: String) -> MarkupElement? { objects[ByteKey(id)] }

  /// The value of a key; `nil` where there is none, and where the archive says `nil`.
  func value(_ key: StaticString, of object: MarkupElement) -> MarkupElement? {
    object.child(key: key).flatMap { resolved($0) }
  }

  /// The id of the object under a key, which may be named or stand there itself.
  func id(_ key: StaticString, of object: MarkupElement) -> String? {
    object.child(key: key).flatMap { $0["ref"] ?? $0["id"] }
  }

  private func resolved(_ element: MarkupElement) -> MarkupElement? {
    switch element.name {
    case "nil", "null": nil
    case "reference": element["ref"].flatMap { objects[ByteKey($0)] }
    default: element
    }
  }

  // MARK: - Collections

  /// The objects of an array or a set; what is `nil` there is left out.
  func items(_ key: StaticString, of object: MarkupElement) -> [MarkupElement] {
    value(key, of: object).map { slots($0).compactMap { $0 } } ?? []
  }

  /// The objects of a list, each in its place.
  func slots(_ list: MarkupElement) -> [MarkupElement?] {
    let inner = value("orderedObjects", of: list) ?? value("set.sortedObjects", of: list)
    return (inner ?? list).children.filter {
      guard let key = $0["key"] else { return true }
      return key.utf8.starts(with: "NS.object.".utf8)
    }.map { resolved($0) }
  }

  /// The entries of a dictionary in the order of the file.
  func entries(_ key: StaticString, of object: MarkupElement) -> [(key: String, MarkupElement)] {
    guard let dictionary = value(key, of: object) else { return [] }
    if let keys = value("dict.sortedKeys", of: dictionary),
      let values = value("dict.values", of: dictionary)
    {
      return zip(slots(keys), slots(values)).compactMap { key, value in
        guard let key, let value else { return nil }
        return (Self.text(of: key), value)
      }
    }
    return numberedEntries(dictionary)
      ?? dictionary.children.compactMap { child in
        guard let key = child["key"], let value = resolved(child) else { return nil }
        return (key, value)
      }
  }

  /// The entries of `NS.key.0`, `NS.object.0` and so on.
  private func numberedEntries(
    _ dictionary: MarkupElement
  ) -> [(key: String, MarkupElement)]? {
    var values: [ByteKey: MarkupElement] = [:]
    var keys: [(number: String, key: String)] = []
    for child in dictionary.children {
      guard let name = child["key"], let value = resolved(child) else { continue }
      if let number = name.rest(after: "NS.key.") {
        keys.append((number, Self.text(of: value)))
      } else if let number = name.rest(after: "NS.object.") {
        values[ByteKey(number)] = value
      }
    }
    guard !keys.isEmpty else { return nil }
    return keys.compactMap { number, key in values[ByteKey(number)].map { (key, $0) } }
  }

  // MARK: - Plain values

  func text(_ key: StaticString, of object: MarkupElement) -> String? {
    value(key, of: object).map { Self.text(of: $0) }
  }

  /// A text in any of its spellings: as it is, in base64, or inside an object of its own.
  static func text(of value: MarkupElement) -> String {
    if value.name.isSpelled("object") {
      let inner = value.children.first {
        !$0["key"].isSpelled("EncodedWithXMLCoder")
          && ($0.name.isSpelled("string") || $0.name.isSpelled("characters"))
      }
      return inner.map { spelled($0) } ?? ""
    }
    return spelled(value)
  }

  private static func spelled(_ value: MarkupElement) -> String {
    if let text = value["value"] { return text }
    guard value["type"].isSpelled("base64-UTF8") else { return value.text }
    return String(decodingUTF8: LooseBase64.bytes(value.text))
  }

  func number(_ key: StaticString, of object: MarkupElement) -> Double? {
    guard var value = value(key, of: object) else { return nil }
    // A number object holds one plain number.
    if value.name.isSpelled("object") {
      guard let plain = value.children.first(where: { $0["key"]?.rest(after: "NS.") != nil })
      else { return nil }
      value = plain
    }
    return NumberReading.decimal(Self.spelled(value))
  }

  /// A whole number, as it is: flags use all its bits.
  func bits(_ key: StaticString, of object: MarkupElement) -> Int? {
    value(key, of: object).flatMap { Int(Self.spelled($0)) }
  }

  func flag(_ key: StaticString, of object: MarkupElement) -> Bool? {
    guard let value = value(key, of: object) else { return nil }
    switch Self.spelled(value) {
    case "YES", "true", "1": return true
    case "NO", "false", "0": return false
    default: return nil
    }
  }
}
