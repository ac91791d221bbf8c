import CatalogCore
import Reports

/// A folder that holds a report and what its owner put there besides.
struct ReportFolder {
  var folder: FilePath
  var files: any FileSystem

  /// Names the files of the report, so that the next one removes what it has not.
  private static let manifest = FilePath(".catalog-report")

  /// Writes the files one after the other, the pages last, and removes those of an earlier report but
  /// for what `keeps` says of its paths.
  ///
  /// Each file is whole at any time. Memory: one file.
  ///
  /// - Throws: a failure with exit code 3, before anything is written, for a file that is in the way.
  func write(
    _ pages: some Sequence<FileContent>, _ others: [FileContent], keeps: (FilePath) -> Bool
  ) throws(Failure) {
    let lock = try onFiles { () throws(FileProblem) in
      try files.makeFolder(folder)
      return try files.lock(folder)
    }
    defer { withExtendedLifetime(lock) {} }
    try refuseForeignFiles(others.map(\.path))
    try onFiles { () throws(FileProblem) in
      try removeLeftovers()
      try replace(try earlier(), with: pages, others, keeps: keeps)
    }
  }

  /// Removes an earlier report before the run whose report is to take its place, so that a run that
  /// fails does not leave the verdict of another one; `keeps` says what stays.
  func removeEarlier(keeps: (FilePath) -> Bool) throws(Failure) {
    try onFiles { () throws(FileProblem) in
      guard try files.kind(of: folder) == .folder else { return }
      let lock = try files.lock(folder)
      defer { withExtendedLifetime(lock) {} }
      try replace(try earlier(), with: [], [], keeps: keeps)
    }
  }

  private func replace(
    _ old: Set<FilePath>, with pages: some Sequence<FileContent>, _ others: [FileContent],
    keeps: (FilePath) -> Bool
  ) throws(FileProblem) {
    var written: Set<FilePath> = []
    // The list comes first: a run that is killed leaves nothing that nobody knows of.
    var names = old
    func put(_ file: FileContent) throws(FileProblem) {
      if names.insert(file.path).inserted { try list(names) }
      try files.write(file.bytes, to: folder.appending(file.path))
      written.insert(file.path)
    }
    for file in others { try put(file) }
    for file in pages { try put(file) }
    for path in old.subtracting(written).sorted() where try isFile(path) {
      if keeps(path) {
        written.insert(path)
      } else {
        try files.removeFile(folder.appending(path))
        files.removeEmptyFolders(from: folder.appending(path).parent, upTo: folder)
      }
    }
    try list(written)
  }

  /// Whether a regular file stands there, in the folder itself and not where a link leads.
  private func isFile(_ path: FilePath) throws(FileProblem) -> Bool {
    var place = folder
    for part in path.components {
      place = place.appending(part)
      if files.isLink(place) { return false }
    }
    return try files.kind(of: place) == .file
  }

  /// Removes what a run that was killed was writing.
  private func removeLeftovers() throws(FileProblem) {
    try files.removeLeftovers(in: folder)
    let pictures = folder.appending(HTMLReport.pictureFolder)
    if try files.kind(of: pictures) == .folder { try files.removeLeftovers(in: pictures) }
  }

  // MARK: - What is in the way

  /// Refuses a folder in which a report would replace what no earlier one made; `names` are those of
  /// its files besides pages and pictures.
  func refuseForeignFiles(_ names: [FilePath]) throws(Failure) {
    let foreign = try onFiles { () throws(FileProblem) in
      let known = try earlier()
      var foreign: [FilePath] = []
      for name in HTMLReport.names + names where !known.contains(name) {
        let path = folder.appending(name)
        let isThere = files.isLink(path) ? true : try files.kind(of: path) != nil
        if isThere { foreign.append(path) }
      }
      return foreign + (try foreignPictures(known))
    }
    guard foreign.isEmpty else {
      throw Failure(.damagedInput, foreign.map { ReportProblem.foreignFile($0).diagnostic })
    }
  }

  private func foreignPictures(_ known: Set<FilePath>) throws(FileProblem) -> [FilePath] {
    let pictures = folder.appending(HTMLReport.pictureFolder)
    if files.isLink(pictures) { return [pictures] }
    switch try files.kind(of: pictures) {
    case nil: return []
    case .folder:
      let names = try files.names(in: pictures).filter {
        HTMLReport.isPicture($0) && !known.contains(HTMLReport.pictureFolder.appending($0))
      }
      return names.map { pictures.appending($0) }
    case .file, .other: return [pictures]
    }
  }

  // MARK: - The list

  private func earlier() throws(FileProblem) -> Set<FilePath> {
    let path = folder.appending(Self.manifest)
    guard !files.isLink(path), try files.kind(of: path) == .file else { return [] }
    let lines = try files.read(path).split(separator: .lineFeed).map(String.init(decodingUTF8:))
    return Set(lines.map { FilePath($0) }.filter(Self.isName))
  }

  /// Whoever wrote the list, it names nothing outside the folder, and nothing that is hidden.
  private static func isName(_ path: FilePath) -> Bool {
    !path.isAbsolute && path == path.normalized
      && path.components.allSatisfy { $0.utf8.first != UInt8(ascii: ".") }
  }

  private func list(_ names: Set<FilePath>) throws(FileProblem) {
    let text = names.sorted().map { "\($0)\n" }.joined()
    try files.write(Array(text.utf8), to: folder.appending(Self.manifest))
  }

  private func onFiles<Value>(_ body: () throws(FileProblem) -> Value) throws(Failure) -> Value {
    do throws(FileProblem) {
      return try body()
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
  }
}

/// What keeps a report from being written.
enum ReportProblem: Equatable {
  /// A file that no report made, where one of a report's would stand.
  case foreignFile(FilePath)

  var diagnostic: Diagnostic {
    switch self {
    case .foreignFile(let path):
      Diagnostic(
        id: "report-foreign-file", "a report would replace this, and no earlier report made it",
        at: SourceLocation(path: path.string),
        hint: "choose another folder for the report, or move what is there")
    }
  }
}
