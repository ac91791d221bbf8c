import CatalogCore

/// What a file of a project says about assets, by its path alone.
struct AssetFile: Equatable {
  enum Kind: Equatable {
    /// The description of a folder in a catalog.
    case folder
    case color
    case image
    case symbol
    /// An image outside of catalogs, with its pixels a point.
    case looseImage(scale: Double)
  }

  var kind: Kind
  private var baseName: String
  /// The folders of the catalog around the asset, the outermost first.
  private var folders: [FilePath] = []

  init?(_ path: FilePath) {
    let components = path.components
    guard let catalog = components.lastIndex(where: { $0.hasEnding(".xcassets") }) else {
      guard let loose = LooseImage(path) else { return nil }
      kind = .looseImage(scale: loose.scale)
      baseName = loose.name
      return
    }
    guard path.lastComponent.isSpelled("Contents.json"), catalog < components.count - 2 else {
      return nil
    }
    let asset = path.parent
    let kinds: [(ending: String, kind: Kind)] = [
      (".colorset", .color), (".imageset", .image), (".symbolset", .symbol),
    ]
    if let known = kinds.first(where: { asset.lastComponent.hasEnding($0.ending) }) {
      kind = known.kind
      baseName = String(
        decodingUTF8: asset.lastComponent.utf8.dropLast(known.ending.utf8.count))
    } else {
      // Icons and the like have an ending; folders that people make have none as a rule.
      kind = .folder
      baseName = asset.lastComponent
    }
    var folder = asset.parent
    for _ in (catalog + 1)..<(components.count - 2) {
      folders.insert(folder, at: 0)
      folder = folder.parent
    }
  }

  /// The name for documents, such as `Harbour/water` where the folder `Harbour` gives its name.
  func name(namespaces: Set<FilePath>) -> String {
    let names = folders.filter { namespaces.contains($0) }.map(\.lastComponent)
    return (names + [baseName]).joined(separator: "/")
  }
}

/// An image in a folder, such as `buoy@2x~ipad.png`.
private struct LooseImage {
  var name: String
  var scale = 1.0

  init?(_ path: FilePath) {
    let endings = [".png", ".jpg", ".jpeg", ".gif", ".pdf", ".svg"]
    guard let ending = endings.first(where: { path.lastComponent.hasEnding($0) }) else {
      return nil
    }
    var bytes = Array(path.lastComponent.utf8.dropLast(ending.utf8.count))
    for device in ["~ipad", "~iphone"] where bytes.hasSuffix(device) {
      bytes.removeLast(device.utf8.count)
      // A phone is what is drawn.
      if device.utf8.count == 5 { return nil }
    }
    for (mark, scale) in [("@2x", 2.0), ("@3x", 3.0)] where bytes.hasSuffix(mark) {
      bytes.removeLast(mark.utf8.count)
      self.scale = scale
    }
    guard !bytes.isEmpty else { return nil }
    name = String(decodingUTF8: bytes)
  }
}

extension String {
  fileprivate func hasEnding(_ ending: String) -> Bool {
    Array(utf8).hasSuffix(ending)
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ ending: String) -> Bool {
    count > ending.utf8.count && suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}
