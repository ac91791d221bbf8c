import CatalogCore
import Snapshots
import Testing

struct VariantChoiceTests {
  private typealias Variant = SnapshotDocument.Variant

  @Test(arguments: ["393@L", "320@AX5", "393.5@XS", "834@XXXL@rtl", "1@L", "10000@AX1"])
  func `a variant is written as it is read`(name: String) throws {
    #expect(try #require(Variant(parsing: name.utf8)).name == name)
  }

  @Test(
    arguments: [
      "", "393", "393@", "@L", "393@l", "393@L@", "393@L@ltr", "393@L@rtl@", "393@AX6", "0@L",
      "-5@L", "10001@L", "393.123@L", "0393@L", "3e2@L", " 393@L", "393 L",
    ])
  func `anything else is no variant`(name: String) {
    #expect(Variant(parsing: name.utf8) == nil)
  }

  @Test func `a recorder reads the arguments that it is given`() {
    let choice = VariantChoice(
      usual: VariantChoice.standard.usual,
      ofScreens: [
        ("photos", [Variant(width: Points(320), textSize: .large)]),
        // An id may hold what separates.
        ("a=b,c", [Variant(width: Points(393), textSize: .small, isRightToLeft: true)]),
      ])
    var read = VariantChoice()
    let arguments = choice.recorderArguments
    for (option, value) in zip(arguments, arguments.dropFirst()) where option == "--variants" {
      let isRead = read.take(argument: value)
      #expect(isRead)
    }
    #expect(read == choice)
    #expect(read.variants(ofScreen: "a=b,c").map(\.name) == ["393@S@rtl"])
    #expect(read.variants(ofScreen: "other") == VariantChoice.standard.usual)
  }

  @Test(arguments: ["", "393@L,", "photos=", "photos=393", ",", "393@L 320@L"])
  func `an argument that cannot be read changes nothing`(argument: String) {
    var choice = VariantChoice()
    let isRead = choice.take(argument: argument)
    #expect(!isRead)
    #expect(choice == VariantChoice())
  }

  @Test func `the standard choice has four widths, three sizes and one from right to left`() {
    #expect(
      VariantChoice.standard.recorderArguments == [
        "--variants",
        "393@L,393@XXXL,393@AX3,375@L,375@XXXL,375@AX3,440@L,440@XXXL,440@AX3,"
          + "834@L,834@XXXL,834@AX3,393@L@rtl",
      ])
  }
}
