import CatalogCore

/// The folders in which nobody's own screens are, by their names.
struct SkippedFolders: Sendable {
  /// Names that are walked through all the same.
  private let included: Set<String>

  init(except included: [String] = []) {
    self.included = Set(included.map(Self.folded))
  }

  /// Why a folder is left out; `nil` for one that is walked through.
  func reason(for name: String) -> InterfaceProject.LeftOut.Reason? {
    let folded = Self.folded(name)
    if included.contains(folded) { return nil }
    if name.utf8.first == UInt8(ascii: ".") { return .hidden }
    if Self.dependencies.contains(folded) { return .dependencies }
    if Self.built.contains(folded) { return .built }
    let ending = FilePath(name).fileExtension.map(Self.folded) ?? ""
    if Self.compiledEndings.contains(ending) { return .compiled }
    return Self.builtEndings.contains(ending) ? .built : nil
  }

  /// The names with dashes and the like taken out, so that `third-party` and `ThirdParty` are one.
  private static let dependencies: Set<String> = [
    "pods", "carthage", "nodemodules", "vendor", "vendors", "vendored", "thirdparty", "3rdparty",
    "sourcepackages", "bowercomponents",
  ]
  private static let built: Set<String> = ["build", "deriveddata"]
  private static let compiledEndings: Set<String> = ["storyboardc", "nib"]
  private static let builtEndings: Set<String> = [
    "app", "appex", "framework", "xcframework", "xcarchive",
  ]

  /// A name in lower case without what is often written between its words.
  private static func folded(_ name: String) -> String {
    String(
      decodingUTF8: name.utf8.map(\.asciiLowercased).filter {
        $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") && $0 != .space
      })
  }
}
