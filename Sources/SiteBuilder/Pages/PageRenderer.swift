import CatalogCore
import CommonMark
import Synchronization
import Templates

/// Turns Markdown templates and their data into the HTML between a page's frame.
struct PageRenderer: Sendable {
  var map: SiteMap
  var theme: Theme

  /// A piece of HTML with what was noticed while making it.
  struct Rendered: Sendable {
    var html: [UInt8]
    var warnings: [Diagnostic]
  }

  /// Renders what a user wrote: raw HTML is left out, links between content files are led to pages.
  ///
  /// - Parameters:
  ///   - page: the page or introduction.
  ///   - outputPath: where in the site the HTML will stand.
  ///   - data: what its tags may name.
  ///   - fragments: trusted HTML that the data refers to.
  /// - Returns: the HTML and what was noticed.
  /// - Throws: a failure for a template or document that cannot be read.
  func render(
    _ page: Page, at outputPath: FilePath, data: TemplateValue, fragments: [[UInt8]]
  ) throws(Failure) -> Rendered {
    var source = page.body
    if page.frontMatter.expandsTags {
      do {
        let template = try Template(parsing: page.body)
        let bytes = try template.render(data, partials: theme.markdown, escape: .markdown)
        source = SourceText(path: source.path, bytes: bytes, firstLine: source.firstLine)
      } catch {
        throw Failure(.damagedInput, error.diagnostic)
      }
    }
    let document = try parse(source, limits: .untrusted)
    let warnings = Mutex<[Diagnostic]>([])
    let firstLine = source.firstLine
    let path = source.path
    let contentPath = page.path
    let options = HTMLOptions(
      fragments: fragments, tableClass: "table", alignmentClassPrefix: "align-",
      rewriteDestination: { destination in
        switch rewritten(destination.url, from: contentPath, at: outputPath) {
        case .keep: return destination.url
        case .replace(let url): return url
        case .unknown:
          // Expanding tags can shift lines, so a place is given only where none were expanded.
          let location = SourceLocation(
            path: path, line: destination.range.startLine + firstLine - 1)
          let target = String(decodingUTF8: destination.url)
          warnings.withLock {
            $0.append(SiteProblem.unknownPage(target, at: location).diagnostic)
          }
          return destination.url
        }
      })
    let html = HTMLRenderer(options: options).render(document)
    return Rendered(html: html, warnings: warnings.withLock { $0 })
  }

  /// Renders a trusted template: it may hold raw HTML, into which values are escaped.
  func render(template name: String, data: TemplateValue, fragments: [[UInt8]] = [])
    throws(Failure) -> [UInt8]
  {
    let template = try theme.markdownTemplate(name)
    let bytes: [UInt8]
    do {
      bytes = try template.render(
        data, partials: theme.markdown, escape: .markdown, steps: Template.Limits.trustedSteps)
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
    let document = try parse(
      SourceText(path: template.source.path, bytes: bytes), limits: .trusted)
    let options = HTMLOptions(
      unsafe: true, fragments: fragments, tableClass: "table", alignmentClassPrefix: "align-")
    return HTMLRenderer(options: options).render(document)
  }

  private func parse(_ source: SourceText, limits: MarkdownLimits) throws(Failure)
    -> MarkdownDocument
  {
    do {
      return try MarkdownParser(options: MarkdownOptions(limits: limits)).parse(source)
    } catch {
      throw Failure(.damagedInput, error.diagnostic(in: source))
    }
  }

  // MARK: - Links

  private enum Destination {
    case keep
    case replace([UInt8])
    /// A link to a Markdown file that is not there.
    case unknown
  }

  /// Leads a relative link to a Markdown file of the content to the page made from it.
  private func rewritten(_ url: [UInt8], from contentPath: FilePath, at outputPath: FilePath)
    -> Destination
  {
    let target = url.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    guard target.suffix(3).elementsEqual(".md".utf8),
      target.first != UInt8(ascii: "/"), !target.contains(UInt8(ascii: ":"))
    else { return .keep }
    guard let resolved = Self.resolve(String(decodingUTF8: target), from: contentPath.parent),
      let output = map.outputPath(forContent: resolved)
    else { return .unknown }
    return .replace(Array(outputPath.relativeReference(to: output).utf8) + url[target.endIndex...])
  }

  /// The path that a relative one leads to; `nil` above the content folder.
  private static func resolve(_ target: String, from folder: FilePath) -> FilePath? {
    var parts = folder.components
    for part in FilePath(target).components {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return FilePath(parts.joined(separator: "/"))
  }
}
