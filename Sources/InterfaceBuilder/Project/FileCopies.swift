import CatalogCore

/// Finds files that are the same in several languages.
///
/// A project without a base language stores a whole storyboard for each: `en.lproj/Main.storyboard`,
/// `de.lproj/Main.storyboard`. One of them is the original; the screens of the others are its screens.
enum FileCopies {
  static func files(
    _ places: [ProjectWalk.Place], _ verdicts: [FileVerdict]
  ) -> [ProjectFile] {
    let groups = GroupNames.names(of: places.map(\.trail))
    var files = places.indices.map { index in
      ProjectFile(
        path: places[index].path, group: groups[index],
        language: LocalizedPath(places[index].path).language, verdict: verdicts[index])
    }
    var families: [ByteKey: [Int]] = [:]
    for (index, place) in places.enumerated() where files[index].document != nil {
      families[LocalizedPath(place.resolved).family, default: []].append(index)
    }
    for members in families.values where members.count > 1 {
      guard let original = members.min(by: { precedes(files[$0], files[$1]) }) else { continue }
      for copy in members where copy != original && files[copy].language != nil {
        files[copy].original = files[original].path
      }
    }
    return files
  }

  /// Whether the first file is rather the original: the base, then English, then the first by its path.
  private static func precedes(_ left: ProjectFile, _ right: ProjectFile) -> Bool {
    let (leftRank, rightRank) = (rank(left.language), rank(right.language))
    return leftRank == rightRank ? left.path < right.path : leftRank < rightRank
  }

  private static func rank(_ language: String?) -> Int {
    switch language {
    case nil: 0
    case "en", "English": 1
    default: 2
    }
  }
}

/// A path taken apart where the folder of a language stands in it.
struct LocalizedPath {
  /// The folder that holds the folders of languages.
  var folder: FilePath
  /// `nil` for a file in no such folder, and for `Base`.
  var language: String?
  /// Whether the file stands in the folder of a language, `Base` included.
  var isLocalized: Bool
  var name: String

  init(_ path: FilePath) {
    name = path.lastComponent
    let parent = path.parent
    isLocalized = parent.fileExtension == "lproj"
    folder = isLocalized ? parent.parent : parent
    guard isLocalized else { return }
    let language = FilePath(parent.lastComponent).withoutExtension.string
    self.language = language == "Base" ? nil : language
  }

  /// What copies of a file in several languages have in common.
  var family: ByteKey { ByteKey(folder.appending(name).string) }

  /// What a file has in common with the tables of its texts.
  var stem: ByteKey { ByteKey(folder.appending(FilePath(name).withoutExtension).string) }
}
