import CatalogCore
import Snapshots
import Testing

struct DamagedSnapshotTests {
  private static let sound = """
    catalog snapshot 1
    screen photos "Photos"
    scenario loaded "Loaded"
    state content
    variant 393 L

    area header
      text title "Photos"

    section items

      row PhotoCell photo-1
        height 64 fixed
          at 320 AX3 131.67
        text title headline "Harbour" <- Photo.name
          lines 2
        action select push photo-detail

      row PhotoCell photo-2

    section more

    end

    """

  private static func problem(in bytes: [UInt8]) -> Diagnostic? {
    let source = SourceText(path: "photos/loaded.snap", bytes: bytes)
    do {
      _ = try SnapshotParser.document(from: source)
      return nil
    } catch {
      return error.diagnostic(in: source)
    }
  }

  private static func message(_ text: String) -> String {
    problem(in: Array(text.utf8)).map { DiagnosticFormatter().text($0) } ?? "no problem"
  }

  private static func place(_ diagnostic: Diagnostic?) -> String {
    guard let diagnostic, let location = diagnostic.location else { return "no problem" }
    return "\(location.line):\(location.column) \(diagnostic.id)"
  }

  /// The sound file with the first `text` in it replaced.
  private static func replacing(_ text: String, with other: String) -> String {
    #expect(sound.contains(text), "\(text)")
    return sound.replacing(text, with: other, maxReplacements: 1)
  }

  @Test func `the sound file is sound`() {
    #expect(Self.message(Self.sound) == "no problem")
  }

  // MARK: - Messages

  @Test func `an empty file is said to be empty`() {
    let message = """
      photos/loaded.snap: error: the snapshot is empty [snapshot-empty]
        hint: restore it from git, or record it again after removing it

      """
    for text in ["", "\n", " \n\t\r\n\n", "   "] { #expect(Self.message(text) == message) }
  }

  @Test func `what is no snapshot is said to be none`() {
    #expect(
      Self.message("# Photos\n\nA page.\n") == """
        photos/loaded.snap:1:1: error: this is no snapshot: the first line should be “catalog snapshot 1” [snapshot-unknown-format]
          # Photos
          ^~~~~~~~

        """)
  }

  @Test func `a git LFS pointer is told from a snapshot`() {
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:0123456789abcdef
      size 812

      """
    #expect(
      Self.message(pointer) == """
        photos/loaded.snap:1:1: error: this is a git LFS pointer and not the snapshot itself [snapshot-lfs-pointer]
          version https://git-lfs.github.com/spec/v1
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          hint: run “git lfs pull”; snapshots are small text and need no LFS

        """)
  }

  @Test func `a newer version is refused by its number`() {
    #expect(
      Self.message(Self.replacing("snapshot 1", with: "snapshot 12")) == """
        photos/loaded.snap:1:18: error: the snapshot has format version 12, this tool reads up to 1 [snapshot-newer-version]
          catalog snapshot 12
                           ^~
          hint: use a newer version of catalog

        """)
  }

  @Test func `a merge conflict is shown at its marker`() {
    let conflict = Self.replacing(
      "    height 64 fixed\n",
      with: "<<<<<<< HEAD\n    height 64 fixed\n=======\n    height 80 fixed\n>>>>>>> other\n")
    #expect(
      Self.message(conflict) == """
        photos/loaded.snap:13:1: error: the snapshot holds a merge conflict [snapshot-conflict]
          <<<<<<< HEAD
          ^~~~~~~~~~~~
          hint: take one side, or remove the file and record the scenario again

        """)
  }

  @Test func `a file that was cut between two lines is said to be cut`() {
    #expect(
      Self.message("catalog snapshot 1\nscreen photos \"Photos\"\n") == """
        photos/loaded.snap:2:1: error: the snapshot ends without its last line “end” [snapshot-truncated]
          screen photos "Photos"
          ^~~~~~~~~~~~~~~~~~~~~~
          hint: restore it from git, or record it again after removing it

        """)
  }

  @Test func `a misspelt line gets the nearest word as a hint`() {
    #expect(
      Self.message(Self.replacing("    height 64", with: "    hieght 64")) == """
        photos/loaded.snap:13:5: error: no line starts with “hieght” here [snapshot-unknown-line]
              hieght 64 fixed
              ^~~~~~
          hint: did you mean “height”?

        """)
  }

  @Test func `a second row with one identity points to the first`() {
    #expect(
      Self.message(Self.replacing("photo-2", with: "photo-1")) == """
        photos/loaded.snap:19:17: error: the row identity “photo-1” stands twice [snapshot-duplicate]
            row PhotoCell photo-1
                          ^~~~~~~
          photos/loaded.snap:12:17: note: first used here

        """)
  }

  @Test func `a wrong indentation says what it is`() {
    #expect(
      Self.message(Self.replacing("    height", with: "     height")) == """
        photos/loaded.snap:13:6: error: the indentation of this line, 5 spaces, fits no level [snapshot-indentation]
               height 64 fixed
               ^~~~~~~~~~~~~~~
          hint: a level is two spaces, and 4 is the most that can stand here

        """)
  }

  @Test func `an unknown word lists the known ones`() {
    #expect(
      Self.message(Self.replacing("state content", with: "state wonderful")) == """
        photos/loaded.snap:4:7: error: “wonderful” means nothing here [snapshot-unknown-word]
          state wonderful
                ^~~~~~~~~
          hint: known here: idle, loading, content, empty, failed

        """)
  }

  @Test func `an escape that does not exist lists those that do`() {
    #expect(
      Self.message(Self.replacing("\"Harbour\"", with: "\"Har\\bour\"")) == #"""
        photos/loaded.snap:15:29: error: this escape does not exist [snapshot-unknown-escape]
              text title headline "Har\bour" <- Photo.name
                                      ^~
          hint: the escapes are \" \\ \n \r \t and \u{…} with a hexadecimal number

        """#)
  }

  // MARK: - Places

  @Test(
    arguments: [
      // The first line.
      ("catalog snapshot 1", "catalog snapshot 0", "1:1 snapshot-unknown-format"),
      ("catalog snapshot 1", "catalog snapshot +1", "1:1 snapshot-unknown-format"),
      ("catalog snapshot 1", "catalog snapshot 01", "1:1 snapshot-unknown-format"),
      ("catalog snapshot 1", "catalog snapshot \"1\"", "1:1 snapshot-unknown-format"),
      ("catalog snapshot 1", "catalog snapshot one", "1:1 snapshot-unknown-format"),
      ("catalog snapshot 1", "catalog snapshot 1 1", "1:1 snapshot-unknown-format"),
      ("catalog snapshot 1", "catalog stream 1", "1:1 snapshot-unknown-format"),
      ("catalog snapshot 1", "Catalog snapshot 1", "1:1 snapshot-unknown-format"),
      ("catalog snapshot 1", " catalog snapshot 1", "1:1 snapshot-unknown-format"),
      ("catalog snapshot 1", "\u{FEFF}catalog snapshot 1", "1:1 snapshot-unknown-format"),
      (
        "catalog snapshot 1", "catalog snapshot 99999999999999999999",
        "1:18 snapshot-newer-version"
      ),
      // Conflict markers.
      ("catalog snapshot 1", "<<<<<<< HEAD\ncatalog snapshot 1", "1:1 snapshot-conflict"),
      ("state content", "=======\nstate content", "4:1 snapshot-conflict"),
      ("state content", "||||||| base\nstate content", "4:1 snapshot-conflict"),
      ("\nend", "\n>>>>>>> other\nend", "23:1 snapshot-conflict"),
      // The end.
      ("end\n", "end\nend\n", "24:1 snapshot-text-after-end"),
      ("end\n", "end\n\ncatalog snapshot 1\n", "25:1 snapshot-text-after-end"),
      ("end\n", "end\n  note \"x\"", "24:3 snapshot-text-after-end"),
      ("end\n", "end x\n", "23:5 snapshot-unexpected"),
      ("end\n", "  end\n", "23:3 snapshot-unknown-line"),
      ("end\n", "ende\n", "23:1 snapshot-unknown-line"),
      ("\nend\n", "", "21:1 snapshot-truncated"),
      // Lines at the wrong place.
      ("screen photos \"Photos\"\n", "", "2:1 snapshot-missing"),
      ("state content\n", "", "4:1 snapshot-missing"),
      ("screen", "sceren", "2:1 snapshot-unknown-line"),
      ("state content", "model A", "5:1 snapshot-missing"),
      ("state content", "stat content", "4:1 snapshot-unknown-line"),
      ("state content", "group \"A\"\nmodel A\nstate content", "5:1 snapshot-misplaced-line"),
      ("state content", "state content\nimported", "5:1 snapshot-misplaced-line"),
      ("screen photos", "screen b \"B\"\nscreen photos", "3:1 snapshot-misplaced-line"),
      (
        "section items", "section items\n  footer \"F\"\n  header \"H\"",
        "12:3 snapshot-misplaced-line"
      ),
      (
        "section items", "section items\n  header \"H\"\n  header \"H\"",
        "12:3 snapshot-misplaced-line"
      ),
      ("    height 64 fixed", "    hidden\n    height 64 fixed", "14:5 snapshot-misplaced-line"),
      ("      lines 2", "      color red\n      lines 2", "17:7 snapshot-misplaced-line"),
      ("section more", "section more\n\narea late", "23:1 snapshot-misplaced-line"),
      (
        "    action select", "    action a\n    text b \"B\"\n    action select",
        "18:5 snapshot-misplaced-line"
      ),
      ("section more", "note \"late\"", "21:1 snapshot-misplaced-line"),
      ("section more", "chapter more", "21:1 snapshot-unknown-line"),
      ("section more", "\"section\" more", "21:1 snapshot-unexpected"),
      // Indentation.
      ("state content", "  state content", "4:3 snapshot-indentation"),
      ("  row PhotoCell photo-2", " row PhotoCell photo-2", "19:2 snapshot-indentation"),
      ("  row PhotoCell photo-2", "   row PhotoCell photo-2", "19:4 snapshot-indentation"),
      ("  row PhotoCell photo-2", "\trow PhotoCell photo-2", "19:1 snapshot-unexpected"),
      ("      lines 2", "        lines 2", "16:9 snapshot-indentation"),
      ("      at 320", "    at 320", "14:5 snapshot-unknown-line"),
      ("section more", "section more\n    row C r", "22:5 snapshot-indentation"),
      // Words.
      ("\"Harbour\" <-", "\"Harbour <-", "15:25 snapshot-unclosed-quote"),
      ("\"Harbour\"", "\"Harbour\\\"", "15:25 snapshot-unclosed-quote"),
      ("\"Harbour\"", "\"Harbour\"x", "15:34 snapshot-unexpected"),
      ("\"Harbour\"", "\"\\u{110000}\"", "15:26 snapshot-unknown-escape"),
      ("\"Harbour\"", "\"\\u{D800}\"", "15:26 snapshot-unknown-escape"),
      ("\"Harbour\"", "\"\\u{+41}\"", "15:26 snapshot-unknown-escape"),
      ("\"Harbour\"", "\"\\u{0000041}\"", "15:26 snapshot-unknown-escape"),
      ("\"Harbour\"", "\"\\u{}\"", "15:26 snapshot-unknown-escape"),
      ("\"Harbour\"", "\"\\u41\"", "15:26 snapshot-unknown-escape"),
      ("\"Harbour\"", "\"é\\u{41\"", "15:28 snapshot-unknown-escape"),
      ("\"Harbour\"", "", "15:26 snapshot-unexpected"),
      ("<- Photo.name", "<- Photo.name x", "15:49 snapshot-unexpected"),
      ("<- Photo.name", "<-", "15:5 snapshot-missing"),
      ("<- Photo.name", "<-Photo.name", "15:37 snapshot-unexpected"),
      ("<- Photo.name", "<- Zoë", "15:40 snapshot-unexpected"),
      ("<- Photo.name", "<- field name", "15:44 snapshot-unexpected"),
      ("screen photos", "screen été", "2:8 snapshot-unexpected"),
      ("screen photos \"Photos\"", "screen photos Photos", "2:15 snapshot-unexpected"),
      ("screen photos \"Photos\"", "screen photos", "2:1 snapshot-missing"),
      ("height 64 fixed", "height 064 fixed", "13:12 snapshot-unexpected"),
      ("height 64 fixed", "height 64.0 fixed", "13:12 snapshot-unexpected"),
      ("height 64 fixed", "height 64 fxed", "13:15 snapshot-unknown-word"),
      ("height 64 fixed", "height 64", "13:5 snapshot-missing"),
      ("at 320 AX3 131.67", "at 320 AX3", "14:7 snapshot-missing"),
      ("at 320 AX3 131.67", "at 320 AX3 131.67 or 2 needs 1", "14:30 snapshot-unexpected"),
      ("at 320 AX3 131.67", "at 320 AX3 131.67 needs", "14:7 snapshot-missing"),
      ("lines 2", "lines two", "16:13 snapshot-unexpected"),
      ("lines 2", "lines 2 2", "16:15 snapshot-unexpected"),
      ("lines 2", "size 2", "16:7 snapshot-missing"),
      ("lines 2", "hidden yes", "16:14 snapshot-unexpected"),
      ("lines 2", "color", "16:7 snapshot-missing"),
      ("lines 2", "color <-", "16:13 snapshot-unexpected"),
      ("select push photo-detail", "select pull photo-detail", "17:19 snapshot-unknown-word"),
      ("select push photo-detail", "select push", "17:5 snapshot-missing"),
      ("push photo-detail", "push photo-detail query 1", "17:43 snapshot-unexpected"),
    ])
  func `damage is reported where it is`(text: String, other: String, place: String) {
    let damaged = Self.replacing(text, with: other)
    #expect(Self.place(Self.problem(in: Array(damaged.utf8))) == place, "\(other)")
  }

  @Test(
    arguments: [
      ("section more", "section items", "21:9", "10:9"),
      ("section more", "section \"items\"", "21:9", "10:9"),
      ("row PhotoCell photo-2", "row Other \"photo-1\"", "19:13", "12:17"),
      ("section more", "section more\n  row C photo-1", "22:9", "12:17"),
      ("area header", "area header\n\narea header", "9:6", "7:6"),
      ("  text title \"Photos\"", "  text title \"A\"\n  view title \"B\"", "9:8", "8:8"),
      ("    action select", "    text title \"B\"\n    action select", "17:10", "15:10"),
      ("    action select", "    action select\n    action select", "18:12", "17:12"),
      ("      lines 2", "      lines 2\n      lines 3", "17:7", "16:7"),
      ("variant 393 L", "variant 393 L\nvariant 393 L", "6:9", "5:9"),
      ("at 320 AX3 131.67", "at 320 AX3 131.67\n      at 320 AX3 99", "15:10", "14:10"),
    ])
  func `what stands twice is reported with both places`(
    text: String, other: String, second: String, first: String
  ) {
    let damaged = Self.replacing(text, with: other)
    let problem = Self.problem(in: Array(damaged.utf8))
    #expect(Self.place(problem) == "\(second) snapshot-duplicate")
    let related = problem?.related.map { "\($0.location.line):\($0.location.column)" }
    #expect(related == [first])
  }

  @Test func `names with the same look but other bytes are two names`() {
    let text = Self.replacing("photo-1", with: "\"\u{E9}\"")
      .replacing("photo-2", with: "\"e\u{301}\"")
    #expect(Self.message(text) == "no problem")
  }

  @Test(
    arguments: [
      ([0xFF], "15:26"), ([0xC3], "15:26"), ([0xED, 0xA0, 0x80], "15:26"),
      ([0x61, 0xE2, 0x82], "15:27"), ([0xC0, 0x80], "15:26"),
    ] as [([UInt8], String)])
  func `a byte that is no UTF-8 is found`(bytes: [UInt8], place: String) {
    let parts = Self.sound.utf8.split(separator: UInt8(ascii: "H"), maxSplits: 1)
    let damaged = Array(parts[0]) + bytes + Array(parts[1])
    #expect(Self.place(Self.problem(in: damaged)) == "\(place) snapshot-not-utf8")
  }

  @Test func `deep indentation is refused without going deep`() {
    let spaces = String(repeating: " ", count: 200_000)
    let oneLine = Self.replacing("    height 64", with: "\(spaces)height 64")
    #expect(Self.problem(in: Array(oneLine.utf8))?.id == "snapshot-indentation")
    var nested = ""
    for level in 2..<2_000 {
      nested += String(repeating: "  ", count: level) + "view v \"\"\n"
    }
    let deep = Self.replacing("    text title headline", with: "\(nested)    text title headline")
    #expect(Self.place(Self.problem(in: Array(deep.utf8))) == "79:133 snapshot-too-deep")
  }
}
