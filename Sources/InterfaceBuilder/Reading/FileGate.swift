import CatalogCore

/// Decides by the content of a file, never by its name, who reads it.
enum FileGate {
  /// Interface files are far smaller; what is larger is no file that a person edits.
  ///
  /// It is also where the reader of the system gives up, and calls the file no XML.
  static let greatestSize = 10_000_000

  enum Entry {
    case document(MarkupElement)
    case archive(MarkupElement)
    case otherPlatform(String, reason: String)
  }

  /// Says what a file is by its first bytes, its root element and the platform that it names.
  static func judge(_ source: SourceText) throws(Diagnostic) -> Entry {
    if let problem = Refusal.byFirstBytes(of: source) { throw problem }
    let root = try MarkupReader.root(of: source)
    let isArchive = root.name.isSpelled("archive")
    guard isArchive || root.name.isSpelled("document") else {
      throw Refusal.root(root.name, source, line: root.line)
    }
    switch TargetPlatform(of: root) {
    case .iOS, .tvOS:
      return isArchive ? .archive(root) : .document(root)
    case .macOS:
      return .otherPlatform("macOS", reason: "it lays out windows of AppKit")
    case .watchOS:
      return .otherPlatform("watchOS", reason: "it lays out screens of WatchKit, without frames")
    case .other(let name):
      return .otherPlatform(name, reason: "it is of a platform that is not known")
    case nil:
      throw Refusal.platform(source, line: root.line)
    }
  }
}
