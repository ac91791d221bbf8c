import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a picture as an independent parser of XML reads it.
final class XMLElement {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLElement] = []
  /// The characters in this element, those of its children included.
  private(set) var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// Parses a whole document, or throws where it is not well-formed.
  static func parse(_ bytes: [UInt8]) throws -> XMLElement {
    let builder = Builder()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = builder
    let isFine = parser.parse()
    try #require(isFine, "\(parser.lineNumber):\(parser.columnNumber) \(builder.error ?? "")")
    return try #require(builder.root)
  }

  /// This element and all below it, in the order of the document.
  var all: [XMLElement] { [self] + children.flatMap(\.all) }

  func all(_ name: String) -> [XMLElement] { all.filter { $0.name == name } }

  /// All elements that have a class.
  func all(ofClass name: String) -> [XMLElement] { all.filter { $0.classes.contains(name) } }

  var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }

  func number(_ name: String) -> Double { Double(attributes[name] ?? "") ?? 0 }

  /// The texts of the screen in their order, the clock left out.
  var texts: [String] { all("text").map(\.text).filter { $0 != "9:41" } }

  func text(_ text: String) throws -> XMLElement {
    try #require(all("text").first { $0.text == text }, "no “\(text)” among \(texts)")
  }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: XMLElement?
    var error: String?
    private var stack: [XMLElement] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = XMLElement(name: name, attributes: attributes)
      if let last = stack.last { last.children.append(element) } else { root = element }
      stack.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      stack.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      for element in stack { element.text += text }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
      self.error = "\(error)"
    }
  }
}
