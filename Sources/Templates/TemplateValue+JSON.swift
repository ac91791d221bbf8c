package import CatalogCore

extension TemplateValue {
  /// Reads the data of a template from JSON; numbers print as they are spelt there.
  package init(parsingJSON source: SourceText) throws(JSONError) {
    self.init(try JSONNode(parsing: source))
  }

  /// The depth of a node is limited, so this may call itself.
  private init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let lexeme): self = .number(lexeme)
    case .string(let text): self = .string(text)
    case .list(let nodes): self = .list(nodes.map { TemplateValue($0) })
    case .object(let members):
      self = .object(TemplateObject(members.map { ($0.key, TemplateValue($0.value)) }))
    }
  }
}
