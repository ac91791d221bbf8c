import CatalogCore
import Templates

/// A template together with what it is rendered with, as a test writes it down.
struct Rendering {
  var template: String
  var data: TemplateValue = [:]
  var partials: [String: String] = [:]
  var escape = Template.Escape.html
  var missing = Template.MissingNames.error

  func bytes() throws(TemplateError) -> [UInt8] {
    var library = TemplateLibrary()
    for name in partials.keys.sorted() {
      library[name] = try Template(
        parsing: SourceText(path: "\(name).mustache", partials[name] ?? ""))
    }
    return try Template(parsing: SourceText(path: "page.mustache", template))
      .render(data, partials: library, escape: escape, missing: missing)
  }

  func text() throws(TemplateError) -> String { String(decodingUTF8: try bytes()) }

  /// What a person reads when it fails; empty when it does not.
  func message() -> String {
    do {
      _ = try bytes()
      return ""
    } catch {
      return DiagnosticFormatter().text(error.diagnostic)
    }
  }
}

func rendered(
  _ template: String, _ data: TemplateValue = [:], partials: [String: String] = [:],
  escape: Template.Escape = .html, missing: Template.MissingNames = .error
) throws(TemplateError) -> String {
  try Rendering(
    template: template, data: data, partials: partials, escape: escape, missing: missing
  ).text()
}
