import CatalogCore

/// Every sentence about translations.
enum StringsWording {
  /// A key or a text of a file in quotes, cut where it is long.
  static func quoted(_ text: String) -> String {
    let limit = 60
    guard text.unicodeScalars.count > limit else { return "“\(text)”" }
    return "“\(String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit - 1))))…”"
  }

  // MARK: - How the file is stored

  static func compiled(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      id: "strings-compiled", "the table is compiled, and only its source can be read",
      at: SourceLocation(path: source.path),
      hint: "name the file that it was built from, or convert it with `plutil -convert xml1`")
  }

  static func encoding(_ source: SourceText, _ encoding: String) -> Diagnostic {
    Diagnostic(
      id: "strings-encoding", "the table is \(encoding), which nothing reads",
      at: SourceLocation(path: source.path), hint: "save the file as UTF-8")
  }

  static func cutOff(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      id: "strings-encoding", "the table is UTF-16 and ends in the middle of a character",
      at: SourceLocation(path: source.path),
      hint: "take a whole copy of it from version control")
  }

  static func notUTF8(_ source: SourceText, _ offset: Int) -> Diagnostic {
    Diagnostic(
      id: "strings-encoding", "this byte is not valid UTF-8, so nothing of the table is read",
      in: source, range: offset..<(offset + 1), hint: "save the file as UTF-8")
  }

  static func zero(_ source: SourceText, _ offset: Int) -> Diagnostic {
    Diagnostic(
      id: "strings-encoding", "a text holds no zero character, so nothing of the table is read",
      in: source, range: offset..<(offset + 1), hint: "save the file as UTF-8")
  }

  // MARK: - How it is written

  static func unexpected(
    _ source: SourceText, _ range: Range<Int>, expected: String, isTypographic: Bool,
    longText: Range<Int>?
  ) -> Diagnostic {
    let related = longText.map {
      Diagnostic.Related(
        "this text goes over several lines; is its closing quote missing",
        at: source.location(of: $0.lowerBound))
    }
    return Diagnostic(
      id: "strings-syntax",
      "\(expected) is missing here, and the table is read only up to this entry", in: source,
      range: range, hint: isTypographic ? "write straight quotes" : nil,
      related: related.map { [$0] } ?? [])
  }

  static func missingSemicolon(_ source: SourceText, _ offset: Int, isLast: Bool) -> Diagnostic {
    Diagnostic(
      isLast ? .warning : .error, id: "strings-missing-semicolon",
      isLast
        ? "the last entry ends without a semicolon"
        : "a semicolon is missing here, and an app would not load the table", in: source,
      range: max(0, offset - 1)..<offset)
  }

  static func unclosedText(_ source: SourceText, _ offset: Int) -> Diagnostic {
    Diagnostic(
      id: "strings-syntax",
      "this text has no closing quote, and the table is read only up to this entry", in: source,
      range: offset..<(offset + 1))
  }

  static func unclosedComment(_ source: SourceText, _ offset: Int) -> Diagnostic {
    Diagnostic(
      id: "strings-syntax", "this comment has no end, and the table is read only up to it",
      in: source, range: offset..<(offset + 2))
  }

  static func unknownEscape(_ source: SourceText, _ offset: Int) -> Diagnostic {
    Diagnostic(
      .warning, id: "strings-unknown-escape", "there is no such escape; the backslash is left out",
      in: source, range: offset..<(offset + 2), hint: "write a backslash as two")
  }

  static func halfCharacter(_ source: SourceText, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      .warning, id: "strings-half-character", "this escape is no whole character", in: source,
      range: range, hint: "a character beyond U+FFFF is written as two escapes, high and low")
  }

  static func duplicate(_ entry: StringsTable.Entry, first: Int, path: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "strings-duplicate-key",
      "the key \(quoted(entry.key)) comes twice, and the last one counts",
      at: SourceLocation(path: path, line: entry.line),
      related: [
        Diagnostic.Related("it is here before", at: SourceLocation(path: path, line: first))
      ])
  }

  // MARK: - Property lists and catalogs

  static func form(_ path: String, _ line: Int, _ what: String) -> Diagnostic {
    Diagnostic(
      id: "strings-form", "\(what), so it is left out", at: SourceLocation(path: path, line: line))
  }

  static func noTable(_ path: String, _ line: Int) -> Diagnostic {
    Diagnostic(
      id: "strings-form", "this is no property list with a dictionary of texts",
      at: SourceLocation(path: path, line: line))
  }

  static func catalogForm(_ source: SourceText, _ range: Range<Int>, _ what: String) -> Diagnostic {
    Diagnostic(id: "strings-form", "\(what), so it is left out", in: source, range: range)
  }

  // MARK: - What does not fit the document

  static func stale(_ entry: StringsTable.Entry, path: String, isKnown: Bool) -> Diagnostic {
    Diagnostic(
      .warning, id: "strings-stale",
      isKnown
        ? "the object has no text \(quoted(entry.key))"
        : "no object of the document takes the text \(quoted(entry.key))",
      at: SourceLocation(path: path, line: entry.line),
      hint: "remove the entry; its object was probably deleted")
  }

  static func missing(
    _ text: Localization.MissingText, languages: [String], path: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "strings-missing",
      "\(quoted(text.text)) has no translation for \(CheckWording.list(languages.map(quoted)))",
      at: SourceLocation(path: path, line: text.line),
      hint: "add the key \(quoted(text.key)) to the table")
  }

  static func empty(_ entry: StringsTable.Entry, base: String, path: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "strings-empty", "the translation of \(quoted(base)) is empty",
      at: SourceLocation(path: path, line: entry.line))
  }

  /// Of the entries of one table, in its order.
  static func same(_ entries: [StringsTable.Entry], path: String) -> Diagnostic {
    let texts = CheckWording.list(entries.map { quoted($0.value) })
    return Diagnostic(
      .note, id: "strings-same",
      entries.count == 1
        ? "the translation of \(texts) is the same text"
        : "\(entries.count) translations are the same texts: \(texts)",
      at: SourceLocation(path: path, line: entries.first?.line ?? 0))
  }

  static func mostlySame(count: Int, of total: Int, path: String) -> Diagnostic {
    Diagnostic(
      .note, id: "strings-same",
      "\(count) of \(total) translations are the same as the texts of the document",
      at: SourceLocation(path: path),
      hint: "translate them, unless this is the language of the document")
  }

  static func format(_ entry: StringsTable.Entry, base: String, path: String) -> Diagnostic {
    Diagnostic(
      .error, id: "strings-format",
      "the translation takes other values than \(quoted(base)): \(quoted(entry.value))",
      at: SourceLocation(path: path, line: entry.line),
      hint: "keep every placeholder, such as `%@` or `%1$d`, with its type")
  }

  static func unreviewed(_ entry: StringsTable.Entry, path: String) -> Diagnostic {
    Diagnostic(
      .note, id: "strings-unreviewed",
      "the translation \(quoted(entry.value)) is marked for a review",
      at: SourceLocation(path: path, line: entry.line))
  }
}
