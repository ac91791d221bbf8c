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
    var key = String(Substring(first)) + (isInCircle ? ".circle" : "")
    // A square with something that leads out of it, or that writes into it.
    if first.elementsEqual("square".utf8) {
      if words.contains(where: { $0.elementsEqual("arrow".utf8) }) { key = "square.arrow" }
      if words.contains(where: { $0.elementsEqual("pencil".utf8) }) { key = "square.pencil" }
    }
    let directions = ["left", "up", "down", "backward"]
    if let direction = words.dropFirst().first.map({ String(Substring($0)) }),
      directions.contains(direction), Self.outlines["\(key).\(direction)"] != nil
    {
      key += ".\(direction)"
    }
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
    "ellipsis": "M5 12v.1M12 12v.1M19 12v.1",
    "ellipsis.circle": "M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zM7.5 12v.1M12 12v.1M16.5 12v.1",
    "speaker": "M4 9h4l5-5v16l-5-5h-4zM16.5 8.5q3 3.5 0 7",
    "location": "M4 11l16-7-7 16-2-7z",
    "paperplane": "M3 11l18-8-7 18-3-8zM11 13l10-10",
    "play": "M6 4l14 8-14 8z",
    "pause": "M8 5v14M16 5v14",
    "pencil": "M4 20l1-5 11-11 4 4-11 11z",
    "bookmark": "M6 3h12v18l-6-5-6 5z",
    "flag": "M5 21v-18q4-1 7 .5t7 .5v10q-3.5 1-7-.5t-7 .5",
    "globe": "M2 12a10 10 0 0 1 20 0a10 10 0 0 1-20 0zM2 12h20M12 2q-8 10 0 20M12 2q8 10 0 20",
    "doc": "M6 2h8l5 5v15h-13zM14 2v5h5",
    "tray": "M3 13l3-8h12l3 8v6h-18zM3 13h5l1.5 3h5l1.5-3h5",
    "list": "M8 6h13M8 12h13M8 18h13M3.5 6v.1M3.5 12v.1M3.5 18v.1",
    "bolt": "M13 2l-8 12h6l-1 8 8-12h-6z",
    "tag": "M3 3h9l9 9-9 9-9-9zM7.5 7.5v.1",
    "message": "M12 4c14 0 12 15-1 14l-5 3v-4c-7-5-2-13 6-13z",
    "bubble": "M12 4c14 0 12 15-1 14l-5 3v-4c-7-5-2-13 6-13z",
    "eye": "M2 12q10-14 20 0q-10 14-20 0zM9 12a3 3 0 0 1 6 0a3 3 0 0 1-6 0z",
    "mic": "M9 5a3 3 0 0 1 6 0v6a3 3 0 0 1-6 0zM5 11a7 7 0 0 0 14 0M12 18v4",
    "book": "M12 6q-4-3-9-2v14q5-1 9 2q4-3 9-2v-14q-5-1-9 2v14",
    "gift": "M4 11h16v10h-16zM3 7h18v4h-18zM12 7v14M12 7q-6-1-4-4t4 4q2-7 4-4t-4 4",
    "link":
      "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2",
    "wifi": "M2 9q10-9 20 0M5.5 13q6.5-6 13 0M9 17q3-3 6 0M12 20v.1",
    "slider":
      "M3 7h9M16 7h5M3 17h4M11 17h10M12 7a2 2 0 0 1 4 0a2 2 0 0 1-4 0zM7 17a2 2 0 0 1 4 0a2 2 0 0 1-4 0z",
    "square.arrow": "M8 9h-3v12h14v-12h-3M12 15v-13M8 6l4-4 4 4",
    "square.pencil": "M14 4h-10v16h16v-10M10 14l1-3 8-8 2.5 2.5-8 8z",
    "chevron": "M9 4l8 8-8 8",
    "chevron.left": "M15 4l-8 8 8 8",
    "chevron.backward": "M15 4l-8 8 8 8",
    "chevron.up": "M4 15l8-8 8 8",
    "chevron.down": "M4 9l8 8 8-8",
    "arrow.left": "M20 12h-16M10 6l-6 6 6 6",
    "arrow.backward": "M20 12h-16M10 6l-6 6 6 6",
    "arrow.up": "M12 20v-16M6 10l6-6 6 6",
    "arrow.down": "M12 4v16M6 14l6 6 6-6",
    "arrow": "M4 12h16M14 6l6 6-6 6",
  ]
}
