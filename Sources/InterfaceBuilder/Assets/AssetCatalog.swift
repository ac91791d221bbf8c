package import CatalogCore

/// The colours and images of a project, by the names that documents use.
package struct AssetCatalog: Sendable {
  /// As in a light appearance on a phone.
  package var colors: [ByteKey: InterfaceColor] = [:]
  /// In points.
  package var imageSizes: [ByteKey: InterfaceSize] = [:]
  /// The names of symbols that the project brings along.
  package var symbols: Set<ByteKey> = []
  /// In the order of paths and lines.
  package var problems: [Diagnostic] = []

  package init() {}
}

/// Finds the assets among the files of a project and reads them.
package enum AssetReader {
  /// How much of an image is read: its size stands at the start, behind a preview at worst.
  package static let headerLength = 131_072
  /// How much of a description is read; a longer one is refused.
  package static let descriptionLength = 1_048_576

  /// Reads the assets among `paths`, which are all files of a project.
  ///
  /// `read` gives at most that many bytes from the start of a file, or `nil` where it cannot be read;
  /// it is called from several threads, for descriptions and for the headers of images. Where two
  /// catalogs have one name, the first in the order of paths counts.
  package static func catalog(
    of paths: [FilePath], read: @Sendable (FilePath, Int) -> [UInt8]?
  ) -> AssetCatalog {
    let files = Set(paths)
    let assets = paths.sorted().compactMap { path in
      AssetFile(path).map { (path: path, file: $0) }
    }
    let namespaces = Set(
      parallelMap(
        assets.compactMap { $0.file.kind == .folder ? $0.path : nil }
      ) { path -> FilePath? in
        guard let bytes = read(path, descriptionLength),
          providesNamespace(SourceText(path: path.string, bytes: bytes))
        else { return nil }
        return path.parent
      }.compactMap(\.self))
    let findings = parallelMap(assets) { asset in
      finding(asset.file, at: asset.path, namespaces: namespaces, files: files, read: read)
    }
    return findings.reduce(into: AssetCatalog()) { catalog, finding in
      for (name, color) in finding.colors where catalog.colors[name] == nil {
        catalog.colors[name] = color
      }
      for (name, size) in finding.imageSizes where catalog.imageSizes[name] == nil {
        catalog.imageSizes[name] = size
      }
      catalog.symbols.formUnion(finding.symbols)
      catalog.problems += finding.problems
    }
  }

  /// Whether the names of what stands in a folder begin with that of the folder.
  package static func providesNamespace(_ source: SourceText) -> Bool {
    guard let root = try? JSONNode(parsing: source),
      case .bool(true) = root["properties"]?["provides-namespace"]?.content
    else { return false }
    return true
  }

  private static func finding(
    _ file: AssetFile, at path: FilePath, namespaces: Set<FilePath>, files: Set<FilePath>,
    read: (FilePath, Int) -> [UInt8]?
  ) -> AssetCatalog {
    var found = AssetCatalog()
    let name = ByteKey(file.name(namespaces: namespaces))
    do throws(Diagnostic) {
      switch file.kind {
      case .folder: break
      case .symbol: found.symbols.insert(name)
      case .color:
        guard let source = try description(path, read) else { break }
        if let color = try ColorSet.color(source) { found.colors[name] = color }
      case .image:
        guard let source = try description(path, read) else { break }
        for image in try ImageSet.images(source) {
          let imagePath = path.parent.appending(image.fileName)
          guard files.contains(imagePath), let bytes = read(imagePath, headerLength),
            let size = ImageHeader.size(bytes)
          else { continue }
          found.imageSizes[name] = size.divided(by: image.scale)
          break
        }
      case .looseImage(let scale):
        guard let size = read(path, headerLength).flatMap(ImageHeader.size) else { break }
        let points = size.divided(by: scale)
        found.imageSizes[name] = points
        if let ending = path.fileExtension {
          found.imageSizes[ByteKey("\(name.text).\(ending)")] = points
        }
      }
    } catch {
      found.problems.append(error)
    }
    return found
  }

  private static func description(
    _ path: FilePath, _ read: (FilePath, Int) -> [UInt8]?
  ) throws(Diagnostic) -> SourceText? {
    guard let bytes = read(path, descriptionLength) else { return nil }
    let source = SourceText(path: path.string, bytes: bytes)
    guard bytes.count < descriptionLength else { throw AssetWording.tooLong(source) }
    return source
  }
}

extension InterfaceSize {
  fileprivate func divided(by scale: Double) -> InterfaceSize {
    InterfaceSize(width: width / scale, height: height / scale)
  }
}
