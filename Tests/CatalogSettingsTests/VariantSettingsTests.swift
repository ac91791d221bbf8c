import CatalogCore
import CatalogSettings
import Snapshots
import TestSupport
import Testing

struct VariantSettingsTests {
  private func choice(_ yaml: String) throws -> VariantChoice {
    let files = MemoryFileSystem(["home/Content/catalog.yml": yaml])
    return try Settings.load(root: FilePath("home"), files: files).variants
  }

  @Test(
    arguments: [
      ("title: T\n", VariantChoice.standard.recorderArguments[1]),
      ("variants:\n", VariantChoice.standard.recorderArguments[1]),
      (
        "variants:\n  widths: [320]\n",
        "320@L,320@XXXL,320@AX3"
      ),
      (
        "variants:\n  text-sizes: [M]\n",
        "393@M,375@M,440@M,834@M"
      ),
      (
        "variants:\n  widths: [320, 393.5]\n  text-sizes: [AX5, L]\n  also: [834@L@rtl]\n",
        "320@AX5,320@L,393.5@AX5,393.5@L,834@L@rtl"
      ),
      ("variants:\n  widths: []\n  also: [393@L]\n", "393@L"),
    ])
  func `widths and sizes are multiplied, the rest comes after`(yaml: String, list: String) throws {
    #expect(try choice(yaml).recorderArguments == ["--variants", list])
  }

  @Test func `a screen can have its own`() throws {
    let choice = try choice("variants:\n  screens:\n    photos: [320@AX5, 393@L]\n")
    #expect(choice.variants(ofScreen: "photos").map(\.name) == ["320@AX5", "393@L"])
    #expect(choice.variants(ofScreen: "contacts") == VariantChoice.standard.usual)
  }

  @Test(
    arguments: [
      ("variants:\n  widths: [wide]\n", "2:12: error: “wide” is no width [settings-variants]"),
      ("variants:\n  widths: [0]\n", "2:12: error: “0” is no width [settings-variants]"),
      (
        "variants:\n  text-sizes: [L, l]\n",
        "2:19: error: “l” is no text size [settings-variants]"
      ),
      ("variants:\n  also: [393]\n", "2:10: error: “393” is no variant [settings-variants]"),
      (
        "variants:\n  also: [393@L]\n",
        "2:3: error: the variant 393@L stands there twice [settings-variants]"
      ),
      ("variants:\n  widths: []\n", "2:3: error: there has to be a variant [settings-variants]"),
      (
        "variants:\n  screens:\n    photos: []\n",
        "3:5: error: there has to be a variant [settings-variants]"
      ),
      (
        "variants:\n  screens:\n    photos: [393@L, 393@L]\n",
        "3:5: error: the variant 393@L stands there twice [settings-variants]"
      ),
    ])
  func `what is no variant is an error with a place and a hint`(yaml: String, message: String) {
    let error = #expect(throws: Failure.self) { try choice(yaml) }
    let text = DiagnosticFormatter().text(error?.diagnostics ?? [])
    #expect(text.contains("home/Content/catalog.yml:\(message)\n"))
    #expect(text.contains("\n  hint: "))
    #expect(error?.diagnostics.count == 1)
    #expect(error?.exitCode == .usage)
  }
}
