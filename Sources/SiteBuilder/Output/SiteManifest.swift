import CatalogCore

/// The list of the files in an output folder that catalog made, with a hash of each.
///
/// It is what tells our files from foreign ones: only what stands here is ever removed.
struct SiteManifest: Equatable, Sendable {
  static let fileName = ".catalog-manifest"

  /// In the order of their paths.
  private(set) var hashes: [(path: FilePath, hash: String)]
  private let hashByPath: [FilePath: String]

  init(_ hashes: [FilePath: String]) {
    hashByPath = hashes
    self.hashes = hashes.map { ($0.key, $0.value) }.sorted { $0.path < $1.path }
  }

  /// The manifest of a site's files.
  init(_ files: [FileContent]) {
    self.init(
      Dictionary(
        files.map { ($0.path, StableHash.hexadecimal(of: $0.bytes)) },
        uniquingKeysWith: { first, _ in first }))
  }

  static func == (left: SiteManifest, right: SiteManifest) -> Bool {
    left.hashByPath == right.hashByPath
  }

  func hash(of path: FilePath) -> String? { hashByPath[path] }

  /// Both lists; the hash of `self` counts where both have a path.
  func union(_ other: SiteManifest) -> SiteManifest {
    SiteManifest(hashByPath.merging(other.hashByPath) { mine, _ in mine })
  }

  // MARK: - Text

  private static let header = "catalog site 1"

  var bytes: [UInt8] {
    var bytes = Array("\(Self.header)\n".utf8)
    for (path, hash) in hashes { bytes.append("\(hash) \(path)\n") }
    return bytes
  }

  /// Reads the text; a damaged one is a problem, since guessing could remove somebody's file.
  init(parsing source: SourceText) throws(SiteProblem) {
    var hashes: [FilePath: String] = [:]
    for (number, range) in source.bytes.lineRanges().enumerated() {
      let line = source.bytes[range]
      let problem = SiteProblem.damagedManifest(FilePath(source.path), line: number + 1)
      if number == 0 {
        guard line.elementsEqual(Self.header.utf8) else { throw problem }
        continue
      }
      guard line.count > 17, line.hasByte(.space, at: line.startIndex + 16) else { throw problem }
      let path = FilePath(String(decodingUTF8: line.dropFirst(17)))
      guard !path.isAbsolute, !path.components.contains("..") else { throw problem }
      hashes[path] = String(decodingUTF8: line.prefix(16))
    }
    self.init(hashes)
  }
}
