/// Something a person should know about what they wrote, with its place.
///
/// A diagnostic is data; `DiagnosticFormatter` turns it into text. The sentence in `message` starts
/// in lower case, has no final full stop and names the thing at fault.
package struct Diagnostic: Error, Equatable, Sendable {
  package enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  package var severity: Severity
  /// A stable identifier that never changes its meaning, such as `template-unknown-name`.
  package var id: String
  package var message: String
  package var location: SourceLocation?
  /// The whole line at `location` without its ending, to be quoted.
  package var quotedLine: [UInt8]?
  /// How many bytes of the quoted line are at fault, counted from the column; at least one.
  package var length: Int
  /// What to do about it, one sentence.
  package var hint: String?
  /// Other places that belong to this one, such as the first of two definitions.
  package var related: [Related]

  package struct Related: Equatable, Sendable {
    package var message: String
    package var location: SourceLocation

    package init(_ message: String, at location: SourceLocation) {
      self.message = message
      self.location = location
    }
  }

  package init(
    _ severity: Severity = .error, id: String, _ message: String,
    at location: SourceLocation? = nil, hint: String? = nil, related: [Related] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.location = location
    self.quotedLine = nil
    self.length = 1
    self.hint = hint
    self.related = related
  }

  /// A diagnostic that quotes the line of `source` in which `range` starts.
  ///
  /// The range is in byte offsets; its end is cut to the end of the line.
  package init(
    _ severity: Severity = .error, id: String, _ message: String,
    in source: SourceText, range: Range<Int>, hint: String? = nil, related: [Related] = []
  ) {
    let location = source.location(of: range.lowerBound)
    let line = source.line(location.line)
    self.init(severity, id: id, message, at: location, hint: hint, related: related)
    self.quotedLine = Array(line)
    self.length = max(1, min(range.count, line.count - (location.column - 1)))
  }
}
