package import CatalogCore

/// A Mustache template, parsed once and rendered any number of times.
///
/// ```
/// let template = try Template(parsing: SourceText(path: "a.md", "Hello {{name}}\n"))
/// try template.render(["name": "world"], escape: .html)  // the bytes of "Hello world\n"
/// ```
///
/// It follows version 1.4 of the Mustache specification with inheritance (`{{<parent}}`,
/// `{{$block}}`) and dynamic names (`{{>*name}}`), **without lambdas**: data holds no code here.
///
/// What the specification leaves open:
/// - Falsey are `false`, null, the empty list and the empty text, since the author of a page who
///   writes `{{#subtitle}}` means "if there is one". Every number is truthy, 0 included: a count of
///   nothing is still information. An object is truthy, even an empty one.
/// - A number prints as it was spelt, a Boolean as `true` or `false`. A list or an object is no text:
///   an error, or nothing when missing names are allowed.
/// - The indentation of a standalone partial goes before each template line that is not blank, and
///   never into a value.
/// - A block whose closing tag stands alone on its line fills whole lines: an override that does not
///   end its last line gets the line ending of that tag.
/// - The blocks inside an override are parameters of the template that wrote it, so only those who
///   include that template override them.
package struct Template: Sendable {
  let program: Program

  /// How an interpolated value is written; `{{{name}}}` and `{{&name}}` always write it as it is.
  package enum Escape: Sendable {
    /// Text that HTML shows as the value, between tags or in a quoted attribute.
    case html
    /// A word that no rule of Markdown can take for syntax; see `InertText`.
    case markdown
    /// The value as it is.
    case none
  }

  /// What happens when a template asks for a name, a partial or a parent that does not exist.
  package enum MissingNames: Sendable {
    /// Rendering fails and says where. A name whose value is null does exist.
    case error
    /// It is empty, as in the specification.
    case empty
  }

  /// Reads a template.
  ///
  /// Cost: linear in the length of the source.
  package init(parsing source: SourceText) throws(TemplateError) {
    program = try ProgramWriter.program(for: source)
  }

  /// The source that the template was read from.
  package var source: SourceText { program.source }

  /// The partials and parents that the template names, each once, in the order of their bytes.
  ///
  /// Those that only data can name are not among them.
  package var references: [String] { program.references }

  /// Whether the template includes something that data names, as in `{{>*kind}}`.
  package var hasDynamicReferences: Bool { program.hasDynamicReferences }

  /// Renders the template.
  ///
  /// Partials and parents come from `partials` and nowhere else. Neither deep templates nor deep data
  /// can exhaust the call stack; more than `Limits.includes` partials within each other are an error.
  package func render(
    _ data: TemplateValue, partials: TemplateLibrary = TemplateLibrary(), escape: Escape,
    missing: MissingNames = .error, steps: Int = Limits.steps
  ) throws(TemplateError) -> [UInt8] {
    var renderer = Renderer(
      program: program, data: data, library: partials, escape: escape, missing: missing,
      stepLimit: steps)
    return try renderer.run()
  }

  /// What keeps hostile templates and data from using the machine up.
  package enum Limits {
    /// How many sections, blocks and parents may stand within each other in one template.
    package static let nesting = 200
    /// How many partials, parents and overrides may be open at once while rendering.
    package static let includes = 100
    /// How many tags and texts a page that anybody may have written may take, counting each time.
    package static let steps = 2_000_000
    /// How many the program's own templates may take, whose data is large.
    package static let trustedSteps = 400_000_000
    /// How many bytes may be written.
    package static let outputSize = 256 << 20
    /// How many bytes a delimiter may have.
    package static let delimiterLength = 32
  }
}
