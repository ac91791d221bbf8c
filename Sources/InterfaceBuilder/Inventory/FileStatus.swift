import CatalogCore

/// What became of a file, in words.
struct FileStatus {
  /// `read`, `skipped` or `refused`.
  var word: String
  var reason: String?
  /// The stable id of the reason of a refusal.
  var reasonID: String?
  /// Where the reason stands in the file.
  var line: Int?
  /// `nil` for a file of which nothing is known.
  var platform: String?

  init(_ file: ProjectFile) {
    switch file.verdict {
    case .interface(let document):
      word = "read"
      platform = document.platform.rawValue
    case .skipped(let platform, let reason):
      word = "skipped"
      self.reason = reason
      self.platform = platform
    case .refused(let problem):
      word = "refused"
      reason = problem.message
      reasonID = problem.id
      line = problem.location.flatMap { $0.line > 0 ? $0.line : nil }
    }
  }
}

extension InterfaceDocument.Format {
  var word: String {
    switch self {
    case .document: "document"
    case .archive: "archive"
    }
  }

  var version: String {
    switch self {
    case .document(let version), .archive(let version): version
    }
  }
}

extension InterfaceController {
  /// The title that somebody wrote for people; `nil` for none.
  var writtenTitle: String? {
    [navigationItem?.title, title].compactMap(\.self).first { !$0.isEmpty }
  }
}

extension InterfaceController.Kind {
  /// The kind as one word for people and tools.
  var word: String {
    switch self {
    case .view: "view"
    case .table: "table"
    case .collection: "collection"
    case .navigation: "navigation"
    case .tabBar: "tab-bar"
    case .split: "split"
    case .page: "page"
    case .hosting: "hosting"
    case .reference: "reference"
    case .other: "other"
    }
  }
}

extension InterfaceProject.LeftOut.Reason {
  /// The reason as a sentence's end.
  var sentence: String {
    switch self {
    case .hidden: "hidden folder"
    case .dependencies: "code of others"
    case .built: "made by a build"
    case .compiled: "compiled, so there is nothing to read"
    case .linkOutside: "link that leads out of the folders that were named"
    case .linkInside: "link to what is read under its own name"
    case .linkNowhere: "link that leads nowhere"
    }
  }

  /// Whether `--include` with the name of the folder has it walked through.
  package var canBeIncluded: Bool {
    switch self {
    case .hidden, .dependencies, .built: true
    case .compiled, .linkOutside, .linkInside, .linkNowhere: false
    }
  }
}
