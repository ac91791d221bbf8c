import CatalogCore
import Testing

@testable import InterfaceBuilder

/// Documents and tables as they stand in files, read together.
struct LocalizedFileTests {
  private static func document(_ source: SourceText) throws -> InterfaceDocument {
    guard case .interface(let document) = InterfaceReader.read(source) else {
      throw FileProblem(.read, FilePath(source.path), reason: "it was not taken for an interface")
    }
    return document
  }

  private static let harbour = InterfaceXML.storyboard(scenes: [
    InterfaceXML.scene(
      """
      <viewController id="quay" title="Quay" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>
      <label text="Berth &amp; boat" id="name"/>
      <label id="lines"><string key="text">One
      two</string></label>
      <button id="go" buttonType="system"><state key="normal" title="Go"/>
      <state key="highlighted" title="Going"/></button>
      <button id="new" buttonType="system"><buttonConfiguration key="configuration" style="filled"
      title="New" subtitle="A boat"/></button>
      <textField id="search" placeholder="Name of a boat"/>
      <segmentedControl id="kind"><segments><segment title="Sail"/><segment title="Motor"/>
      </segments></segmentedControl>
      <view id="tagged"><accessibility key="accessibilityConfiguration" label="Buoy" hint="Red"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Caption"/>
      </userDefinedRuntimeAttributes></view>
      </subviews></view>
      <navigationItem key="navigationItem" title="Harbour" prompt="All" id="item">
      <barButtonItem key="backBarButtonItem" title="Back" id="back"/>
      <barButtonItem key="rightBarButtonItem" title="Edit" id="edit"/>
      </navigationItem>
      <tabBarItem key="tabBarItem" title="Tab" id="tab"/>
      </viewController>
      """)
  ])

  private static let keys = [
    "quay.title", "item.title", "item.prompt", "back.title", "edit.title", "tab.title",
    "tagged.accessibilityLabel", "tagged.accessibilityHint", "name.text", "lines.text",
    "go.normalTitle", "go.highlightedTitle", "new.configuration.title",
    "new.configuration.subtitle", "search.placeholder", "kind.segmentTitles[0]",
    "kind.segmentTitles[1]",
  ]

  @Test func `every text of a storyboard is one that a table can give`() throws {
    let document = try Self.document(SourceText(path: "Main.storyboard", Self.harbour))
    let empty = StringsReader.tables(SourceText(path: "de.lproj/Main.strings", ""), language: "de")
    let table = try #require(empty.tables.first)
    #expect(document.localized(by: table).missing.map(\.key).sorted() == Self.keys.sorted())
  }

  @Test func `a whole table leaves nothing of the old language`() throws {
    let document = try Self.document(SourceText(path: "Main.storyboard", Self.harbour))
    let lines = Self.keys.map { "\"\($0)\" = \"~\($0)\";\n" }.joined()
    let file = StringsReader.tables(
      SourceText(path: "de.lproj/Main.strings", lines), language: "de")
    let result = document.localized(by: try #require(file.tables.first))
    #expect(result.problems.isEmpty)
    #expect(result.translatedCount == Self.keys.count)
    let again = result.document.localized(by: StringsTable(path: FilePath("x"), language: "x"))
    #expect(again.missing.allSatisfy { $0.text == "~\($0.key)" })
  }

  @Test(
    arguments: [
      ("fr", ["99.text"], "Poste \"A\" & propriétaire"), ("de", [], "Liegeplätze"),
    ])
  func `the tables of the examples fit their storyboard`(
    language: String, stale: [String], text: String
  ) throws {
    guard let storyboard = ExampleFiles.source("handmade/OldHarbour.storyboard"),
      let strings = ExampleFiles.source("handmade/\(language).lproj/OldHarbour.strings")
    else { return }
    let file = StringsReader.tables(strings, language: language)
    let table = try #require(file.tables.first)
    #expect(file.problems.isEmpty)
    #expect(table.entries.contains { $0.value == text })
    let result = try Self.document(storyboard).localized(by: table)
    #expect(result.stale.map(\.key) == stale)
    #expect(result.translatedCount == table.entries.count - stale.count)
  }
}
