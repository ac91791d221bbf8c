import CatalogCore

@testable import InterfaceBuilder

/// What stands beside interface files: texts in other languages, and assets.
struct FuzzParts {
  var path: FilePath
  var bytes: [UInt8]
  /// Whether it is a table of texts; else it is a part of an asset catalog.
  var isTable: Bool

  private init(table path: String, _ text: String) {
    self.init(path, Array(text.utf8), isTable: true)
  }

  private init(asset path: String, _ bytes: [UInt8]) {
    self.init(path, bytes, isTable: false)
  }

  private init(_ path: String, _ bytes: [UInt8], isTable: Bool) {
    self.path = FilePath(path)
    self.bytes = bytes
    self.isTable = isTable
  }

  static let all = [
    FuzzParts(
      table: "App/de.lproj/Main.strings",
      #"""
      /* Class = "UILabel"; text = "Boat"; */
      "nam-01.text" = "Boot \"Anna\" \U00e9";
      "det-01.text" = "Liegeplatz %d\nfrei"; // short
      gone.text = unquoted;
      """#),
    FuzzParts(
      table: "App/de.lproj/Main.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>nam-01.text</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@boats@</string><key>boats</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d Boot</string>
      <key>other</key><string>%d Boote</string></dict></dict></dict></plist>
      """),
    FuzzParts(
      table: "App/mul.lproj/Main.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"nam-01.text": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Boot"}}, "fr": {"variations":
      {"plural": {"other": {"stringUnit": {"state": "new", "value": "Bateau"}}}}}}},
      "det-01.text": {"extractionState": "stale", "shouldTranslate": false}}}
      """),
    FuzzParts(
      asset: "App/Assets.xcassets/Rope.colorset/Contents.json",
      Array(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x80", "green": "0.5", "blue": "128", "alpha": "1.000"}}}, {"idiom": "universal",
        "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"platform": "ios",
        "reference": "labelColor"}}], "info": {"version": 1}}
        """.utf8)),
    FuzzParts(
      asset: "App/Assets.xcassets/quay.imageset/Contents.json",
      Array(
        """
        {"images": [{"idiom": "universal", "filename": "quay.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"}], "info": {"version": 1}}
        """.utf8)),
    FuzzParts(asset: "App/Assets.xcassets/quay.imageset/quay.png", picture),
  ]

  /// The assets of a project, one of them changed.
  static func assets(_ changed: FilePath, _ bytes: [UInt8]) -> AssetCatalog {
    let parts = all.filter { !$0.isTable }
    return AssetReader.catalog(of: parts.map(\.path)) { path, length in
      let whole = path == changed ? bytes : parts.first { $0.path == path }?.bytes
      return whole.map { Array($0.prefix(length)) }
    }
  }

  /// The start of a picture of 80 by 60 pixels.
  static let picture: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, 80, 0, 0, 0, 60, 8, 6, 0, 0, 0, 0, 0, 0, 0]
}
