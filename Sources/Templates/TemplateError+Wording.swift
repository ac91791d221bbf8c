package import CatalogCore

// All sentences about templates and their data, and the identifiers that go with them.

extension TemplateError {
  /// The error in words.
  package var diagnostic: Diagnostic {
    var diagnostic = Diagnostic(
      id: problem.id, problem.message, in: place.source, range: place.range, hint: problem.hint)
    diagnostic.related = problem.related(in: place.source) + trailNotes
    return diagnostic
  }

  /// The way to the tag; of a long one only the first steps and the last.
  private var trailNotes: [Diagnostic.Related] {
    let shown = 6
    var notes = trail.map { step in
      switch step {
      case .included(let place):
        Diagnostic.Related(
          "included from here", at: place.source.location(of: place.range.lowerBound))
      case .overrodeBlock(let place):
        Diagnostic.Related(
          "in the place of this block", at: place.source.location(of: place.range.lowerBound))
      }
    }
    if notes.count > shown {
      let left = notes.count - shown
      notes.removeSubrange((shown - 1)..<(notes.count - 1))
      notes[shown - 1].message += ", after \(left) more \(left == 1 ? "step" : "steps")"
    }
    return notes
  }
}

extension TemplateError.Problem {
  fileprivate var id: String {
    switch self {
    case .notUTF8: "template-invalid-utf8"
    case .unclosedTag: "template-unclosed-tag"
    case .unclosedTripleMustache: "template-unclosed-triple-mustache"
    case .emptyTag: "template-empty-tag"
    case .whitespaceInName, .emptyNamePart: "template-invalid-name"
    case .badDelimiters: "template-invalid-delimiters"
    case .unclosed: "template-unclosed-section"
    case .mismatchedClosing: "template-mismatched-closing"
    case .strayClosing: "template-stray-closing"
    case .nestedTooDeep: "template-too-deep"
    case .unknownName, .unknownMember: "template-unknown-name"
    case .notText: "template-not-text"
    case .missingTemplate(_, as: .partial, _): "template-missing-partial"
    case .missingTemplate(_, as: .parent, _): "template-missing-parent"
    case .includedTooDeep: "template-partial-recursion"
    case .tooMuchWork: "template-too-much-work"
    }
  }

  fileprivate var message: String {
    switch self {
    case .notUTF8: "this byte is not valid UTF-8"
    case .unclosedTag(let closing): "this tag is never closed with “\(closing)”"
    case .unclosedTripleMustache(let closing): "this tag is not closed with “\(closing)”"
    case .emptyTag: "this tag holds no name"
    case .whitespaceInName(let name): "the name “\(Self.shortened(name))” holds white space"
    case .emptyNamePart(let name): "the name “\(Self.shortened(name))” has an empty part"
    case .badDelimiters(let problem): problem.message
    case .unclosed(let construct, let name): "the \(construct.word) “\(name)” is never closed"
    case .mismatchedClosing(let name, let construct, let openedName, _):
      "“\(name)” is closed here, but the \(construct.word) “\(openedName)” is open"
    case .strayClosing(let name): "“\(name)” is closed here, but nothing is open"
    case .nestedTooDeep(let limit):
      "more than \(limit) sections, blocks and parents stand within each other"
    case .unknownName(let name, _):
      name == "." ? "there is no current value here" : "no value is named “\(name)” here"
    case .unknownMember(let name, let owner, let kind, _):
      kind == .object
        ? "“\(owner)” has no value named “\(name)”"
        : "“\(owner)” is \(kind.words), so it has no value named “\(name)”"
    case .notText(let name, let kind): "“\(name)” is \(kind.words), not a text"
    case .missingTemplate(let name, let inclusion, _):
      "there is no \(inclusion == .partial ? "partial" : "parent") named “\(name)”"
    case .includedTooDeep(let name, let limit):
      "“\(name)” would be the \(Self.ordinal(limit + 1)) partial, parent or override within another"
    case .tooMuchWork:
      "rendering the template would write more than any page needs"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .notUTF8: "save the file as UTF-8"
    case .unclosedTag: nil
    case .unclosedTripleMustache: "a tag that starts with a brace ends with one"
    case .emptyTag: nil
    case .whitespaceInName: "a tag holds one name, without spaces in it"
    case .emptyNamePart: "one dot stands between two names, or alone for the current value"
    case .badDelimiters: "new delimiters are set like this: {{=<% %>=}}"
    case .unclosed(_, let name): "close it with a tag that holds “/\(name)”"
    case .mismatchedClosing(_, _, let openedName, _): "close “\(openedName)” first"
    case .strayClosing: nil
    case .nestedTooDeep: "move a part of it into a partial"
    case .unknownName(_, let suggestion), .unknownMember(_, _, _, let suggestion),
      .missingTemplate(_, _, let suggestion):
      suggestion.map { "did you mean “\($0)”?" }
    case .notText(_, .list): "write a section to render each of its values"
    case .notText(_, .object): "name one of its values"
    case .notText: nil
    case .includedTooDeep: "a partial that includes itself ends only when its data does"
    case .tooMuchWork: "sections or partials within each other multiply"
    }
  }

  fileprivate func related(in source: SourceText) -> [Diagnostic.Related] {
    switch self {
    case .unclosed:
      [Diagnostic.Related("the template ends here", at: source.location(of: source.bytes.count))]
    case .mismatchedClosing(_, _, let name, let opening):
      [Diagnostic.Related("“\(name)” is opened here", at: source.location(of: opening.lowerBound))]
    default: []
    }
  }

  /// Enough of a name to recognise it: an unclosed tag can make a name of half the file.
  private static func shortened(_ name: String) -> String {
    let limit = 40
    let line = name.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
    let isWhole = line.count <= limit && line.endIndex == name.unicodeScalars.endIndex
    return isWhole ? name : String(String.UnicodeScalarView(line.prefix(limit))) + "…"
  }

  private static func ordinal(_ number: Int) -> String {
    let suffix =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }
}

extension TemplateError.DelimiterProblem {
  fileprivate var message: String {
    switch self {
    case .notTwo: "a change of delimiters needs two of them, with a space between"
    case .noEqualsSign: "a change of delimiters ends with an equals sign"
    case .containsEqualsSign: "a delimiter cannot hold an equals sign"
    case .tooLong(let limit): "a delimiter cannot be longer than \(limit) bytes"
    }
  }
}

extension TemplateError.Construct {
  fileprivate var word: String {
    switch self {
    case .section: "section"
    case .invertedSection: "inverted section"
    case .block: "block"
    case .parent: "parent"
    }
  }
}

extension TemplateError.ValueKind {
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
