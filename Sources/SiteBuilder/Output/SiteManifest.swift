import CatalogCore

/// The list of the files in an output folder that catalog made, with a hash of each.
///
/// It is what tells our files from foreign ones: only what stands here is ever removed. While a build
/// writes, a path has two hashes, that of the old file and that of the new one, so that a build that
/// ends half-way leaves no file that the next one would not know.
struct SiteManifest: Equatable, Sendable {
  static let fileName = ".catalog-manifest"

  private let hashes: [FilePath: Set<String>]

  init(_ hashes: [FilePath: Set<String>] = [:]) {
    self.hashes = hashes
  }

  /// The manifest of a site's files.
  init(_ files: [FileContent]) {
    self.init(
      Dictionary(
        files.map { ($0.path, [StableHash.hexadecimal(of: $0.bytes)]) },
        uniquingKeysWith: { first, _ in first }))
  }

  /// The files in the order of their paths.
  var paths: [FilePath] { hashes.keys.sorted() }

  func contains(_ path: FilePath) -> Bool { hashes[path] != nil }

  /// Whether a file with these bytes is as a build wrote it.
  func contains(_ path: FilePath, _ bytes: [UInt8]) -> Bool {
    hashes[path]?.contains(StableHash.hexadecimal(of: bytes)) ?? false
  }

  /// The files of both lists, with the hashes of both.
  func union(_ other: SiteManifest) -> SiteManifest {
    SiteManifest(hashes.merging(other.hashes) { $0.union($1) })
  }

  // MARK: - Text

  private static let header = "catalog site 1"

  var bytes: [UInt8] {
    var bytes = Array("\(Self.header)\n".utf8)
    for path in paths {
      for hash in (hashes[path] ?? []).sorted() { bytes.append("\(hash) \(path)\n") }
    }
    return bytes
  }

  /// Reads the text; a damaged one is a problem, since guessing could remove somebody's file.
  init(parsing source: SourceText) throws(SiteProblem) {
    var hashes: [FilePath: Set<String>] = [:]
    for (number, range) in source.bytes.lineRanges().enumerated() {
      let line = source.bytes[range]
      let problem = SiteProblem.damagedManifest(FilePath(source.path), line: number + 1)
      if number == 0 {
        guard line.elementsEqual(Self.header.utf8) else { throw problem }
        continue
      }
      let hash = line.prefix(16)
      guard line.count > 17, line.hasByte(.space, at: line.startIndex + 16),
        hash.allSatisfy({ $0.isASCIIDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 })
      else { throw problem }
      let path = FilePath(String(decodingUTF8: line.dropFirst(17)))
      guard !path.isAbsolute, !path.components.contains("..") else { throw problem }
      hashes[path, default: []].insert(String(decodingUTF8: hash))
    }
    // No line at all is what is left of a file that was cut off.
    guard !source.bytes.isEmpty else { throw .damagedManifest(FilePath(source.path), line: 1) }
    self.init(hashes)
  }
}
