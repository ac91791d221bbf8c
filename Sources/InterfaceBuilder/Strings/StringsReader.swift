package import CatalogCore

/// Reads tables of translations, whichever of their four forms they have.
///
/// A file with a mistake gives what stands before it, where that is certain, and the mistake as a
/// located problem. Cost: linear in the size of the file.
package enum StringsReader {
  /// How many problems of one file are told; a broken file would bring one a line.
  static let mostProblems = 50

  /// Reads one file: `.strings`, `.stringsdict` or `.xcstrings`.
  ///
  /// The first two are told apart by their content, so that a property list may have either ending.
  /// `language` is that of the folder; a strings catalog names its languages itself.
  package static func tables(_ source: SourceText, language: String) -> StringsFile {
    var file = StringsFile()
    do throws(Diagnostic) {
      let text = try StringsEncoding.decoded(source)
      let path = FilePath(source.path)
      if path.fileExtension?.isSpelled("xcstrings") ?? false {
        file = StringsCatalogReader.file(text)
      } else {
        var entries = StringsEntries(text)
        if text.bytes.first(where: { $0 > .space && $0 < 0x80 }) == UInt8(ascii: "<") {
          try StringsPropertyList.read(text, into: &entries)
        } else {
          var reader = QuotedStringsReader(text)
          reader.read(into: &entries)
        }
        file.tables = [
          StringsTable(path: path, language: language, entries: entries.withoutDuplicates())
        ]
        file.problems = entries.problems
      }
    } catch {
      file.problems = [error]
    }
    file.problems = Array(file.problems.prefix(mostProblems)).inOrderOfLines
    return file
  }
}

/// The entries of a file while it is read.
struct StringsEntries {
  let lines: StringsLines
  private(set) var problems: [Diagnostic] = []
  private var entries: [StringsTable.Entry] = []
  /// Where the last entry of each key stands in `entries`.
  private var places: [ByteKey: Int] = [:]
  private var superseded: Set<Int> = []

  init(_ source: SourceText) {
    lines = StringsLines(source)
  }

  mutating func append(_ entry: StringsTable.Entry) {
    let first = places.updateValue(entries.count, forKey: ByteKey(entry.key))
    if let first {
      superseded.insert(first)
      let (line, path) = (entries[first].line, lines.source.path)
      report { StringsWording.duplicate(entry, first: line, path: path) }
    }
    entries.append(entry)
  }

  /// Keeps a problem, unless there are too many already.
  mutating func report(_ problem: () -> Diagnostic) {
    guard problems.count < StringsReader.mostProblems else { return }
    problems.append(problem())
  }

  /// The last entry of every key.
  func withoutDuplicates() -> [StringsTable.Entry] {
    guard !superseded.isEmpty else { return entries }
    return entries.indices.filter { !superseded.contains($0) }.map { entries[$0] }
  }
}

/// The lines of a file, found once for all its entries.
struct StringsLines {
  let source: SourceText
  private let starts: [Int]

  init(_ source: SourceText) {
    self.source = source
    starts = source.bytes.lineRanges().map(\.lowerBound)
  }

  /// The number of the line of an offset, counted from 1.
  ///
  /// Cost: logarithmic.
  func line(of offset: Int) -> Int {
    var lower = 0
    var upper = starts.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if starts[middle] <= offset { lower = middle } else { upper = middle }
    }
    return source.firstLine + lower
  }
}
