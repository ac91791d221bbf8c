import CatalogCore
import Testing

@testable import InterfaceBuilder

struct StringsCatalogTests {
  private static func file(_ text: String) -> StringsFile {
    StringsReaderTests.file(text, name: "mul.lproj/Harbour.xcstrings")
  }

  private static let harbour = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "1.text" : {
          "comment" : "Class = \\"UILabel\\"",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "new", "value" : "Berth" } },
            "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Poste" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Platz" } }
          }
        },
        "2.text" : {
          "localizations" : {
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "Ein Boot" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Boote" } } } } },
            "fr" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "Cliquez" } },
              "other" : { "variations" : { "plural" : {
                "other" : { "stringUnit" : { "value" : "Touchez" } } } } } } } }
          }
        },
        "3.text" : { "shouldTranslate" : false },
        "4.text" : {
          "extractionState" : "stale",
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Alt" } } }
        },
        "5.text" : { "localizations" : { "de" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@boats@ im Hafen" },
          "substitutions" : { "boats" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
            "other" : { "stringUnit" : { "value" : "%arg Boote" } } } } } } } } }
      },
      "version" : "1.0"
    }
    """

  @Test func `a catalog gives a table for each language, in byte order`() {
    let file = Self.file(Self.harbour)
    #expect(file.problems.isEmpty)
    #expect(file.sourceLanguage == "en")
    #expect(file.tables.map(\.language) == ["de", "en", "fr"])
    #expect(file.tables.map(\.isSource) == [false, true, false])
    #expect(file.tables.map(\.exemptKeys) == Array(repeating: ["3.text"], count: 3))
    #expect(
      file.tables[0].entries == [
        StringsTable.Entry(key: "1.text", value: "Platz", line: 10),
        StringsTable.Entry(key: "2.text", value: "%lld Boote", line: 15),
        StringsTable.Entry(key: "4.text", value: "Alt", line: 27, state: .stale),
        StringsTable.Entry(key: "5.text", value: "%lld Boote im Hafen", line: 29),
      ])
    #expect(file.tables[1].entries.map(\.state) == [.untranslated])
    #expect(file.tables[2].entries.map(\.value) == ["Poste", "Touchez"])
    #expect(file.tables[2].entries.map(\.state) == [.needsReview, .translated])
  }

  @Test(
    arguments: [
      ("{", "json-syntax", 1), ("[]", "strings-form", 1), ("{\n\"strings\": 3}", "strings-form", 1),
      ("{\"strings\": {}}", "strings-form", 1),
      ("{\"sourceLanguage\": \"en\", \"strings\": {\n\"a\": 1}}", "strings-form", 2),
      (
        "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\n\"de\": {}}}}}",
        "strings-form", 2
      ),
      (
        "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {},\n\"a\": {}}}", "json-duplicate-key",
        2
      ),
      (String(repeating: "[", count: 100_000), "json-too-deep", 1),
    ])
  func `a catalog of another form is told with its place`(text: String, id: String, line: Int) {
    let file = Self.file(text)
    #expect(file.problems.map(\.id) == [id])
    #expect(file.problems.first?.location?.line == line)
    #expect(file.tables.isEmpty)
  }

  @Test func `a hundred thousand keys are read in one pass`() {
    let strings = (0..<100_000).map {
      "\"\($0).text\":{\"localizations\":{\"de\":{\"stringUnit\":{\"value\":\"\($0)\"}}}}"
    }
    let file = Self.file(
      "{\"sourceLanguage\":\"en\",\"strings\":{\(strings.joined(separator: ",\n"))}}")
    #expect(file.tables.first?.entries.count == 100_000)
    #expect(file.tables.first?.entries.last?.line == 100_000)
  }
}
