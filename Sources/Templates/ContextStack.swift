import CatalogCore

/// The values that a template sees, the innermost last.
struct ContextStack {
  private var values: [TemplateValue]

  init(_ root: TemplateValue) { values = [root] }

  mutating func push(_ value: TemplateValue) { values.append(value) }

  mutating func pop() { values.removeLast() }

  /// The value with the given name; `nil` when there is none.
  ///
  /// The first part comes from the innermost object that knows it, the others only from the value of
  /// the part before.
  func value(of name: Program.Name) -> TemplateValue? {
    guard let first = name.first else { return values.last }
    guard var value = value(of: first) else { return nil }
    for part in name.rest {
      guard case .object(let object) = value, let member = object[part] else { return nil }
      value = member
    }
    return value
  }

  /// Why a name has no value.
  func problem(with name: Program.Name) -> TemplateError.Problem {
    guard let first = name.first, var value = value(of: first) else {
      let known = values.reversed().flatMap(keys)
      return .unknownName(
        name.text(parts: 0),
        suggestion: NearestName.suggestion(for: name.text(parts: 0), among: known))
    }
    for (index, part) in name.rest.enumerated() {
      guard case .object(let object) = value, let member = object[part] else {
        return .unknownMember(
          part, of: name.text(parts: index), kind: TemplateError.ValueKind(value),
          suggestion: NearestName.suggestion(for: part, among: keys(of: value)))
      }
      value = member
    }
    return .unknownName(first, suggestion: nil)
  }

  private func value(of first: String) -> TemplateValue? {
    for value in values.reversed() {
      if case .object(let object) = value, let found = object[first] { return found }
    }
    return nil
  }

  private func keys(of value: TemplateValue) -> [String] {
    guard case .object(let object) = value else { return [] }
    return object.keys
  }
}
