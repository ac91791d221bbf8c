import CatalogCore

/// The contents of many files, kept in a temporary file and read from it one by one.
///
/// The file has no name and is gone when the value goes out of use. It may be read from several
/// threads at once.
package struct GitBlobs: Sendable {
  private let file: TemporaryFile
  /// Where the content of each blob lies in the file; `nil` for one that the repository lacks.
  private let places: [GitObjectID: Range<Int>?]

  init(file: TemporaryFile, places: [GitObjectID: Range<Int>?]) {
    self.file = file
    self.places = places
  }

  /// The content of one of the blobs that were asked for.
  ///
  /// - Throws: `missingObject` for one that the repository lacks, or that was not asked for.
  package func bytes(of id: GitObjectID) throws(GitProblem) -> [UInt8] {
    guard case .some(.some(let place)) = places[id] else {
      throw .missingObject(id, isPartialClone: false)
    }
    do {
      return try file.bytes(in: place)
    } catch {
      throw .noTemporaryFile(reason: error.reason)
    }
  }
}

/// The line that `cat-file --batch` writes before the content of an object, or instead of it.
struct GitBatchHeader: Equatable {
  enum Answer: Equatable {
    case object(kind: String, byteCount: Int)
    case missing
  }

  var id: GitObjectID
  var answer: Answer
  /// How long the line is, its line feed included.
  var byteCount: Int

  /// More bytes than any such line has.
  static let longest = 128

  /// Reads the line at the start of the bytes; `nil` when there is none of the form.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: .lineFeed) else { return nil }
    let words = bytes[..<end].split(separator: .space, omittingEmptySubsequences: false)
    guard let first = words.first, let id = GitObjectID(first) else { return nil }
    self.id = id
    byteCount = end + 1
    if words.count == 2, words[1].elementsEqual("missing".utf8) {
      answer = .missing
    } else if words.count == 3, words[2].allSatisfy(\.isASCIIDigit),
      let count = Int(String(decodingUTF8: words[2]))
    {
      answer = .object(kind: String(decodingUTF8: words[1]), byteCount: count)
    } else {
      return nil
    }
  }
}

extension GitRepository {
  /// The contents of blobs, all read by one process; ids may repeat.
  ///
  /// Together they have at most `Subprocess.outputLimit` bytes.
  ///
  /// - Throws: `missingObject` for the first blob that a partial clone left on its server; other
  ///   missing ones are reported when they are read.
  package func blobs(of ids: some Sequence<GitObjectID>) throws(GitProblem) -> GitBlobs {
    let ids = Set(ids).sorted()
    let (file, answer) = try program.spool(
      ["cat-file", "--batch", "--buffer"], options: options,
      input: Array(ids.map { $0.text + "\n" }.joined().utf8))
    guard answer.isFine else { throw GitProblem(answer) }
    var places: [GitObjectID: Range<Int>?] = [:]
    var offset = 0
    for id in ids {
      guard let header = try Self.header(in: file, at: offset), header.id == id else {
        throw .unexpectedAnswer(command: answer.command)
      }
      let start = offset + header.byteCount
      switch header.answer {
      case .missing:
        places.updateValue(nil, forKey: id)
        offset = start
      case .object("blob", let count):
        places[id] = start..<(start + count)
        // The content has a line feed after it.
        offset = start + count + 1
      case .object:
        throw .unexpectedAnswer(command: answer.command)
      }
    }
    guard offset == file.byteCount else { throw .unexpectedAnswer(command: answer.command) }
    return GitBlobs(file: file, places: places)
  }

  private static func header(
    in file: TemporaryFile, at offset: Int
  ) throws(GitProblem) -> GitBatchHeader? {
    do {
      return GitBatchHeader(try file.bytes(in: offset..<(offset + GitBatchHeader.longest)))
    } catch {
      throw .noTemporaryFile(reason: error.reason)
    }
  }
}
