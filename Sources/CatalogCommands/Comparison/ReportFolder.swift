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
  func write(
    _ pages: some Sequence<FileContent>, _ others: [FileContent], keeps: (FilePath) -> Bool
  ) throws(FileProblem) {
    try files.makeFolder(folder)
    let lock = try files.lock(folder)
    defer { withExtendedLifetime(lock) {} }
    let old = try earlier()
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
    written.formUnion(old.filter(keeps))
    for path in old.subtracting(written).sorted() {
      try files.removeFile(folder.appending(path))
      files.removeEmptyFolders(from: folder.appending(path).parent, upTo: folder)
    }
    try list(written)
  }

  private func earlier() throws(FileProblem) -> Set<FilePath> {
    let path = folder.appending(Self.manifest)
    guard try files.kind(of: path) == .file else { return [] }
    let lines = try files.read(path).split(separator: .lineFeed).map(String.init(decodingUTF8:))
    // Whoever wrote the list, it names nothing outside the folder.
    return Set(
      lines.map { FilePath($0) }.filter { !$0.isAbsolute && !$0.components.contains("..") })
  }

  private func list(_ names: Set<FilePath>) throws(FileProblem) {
    let text = names.sorted().map { "\($0)\n" }.joined()
    try files.write(Array(text.utf8), to: folder.appending(Self.manifest))
  }
}
