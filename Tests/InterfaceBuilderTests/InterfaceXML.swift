import CatalogCore

@testable import InterfaceBuilder

/// Small interface files, written in a test.
///
/// `InterfaceXML.storyboard(scene: InterfaceXML.controller("boats", view: "<label …/>"))`
enum InterfaceXML {
  /// A whole storyboard of the given scenes.
  static func storyboard(
    scenes: [String], initial: String? = nil, runtime: String = "iOS.CocoaTouch",
    device: String? = "retina6_12", attributes: String = "", version: String = "3.0",
    rest: String = ""
  ) -> String {
    document(
      type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", runtime: runtime,
      device: device, version: version,
      attributes: attributes + (initial.map { " initialViewController=\"\($0)\"" } ?? ""),
      "<scenes>\(scenes.joined(separator: "\n"))</scenes>\(rest)")
  }

  /// A whole xib with an owner and the given objects.
  static func xib(
    _ objects: String, owner: String = "", runtime: String = "iOS.CocoaTouch", rest: String = ""
  ) -> String {
    document(
      type: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", runtime: runtime, device: "retina6_12",
      version: "3.0", attributes: "",
      """
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)\
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>\(rest)
      """)
  }

  static func document(
    type: String, runtime: String, device: String?, version: String, attributes: String,
    _ content: String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="\(version)" toolsVersion="23504" targetRuntime="\(runtime)" \
    useAutolayout="YES" useSafeAreas="YES"\(attributes)>
    \(device.map { "<device id=\"\($0)\" orientation=\"portrait\" appearance=\"light\"/>" } ?? "")
    \(content)
    </document>
    """
  }

  /// A scene of one controller, and whatever stands beside it.
  static func scene(_ controller: String, beside: String = "", id: String = "scene") -> String {
    "<scene sceneID=\"\(id)\"><objects>\(controller)\(beside)</objects></scene>"
  }

  /// A scene with a plain controller whose root view holds the given subviews.
  static func scene(
    controller id: String, attributes: String = "", subviews: String = "", parts: String = "",
    beside: String = ""
  ) -> String {
    scene(
      """
      <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)-view">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(subviews)</subviews>
      </view>
      \(parts)
      </viewController>
      """, beside: beside, id: "\(id)-scene")
  }

  /// A view of any element with a frame.
  static func view(
    _ element: String, _ id: String, x: Double = 0, y: Double = 0, width: Double = 100,
    height: Double = 20, attributes: String = "", _ parts: String = ""
  ) -> String {
    """
    <\(element) id="\(id)" \(attributes)>
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
    \(parts)</\(element)>
    """
  }

  /// What a file turns out to be.
  static func verdict(_ text: String, path: String = "Harbour.storyboard") -> FileVerdict {
    InterfaceReader.read(SourceText(path: path, text))
  }

  /// The document of a file; `nil` where it is none.
  static func read(_ text: String, path: String = "Harbour.storyboard") -> InterfaceDocument? {
    guard case .interface(let document) = verdict(text, path: path) else { return nil }
    return document
  }
}
