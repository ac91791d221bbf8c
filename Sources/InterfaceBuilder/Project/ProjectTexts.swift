import CatalogCore

/// Finds out which files hold the texts of which others, and reads the tables.
struct ProjectTexts {
  let files: any FileSystem

  /// How large a table of texts may be; they are far smaller.
  private static let greatestSize = 32 << 20

  /// Adds to a project the languages of its files, the copies among them and the tables at `paths`.
  func add(_ paths: [FilePath], to project: inout InterfaceProject) {
    var indexes: [FilePath: Int] = [:]
    for (index, file) in project.files.enumerated() where file.document != nil {
      indexes[file.path] = index
    }
    let groups = LocalizedDocument.grouped(Array(indexes.keys) + paths)
    for group in groups {
      if let index = indexes[group.document] {
        project.files[index].language = group.developmentLanguage
      }
      for copy in group.copies {
        guard let index = indexes[copy.path] else { continue }
        project.files[index].language = copy.language
        project.files[index].original = group.document
      }
    }
    let tables = parallelMap(groups) { self.tables(of: $0) }
    for (group, read) in zip(groups, tables) {
      project.tables += read.tables.map { ProjectTable($0, file: group.document) }
      project.textProblems += read.problems
    }
  }

  /// The tables of a document, by language and then by path.
  private func tables(of group: LocalizedDocument) -> StringsFile {
    var result = StringsFile()
    let versions = group.tables + group.catalogs.map { .init(language: "", path: $0) }
    for version in versions {
      do throws(FileProblem) {
        let bytes = try files.read(version.path, upTo: Self.greatestSize + 1)
        guard bytes.count <= Self.greatestSize else {
          throw FileProblem(.read, version.path, reason: "it is larger than any table of texts")
        }
        let file = StringsReader.tables(
          SourceText(path: version.path.string, bytes: bytes), language: version.language)
        result.tables += file.tables
        result.problems += file.problems
      } catch {
        result.problems.append(error.diagnostic)
      }
    }
    result.tables.sort {
      (ByteKey($0.language), $0.path) < (ByteKey($1.language), $1.path)
    }
    return result
  }
}
