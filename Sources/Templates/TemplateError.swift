package import CatalogCore

/// Why a template could not be read or rendered, and where.
package struct TemplateError: Error, Sendable {
  package var problem: Problem
  /// The tag at fault.
  package var place: Place
  /// How rendering came to that tag, from the nearest step to the template that was rendered.
  package var trail: [Step] = []

  /// A range of bytes in a template.
  package struct Place: Sendable {
    package var source: SourceText
    package var range: Range<Int>

    package init(_ source: SourceText, _ range: Range<Int>) {
      self.source = source
      self.range = range
    }
  }

  /// A tag that led into another template.
  package enum Step: Sendable {
    case included(Place)
    case overrodeBlock(Place)
  }

  package enum Problem: Sendable {
    // Reading a template.
    case notUTF8
    case unclosedTag(closing: String)
    case unclosedTripleMustache(closing: String)
    case emptyTag
    case whitespaceInName(String)
    case emptyNamePart(String)
    case badDelimiters(DelimiterProblem)
    case unclosed(Construct, name: String)
    case mismatchedClosing(name: String, opened: Construct, openedName: String, opening: Range<Int>)
    case strayClosing(name: String)
    case nestedTooDeep(limit: Int)

    // Rendering it.
    case unknownName(String, suggestion: String?)
    case unknownMember(String, of: String, kind: ValueKind, suggestion: String?)
    case notText(String, kind: ValueKind)
    case missingTemplate(String, as: Inclusion, suggestion: String?)
    case includedTooDeep(name: String, limit: Int)
    /// Sections within sections, or partials within partials, multiply beyond the limits.
    case tooMuchWork
  }

  package enum DelimiterProblem: Sendable {
    case notTwo
    case noEqualsSign
    case containsEqualsSign
    case tooLong(limit: Int)
  }

  /// What an opening tag opens.
  package enum Construct: Sendable {
    case section
    case invertedSection
    case block
    case parent
  }

  package enum Inclusion: Sendable {
    case partial
    case parent
  }

  package enum ValueKind: Sendable {
    case null
    case bool
    case number
    case string
    case list
    case object

    init(_ value: TemplateValue) {
      self =
        switch value {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .list: .list
        case .object: .object
        }
    }
  }
}
