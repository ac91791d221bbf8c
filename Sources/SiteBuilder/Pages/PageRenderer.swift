import CatalogCore
import CommonMark
import Synchronization
import Templates

/// Turns Markdown templates and their data into the HTML between a page's frame.
struct PageRenderer: Sendable {
  var map: SiteMap
  var theme: Theme
  var excerpts: SourceExcerpts

  /// A piece of HTML with what was noticed while making it.
  struct Rendered: Sendable {
    var html: [UInt8]
    /// Whether a heading of level 1 is in it.
    var hasTitle: Bool
    var warnings: [Diagnostic]
  }

  /// Renders what a user wrote: raw HTML is left out, links between content files are led to pages.
  ///
  /// - Parameters:
  ///   - page: the page or introduction.
  ///   - outputPath: where in the site the HTML will stand.
  ///   - data: what its tags may name.
  ///   - fragments: trusted HTML that the data refers to; made only when the page shows some.
  /// - Returns: the HTML, with a warning for each link that leads nowhere.
  /// - Throws: what is wrong with the page's tags, or why its Markdown is refused.
  func render(
    _ page: Page, at outputPath: FilePath, data: TemplateValue,
    fragments: () throws(Failure) -> [[UInt8]] = { [] }
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
    let warnings = Mutex<[Diagnostic]>([])
    let path = source.path
    let contentPath = page.path
    // Where sections and partials shift lines, no line is better than a wrong one.
    let keepsLines = source.bytes.lineRanges().count == page.body.bytes.lineRanges().count
    let document = try withExcerpts(try parse(source, limits: .untrusted), keepsLines: keepsLines)
    let showsFragments = InertText.pieces(of: source.bytes).contains { piece in
      if case .fragment = piece { true } else { false }
    }
    let options = HTMLOptions(
      fragments: showsFragments ? try fragments() : [], tableClass: "table",
      alignmentClassPrefix: "align-",
      rewriteDestination: { destination in
        switch rewritten(destination.url, from: contentPath, at: outputPath) {
        case .keep: return destination.url
        case .replace(let url): return url
        case .unknown:
          let line = keepsLines ? destination.range.startLine : 0
          let location = SourceLocation(path: path, line: line)
          let target = String(decodingUTF8: destination.url)
          warnings.withLock {
            $0.append(SiteProblem.unknownPage(target, at: location).diagnostic)
          }
          return destination.url
        }
      })
    let html = HTMLRenderer(options: options).render(document)
    return Rendered(
      html: html, hasTitle: document.headings.contains { $0.level == 1 },
      warnings: warnings.withLock { $0 })
  }

  /// Renders a trusted template: it may hold raw HTML, into which values are escaped.
  ///
  /// Its headings get no identifiers, which could be those of a page that is shown inside.
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
      unsafe: true, headingIDs: false, fragments: fragments, tableClass: "table",
      alignmentClassPrefix: "align-")
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

  /// The document with its excerpts filled in.
  private func withExcerpts(_ document: MarkdownDocument, keepsLines: Bool) throws(Failure)
    -> MarkdownDocument
  {
    try document.mapCodeBlocks { (block, range) throws(Failure) in
      let info = String(decodingUTF8: InertText.decoded(block.info))
      guard let reference = SourceExcerpts.reference(in: info) else { return block }
      let location = SourceLocation(
        path: document.path, line: keepsLines ? range.startLine : 0)
      let text = try excerpts.text(path: reference.path, name: reference.name, at: location)
      return MarkdownCodeBlock(info: Array(reference.language.utf8), literal: text)
    }
  }

  // MARK: - Links

  private enum Destination {
    case keep
    case replace([UInt8])
    /// A link to a Markdown file that is not there.
    case unknown
  }

  /// Leads a relative link to a file of the content to the page made from it, or to the file itself
  /// when the page is published in another folder than its own.
  private func rewritten(_ url: [UInt8], from contentPath: FilePath, at outputPath: FilePath)
    -> Destination
  {
    let target = url.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    let leadsToPage = target.suffix(3).elementsEqual(".md".utf8)
    guard leadsToPage || contentPath.parent != outputPath.parent,
      let first = target.first, first != UInt8(ascii: "/"), !target.contains(UInt8(ascii: ":"))
    else { return .keep }
    let name = String(decodingUTF8: Self.percentDecoded(target))
    guard let resolved = Self.resolve(name, from: contentPath.parent),
      let output = map.outputPath(forContent: resolved)
    else { return leadsToPage ? .unknown : .keep }
    return .replace(Array(outputPath.relativeReference(to: output).utf8) + url[target.endIndex...])
  }

  private static func percentDecoded(_ url: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = url
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isASCIIAlphanumeric),
        let value = UInt8(String(decodingUTF8: digits), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
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
