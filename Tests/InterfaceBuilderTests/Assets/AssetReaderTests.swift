import CatalogCore
import Testing

@testable import InterfaceBuilder

struct AssetReaderTests {
  private static func catalog(_ files: [String: String]) -> AssetCatalog {
    catalog(files.mapValues { Array($0.utf8) })
  }

  private static func catalog(_ files: [String: [UInt8]]) -> AssetCatalog {
    AssetReader.catalog(of: files.keys.map { FilePath($0) }) { path, count in
      files[path.string].map { Array($0.prefix(count)) }
    }
  }

  private static func color(_ body: String) -> AssetCatalog {
    catalog(["A.xcassets/Sea.colorset/Contents.json": body])
  }

  private static func components(_ written: String) -> String {
    "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"components\":{\(written)}}}]}"
  }

  // MARK: - Colours

  @Test(
    arguments: [
      (#""red":"0.5","green":"0.250","blue":"1.000","alpha":"0.5""#, [0.5, 0.25, 1, 0.5]),
      (#""red":"51","green":"255","blue":"0","alpha":"1""#, [0.2, 1, 0, 1]),
      (#""red":"0x33","green":"0xFF","blue":"0X00","alpha":"1.000""#, [0.2, 1, 0, 1]),
      (#""white":"0.5","alpha":"0""#, [0.5, 0.5, 0.5, 0]), (#""white":"51""#, [0.2, 0.2, 0.2, 1]),
      (#""red":0.5,"green":51,"blue":"-0.2""#, [0.5, 0.2, 0, 1]),
      (#""red":"1.5","green":"999","blue":"0xFFFF""#, [1, 1, 1, 1]),
    ])
  func `components are read however Xcode writes them`(written: String, expected: [Double]) throws {
    let catalog = Self.color(Self.components(written))
    let color = try #require(catalog.colors[ByteKey("Sea")]?.components)
    #expect([color.red, color.green, color.blue, color.alpha] == expected)
    #expect(catalog.problems.isEmpty)
  }

  @Test(
    arguments: [
      components(#""red":"nan","green":"0","blue":"0""#), components(#""red":"0""#),
      components(#""red":"0xGG","green":"0","blue":"0""#),
      components(#""red":"1e999","green":"0","blue":"0""#), components(""), "{}",
      "{\"colors\":[]}", "{\"colors\":[{\"color\":3}]}", "{\"colors\":[3,[],{}]}",
    ])
  func `a colour without numbers is told and left out`(body: String) {
    let catalog = Self.color(body)
    #expect(catalog.colors.isEmpty)
    #expect(catalog.problems.map(\.id) == ["asset-form"])
    #expect(catalog.problems.first?.location?.line == 1)
  }

  @Test func `a colour that nobody chose yet is no mistake`() {
    let catalog = Self.color(
      #"{"colors":[{"idiom":"universal"},{"idiom":"universal","appearances":[]}]}"#)
    #expect(catalog.colors.isEmpty)
    #expect(catalog.problems.isEmpty)
  }

  @Test func `broken or deep JSON is a warning with its place`() {
    #expect(Self.color("{\n\"colors\": [").problems.map(\.id) == ["json-syntax"])
    let deep = Self.color(String(repeating: "[", count: 100_000))
    #expect(deep.problems.map(\.id) == ["json-too-deep"])
    #expect(deep.problems.first?.severity == .warning)
    let long = Self.color(String(repeating: " ", count: AssetReader.descriptionLength))
    #expect(long.problems.map(\.id) == ["asset-too-long"])
  }

  @Test func `a colour of the system keeps its name, without its ending`() {
    let catalog = Self.color(
      #"{"colors":[{"color":{"platform":"ios","reference":"systemBlueColor"}}]}"#)
    #expect(catalog.colors[ByteKey("Sea")] == InterfaceColor(name: .system("systemBlue")))
  }

  @Test func `the light colour of all devices counts`() {
    func entry(_ idiom: String, _ white: String, _ look: String = "") -> String {
      let looks = look.isEmpty ? "" : #""appearances":[{"value":"\#(look)"}],"#
      return #"{\#(looks)"idiom":"\#(idiom)","color":{"components":{"white":"\#(white)"}}}"#
    }
    let entries = [
      entry("mac", "0.1"), entry("universal", "0.2", "dark"), entry("universal", "0.3", "light"),
      entry("ipad", "0.4"), entry("universal", "0.5"), entry("universal", "0.6"),
    ]
    for (removed, white) in [(6, 0.5), (4, 0.4), (3, 0.1)] {
      let catalog = Self.color(
        "{\"colors\":[\(entries.prefix(removed).joined(separator: ","))]}")
      #expect(catalog.colors[ByteKey("Sea")]?.components?.red == white)
    }
  }

  @Test func `a folder gives its name only where it says so`() {
    let white = Self.components(#""white":"1.0""#)
    let catalog = Self.catalog([
      "App/A.xcassets/Contents.json": "{}",
      "App/A.xcassets/Harbour/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "App/A.xcassets/Harbour/Plain/Sea.colorset/Contents.json": white,
      "App/A.xcassets/Harbour/Plain/Contents.json": #"{"properties":{}}"#,
      "App/A.xcassets/Plain/Quay.colorset/Contents.json": white,
      "App/A.xcassets/anchor.symbolset/Contents.json": "{}",
    ])
    #expect(catalog.colors.keys.sorted().map(\.text) == ["Harbour/Sea", "Quay"])
    #expect(catalog.symbols == [ByteKey("anchor")])
  }

  @Test func `the first catalog in the order of paths counts`() {
    let catalog = Self.catalog([
      "B.xcassets/Sea.colorset/Contents.json": Self.components(#""white":"1.0""#),
      "A.xcassets/Sea.colorset/Contents.json": Self.components(#""white":"0.5""#),
    ])
    #expect(catalog.colors[ByteKey("Sea")]?.components?.red == 0.5)
  }

  // MARK: - Images

  private static let image: [UInt8] = ImageHeaderTests.png(width: 60, height: 30)

  private static func set(_ images: String) -> [UInt8] { Array("{\"images\":[\(images)]}".utf8) }

  @Test func `an image has the size of its first readable file in points`() {
    let folder = "A.xcassets/boat.imageset"
    let catalog = Self.catalog([
      "\(folder)/Contents.json": Self.set(
        #"{"idiom":"universal","scale":"1x"},"#
          + #"{"idiom":"universal","scale":"2x","filename":"broken.png"},"#
          + #"{"idiom":"universal","scale":"2x","filename":"absent.png"},"#
          + #"{"idiom":"universal","scale":"3x","filename":"boat@3x.png"}"#),
      "\(folder)/broken.png": [1, 2, 3], "\(folder)/boat@3x.png": Self.image,
    ])
    #expect(catalog.imageSizes == [ByteKey("boat"): InterfaceSize(width: 20, height: 10)])
    #expect(catalog.problems.isEmpty)
  }

  @Test(arguments: ["../secret.png", "/etc/secret.png", "..", ".", "", "a/b.png"])
  func `a set names no file outside its folder`(name: String) throws {
    let source = SourceText(
      path: "c", bytes: Self.set(#"{"filename":"\#(name)","scale":"1x"}"#))
    #expect(try ImageSet.images(source).isEmpty)
  }

  @Test(
    arguments: [
      ("App/buoy.png", ["buoy", "buoy.png"], 60), ("buoy@2x.png", ["buoy", "buoy.png"], 30),
      ("buoy@3x~iphone.png", ["buoy", "buoy.png"], 20), ("buoy~ipad.png", [], 0),
      ("buoy.txt", [], 0), (".png", [], 0), ("@2x.png", ["@2x", "@2x.png"], 60),
      ("A.xcassets/buoy.imageset/buoy.png", [], 0), ("A.xcassets/buoy.png", [], 0),
    ] as [(String, [String], Double)])
  func `an image outside of catalogs is named by its file`(
    path: String, names: [String], width: Double
  ) {
    let catalog = Self.catalog([path: Self.image])
    #expect(catalog.imageSizes.keys.sorted().map(\.text) == names)
    #expect(catalog.imageSizes.values.allSatisfy { $0.width == width })
  }
}
