/// What is wrong with a YAML text, and where in its bytes.
///
/// `diagnostic(in:)` turns it into words.
package struct YAMLError: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    case syntax(YAMLSyntaxProblem)
    case tabIndentation
    case notUTF8
    case tooLarge(byteCount: Int)
    case tooDeep
    case manyDocuments
    /// The related range is the first definition.
    case duplicateKey(String)
    case keyIsNotText
    case alias
    case anchor
    case tag(String)
    case unclosedFrontMatter
    case wrongType(expected: ExpectedType, found: FoundType)
    case outOfRange(ClosedRange<Int>)
    case unknownKey(String, known: [String])
    case missingKey(String)
    case unknownChoice(String, choices: [String])
  }

  package enum ExpectedType: Equatable, Sendable {
    case text
    case bool
    case integer
    case number
    case list
    case mapping
  }

  package enum FoundType: Equatable, Sendable {
    case nothing
    case plain(String)
    case quoted(String)
    case list
    case mapping
  }

  package let problem: Problem
  /// Byte offsets in the text that was parsed.
  package let range: Range<Int>
  /// The other place that the problem is about.
  package let related: Range<Int>?

  package init(_ problem: Problem, at range: Range<Int>, related: Range<Int>? = nil) {
    self.problem = problem
    self.range = range
    self.related = related
  }
}
