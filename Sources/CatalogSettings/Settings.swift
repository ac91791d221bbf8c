package import CatalogCore
package import Snapshots
import YAML

/// What `Content/catalog.yml` says; every setting has a default.
package struct Settings: Equatable, Sendable {
  /// Where the settings are read from, also when there is no such file.
  package var path: FilePath
  /// The title of the site.
  package var title = "Screens"
  /// One sentence about the site, for its front page and for search engines.
  package var description: String?
  /// The command that starts the recorder: a program and its arguments.
  package var recorder: [String]?
  /// Seconds of silence after which the recorder counts as hung.
  package var recorderTimeout = 60

  /// In which widths and text sizes screens are recorded.
  package var variants = VariantChoice.standard

  /// Which differences mean nothing.
  package var noise = NoiseRules()

  /// What is imported from interface files; `nil` where nobody said.
  package var imports: ImportSettings?

  /// The settings of a catalog that says nothing; `path` is where they would be read from.
  package init(path: FilePath) {
    self.path = path
  }

  /// Reads the settings of a catalog.
  ///
  /// - Throws: a failure with exit code 2 that lists everything that is wrong with them.
  package static func load(root: FilePath, files: any FileSystem) throws(Failure) -> Settings {
    var settings = Settings(path: root.appending("Content/catalog.yml"))
    let source: SourceText
    do throws(FileProblem) {
      guard let kind = try files.kind(of: settings.path) else { return settings }
      guard kind == .file else {
        throw FileProblem(.read, settings.path, reason: "it is no file")
      }
      source = SourceText(path: settings.path.string, bytes: try files.read(settings.path))
    } catch {
      throw Failure(.usage, error.diagnostic)
    }
    let document: YAMLDocument
    do {
      document = try YAMLDocument(parsing: source)
    } catch {
      throw Failure(.usage, error.diagnostic(in: source))
    }
    var reader = YAMLMappingReader(
      document,
      keys: [
        "title", "description", "recorder", "recorder-timeout", "variants", "noise", "import",
      ])
    if let title = reader.string("title") { settings.title = title }
    settings.description = reader.string("description")
    settings.recorder = recorder(&reader)
    if let recorder = settings.recorder, recorder.first ?? "" == "" {
      let place = reader.entry("recorder")?.keyLocation
      reader.report(
        Diagnostic(
          id: "settings-recorder", "the recorder has no command", at: place,
          hint: "a list of the program and its arguments: [swift, run, my-recorder]"))
    }
    if let timeout = reader.integer("recorder-timeout", in: 1...86_400) {
      settings.recorderTimeout = timeout
    }
    if let variants = VariantSettings.read(&reader) { settings.variants = variants }
    if let noise = NoiseSettings.read(&reader) { settings.noise = noise }
    settings.imports = ImportSettings.read(&reader)
    guard reader.diagnostics.isEmpty else { throw Failure(.usage, reader.diagnostics) }
    return settings
  }

  /// The command, which has to be a list: where its words end is not for us to guess.
  private static func recorder(_ reader: inout YAMLMappingReader) -> [String]? {
    guard let node = reader.node("recorder"), let text = try? node.string() else {
      return reader.stringList("recorder")
    }
    let words = text.utf8.split(separator: .space).map { String(decodingUTF8: $0) }
    reader.report(
      Diagnostic(
        id: "settings-recorder", "the recorder is a list of the program and its arguments",
        at: node.location, hint: "recorder: [\(words.joined(separator: ", "))]"))
    return nil
  }
}
