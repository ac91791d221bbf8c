// The one file that knows which reader of XML is used. It is the toolchain's, a library of its own on
// Linux, and a part of Foundation elsewhere.
import CatalogCore
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML into elements.
///
/// The reader of the system reports success for an empty file, for one that was cut off and for a few
/// other mistakes, so what it saw is checked besides. A document type declaration is refused: interface
/// files have none, and its entities are how a small file becomes a large one.
enum MarkupReader {
  /// How many elements may stand inside each other; the deepest of 442 real files has 28.
  static let greatestDepth = 200

  /// Reads a whole file.
  ///
  /// - Throws: one problem with its place. Cost: linear in the size of the file.
  static func root(of source: SourceText) throws(Diagnostic) -> MarkupElement {
    try refuseForeignEncodings(source)
    if let offset = source.bytes.firstIndex(of: "<!DOCTYPE", from: 0) {
      throw Diagnostic(
        id: "interface-doctype", "the file declares a document type, which no interface file does",
        in: source, range: offset..<(offset + 9), hint: "remove the declaration with its entities")
    }
    let delegate = Delegate()
    let parser = XMLParser(data: Data(source.bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    let isDone = parser.parse()
    if delegate.isTooDeep {
      throw problem(
        source, "interface-too-deep",
        "more than \(greatestDepth) elements stand inside each other", parser)
    }
    // A conflict is also what the parser stops at, and the words for it are better.
    if let conflict = conflict(in: source) { throw conflict }
    guard isDone, parser.parserError == nil, delegate.depth == 0, let root = delegate.root else {
      if delegate.root == nil, delegate.depth == 0, source.bytes.allSatisfy({ $0 <= .space }) {
        throw Diagnostic(
          id: "interface-empty", "the file is empty", at: SourceLocation(path: source.path))
      }
      if let name = delegate.outermostName, !isClosed(source, name) {
        throw problem(
          source, "interface-cut-off", "the file ends in the middle of an element", parser,
          hint: "take a whole copy of it from version control")
      }
      throw problem(
        source, "interface-not-xml", "this is no well-formed XML", parser,
        hint: "open the file in Xcode, or take a whole copy of it from version control")
    }
    return root
  }

  /// Whether the file ends with the end of its outermost element.
  private static func isClosed(_ source: SourceText, _ name: String) -> Bool {
    let end = source.bytes.last { $0 > .space } == UInt8(ascii: ">")
    guard end, let start = source.bytes.lastIndex(of: UInt8(ascii: "<")) else { return false }
    return source.bytes[start...].starts(with: "</\(name)".utf8)
      || source.bytes[start...].starts(with: "<\(name)".utf8)
  }

  private static func problem(
    _ source: SourceText, _ id: String, _ message: String, _ parser: XMLParser,
    hint: String? = nil
  ) -> Diagnostic {
    let lines = source.bytes.lineRanges()
    let line = min(max(parser.lineNumber, 1), max(lines.count, 1))
    guard lines.indices.contains(line - 1) else {
      return Diagnostic(id: id, message, at: SourceLocation(path: source.path), hint: hint)
    }
    let range = lines[line - 1]
    let column = min(max(parser.columnNumber - 1, 0), range.count)
    let start = range.lowerBound + column
    return Diagnostic(
      id: id, message, in: source, range: min(start, range.upperBound)..<range.upperBound,
      hint: hint)
  }

  /// The marker of an unresolved merge, if a line starts with one.
  private static func conflict(in source: SourceText) -> Diagnostic? {
    for range in source.bytes.lineRanges()
    where source.bytes.hasBytes("<<<<<<< ", at: range.lowerBound) {
      return Diagnostic(
        id: "interface-conflict", "the file holds an unresolved merge conflict", in: source,
        range: range, hint: "resolve the conflict, then import again")
    }
    return nil
  }

  /// Interface Builder writes UTF-8; in another encoding nothing else that is checked here would be seen.
  private static func refuseForeignEncodings(_ source: SourceText) throws(Diagnostic) {
    var isForeign = source.bytes.firstInvalidUTF8 != nil || source.bytes.contains(0)
    if !isForeign, let end = source.bytes.prefix(256).firstIndex(of: UInt8(ascii: ">")),
      let start = source.bytes[..<end].firstIndex(of: "encoding", from: 0)
    {
      let name = source.bytes[(start + 8)..<end].drop { $0 == .space || $0 == UInt8(ascii: "=") }
        .dropFirst().prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
        .map(\.asciiLowercased)
      isForeign = !name.elementsEqual("utf-8".utf8) && !name.elementsEqual("us-ascii".utf8)
    }
    guard !isForeign else {
      throw Diagnostic(
        id: "interface-not-utf8", "the file is not UTF-8, which every interface file is",
        at: SourceLocation(path: source.path))
    }
  }

  private final class Delegate: NSObject, XMLParserDelegate {
    /// The elements that are open, the outermost first.
    private var open: [MarkupElement] = []
    private(set) var root: MarkupElement?
    private(set) var isTooDeep = false

    var depth: Int { open.count }

    var outermostName: String? { open.first?.name }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      guard open.count < MarkupReader.greatestDepth else {
        isTooDeep = true
        parser.abortParsing()
        return
      }
      open.append(
        MarkupElement(
          elementName, attributeDict.map { ($0.key, $0.value) }, line: parser.lineNumber))
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      guard let element = open.popLast() else { return }
      if open.isEmpty {
        root = element
      } else {
        open[open.count - 1].children.append(element)
      }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      guard !open.isEmpty else { return }
      open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
      guard !open.isEmpty else { return }
      open[open.count - 1].text += String(decodingUTF8: block)
    }
  }
}
