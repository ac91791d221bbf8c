import CatalogCore
import TestSupport

/// An app with storyboards in the folder `App`, and a catalog beside it or none yet.
struct HarbourApp {
  let folder: TemporaryFolder
  /// Changes the world in which a command runs.
  var prepare: @Sendable (inout TestTool) -> Void = { _ in }

  static func with<Result>(_ body: (HarbourApp) throws -> Result) throws -> Result {
    try TemporaryFolder.with { folder in
      let app = HarbourApp(folder: folder)
      try app.write("Berths", ["berths", "berth"])
      try app.write("Boats", ["boats"])
      return try body(app)
    }
  }

  /// Writes a storyboard with one scene for each storyboard id.
  func write(_ name: String, _ scenes: [String], text: String = "Harbour", inside: String = "")
    throws
  {
    try folder.write("App/\(name).storyboard", Self.storyboard(scenes, text: text, inside: inside))
  }

  func remove(_ name: String) throws {
    try DiskFileSystem().removeFile(folder.path.appending(name))
  }

  static func storyboard(
    _ scenes: [String], text: String = "Harbour", inside: String = "",
    runtime: String = "iOS.CocoaTouch"
  ) -> String {
    let parts = scenes.map { id in
      """
      <scene sceneID="scene-\(id)"><objects>
        <viewController storyboardIdentifier="\(id)" id="vc-\(id)" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="view-\(id)">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <label text="\(text)" id="label-\(id)">
                <rect key="frame" x="16" y="100" width="200" height="21"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
              \(inside)
            </subviews>
          </view>
        </viewController>
      </objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="\(runtime)" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
      \(parts.joined(separator: "\n"))
        </scenes>
      </document>

      """
  }

  static let macStoryboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
    targetRuntime="MacOSX.Cocoa"><scenes/></document>

    """

  /// Imports the folder of the app, or what the words name, without the folder in the messages.
  @discardableResult
  func importing(_ words: String...) throws -> TestTool.Result { try importing(words) }

  /// - Throws: never; but a closure of nothing but expectations would not count as one that may.
  @discardableResult
  func importing(_ words: [String]) throws -> TestTool.Result {
    let paths = words.filter { !$0.hasPrefix("-") }
    let operands = paths.isEmpty ? ["App"] : paths
    return run(
      ["import"] + words.filter { $0.hasPrefix("-") }
        + operands.map { folder.path.appending($0).string })
  }

  @discardableResult
  func run(_ words: [String]) -> TestTool.Result {
    var tool = TestTool(on: DiskFileSystem())
    prepare(&tool)
    var result = tool.run([words[0], "--root", folder.path.string] + words.dropFirst())
    result.messages = result.messages.split(separator: folder.path.string + "/").joined()
    return result
  }

  /// The files of the catalog.
  func catalog() throws -> [String: String] {
    try folder.tree().filter { $0.key.hasPrefix("Content/") }
  }

  /// The names of the snapshots.
  func snapshots() throws -> [String] {
    try catalog().keys.filter { $0.hasSuffix(".snap") }
      .map { String($0.dropFirst("Content/Screens/".count).dropLast(".snap".count)) }.sorted()
  }
}
