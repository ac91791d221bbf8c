import CatalogCore

/// A simple sign for the name of a symbol of the system, such as `checkmark.circle`.
///
/// The shapes are drawn for this catalog and only mean the same.
struct SymbolGlyph {
  /// Lines in a square of 24 points.
  let outline: StaticString

  /// The sign for a name that looks like one of a symbol: words in lower case with dots between them,
  /// or a single word that is known.
  init?(named name: String) {
    let words = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isSymbolLike = words.allSatisfy { word in
      !word.isEmpty
        && word.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0.isASCIIDigit }
    }
    guard isSymbolLike, let first = words.first else { return nil }
    // A file name ends like one.
    if let last = words.last, words.count > 1, Self.fileEndings.contains(String(Substring(last))) {
      return nil
    }
    let isInCircle = words.dropFirst().contains { $0.elementsEqual("circle".utf8) }
    let key = String(Substring(first)) + (isInCircle ? ".circle" : "")
    if let outline = Self.outlines[key] ?? Self.outlines[String(Substring(first))] {
      self.outline = outline
    } else if words.count > 1 {
      outline = isInCircle ? Self.circle : Self.square
    } else {
      return nil
    }
  }

  private static let fileEndings: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif"]

  private static let circle: StaticString = "M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zM9 12h6"
  private static let square: StaticString =
    "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-12a3 3 0 0 1 3-3zM9 12h6"

  private static let outlines: [String: StaticString] = [
    "checkmark": "M4 13l5 6 11-14",
    "checkmark.circle": "M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zM7.5 12.5l3 3.5 6-8",
    "xmark": "M5 5l14 14M19 5l-14 14",
    "xmark.circle": "M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zM8.5 8.5l7 7M15.5 8.5l-7 7",
    "plus": "M12 4v16M4 12h16",
    "plus.circle": "M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zM12 7.5v9M7.5 12h9",
    "minus": "M4 12h16",
    "minus.circle": "M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zM7.5 12h9",
    "info": "M12 7v.1M12 11v7",
    "info.circle": "M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zM12 7.2v.1M12 11v6",
    "exclamationmark": "M12 5v9M12 18.5v.1",
    "exclamationmark.circle":
      "M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zM12 7v6.5M12 16.9v.1",
    "questionmark": "M8.5 9a3.5 3.5 0 1 1 5 3.2q-1.5.8-1.5 2.8M12 18.5v.1",
    "star": "M12 3l2.7 6 6.3.7-4.7 4.3 1.3 6.5-5.6-3.3-5.6 3.3 1.3-6.5-4.7-4.3 6.3-.7z",
    "heart": "M12 20q-9-6-9-11.5a4.6 4.6 0 0 1 9-1.5a4.6 4.6 0 0 1 9 1.5q0 5.5-9 11.5z",
    "bell": "M4 17h16q-2-2-2-7a6 6 0 0 0-12 0q0 5-2 7zM10 20h4",
    "person": "M8 8a4 4 0 0 1 8 0a4 4 0 0 1-8 0zM4 20q1-6 8-6t8 6z",
    "person.circle":
      "M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zM9 9.5a3 3 0 0 1 6 0a3 3 0 0 1-6 0zM6 19q1-4.5 6-4.5t6 4.5",
    "magnifyingglass": "M4 10a6 6 0 0 1 12 0a6 6 0 0 1-12 0zM14.5 14.5l6 6",
    "trash": "M4 6h16M9 6v-2h6v2M6 6l1 15h10l1-15M10 10v7M14 10v7",
    "envelope": "M3 6h18v13h-18zM3 7l9 7 9-7",
    "phone": "M6 3l3 5-2 2q2 4 6 6l2-2 5 3-2 4q-13 0-16-15z",
    "camera": "M3 7h5l1.5-2h5l1.5 2h5v12h-18zM8.5 13a3.5 3.5 0 0 1 7 0a3.5 3.5 0 0 1-7 0z",
    "photo": "M3 5h18v14h-18zM3 16l5-5 4 4 3-3 6 5M15 9v.1",
    "gear":
      "M8 12a4 4 0 0 1 8 0a4 4 0 0 1-8 0zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2l2.8 2.8M5 19l2.8-2.8M16.2 7.8l2.8-2.8",
    "house": "M3 11l9-8 9 8M5 10v10h14v-10",
    "folder": "M3 6h7l2 2h9v11h-18z",
    "clock": "M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zM12 6v6l4 2",
    "calendar": "M3 5h18v16h-18zM3 10h18M8 3v4M16 3v4",
    "map": "M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2zM9 3v16M15 5v16",
    "cart": "M2 4h3l3 11h10l3-8h-15M9 19v.1M17 19v.1",
    "lock": "M5 11h14v10h-14zM8 11v-3a4 4 0 0 1 8 0v3",
    "creditcard": "M2 6h20v13h-20zM2 10h20",
    "chevron": "M9 4l8 8-8 8",
    "arrow": "M4 12h16M14 6l6 6-6 6",
  ]
}
