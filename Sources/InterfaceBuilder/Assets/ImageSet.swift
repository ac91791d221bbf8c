import CatalogCore

/// Reads the description of an image in an asset catalog.
enum ImageSet {
  struct Image: Equatable {
    /// Within the folder of the set.
    var fileName: String
    /// Pixels a point.
    var scale: Double
  }

  /// The files of the set, the one that a phone shows in a light appearance first.
  static func images(_ source: SourceText) throws(Diagnostic) -> [Image] {
    let root: JSONNode
    do { root = try JSONNode(parsing: source) } catch { throw AssetWording.syntax(error) }
    guard let entries = root["images"]?.list else {
      throw AssetWording.form(
        source, root.range.lowerBound..<(root.range.lowerBound + 1),
        "the image has no list “images”")
    }
    return AssetVariant.sorted(entries).compactMap { entry in
      // The name leads to no other folder, whatever a file says.
      guard let name = entry["filename"]?.text, !name.utf8.contains(UInt8(ascii: "/")),
        !name.isEmpty, !name.isSpelled("."), !name.isSpelled("..")
      else { return nil }
      let scale =
        switch entry["scale"]?.text {
        case let text? where text.isSpelled("2x"): 2.0
        case let text? where text.isSpelled("3x"): 3.0
        default: 1.0
        }
      return Image(fileName: name, scale: scale)
    }
  }
}
