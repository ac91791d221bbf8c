/// Why a text is not the JSON that it should be, and where.
package struct JSONError: Error, Sendable {
  package var problem: Problem
  package var source: SourceText
  package var range: Range<Int>

  package enum Problem: Sendable {
    case notUTF8
    case expectedValue
    case expectedKey
    case expectedColon
    case expectedCommaOrEnd(of: Container)
    /// The text ends in a list or an object that starts at `opening`.
    case unclosed(Container, opening: Int)
    case unclosedString
    case controlCharacter(UInt8)
    case invalidEscape
    case loneSurrogate
    case invalidNumber
    case duplicateKey(String, first: Range<Int>)
    case trailingText
    case tooDeep(limit: Int)
  }

  package enum Container: Sendable {
    case list
    case object
  }
}
