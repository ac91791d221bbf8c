import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A JUnit report as an independent parser of XML reads it.
struct JUnitTree {
  struct Suite {
    var name: String
    var attributes: [String: String]
    var cases: [Case] = []
  }

  struct Case {
    var name: String
    var attributes: [String: String]
    /// `failure`, `error`, `system-out`; empty for one that passes.
    var outcome = ""
    var message = ""
    var type = ""
    var text = ""
  }

  var attributes: [String: String] = [:]
  var suites: [Suite] = []

  var cases: [Case] { suites.flatMap(\.cases) }

  init(_ text: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    let isFine = parser.parse()
    try #require(isFine, "\(parser.lineNumber):\(parser.columnNumber)")
    self = try #require(reader.tree)
  }

  private init(attributes: [String: String]) {
    self.attributes = attributes
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var tree: JUnitTree?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let suite = (tree?.suites.count ?? 0) - 1
      switch name {
      case "testsuites": tree = JUnitTree(attributes: attributes)
      case "testsuite":
        tree?.suites.append(Suite(name: attributes["name"] ?? "", attributes: attributes))
      case "testcase":
        tree?.suites[suite].cases.append(
          Case(name: attributes["name"] ?? "", attributes: attributes))
      default:
        change {
          $0.outcome += name
          $0.message = attributes["message"] ?? ""
          $0.type = attributes["type"] ?? ""
        }
      }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      change { $0.text += text }
    }

    private func change(_ body: (inout Case) -> Void) {
      guard let suite = tree?.suites.indices.last,
        let last = tree?.suites[suite].cases.indices.last
      else { return }
      guard var changed = tree?.suites[suite].cases[last] else { return }
      body(&changed)
      tree?.suites[suite].cases[last] = changed
    }
  }
}
