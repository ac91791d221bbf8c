import CatalogCore
import Testing

@testable import InterfaceBuilder

struct PropertyListTests {
  private static let declaration =
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\"\n"
    + "  \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"

  private static func file(
    _ body: String, declaration: String = declaration, name: String = "Harbour.stringsdict"
  ) -> StringsFile {
    StringsReaderTests.file(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(declaration)\n<plist version=\"1.0\">\n"
        + "<dict>\(body)</dict>\n</plist>\n", name: name)
  }

  @Test func `a property list is a table, in the order of its keys and with their lines`() {
    let file = Self.file(
      "\n<key>1.text</key>\n<string>Boot &amp; Steg\n</string>\n<key>2.title</key><string/>")
    #expect(
      file.tables.first?.entries == [
        StringsTable.Entry(key: "1.text", value: "Boot & Steg\n", line: 6),
        StringsTable.Entry(key: "2.title", value: "", line: 9),
      ])
    #expect(file.problems.isEmpty)
  }

  @Test(
    arguments: [
      ("", nil), ("<!DOCTYPE plist PUBLIC \"a\" \"b\">", nil),
      ("<!DOCTYPE plist [<!ENTITY x \"y\">]>", "interface-doctype"),
      ("<!DOCTYPE plist PUBLIC \"a\" \"b\" [<!ENTITY x \"y\">]>", "interface-doctype"),
      ("<!DOCTYPE plist SYSTEM \"file:///etc/hosts\">", "interface-doctype"),
      ("<!DOCTYPE html PUBLIC \"a\" \"b\">", "interface-doctype"),
      (
        "<!DOCTYPE plist PUBLIC \"a\" \"b\">\n<!DOCTYPE plist [<!ENTITY x \"y\">]>",
        "interface-doctype"
      ),
    ] as [(String, String?)])
  func `only the declaration of property lists is let through`(declaration: String, id: String?) {
    let file = Self.file("<key>a</key><string>b</string>", declaration: declaration)
    #expect(file.problems.first?.id == id)
    #expect(file.tables.first?.entries.isEmpty == (id == nil ? false : nil))
  }

  @Test func `a property list in UTF-16 is read, whatever it says of itself`() {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n\(Self.declaration)\n"
      + "<plist><dict><key>1.text</key><string>Größe</string></dict></plist>"
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let file = StringsReaderTests.file([0xFF, 0xFE] + bytes)
    #expect(file.tables.first?.entries.map(\.value) == ["Größe"])
    #expect(file.problems.isEmpty)
  }

  @Test func `a rule for plurals gives the text for many`() {
    let file = Self.file(
      """
      <key>1.text</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$#@boats@ in %#@berths@, %#@none@</string>
      <key>boats</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>ein Boot</string><key>other</key><string>%d Boote</string></dict>
      <key>berths</key><dict><key>other</key><string>%d Plätzen</string></dict></dict>
      <key>2.text</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>9</key><string>kurz</string><key>20</key><string>etwas länger</string></dict></dict>
      <key>3.text</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>iphone</key><string>Tippen</string><key>mac</key><string>Klicken</string></dict></dict>
      """)
    #expect(
      file.tables.first?.entries.map(\.value) == [
        "%d Boote in %d Plätzen, %#@none@", "etwas länger", "Tippen",
      ])
    #expect(file.problems.isEmpty)
  }

  @Test func `rules that name each other end, and a short file makes no long text`() throws {
    let loop = Self.file(
      """
      <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
      <key>a</key><dict><key>other</key><string>\(String(repeating: "%#@a@", count: 50))</string>
      </dict></dict>
      """)
    let text = try #require(loop.tables.first?.entries.first?.value)
    #expect(text.utf8.count < 20_000)
  }

  @Test(
    arguments: [
      ("<key>1</key><integer>4</integer><key>2</key><string>b</string>", 1),
      ("<key>1</key><dict><key>x</key><array/></dict><key>2</key><string>b</string>", 1),
      ("<string>no key</string><key>2</key><string>b</string><key>3</key>", 0),
    ])
  func `a value that is no text is left out and told`(body: String, count: Int) {
    let file = Self.file(body)
    #expect(file.tables.first?.entries.map(\.key) == ["2"])
    #expect(file.problems.map(\.id) == Array(repeating: "strings-form", count: count))
  }

  @Test(
    arguments: [
      ("<plist><string>a</string></plist>", "strings-form"), ("<html/>", "strings-form"),
      ("<plist/>", "strings-form"), ("<plist><dict>", "interface-cut-off"),
    ])
  func `another file in XML is no table`(text: String, id: String) {
    let file = StringsReaderTests.file(text)
    #expect(file.problems.map(\.id) == [id])
    #expect(file.tables.isEmpty)
  }
}
