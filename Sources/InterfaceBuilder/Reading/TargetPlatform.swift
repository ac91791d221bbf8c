import CatalogCore

/// The platform that a file was made for.
enum TargetPlatform: Equatable {
  case iOS
  case tvOS
  case macOS
  case watchOS
  case other(String)

  /// Reads the attributes of the root, then the kit that the file depends on.
  ///
  /// `nil` where the root names no platform and holds nothing of an interface either.
  init?(of root: MarkupElement) {
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    // The runtime is the sharper word: a storyboard of tvOS may carry the type of one of iOS.
    for word in [runtime, type] where !word.isEmpty {
      if let platform = Self.named(in: word) {
        self = platform
        return
      }
    }
    if !runtime.isEmpty || !type.isEmpty {
      self = .other(Wording.shortened(runtime.isEmpty ? type : runtime))
      return
    }
    let plugIns = root.list("dependencies").compactMap { $0["identifier"] }
    if let platform = plugIns.lazy.compactMap({ Self.named(in: $0) }).first {
      self = platform
      return
    }
    guard root.child("scenes") != nil || root.child("objects") != nil || root.child("data") != nil
    else { return nil }
    self = .iOS
  }

  private static func named(in word: String) -> TargetPlatform? {
    let bytes = Array(word.utf8)
    func holds(_ text: StaticString) -> Bool { bytes.firstIndex(of: text, from: 0) != nil }
    if holds("AppleTV") || holds("tvOS") { return .tvOS }
    if holds("atchKit") || holds("watchOS") { return .watchOS }
    if holds("CocoaTouch") || holds("iOS") { return .iOS }
    if holds("MacOSX") || holds(".Cocoa.") || holds("CocoaPlugin") || holds("macosx") {
      return .macOS
    }
    return nil
  }
}
