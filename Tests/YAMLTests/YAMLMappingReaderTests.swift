import CatalogCore
import Testing
import YAML

@Suite struct YAMLMappingReaderTests {
  private func reader(_ text: String, keys: [String]) throws -> YAMLMappingReader {
    YAMLMappingReader(
      try YAMLDocument(parsing: SourceText(path: "a.yml", text, firstLine: 2)), keys: keys)
  }

  private func lines(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      let location = diagnostic.location
      return
        "\(location?.line ?? 0):\(location?.column ?? 0) \(diagnostic.id) \(diagnostic.message)"
    }
  }

  @Test func `values of every kind are read`() throws {
    let text = """
      title: Photos
      draft: true
      order: 3
      ratio: 0.5
      tags: [a, b]
      style: grid
      checks: {links: false}
      devices:
        - {width: 375}
        - {width: 320}
      names: {b: 1, a: 2}
      """
    let keys = [
      "title", "draft", "order", "ratio", "tags", "style", "checks", "devices", "names", "summary",
    ]
    var reader = try reader(text, keys: keys)
    #expect(reader.requiredString("title") == "Photos")
    #expect(reader.bool("draft") == true)
    #expect(reader.integer("order") == 3)
    #expect(reader.number("ratio") == 0.5)
    #expect(reader.stringList("tags") == ["a", "b"])
    #expect(reader.choice("style", among: ["list", "grid"]) == "grid")
    #expect(reader.mapping("checks", keys: ["links"]) { $0.bool("links") } == false)
    #expect(reader.mappings("devices", keys: ["width"]) { $0.integer("width") } == [375, 320])
    #expect(reader.freeEntries("names")?.map(\.key) == ["b", "a"])
    #expect(reader.string("summary") == nil)
    #expect(reader.diagnostics.isEmpty)
  }

  @Test func `an unknown key is reported with the nearest known one`() throws {
    let reader = try reader("titel: a\nzzzzzz: b\n", keys: ["title", "draft"])
    #expect(
      lines(reader.diagnostics) == [
        "2:1 yaml-unknown-key the key “titel” is not known here",
        "3:1 yaml-unknown-key the key “zzzzzz” is not known here",
      ])
    #expect(
      reader.diagnostics.map(\.hint) == [
        "did you mean “title”?", "the known keys are title, draft",
      ])
  }

  @Test func `every wrong value is reported, inner ones too`() throws {
    let text = """
      title: [a]
      style: gird
      checks:
        link: true
        links: maybe
      devices: [1]
      """
    var reader = try reader(text, keys: ["title", "style", "checks", "devices", "id"])
    #expect(reader.requiredString("title") == nil)
    #expect(reader.choice("style", among: ["list", "grid"]) == nil)
    _ = reader.mapping("checks", keys: ["links"]) { $0.bool("links") }
    _ = reader.mappings("devices", keys: ["width"]) { $0.integer("width") }
    #expect(reader.requiredString("id") == nil)
    #expect(
      lines(reader.diagnostics) == [
        "2:8 yaml-wrong-type expected a text, found a list",
        "3:8 yaml-unknown-choice “gird” is not one of the possible values",
        "5:3 yaml-unknown-key the key “link” is not known here",
        "6:10 yaml-wrong-type expected true or false, found “maybe”",
        "7:11 yaml-wrong-type expected a mapping, found “1”",
        "2:1 yaml-missing-key the key “id” is missing",
      ])
    #expect(reader.diagnostics[1].hint == "did you mean “grid”?")
  }

  @Test func `a key without a value reads as if it were not there`() throws {
    var reader = try reader("title:\ndraft: ~\n", keys: ["title", "draft"])
    #expect(reader.bool("draft") == nil)
    #expect(reader.string("title") == nil)
    #expect(reader.diagnostics.isEmpty)
    #expect(reader.requiredString("title") == nil)
    #expect(lines(reader.diagnostics) == ["2:1 yaml-missing-key the key “title” is missing"])
  }

  @Test func `an empty document is an empty mapping and a list is none`() throws {
    #expect(try reader("# nothing\n", keys: []).diagnostics.isEmpty)
    #expect(
      lines(try reader("- a\n", keys: []).diagnostics) == [
        "2:1 yaml-wrong-type expected a mapping, found a list"
      ])
  }
}
