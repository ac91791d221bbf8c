/// The data that a template is rendered with.
package enum TemplateValue: Sendable {
  case null
  case bool(Bool)
  /// A number as it is to be printed: `5` and `5.0` are different texts.
  case number(String)
  case string(String)
  case list([TemplateValue])
  case object(TemplateObject)

  package init(_ number: Int) { self = .number(String(number)) }

  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  package init(_ list: [TemplateValue]) { self = .list(list) }

  /// Whether a section with this value is rendered; see `Template` for the reasons.
  var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .number: true
    case .string(let text): !text.isEmpty
    case .list(let values): !values.isEmpty
    case .object: true
    }
  }

  /// The text that interpolation writes; `nil` for a list or an object.
  var text: String? {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let lexeme): lexeme
    case .string(let text): text
    case .list, .object: nil
    }
  }
}

extension TemplateValue: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self = .null }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}

extension TemplateValue: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(TemplateObject(elements))
  }
}
