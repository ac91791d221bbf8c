package import CatalogCore

/// A storyboard or a xib, read: what it says, in the words of UIKit.
///
/// The document is a value. References between objects are by id and are not resolved: an id may stand
/// before or after its object, may be missing, and is unique only within its file.
package struct InterfaceDocument: Sendable {
  /// The path as the user would name it.
  package var path: FilePath
  package var kind: Kind
  package var format: Format
  package var platform: Platform
  /// The build of Interface Builder that saved the file, such as `14490.70` or `32700.99.1234`.
  package var toolsVersion: String?
  /// What the author last looked at it on; `nil` in old files.
  package var device: CanvasDevice?
  package var isLaunchScreen = false
  package var usesAutoLayout = false
  package var usesSafeAreas = false
  package var initialControllerID: String?
  /// The scenes of a storyboard in their order; empty for a xib.
  package var scenes: [InterfaceScene] = []
  /// The top-level objects of a xib; empty for a storyboard.
  package var roots = SceneObjects()
  package var resources = InterfaceResources()
  /// What could not be understood or does not hold together, in the order of lines.
  ///
  /// None of it stops an import.
  package var problems: [Diagnostic] = []

  package init(path: FilePath, kind: Kind, format: Format, platform: Platform = .iOS) {
    self.path = path
    self.kind = kind
    self.format = format
    self.platform = platform
  }

  /// By the content, never by the name of the file.
  package enum Kind: String, Sendable {
    case storyboard
    case xib
  }

  package enum Format: Equatable, Sendable {
    /// The XML of Xcode 4.2 and later, with what the file says of its version.
    case document(version: String)
    /// The keyed archive of Xcode 3 and 4.
    case archive(version: String)
  }

  package enum Platform: String, Sendable {
    case iOS
    case tvOS
  }

  package struct CanvasDevice: Equatable, Sendable {
    /// Such as `retina6_12`.
    package var id: String
    package var orientation: String?
    package var appearance: String?

    package init(id: String, orientation: String? = nil, appearance: String? = nil) {
      self.id = id
      self.orientation = orientation
      self.appearance = appearance
    }
  }
}

/// What a document brings along for its objects to name.
package struct InterfaceResources: Sendable {
  /// The sizes of images in points, by their names.
  package var imageSizes: [ByteKey: InterfaceSize] = [:]
  /// The names of images that are symbols of the system.
  package var symbols: Set<ByteKey> = []
  /// Asset colours as they were when the file was saved, in any appearance.
  package var namedColors: [ByteKey: InterfaceColor.Components] = [:]
  /// Colours of the system as they were when the file was saved.
  package var systemColors: [ByteKey: InterfaceColor.Components] = [:]
  /// The fonts that the app ships with.
  package var customFonts: [String] = []

  package init() {}
}
