import CatalogCore
import YAML

/// The tree as text, one node a line with its place, for comparing whole documents.
func treeText(_ text: String, firstLine: Int = 1) throws -> [String] {
  let document = try YAMLDocument(
    parsing: SourceText(path: "a.yml", text, firstLine: firstLine))
  guard let root = document.root else { return [] }
  return lines(of: root, indent: "")
}

/// The one diagnostic that parsing the text gives.
func diagnostic(parsing text: String, firstLine: Int = 1) -> Diagnostic? {
  diagnostic(parsing: SourceText(path: "a.yml", text, firstLine: firstLine))
}

func diagnostic(parsing source: SourceText) -> Diagnostic? {
  do {
    _ = try YAMLDocument(parsing: source)
    return nil
  } catch {
    return error.diagnostic(in: source)
  }
}

private func lines(of node: YAMLNode, indent: String) -> [String] {
  let place = "\(node.location.line):\(node.location.column)"
  switch node.content {
  case .scalar(let scalar):
    let text = scalar.text.replacing("\n", with: "\\n")
    return ["\(indent)\(place) \(scalar.style) \(text)"]
  case .sequence(let nodes):
    return ["\(indent)\(place) sequence"] + nodes.flatMap { lines(of: $0, indent: indent + "  ") }
  case .mapping(let entries):
    return ["\(indent)\(place) mapping"]
      + entries.flatMap { entry in
        ["\(indent)  \(entry.keyLocation.line):\(entry.keyLocation.column) key \(entry.key)"]
          + lines(of: entry.value, indent: indent + "    ")
      }
  }
}
