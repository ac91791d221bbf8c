import CatalogCore
import CatalogSettings
import Snapshots
import TestSupport
import Testing

struct NoiseSettingsTests {
  private func rules(_ yaml: String) throws -> NoiseRules {
    let files = MemoryFileSystem(["home/Content/catalog.yml": yaml])
    return try Settings.load(root: FilePath("home"), files: files).noise
  }

  @Test func `without a word there is no noise`() throws {
    for yaml in ["title: T\n", "noise:\n", "noise:\n  heights:\n  ignored: []\n"] {
      #expect(try rules(yaml).isEmpty, "\(yaml)")
    }
  }

  @Test func `rules come in the order in which they stand, patterns of the user first`() throws {
    let rules = try rules(
      """
      noise:
        heights:
          Photo/Cell: 1.5
          "*": 0
        ignored: [PhotoCell.date, "*.timestamp", Big.Cell.snap]
        scrubbers: [uuid, date]
        patterns:
          order: A-[0-9]+

      """)
    #expect(rules.heights.map(\.points) == [Points(hundredths: 150), Points(0)])
    #expect(rules.heights.map(\.kind) == [Glob("Photo/Cell"), Glob("*")])
    #expect(
      rules.ignoredSlots
        == ["PhotoCell.date", "*.timestamp", "Big.Cell.snap"].compactMap {
          NoiseRules.SlotPattern($0)
        })
    #expect(rules.scrubbers.map(\.name) == ["order", "uuid", "date"])
  }

  @Test(
    arguments: [
      (
        "noise:\n  heights:\n    PhotoCell: -1\n",
        "3:5: error: a tolerance is a number of points [settings-noise]"
      ),
      ("noise:\n  heights:\n    PhotoCell: high\n", "3:16: error: "),
      ("noise:\n  heights: [1]\n", "2:12: error: "),
      (
        "noise:\n  ignored: [PhotoCell]\n",
        "2:3: error: “PhotoCell” names no slot of a cell kind [settings-noise]"
      ),
      (
        "noise:\n  ignored: [a.b, .date]\n",
        "2:3: error: “.date” names no slot of a cell kind [settings-noise]"
      ),
      (
        "noise:\n  scrubbers: [date, dates]\n",
        "2:3: error: there is no scrubber “dates” [settings-noise]"
      ),
      (
        "noise:\n  patterns:\n    order: '['\n",
        "3:5: error: the pattern “order” is no regular expression, or matches an empty text "
          + "[settings-noise]"
      ),
      (
        "noise:\n  patterns:\n    order: 'a*'\n",
        "3:5: error: the pattern “order” is no regular expression, or matches an empty text "
          + "[settings-noise]"
      ),
      ("noise:\n  patterns:\n    order: [a]\n", "3:12: error: "),
      ("noise:\n  height:\n", "2:3: error: "),
      ("noise: all\n", "1:8: error: "),
    ])
  func `what is no rule is an error with a place`(yaml: String, message: String) {
    let error = #expect(throws: Failure.self) { try rules(yaml) }
    let text = DiagnosticFormatter().text(error?.diagnostics ?? [])
    #expect(text.hasPrefix("home/Content/catalog.yml:\(message)"), "\(text)")
    #expect(error?.diagnostics.count == 1)
    #expect(error?.exitCode == .usage)
  }

  @Test func `every mistake is told at once`() {
    let error = #expect(throws: Failure.self) {
      try rules(
        "noise:\n  heights:\n    A: -1\n    B: -2\n  ignored: [x, y]\n  scrubbers: [z]\n")
    }
    #expect(error?.diagnostics.compactMap(\.location?.line) == [3, 4, 5, 5, 6])
  }
}
