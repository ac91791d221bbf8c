import CatalogCore
import YAML

/// A Markdown file of the content folder with its front matter.
struct Page: Sendable {
  /// Relative to the content folder.
  var path: FilePath
  /// What follows the front matter, at its own line numbers.
  var body: SourceText
  var frontMatter: PageFrontMatter
}

/// What a page says about itself.
struct PageFrontMatter: Equatable, Sendable {
  var title: String?
  var description: String?
  /// The position among the pages of its folder; pages without one follow in the order of titles.
  var order: Int?
  /// Where the page goes in the site, in place of its own name with `.html`.
  var outputPath: String?
  /// Whether `{{…}}` is expanded.
  var expandsTags = true
  /// The place of the key `path`, for messages.
  var outputPathLocation: SourceLocation?
}

extension Page {
  /// Reads a file.
  ///
  /// - Throws: everything that is wrong with the front matter.
  init(path: FilePath, source: SourceText) throws(Failure) {
    self.path = path
    let yaml: SourceText?
    do {
      (yaml, body) = try FrontMatter.split(source)
    } catch {
      throw Failure(.damagedInput, error.diagnostic(in: source))
    }
    frontMatter = PageFrontMatter()
    guard let yaml else { return }
    let document: YAMLDocument
    do {
      document = try YAMLDocument(parsing: yaml)
    } catch {
      throw Failure(.damagedInput, error.diagnostic(in: yaml))
    }
    var reader = YAMLMappingReader(
      document, keys: ["title", "description", "order", "path", "expand"])
    frontMatter.title = reader.string("title")
    frontMatter.description = reader.string("description")
    frontMatter.order = reader.integer("order")
    frontMatter.outputPath = reader.string("path")
    frontMatter.outputPathLocation = reader.entry("path")?.keyLocation
    frontMatter.expandsTags = reader.bool("expand") ?? true
    if let path = frontMatter.outputPath, !Self.isAllowed(path) {
      reader.report(
        SiteProblem.outputPath(path, at: frontMatter.outputPathLocation).diagnostic)
    }
    guard reader.diagnostics.isEmpty else { throw Failure(.damagedInput, reader.diagnostics) }
  }

  /// A path inside the site that ends in `.html`.
  private static func isAllowed(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return path.hasSuffix(".html")
      && parts.allSatisfy { part in
        !part.isEmpty && part.first != UInt8(ascii: ".")
          && part.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
      }
  }

  /// Where the page goes in the site.
  var outputPath: FilePath {
    FilePath(frontMatter.outputPath ?? "\(path.withoutExtension.string).html")
  }
}
