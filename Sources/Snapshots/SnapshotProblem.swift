package import CatalogCore

/// Why a snapshot file cannot be read.
package struct SnapshotProblem: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case empty
    case notASnapshot
    case gitLFSPointer
    case newerVersion(String)
    case conflictMarker
    case notUTF8
    case truncated
    case textAfterEnd
    case indentation(expected: Int, found: Int)
    case unknownLine(String, known: [String])
    case misplacedLine(String)
    case missing(String)
    case unexpected(String, expected: String)
    case unclosedQuote
    case unknownEscape
    case unknownWord(String, known: [String])
    case duplicate(String, first: Int)
    case tooDeep
    /// Stacks of a layout are nested too deep.
    case stackTooDeep
  }

  package var kind: Kind
  /// Byte offsets into the file.
  package var range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension SnapshotProblem {
  /// What is said of a whole snapshot in the file of another one; `expected` is the key of its own.
  static func misplaced(_ path: FilePath, expected key: FilePath) -> Diagnostic {
    let suffix = path.fileExtension?.hasSameBytes(as: "new") == true ? ".new" : ""
    return Diagnostic(
      id: "snapshot-misplaced", "the screen and scenario named inside belong to another file",
      at: SourceLocation(path: path.string),
      hint: "move it to \(path.parent.parent.appending(key))\(suffix), unless that is there too")
  }

  /// What is said of a file that starts like the removal of a scenario and is none of this one's.
  static func damagedRemoval(_ path: FilePath) -> Diagnostic {
    Diagnostic(
      id: "snapshot-removal", "this is not how the removal of the scenario is written",
      at: SourceLocation(path: path.string),
      hint: "delete the file; catalog verify writes what waits for review again")
  }

  /// The problem as a sentence with its place in the file that it was found in.
  package func diagnostic(in source: SourceText) -> Diagnostic {
    let wording = self.wording
    var related: [Diagnostic.Related] = []
    if case .duplicate(_, let first) = kind {
      related = [Diagnostic.Related("first used here", at: source.location(of: first))]
    }
    if kind == .empty {
      return Diagnostic(
        id: "snapshot-\(wording.id)", wording.message, at: SourceLocation(path: source.path),
        hint: wording.hint)
    }
    return Diagnostic(
      id: "snapshot-\(wording.id)", wording.message, in: source, range: range,
      hint: wording.hint, related: related)
  }

  private var wording: (id: String, message: String, hint: String?) {
    switch kind {
    case .empty:
      (
        "empty", "the snapshot is empty",
        "restore it from git, or record it again after removing it"
      )
    case .notASnapshot:
      ("unknown-format", "this is no snapshot: the first line should be “catalog snapshot 1”", nil)
    case .gitLFSPointer:
      (
        "lfs-pointer", "this is a git LFS pointer and not the snapshot itself",
        "run “git lfs pull”; snapshots are small text and need no LFS"
      )
    case .newerVersion(let version):
      (
        "newer-version",
        "the snapshot has format version \(version), this tool reads up to "
          + "\(SnapshotWriter.formatVersion)",
        "use a newer version of catalog"
      )
    case .conflictMarker:
      (
        "conflict", "the snapshot holds a merge conflict",
        "take one side, or remove the file and record the scenario again"
      )
    case .notUTF8: ("not-utf8", "the snapshot is not UTF-8 from here on", nil)
    case .truncated:
      (
        "truncated", "the snapshot ends without its last line “end”",
        "restore it from git, or record it again after removing it"
      )
    case .textAfterEnd: ("text-after-end", "there is text after the line “end”", nil)
    case .indentation(let expected, let found):
      (
        "indentation",
        "the indentation of this line, \(found) \(found == 1 ? "space" : "spaces"), fits no level",
        "a level is two spaces, and \(expected) is the most that can stand here"
      )
    case .unknownLine(let word, let known):
      ("unknown-line", "no line starts with “\(word)” here", Self.hint(word, known))
    case .misplacedLine(let word):
      ("misplaced-line", "a line “\(word)” cannot stand here", nil)
    case .missing(let what): ("missing", "\(what) is missing", nil)
    case .unexpected(let found, let expected):
      ("unexpected", "expected \(expected), found “\(found)”", nil)
    case .unclosedQuote: ("unclosed-quote", "the text in quotes does not end on its line", nil)
    case .unknownEscape:
      (
        "unknown-escape", "this escape does not exist",
        #"the escapes are \" \\ \n \r \t and \u{…} with a hexadecimal number"#
      )
    case .unknownWord(let word, let known):
      ("unknown-word", "“\(word)” means nothing here", Self.hint(word, known))
    case .duplicate(let what, _): ("duplicate", "\(what) stands twice", nil)
    case .tooDeep: ("too-deep", "slots are nested more than 64 deep", nil)
    case .stackTooDeep:
      (
        "too-deep",
        "stacks are nested more than \(SnapshotDocument.CellLayout.Stack.greatestDepth) deep", nil
      )
    }
  }

  private static func hint(_ word: String, _ known: [String]) -> String? {
    if let hint = NearestName.hint(for: word, among: known) { return hint }
    return known.isEmpty ? nil : "known here: \(known.joined(separator: ", "))"
  }
}
