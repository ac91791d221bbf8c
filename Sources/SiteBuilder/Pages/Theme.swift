import CatalogCore
import Templates

/// The templates and style files of a site: the built-in ones, with the user's in their place.
struct Theme: Sendable {
  /// For pages: the templates that end in `.md`, by name without the ending.
  let markdown: TemplateLibrary
  /// For the frame around pages: the templates that end in `.html`.
  let html: TemplateLibrary
  /// Style files, relative to the site.
  let assets: [FileContent]

  /// Parses every template once.
  ///
  /// - Throws: everything that is wrong in any template.
  init(overrides tree: ContentTree, contentFolder: FilePath) throws(Failure) {
    var markdown = TemplateLibrary()
    var html = TemplateLibrary()
    var assets: [FilePath: FileContent] = [:]
    var problems: [Diagnostic] = []
    func add(_ name: FilePath, _ source: SourceText) {
      do {
        let template = try Template(parsing: source)
        switch name.fileExtension {
        case "md": markdown[name.withoutExtension.string] = template
        case "html": html[name.withoutExtension.string] = template
        default: break
        }
      } catch {
        problems.append(error.diagnostic)
      }
    }
    for file in EmbeddedTheme.files {
      let path = FilePath(file.path)
      let inner = FilePath(path.components.dropFirst().joined(separator: "/"))
      if path.components.first == "Templates" {
        add(inner, SourceText(path: "<built-in>/\(file.path)", file.text))
      } else {
        let target = FilePath("assets").appending(inner)
        assets[target] = FileContent(path: target, bytes: Array(file.text.utf8))
      }
    }
    for file in tree.templates {
      let path = contentFolder.appending("Templates").appending(file.path)
      add(file.path, SourceText(path: path.string, bytes: file.bytes))
    }
    for file in tree.theme {
      let target = FilePath("assets").appending(file.path)
      assets[target] = FileContent(path: target, bytes: file.bytes)
    }
    guard problems.isEmpty else { throw Failure(.damagedInput, problems) }
    self.markdown = markdown
    self.html = html
    self.assets = assets.values.sorted { $0.path < $1.path }
  }

  func markdownTemplate(_ name: String) throws(Failure) -> Template {
    guard let template = markdown[name] else {
      throw SiteProblem.missingTemplate("\(name).md").failure
    }
    return template
  }

  func htmlTemplate(_ name: String) throws(Failure) -> Template {
    guard let template = html[name] else {
      throw SiteProblem.missingTemplate("\(name).html").failure
    }
    return template
  }
}
