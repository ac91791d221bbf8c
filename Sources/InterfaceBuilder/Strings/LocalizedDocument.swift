package import CatalogCore

/// A document with the files that say it in other languages.
package struct LocalizedDocument: Equatable, Sendable {
  /// The one to read: that of `Base.lproj`, else the one in the language of the developers.
  package var document: FilePath
  /// The language of the folder of the document; `nil` for one in `Base.lproj` or in no such folder.
  package var developmentLanguage: String?
  /// `.strings` and `.stringsdict`, by language and path.
  package var tables: [Version] = []
  /// `.xcstrings`, which hold all languages.
  package var catalogs: [FilePath] = []
  /// Whole documents for other languages, by language and path.
  package var copies: [Version] = []

  package init(document: FilePath, developmentLanguage: String? = nil) {
    self.document = document
    self.developmentLanguage = developmentLanguage
  }

  /// A file for one language.
  package struct Version: Equatable, Sendable {
    package var language: String
    package var path: FilePath

    package init(language: String, path: FilePath) {
      self.language = language
      self.path = path
    }
  }

  /// Says which of the files of a project belong together, by their names alone.
  ///
  /// `Base.lproj/Main.storyboard` takes `de.lproj/Main.strings` and `mul.lproj/Main.xcstrings` of the
  /// same parent folder. Where every language has a whole document, one is the document and the
  /// others are its copies. The result is in the order of paths; files of strings that belong to no
  /// document, such as those of the code, are left out.
  package static func grouped(_ paths: [FilePath]) -> [LocalizedDocument] {
    var families: [Family: [Member]] = [:]
    for path in paths {
      guard let member = Member(path) else { continue }
      families[member.family, default: []].append(member)
    }
    return families.values.flatMap { documents(of: $0) }.sorted { $0.document < $1.document }
  }

  /// The languages of a project, in byte order.
  package static func languages(
    of documents: [LocalizedDocument], tables: [StringsTable]
  ) -> [String] {
    var languages: Set<ByteKey> = []
    for document in documents {
      if let language = document.developmentLanguage { languages.insert(ByteKey(language)) }
      for version in document.tables + document.copies {
        languages.insert(ByteKey(version.language))
      }
    }
    for table in tables { languages.insert(ByteKey(table.language)) }
    return languages.sorted().map(\.text)
  }

  private static func documents(of family: [Member]) -> [LocalizedDocument] {
    let family = family.sorted { $0.path < $1.path }
    let documents = family.filter { $0.kind == .document }
    var groups: [LocalizedDocument] = []
    // A storyboard and a xib of one name are no copies of each other.
    for ending in ["storyboard", "xib"] {
      let copies = documents.filter { $0.ending.hasSameBytes(as: ending) }
      guard let first = copies.min(by: { $0.folder.isBefore($1.folder) }) else { continue }
      var group = LocalizedDocument(document: first.path)
      if case .language(let language) = first.folder { group.developmentLanguage = language }
      for member in family where member.path != first.path {
        switch (member.kind, member.folder) {
        case (.document, .language(let language)) where member.ending.hasSameBytes(as: ending):
          group.copies.append(Version(language: language, path: member.path))
        case (.table, .language(let language)):
          group.tables.append(Version(language: language, path: member.path))
        case (.catalog, _): group.catalogs.append(member.path)
        default: break
        }
      }
      group.tables.sort { $0.isBefore($1) }
      group.copies.sort { $0.isBefore($1) }
      groups.append(group)
    }
    return groups
  }

  /// What files of one document share: the folder above those of languages, and the name.
  private struct Family: Hashable {
    var folder: FilePath
    var name: ByteKey
  }

  private struct Member {
    enum Kind { case document, table, catalog }

    var path: FilePath
    var family: Family
    var folder: LanguageFolder
    var kind: Kind
    var ending: String

    init?(_ path: FilePath) {
      guard let ending = path.fileExtension else { return nil }
      if ending.isSpelled("storyboard") || ending.isSpelled("xib") {
        kind = .document
      } else if ending.isSpelled("strings") || ending.isSpelled("stringsdict") {
        kind = .table
      } else if ending.isSpelled("xcstrings") {
        kind = .catalog
      } else {
        return nil
      }
      self.path = path
      self.ending = ending
      folder = LanguageFolder(path.parent)
      family = Family(
        folder: folder == .none ? path.parent : path.parent.parent,
        name: ByteKey(path.withoutExtension.lastComponent))
    }
  }
}

extension LocalizedDocument.Version {
  fileprivate func isBefore(_ other: Self) -> Bool {
    (ByteKey(language), path) < (ByteKey(other.language), other.path)
  }
}
