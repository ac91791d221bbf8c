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
    if let problem = Refusal.byEncoding(of: source) { throw problem }
    if let problem = Refusal.byDocumentType(of: source) { throw problem }
    if let problem = Refusal.byInstruction(in: source) { throw problem }
    let delegate = Delegate()
    let parser = XMLParser(data: Data(source.bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    let isDone = parser.parse()
    let place = Refusal.Place(source, line: parser.lineNumber, column: parser.columnNumber)
    if delegate.isTooDeep { throw Refusal.tooDeep(at: place) }
    // A conflict is also what the parser stops at, and the words for it are better. The lower half of
    // one that was resolved in part is no mistake to a parser.
    if let conflict = Refusal.byConflict(in: source) { throw conflict }
    guard isDone, parser.parserError == nil, delegate.depth == 0, let root = delegate.root else {
      throw Refusal.malformed(
        code: delegate.firstMistake ?? (parser.parserError as NSError?)?.code,
        outermost: delegate.outermostName,
        isBare: delegate.root == nil && delegate.depth == 0, at: place)
    }
    return root
  }

  private final class Delegate: NSObject, XMLParserDelegate {
    /// The elements that are open, the outermost first.
    private var open: [MarkupElement] = []
    private(set) var root: MarkupElement?
    private(set) var isTooDeep = false
    /// The first of several; the parser itself keeps the last.
    private(set) var firstMistake: Int?

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
      guard var element = open.popLast() else { return }
      // The indentation between the elements says nothing, and a large file is half of it.
      if !element.children.isEmpty, element.text.utf8.allSatisfy({ $0 <= .space }) {
        element.text = ""
      }
      if open.isEmpty {
        root = element
      } else {
        open[open.count - 1].children.append(element)
      }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
      firstMistake = firstMistake ?? (error as NSError).code
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
