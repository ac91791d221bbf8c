package import CatalogCore
import Snapshots

extension InterfaceProject {
  /// A file in another language, and where its tables do not fit.
  package struct Translation: Sendable {
    package var language: String
    package var document: InterfaceDocument
    /// Texts of the file that no table of the language has.
    package var missing: [Localization.MissingText] = []
    /// Everything else that is wrong with the tables.
    package var problems: [Diagnostic] = []
  }

  /// The languages that there are texts in beside those that are drawn, in byte order.
  package var languages: [String] {
    let languages =
      tables.map(\.table.language)
      + files.compactMap { $0.original == nil ? nil : $0.language }
    return Set(languages.map(ByteKey.init)).sorted().map(\.text)
  }

  /// The documents as snapshots are made of them, with their translations into some languages.
  package func imported(languages: [String] = []) -> [ImportedDocument] {
    imported(translations(of: files.filter { $0.original == nil }, languages: languages))
  }

  /// The documents with the translations of each, for who has made them already.
  package func imported(_ translations: [[Translation]]) -> [ImportedDocument] {
    zip(files.filter { $0.original == nil }, translations).compactMap { file, translations in
      file.document.map { document in
        ImportedDocument(
          document, group: file.group,
          translations: translations.map {
            ImportedDocument.Translation(language: $0.language, document: $0.document)
          })
      }
    }
  }

  /// The translations of each file, by language.
  package func translations(
    of sources: [ProjectFile], languages: [String]
  ) -> [[Translation]] {
    guard !languages.isEmpty else { return sources.map { _ in [] } }
    let chosen = Set(languages.map(ByteKey.init)).sorted()
    let tables = Dictionary(grouping: tables) { $0.file }
    let copies = Dictionary(grouping: files.filter { $0.original != nil }) {
      $0.original ?? $0.path
    }
    return parallelMap(sources) { file in
      guard let document = file.document else { return [] }
      return chosen.compactMap { language -> Translation? in
        func isOfLanguage(_ other: String?) -> Bool {
          other.map { ByteKey($0) == language } ?? false
        }
        if let copy = copies[file.path]?.first(where: { isOfLanguage($0.language) })?.document {
          return Translation(language: language.text, document: copy)
        }
        let own = (tables[file.path] ?? []).map(\.table).filter { isOfLanguage($0.language) }
        return own.isEmpty ? nil : Self.translation(of: document, by: own, language.text)
      }
    }
  }

  /// Tables of one language complete each other, so a text is missing only where all have not got it.
  private static func translation(
    of document: InterfaceDocument, by tables: [StringsTable], _ language: String
  ) -> Translation {
    var translation = Translation(language: language, document: document)
    for (index, table) in tables.enumerated() {
      let localization = translation.document.localized(by: table)
      translation.document = localization.document
      let missing = table.isSource || localization.isOfDevelopers ? [] : localization.missing
      // What is missing is told by what is missing in all of them.
      translation.problems += localization.problems.filter { !$0.id.isSpelled("strings-missing") }
      if index == 0 {
        translation.missing = missing
      } else {
        let keys = Set(missing.map { ByteKey($0.key) })
        translation.missing.removeAll { !keys.contains(ByteKey($0.key)) }
      }
    }
    return translation
  }
}

extension InterfaceProject {
  /// The texts of a file that some of its languages lack, each once, as findings on the screens of their
  /// objects.
  package static func missingTexts(in translations: [Translation]) -> [ObjectFinding] {
    var order: [ByteKey] = []
    var found: [ByteKey: (text: Localization.MissingText, path: FilePath, languages: [String])] =
      [:]
    for translation in translations {
      for text in translation.missing {
        let key = ByteKey(text.key)
        if found[key] == nil { order.append(key) }
        found[key, default: (text, translation.document.path, [])].languages
          .append(translation.language)
      }
    }
    return order.compactMap { found[$0] }.map { text, path, languages in
      let problem = StringsWording.missing(text, languages: languages, path: path.string)
      let object = text.key.utf8.prefix { $0 != UInt8(ascii: ".") }
      return ObjectFinding(
        objectID: String(decodingUTF8: object),
        InterfaceFinding(
          id: problem.id, severity: problem.severity == .error ? .error : .warning,
          problem.message, path: path, line: text.line))
    }
  }
}
