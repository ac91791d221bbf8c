import CatalogCore
import Testing

@testable import InterfaceBuilder

struct LocalizedDocumentTests {
  private static func grouped(_ paths: String...) -> [LocalizedDocument] {
    LocalizedDocument.grouped(paths.map { FilePath($0) })
  }

  private static func lines(_ versions: [LocalizedDocument.Version]) -> [String] {
    versions.map { "\($0.language) \($0.path)" }
  }

  @Test func `a base document takes the tables of its name in the folders beside it`() throws {
    let groups = Self.grouped(
      "App/fr.lproj/Harbour.strings", "App/de.lproj/Harbour.strings",
      "App/de.lproj/Harbour.stringsdict", "App/Base.lproj/Harbour.storyboard",
      "App/mul.lproj/Harbour.xcstrings", "Other/de.lproj/Harbour.strings",
      "App/de.lproj/Localizable.strings", "App/de.lproj/Boats.strings", "App/Boats.xib",
      "App/read.me")
    #expect(
      groups.map(\.document.string) == [
        "App/Base.lproj/Harbour.storyboard", "App/Boats.xib",
      ])
    let harbour = try #require(groups.first)
    #expect(harbour.developmentLanguage == nil)
    #expect(
      Self.lines(harbour.tables) == [
        "de App/de.lproj/Harbour.strings", "de App/de.lproj/Harbour.stringsdict",
        "fr App/fr.lproj/Harbour.strings",
      ])
    #expect(harbour.catalogs.map(\.string) == ["App/mul.lproj/Harbour.xcstrings"])
    #expect(harbour.copies.isEmpty)
    #expect(Self.lines(groups[1].tables) == ["de App/de.lproj/Boats.strings"])
  }

  @Test func `whole documents for every language are one document with copies`() throws {
    let groups = Self.grouped(
      "de.lproj/Cell.xib", "en.lproj/Cell.xib", "zh_Hans.lproj/Cell.xib",
      "German.lproj/Old.xib", "Japanese.lproj/Old.xib", "de.lproj/Cell.storyboard")
    #expect(
      groups.map(\.document.string) == [
        "German.lproj/Old.xib", "de.lproj/Cell.storyboard", "en.lproj/Cell.xib",
      ])
    #expect(groups.map(\.developmentLanguage) == ["de", "de", "en"])
    #expect(Self.lines(groups[0].copies) == ["ja Japanese.lproj/Old.xib"])
    #expect(
      Self.lines(groups[2].copies) == [
        "de de.lproj/Cell.xib", "zh-Hans zh_Hans.lproj/Cell.xib",
      ])
  }

  @Test(
    arguments: [
      ("a/Base.lproj", .base), ("mul.lproj", .several), ("pt-BR.lproj", .language("pt-BR")),
      ("pt_BR.lproj", .language("pt-BR")), ("English.lproj", .language("en")), ("App", .none),
      (".lproj", .none), ("a b.lproj", .none), ("<b>.lproj", .none),
      (String(repeating: "x", count: 36) + ".lproj", .none),
    ] as [(String, LanguageFolder)])
  func `the name of a folder says a language`(name: String, folder: LanguageFolder) {
    #expect(LanguageFolder(FilePath(name)) == folder)
  }

  @Test func `the languages of a project are those of its folders and tables, sorted`() {
    let groups = Self.grouped(
      "en.lproj/A.xib", "fr.lproj/A.xib", "Base.lproj/B.xib", "de.lproj/B.strings")
    let table = StringsTable(path: FilePath("mul.lproj/B.xcstrings"), language: "ar")
    #expect(
      LocalizedDocument.languages(of: groups, tables: [table, table]) == ["ar", "de", "en", "fr"])
  }

  @Test func `the order of the paths changes nothing`() {
    let paths = [
      "Base.lproj/A.storyboard", "de.lproj/A.strings", "fr.lproj/A.storyboard", "A.storyboard",
      "it.lproj/A.strings",
    ].map { FilePath($0) }
    #expect(LocalizedDocument.grouped(paths) == LocalizedDocument.grouped(paths.reversed()))
  }
}
