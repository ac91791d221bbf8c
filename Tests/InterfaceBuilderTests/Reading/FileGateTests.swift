import CatalogCore
import Testing

@testable import InterfaceBuilder

struct FileGateTests {
  private static let bareScene = InterfaceXML.scene(controller: "berths")

  /// What a document of a type and a runtime turns out to be.
  private static func platform(type: String, runtime: String) -> String {
    let text = InterfaceXML.document(
      type: type, runtime: runtime, device: nil, version: "3.0", attributes: "",
      "<scenes>\(bareScene)</scenes>")
    switch InterfaceXML.verdict(text) {
    case .interface(let document): return document.platform.rawValue
    case .skipped(let platform, let reason):
      #expect(!reason.isEmpty)
      return "skipped \(platform)"
    case .refused(let problem): return problem.id
    }
  }

  @Test(
    arguments: [
      ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", "iOS"),
      ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "iOS.CocoaTouch.iPad", "iOS"),
      ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", "tvOS"),
      ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "AppleTV", "tvOS"),
      // The items of the reported failures: 1 and 31.
      ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "skipped watchOS"),
      ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", "skipped macOS"),
      ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", "skipped macOS"),
      ("com.apple.InterfaceBuilder3.Cocoa.XIB", "", "skipped macOS"),
      ("com.apple.InterfaceBuilder3.Boat.XIB", "BoatOS", "skipped BoatOS"),
      ("", "", "iOS"),
    ])
  func `the platform is told by the attributes of the root`(
    type: String, runtime: String, expected: String
  ) {
    #expect(Self.platform(type: type, runtime: runtime) == expected)
  }

  @Test func `a file that names no platform follows the kit that it depends on`() {
    func verdict(_ plugIn: String) -> FileVerdict {
      InterfaceXML.verdict(
        """
        <document version="3.0"><dependencies><plugIn identifier="\(plugIn)"/></dependencies>\
        <objects/></document>
        """)
    }
    guard case .skipped("macOS", _) = verdict("com.apple.InterfaceBuilder.CocoaPlugin") else {
      Issue.record("not skipped")
      return
    }
    guard case .interface = verdict("com.apple.InterfaceBuilder.IBCocoaTouchPlugin") else {
      Issue.record("not read")
      return
    }
  }

  @Test(
    arguments: [
      ("NIBArchive\u{1}\u{0}", "interface-compiled"),
      ("bplist00\u{1}", "interface-compiled"),
      ("{\n  IBClasses = ();\n}", "interface-compiled"),
      ("<?xml version=\"1.0\"?>\n<plist version=\"1.0\"/>", "interface-property-list"),
      ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "interface-lfs-pointer"),
      ("<html><body>Not found</body></html>", "interface-other-root"),
      ("<document version=\"3.0\"/>", "interface-no-platform"),
      ("{\"harbour\": 1}", "interface-not-xml"),
      ("GIF89a\u{0}\u{1}", "interface-binary"),
      ("", "interface-empty"),
    ])
  func `what is no interface file is refused by its content`(text: String, id: String) throws {
    for path in ["Main.storyboard", "Cell.xib", "notes.txt"] {
      guard case .refused(let problem) = InterfaceXML.verdict(text, path: path) else {
        Issue.record("\(id) was not refused")
        return
      }
      #expect(problem.id == id)
      #expect(problem.severity == .error)
      #expect(problem.location?.path == path)
      #expect(problem.hint != nil)
    }
  }

  @Test func `a file that is too large is refused before it is parsed`() {
    let bytes = [UInt8](repeating: .space, count: FileGate.greatestSize + 1)
    guard case .refused(let problem) = InterfaceReader.read(SourceText(path: "a", bytes: bytes))
    else {
      Issue.record("not refused")
      return
    }
    #expect(problem.id == "interface-too-large")
  }

  @Test func `every part of a document that was cut off is refused`() {
    let whole = InterfaceXML.storyboard(scenes: [InterfaceXML.scene(controller: "berths")])
    let bytes = Array(whole.utf8)
    for count in 0..<(bytes.count - 1) {
      guard
        case .refused(let problem) = InterfaceReader.read(
          SourceText(path: "a", bytes: Array(bytes.prefix(count))))
      else {
        Issue.record("the first \(count) bytes were read")
        continue
      }
      #expect(problem.location?.path == "a")
    }
  }
}
