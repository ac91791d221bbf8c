import CatalogCore
import Reports
import Snapshots
import TestSupport
import Testing

struct CauseCardTextTests {
  private static let report = HarbourReport.report

  private static func card(
    _ cause: Cause, width: Int, isColored: Bool = false, isWhole: Bool = false
  )
    -> String
  {
    CauseCardText(report, isColored: isColored, width: width).text(of: cause, isWhole: isWhole)
  }

  @Test(arguments: [40, 80])
  func `a card fits the terminal as far as its words do`(width: Int) {
    for cause in Self.report.diff.causes {
      for isWhole in [false, true] {
        for line in Self.card(cause, width: width, isWhole: isWhole).split(separator: "\n") {
          // Lists are broken between scenarios, whose rows stay together.
          let isOneWord = !line.drop { $0 == " " }.contains(" ") || line.contains(" (")
          #expect(line.count <= width || isOneWord, "\(line)")
        }
      }
    }
  }

  @Test func `a card says what happened, where, and shows the lines that say it`() {
    let cause = Self.report.diff.causes[2]
    #expect(
      Self.card(cause, width: 80).split(separator: "\n").prefix(4).map(String.init) == [
        "PhotoCell is 72 points high (was 64, fixed) ×7 in 3 scenarios",
        "  changed, id \(cause.id)",
        "  contacts: loaded (photo-1)",
        "  photos: loaded (4 rows), long-titles (photo-1, photo-2)",
      ])
    let card = Self.card(cause, width: 80)
    #expect(card.contains("\n  -    height 64 fixed\n"), "\(card)")
    #expect(card.contains("\n  +    height 72 fixed\n"))
    // Keys accept, so no command is named.
    #expect(!card.contains("catalog accept"))
    let names = Self.card(cause, width: 80, isWhole: true)
    #expect(names.contains("photos: loaded (photo-1, photo-2, photo-3, photo-4)"), "\(names)")
  }

  @Test func `colour adds nothing but colour`() {
    for cause in Self.report.diff.causes {
      for width in [40, 80] {
        let colored = Self.card(cause, width: width, isColored: true)
        #expect(colored.contains("\u{1B}["))
        #expect(
          colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Self.card(cause, width: width))
      }
    }
  }

  @Test func `no value can move the cursor or add a line`() {
    for text in HostileStrings(seed: 61).prefix(150) {
      let report = HarbourReport.hostile(text)
      for cause in report.diff.causes {
        let card = CauseCardText(report, isColored: false, width: 60)
          .text(of: cause, isWhole: true)
        for line in card.split(separator: "\n") {
          #expect(!line.unicodeScalars.contains { InvisibleCharacters.contains($0) }, "\(line)")
        }
      }
    }
  }
}
